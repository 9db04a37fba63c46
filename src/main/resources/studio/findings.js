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

/** Findings that say the same of several places are one, with all its places. */
export function findings(app, all, fixes) {
  const same = new Map();
  for (const one of all) {
    const key = [one.severity, one.code, one.message].join(' ');
    same.set(key, [...(same.get(key) || []), one]);
  }
  return h('ul.findings', {}, [...same.values()].map(group => finding(app, group, fixes)));
}

function finding(app, group, fixes) {
  const [one] = group;
  return h(`li.finding.${one.severity}`, {},
    h('span.code', {title: one.fix}, `${one.severity} ${one.code}`),
    h('span.words', {}, one.message),
    h('span.places', {}, group.map(at => [placeLink(app, at.file, at.line ? ':' + at.line : at.place,
      at.line ? `${at.file.split('/').pop()}:${at.line}` : undefined), ' '])),
    fixes ? fixes(group) : null);
}
