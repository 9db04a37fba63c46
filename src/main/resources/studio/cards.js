// The gallery of cards.
import {count, h, later, plain, show, toast} from './dom.js';
import {get} from './api.js';
import {placeLink, split} from './findings.js';

export function open(app, main, [id]) {
  const page = new Gallery(app, main);
  app.on('state', state => page.news(state));
  return {ready: page.load(id), close: () => page.closed = true,
    keep: ([other]) => other ? page.openCard(other) : page.shut()};
}

/** What a fact is, for the face: a few facts stand out. */
const BIG = ['cost', 'power', 'attack', 'health', 'hp', 'vp'];
const PATTERN = /^(?:[A-E][1-5][A-Z]+,?)+$/;

class Gallery {
  constructor(app, main) {
    this.app = app;
    this.filter = '';
    this.choices = {};
    this.search = h('input', {type: 'search', placeholder: 'Find a card …', 'aria-label': 'Find a card',
      oninput: later(80, () => { this.filter = this.search.value; this.draw(); })});
    this.selects = h('span.selects');
    this.number = h('span.faint', {role: 'status'});
    this.grid = h('ul.cards', {'aria-label': 'Cards'});
    this.detail = h('aside.detail', {hidden: true, 'aria-label': 'The card that is open'});
    show(main, h('section.gallery', {},
      h('div.bar', {}, this.search, this.selects, this.number),
      h('div.gallery-body', {}, this.grid, this.detail)));
  }

  async load(id) {
    if (!this.faces) show(this.grid, h('li.loading', {}, 'The rules are being read …'));
    this.wanted = id;
    if (!this.app.state?.good) {
      if (this.app.state?.read) show(this.grid, h('li.loading', {}, 'There are no good rules yet: mend the errors first.'));
      return;
    }
    this.faces = await get(this.app.address('cards'));
    this.drawSelects();
    this.draw();
    if (id) await this.openCard(id);
  }

  async news(state) {
    if (this.closed || this.rules === state.rules && this.faces) return;
    this.rules = state.rules;
    await this.load(this.wanted);
  }

  drawSelects() {
    const labels = new Map();
    for (const face of this.faces) {
      for (const fact of [...face.facts, {label: 'section', value: face.section}]) {
        if (fact.value === undefined || PATTERN.test(fact.value)) continue;
        if (!labels.has(fact.label)) labels.set(fact.label, new Map());
        const values = labels.get(fact.label);
        values.set(fact.value, (values.get(fact.value) || 0) + 1);
      }
    }
    const useful = [...labels].filter(([, values]) => values.size > 1 && values.size <= 24).slice(0, 5);
    show(this.selects, useful.map(([label, values]) => h('select', {
      'aria-label': label,
      onchange: event => { this.choices[label] = event.target.value; this.draw(); }},
      h('option', {value: ''}, `any ${label}`),
      [...values.keys()].sort().map(value => h('option', {value}, `${value} (${values.get(value)})`)))));
  }

  fits(face) {
    for (const [label, wanted] of Object.entries(this.choices)) {
      const own = label === 'section' ? face.section : face.facts.find(one => one.label === label)?.value;
      if (wanted && own !== wanted) return false;
    }
    const words = this.filter.toLowerCase().split(/\s+/).filter(Boolean);
    const text = `${face.name} ${face.id} ${face.text} ${face.facts.map(one => `${one.label} ${one.value ?? plain(one.number)}`).join(' ')}`.toLowerCase();
    return words.every(word => text.includes(word));
  }

  draw() {
    const shown = this.faces.filter(face => this.fits(face));
    this.number.textContent = shown.length === this.faces.length
      ? count(shown.length, 'card') : `${shown.length} of ${count(this.faces.length, 'card')}`;
    show(this.grid, shown.map(face => h('li', {}, this.button(face))));
  }

  button(face) {
    return h('button.face', {
      dataset: {id: face.id},
      onclick: () => this.app.go(this.app.game, 'cards', face.id)}, faceParts(face));
  }

  shut() {
    this.wanted = '';
    this.detail.hidden = true;
    this.grid.querySelector('.face.chosen')?.focus();
  }

  async openCard(id) {
    this.wanted = id;
    let card;
    try {
      card = await get(this.app.address('card'), {id});
    } catch (refusal) {
      return toast(refusal.message, 'problem');
    }
    for (const one of this.grid.querySelectorAll('.face')) {
      one.classList.toggle('chosen', one.dataset.id === id);
    }
    this.grid.querySelector('.face.chosen')?.scrollIntoView({block: 'nearest'});
    this.detail.hidden = false;
    show(this.detail, detail(this.app, card));
  }
}

export function faceParts(face) {
  const numbers = face.facts.filter(one => one.number !== undefined);
  const big = numbers.filter(one => BIG.includes(one.label));
  const small = numbers.filter(one => !BIG.includes(one.label) && one.number !== 0);
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

/** Tiles around a card, as Queen's Blood writes them: B3P is the tile before it with a pawn. */
function patternPicture(text) {
  const tiles = new Map(text.split(',').map(part => [part.slice(0, 2), part.slice(2)]));
  const cells = [];
  for (const row of 'ABCDE') {
    for (let column = 1; column <= 5; column++) {
      const what = row === 'C' && column === 3 ? 'W' : tiles.get(row + column) || '';
      cells.push(h(`i${what ? '.' + [...what].map(letter => 't-' + letter.toLowerCase()).join('.') : ''}`));
    }
  }
  return h('span.pattern', {role: 'img', 'aria-label': `pattern ${text}`}, cells);
}

function detail(app, card) {
  const failed = card.tests.filter(one => one.state === 'failed');
  return [
    h('header', {}, h('h2', {}, card.name),
      h('a.close', {href: app.link('cards'), 'aria-label': 'Close'}, '×')),
    h('div.face.large', {}, faceParts(card)),
    h('dl.facts', {}, card.facts.map(one => [h('dt', {}, one.label), h('dd', {}, one.value ?? plain(one.number))]),
      h('dt', {}, 'id'), h('dd', {}, card.id)),
    h('h3', {}, 'What it does'),
    card.effects.length ? h('ul.plain', {}, card.effects.map(one => {
      const [file, place] = split(one.source);
      return h('li', {}, h('p', {}, one.sentence || one.name),
        h('p.faint', {}, one.id, ' · ', one.source ? placeLink(app, file, place) : null));
    })) : h('p.faint', {}, 'It has no effect.'),
    h('h3', {}, `Tests (${card.tests.length}${failed.length ? `, ${failed.length} failed` : ''})`),
    card.tests.length ? h('ul.plain.tests', {}, [...failed, ...card.tests.filter(one => one.state !== 'failed')].map(one =>
      h(`li.test.${one.state}`, {}, h('span.mark', {}, one.state), placeLink(app, one.file, one.place, one.title),
        one.result ? h('pre', {}, one.result) : null))) : h('p.faint', {}, 'No test names it.'),
    h('h3', {}, 'Where it is written'),
    h('ul.plain.uses', {}, card.uses.map(one => h('li', {},
      placeLink(app, one.file, one.place), h('span.faint', {}, ' ', one.text)))),
  ];
}
