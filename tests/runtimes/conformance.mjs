// Runs tests/conformance.py inside MicroPython or Pyodide under node.
// node conformance.mjs micropython|pyodide <deals> <whole> <project> <node_modules>
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const STEPS = 10; // deals in one call
const [runtime, deals, whole, project, modules] = process.argv.slice(2);

// The sources and the fact files, by the path they get inside the interpreter.
function* laidOut() {
  const folders = [
    ["engine/marias", "/marias"],
    ["tests/counts", "/counts"],
    ["tests/playthroughs", "/playthroughs"],
    ["tests/deals", "/deals"],
  ];
  for (const [from, to] of folders) {
    const folder = join(project, from);
    for (const name of readdirSync(folder).filter((n) => /\.(py|txt)$/.test(n))) {
      yield [to, `${to}/${name}`, readFileSync(join(folder, name), "utf8")];
    }
  }
  for (const name of ["conformance.py", "facts.py", "whole_deals.py"]) {
    yield ["/", `/${name}`, readFileSync(join(project, "tests", name), "utf8")];
  }
}

async function micropython() {
  const path = join(modules, "@micropython/micropython-webassembly-pyscript");
  const { loadMicroPython } = await import(join(path, "micropython.mjs"));
  const python = await loadMicroPython({
    url: join(path, "micropython.wasm"),
    heapsize: 64 * 1024 * 1024,
    stdout: (line) => console.log(line),
    linebuffer: true,
  });
  return [python.FS, (code) => python.runPython(code), (name) => python.globals.get(name)];
}

async function pyodide() {
  const { loadPyodide } = await import(join(modules, "pyodide/pyodide.mjs"));
  const python = await loadPyodide({ stdout: (line) => console.log(line) });
  return [python.FS, (code) => python.runPython(code), (name) => python.globals.get(name)];
}

const [files, run, get] = await (runtime === "pyodide" ? pyodide() : micropython());
for (const [folder, path, text] of laidOut()) {
  if (!files.analyzePath(folder).exists) files.mkdir(folder);
  files.writeFile(path, text);
}
// Between two calls the interpreter can collect what is no longer needed.
const begin = `
import sys
sys.path.insert(0, "/")
import conformance
going = conformance.steps(["${deals}", "${whole}"])
more = True
`;
try {
  run(begin);
  while (get("more")) run(`more = conformance.go_on(going, ${STEPS})`);
} catch (error) {
  // Only the message: node would print the whole interpreter beside it.
  console.error(error.message);
  process.exit(1);
}
