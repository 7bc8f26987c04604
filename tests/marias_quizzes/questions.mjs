// Runs questions.py inside MicroPython under node.
// node questions.mjs <project> <node_modules> <catalogue.json> <seeds>
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const [project, modules, catalogue, seeds] = process.argv.slice(2);
const path = join(modules, "@micropython/micropython-webassembly-pyscript");
const { loadMicroPython } = await import(join(path, "micropython.mjs"));
const python = await loadMicroPython({
  url: join(path, "micropython.wasm"),
  heapsize: 16 * 1024 * 1024,
  stdout: (line) => console.log(line),
  linebuffer: true,
});
for (const [from, to] of [
  ["engine/marias", "/marias"],
  ["quizzes/marias_quizzes", "/marias_quizzes"],
]) {
  python.FS.mkdir(to);
  for (const name of readdirSync(join(project, from)).filter((n) => n.endsWith(".py"))) {
    python.FS.writeFile(`${to}/${name}`, readFileSync(join(project, from, name), "utf8"));
  }
}
const script = join(project, "tests/marias_quizzes/questions.py");
python.FS.writeFile("/questions.py", readFileSync(script, "utf8"));
python.FS.writeFile("/catalogue.json", readFileSync(catalogue, "utf8"));
try {
  python.runPython(`
import sys
sys.path.insert(0, "/")
import questions
questions.main(["/catalogue.json", "${seeds}"])
`);
} catch (error) {
  // Only the message: node would print the whole interpreter beside it.
  console.error(error.message);
  process.exit(1);
}
