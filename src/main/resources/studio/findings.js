// What is wrong, with its place, and a way there.
import {h} from './dom.js';

/** Where a place is shown: a cell of a workbook or a line of a text. */
export function placeLink(app, file, place, words) {
  const text = words || file.split('/').pop() + ' ' + place.replace(/^[!#:]/, '').replaceAll('!', ' ');
  return h('a.place', {href: placeAddress(app, file, place), title: file + place}, text);
}

export function placeAddress(app, file, place) {
  const cell = /^!(.*)!([A-Z]+\d+)/.exec(place || '');
  if (cell) return app.link('sheets', file, cell[1], cell[2]);
  return app.link('sheets', file, '', (place || '').replace(/^[:#]/, ''));
}

/** A source such as "data/x.xlsx!Cards!B7" in its two parts. */
export function split(source) {
  const at = /^(.*?\.(?:xlsx|json|yaml|yml|txt|md|drl(?!\.)))(.*)$/.exec(source);
  return at ? [at[1], at[2]] : [source, ''];
}

export function finding(app, one, fixes) {
  return h(`li.finding.${one.severity}`, {},
    h('span.code', {title: one.fix}, `${one.severity} ${one.code}`),
    h('span.words', {}, one.message),
    placeLink(app, one.file, one.line ? ':' + one.line : one.place,
      one.line ? `${one.file.split('/').pop()}:${one.line}` : undefined),
    fixes ? fixes(one) : null);
}
