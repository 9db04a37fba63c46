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
const gaps = noted.filter(one => one.matches('.missed, .partly, .missed *, .partly *'));
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey || !'np'.includes(event.key)) return;
  if (gaps.length === 0) return;
  const at = gaps.indexOf(document.activeElement);
  const next = event.key === 'n' ? at + 1 : (at < 0 ? gaps.length : at) - 1;
  const to = gaps[(next + gaps.length) % gaps.length];
  to.focus();
  to.scrollIntoView({ block: 'center' });
});
