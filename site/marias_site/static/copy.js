/* Puts a text or a link of the page into the clipboard, and says so beside the button.
   Where the clipboard is refused the text is selected, to be taken by hand. */
const { stych } = globalThis;
const REST = 4000;

const select = (place) => {
  const range = document.createRange();
  range.selectNodeContents(place);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
};
/* A link to the page leads to it as it is seen: by the rules of the chosen table. */
const linked = (place) => {
  const address = new URL(place.href);
  const general = document.getElementById("stych-stul")?.dataset.general ?? "";
  if (stych.table && stych.table !== general) address.searchParams.set("p", stych.table);
  return address.href;
};
for (const button of document.querySelectorAll("button[data-copy]")) {
  const place = document.getElementById(button.dataset.copy);
  const said = document.createElement("span");
  said.className = "note copied";
  said.setAttribute("role", "status");
  button.after(said);
  button.setAttribute("aria-describedby", place.id);
  button.hidden = false;
  let timer = 0;
  button.addEventListener("click", async () => {
    clearTimeout(timer);
    said.textContent = "";
    const done = await stych.copy(place.href ? linked(place) : place.textContent.trim());
    if (!done) select(place);
    said.textContent = done ? button.dataset.done : button.dataset.failed;
    timer = setTimeout(() => { said.textContent = ""; }, REST);
  });
}
