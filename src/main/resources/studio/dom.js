// Makes elements. Texts are always set as texts: what authors write never becomes markup.

/** An element: h('button.good', {onclick, title}, 'Save', other) */
export function h(what, properties, ...children) {
  const [tag, ...classes] = what.split('.');
  const element = document.createElement(tag || 'div');
  if (classes.length) element.className = classes.join(' ');
  fill(element, properties || {});
  append(element, children);
  return element;
}

/** An element of a drawing. */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes || {})) element.setAttribute(name, value);
  append(element, children);
  return element;
}

function fill(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'style') style(element.style, value);
    else if (name === 'dataset') Object.assign(element.dataset, value);
    else if (name in element && name !== 'list' && typeof value !== 'string') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
}

/** Properties by their names in scripts; the page's own ones by theirs. */
function style(own, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('--')) value && own.setProperty(name, value);
    else own[name] = value;
  }
}

function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === undefined || child === null || child === false || child === '') continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/** Replaces what an element holds. */
export function show(element, ...children) {
  element.replaceChildren();
  append(element, children);
  return element;
}

export function count(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Numbers as people write them: 3 and not 3.0. */
export function plain(number) {
  return Number.isInteger(number) ? String(number) : String(Math.round(number * 1000) / 1000);
}

/** A message that goes away by itself, unless it is a problem. */
export function toast(text, kind = 'note') {
  const close = h('button.close', {'aria-label': 'Close'}, '×');
  const box = h(`div.toast.${kind}`, {}, h('span', {}, text), close);
  close.addEventListener('click', () => box.remove());
  document.getElementById('toasts').append(box);
  setTimeout(() => box.remove(), kind === 'problem' ? 12000 : 4000);
}

/** Calls a function once it was quiet for a while. */
export function later(millis, call) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...values), millis);
  };
}

/** A dialog in front of the page; Escape closes it and the focus goes back. */
export function dialog(title, content, actions = []) {
  const before = document.activeElement;
  const box = h('dialog.sheet-dialog', {'aria-label': title},
    h('header', {}, h('h2', {}, title),
      h('button.close', {'aria-label': 'Close', onclick: () => box.close()}, '×')),
    h('div.dialog-body', {}, content),
    actions.length ? h('footer', {}, actions) : null);
  box.addEventListener('close', () => { box.remove(); before?.focus?.(); });
  box.addEventListener('click', event => { if (event.target === box) box.close(); });
  document.body.append(box);
  box.showModal();
  return box;
}
