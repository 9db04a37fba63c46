for (const table of document.querySelectorAll('table.sheet')) {
  const body = table.tBodies[0], heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.firstChild.addEventListener('click', () => {
    const up = head.getAttribute('aria-sort') === 'descending' ? 1 : -1;
    heads.forEach(other => other.removeAttribute('aria-sort'));
    head.setAttribute('aria-sort', up > 0 ? 'ascending' : 'descending');
    const key = row => row.cells[column].dataset.v;
    const order = (a, b) => column ? key(a) - key(b)
      : a.cells[0].textContent.localeCompare(b.cells[0].textContent);
    body.append(...[...body.rows].sort((a, b) => up * order(a, b)));
  }));
}
