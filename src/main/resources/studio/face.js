// The face of a card: name, numbers, pattern, text.
import {h, plain} from './dom.js';

/** A few facts stand out. */
const BIG = ['cost', 'power', 'attack', 'health', 'hp', 'vp'];
export const PATTERN = /^(?:[A-E][1-5][A-Z]+,?)+$/;

export function faceParts(face) {
  const numbers = face.facts.filter(one => one.number !== undefined);
  const big = numbers.filter(one => BIG.includes(one.label));
  const small = numbers.filter(one => !BIG.includes(one.label) && one.number !== 0 && one.number !== -1);
  const pattern = face.facts.find(one => PATTERN.test(one.value || ''));
  const words = face.facts.filter(one => one.value !== undefined && one !== pattern && !/[_/]/.test(one.value));
  return [
    h('span.face-head', {}, h('span.face-name', {}, face.name),
      h('span.face-numbers', {}, big.map(one => h(`span.number.n-${one.label}`, {title: one.label},
        h('small', {}, one.label), plain(one.number))))),
    h('span.face-kind', {}, words.slice(0, 3).map(one => h('span.chip', {title: one.label}, one.value))),
    pattern ? patternPicture(pattern.value) : null,
    h('span.face-text', {}, face.text),
    small.length ? h('span.face-small', {}, small.slice(0, 6).map(one =>
      h('span.chip.faint', {}, `${one.label} ${plain(one.number)}`))) : null,
  ];
}

/** Tiles around a card, as Queen's Blood writes them: B3P is a pawn on the tile ahead, which is to the right; X is a pawn on a tile that is affected too. */
function patternPicture(text) {
  const tiles = new Map(text.split(',').map(part => [part.slice(0, 2), part.slice(2).replace('X', 'PE')]));
  const cells = [];
  for (let row = 1; row <= 5; row++) {
    for (const column of 'EDCBA') {
      const what = column === 'C' && row === 3 ? 'W' : tiles.get(column + row) || '';
      cells.push(h(`i${what ? '.' + [...what].map(letter => 't-' + letter.toLowerCase()).join('.') : ''}`));
    }
  }
  return h('span.pattern', {role: 'img', 'aria-label': `pattern ${text}`, title: 'dark: the card; gold: a pawn; red: affected'}, cells);
}
