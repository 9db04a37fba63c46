// The gallery of cards.
import {count, h, later, plain, show, toast} from './dom.js';
import {detail} from './card.js';
import {get} from './api.js';
import {faceParts, PATTERN} from './face.js';

export function open(app, main, [id]) {
  const page = new Gallery(app, main);
  app.on('state', state => page.news(state));
  return {ready: page.load(id), close: () => page.closed = true,
    keep: ([other]) => other ? page.openCard(other) : page.shut()};
}

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
    show(main, h('section.gallery', {onkeydown: event => { if (event.key === 'Escape' && !this.detail.hidden) app.go(app.game, 'cards'); }},
      h('div.bar', {}, this.search, this.selects, this.number),
      h('div.gallery-body', {}, this.grid, this.detail)));
  }

  async load(id) {
    if (!this.faces) show(this.grid, h('li.loading', {}, 'The rules are being read …'));
    this.wanted = id;
    if (!this.app.state?.good) {
      if (this.app.state?.read) show(this.grid, h('li.loading', {}, 'There are no good rules yet: correct the errors first.'));
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
    this.detail.scrollTop = 0;
    // On a phone the card covers the gallery, and with it what had the keyboard.
    if (!document.activeElement?.checkVisibility()) this.detail.querySelector('button, a')?.focus();
  }
}
