for (const table of document.querySelectorAll('table.list')) {
  const body = table.tBodies[0], heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.firstElementChild.addEventListener('click', () => {
    const up = head.getAttribute('aria-sort') === 'ascending' ? -1 : 1;
    heads.forEach(other => other.removeAttribute('aria-sort'));
    head.setAttribute('aria-sort', up > 0 ? 'ascending' : 'descending');
    const key = row => row.cells[column].dataset.v;
    const order = (a, b) => key(a) === undefined
      ? row(a, column).localeCompare(row(b, column)) : key(a) - key(b);
    body.append(...[...body.rows].sort((a, b) => up * order(a, b)));
  }));
}
function row(one, column) { return one.cells[column].textContent; }
const output = document.querySelector('output');
const noted = [...document.querySelectorAll('[data-note]')];
for (const one of noted) {
  one.addEventListener('focus', () => { output.textContent = one.dataset.note; });
  one.addEventListener('blur', () => { output.textContent = ''; });
  one.addEventListener('click', () => one.focus());
}
const gaps = [...noted.filter(one => one.matches('.missed, .partly, .missed *, .partly *')),
  ...document.querySelectorAll('.gaps a')];
let last = -1;
gaps.forEach((gap, number) => gap.addEventListener('focus', () => { last = number; }));
function jump(step) {
  if (gaps.length === 0) return;
  const next = last < 0 ? (step > 0 ? 0 : gaps.length - 1) : last + step;
  const to = gaps[(next + gaps.length) % gaps.length];
  to.focus();
  to.scrollIntoView({ block: 'center' });
}
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'n') jump(1);
  if (event.key === 'p') jump(-1);
});
for (const button of document.querySelectorAll('[data-gap]')) {
  button.hidden = gaps.length === 0;
  button.addEventListener('click', () => jump(Number(button.dataset.gap)));
}
