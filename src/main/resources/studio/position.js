// A position that is set up by hand: its words beside a picture of it.
import {h, later, show, toast} from './dom.js';
import {get, post} from './api.js';
import {board} from './board.js';
import {Form} from './form.js';

export class SetUp {
  constructor(app, main, offer) {
    Object.assign(this, {app, main, offer});
    this.lookSoon = later(250, () => this.look());
  }

  async load(id) {
    this.form = await get(this.app.address('position'), id ? {id} : {});
    this.given = this.form.given;
    this.players = await get(this.app.address('seats'));
    const names = namesOf(await get(this.app.address('cards')));
    if (this.closed) return;
    this.fields = new Form(this.form.schema, this.form.definitions, this.given, names, () => this.lookSoon());
    this.draw();
    await this.look();
  }

  draw() {
    const {offer, form} = this;
    this.seats = seatsSelect(this.players);
    this.bot = botSelect(offer);
    this.variant = h('select', {'aria-label': 'Variant', onchange: () => this.lookSoon()},
      form.variants.map(one => h('option', {value: one, selected: one === form.variant}, one)));
    this.problems = h('ul.findings', {'aria-live': 'polite', 'aria-label': 'What is wrong with the position'});
    this.picture = h('div.table');
    this.start = h('button.main', {onclick: () => this.begin()}, 'Play from here');
    show(this.main, h('section.play.set-up', {},
      h('div.play-bar', {}, h('h1', {}, 'Set up a position'), h('span.grow'),
        form.variants.length ? this.variant : null, h('label', {}, 'who ', this.seats), h('label', {}, 'bot ', this.bot),
        this.start, h('a.button', {href: this.app.link('play')}, 'Cancel')),
      h('div.play-body', {}, this.picture,
        h('div.play-side', {}, h('div.position', {}, this.problems, this.fields.box)))));
  }

  words() {
    return {given: this.given, variant: this.variant.value || ''};
  }

  /** Shows the position, or what is wrong with it. */
  async look() {
    let seen;
    try {
      seen = await post(this.app.address('look'), this.words());
    } catch (refusal) {
      seen = {findings: [{message: refusal.message, place: '', severity: 'error', code: ''}]};
    }
    if (this.closed) return;
    const findings = seen.findings || [];
    this.start.disabled = findings.length > 0;
    show(this.problems, findings.map(one => h('li.finding.error', {}, h('span.words', {}, one.message), h('span.faint', {}, where(one)))));
    this.fields.mark(findings.map(where));
    if (seen.view) {
      const none = {lit: new Set(), targets: new Set(), chosen: null, click: () => {}, about: () => {}, explain: () => {}, sum: () => {}};
      // Nobody sits at a position yet.
      show(this.picture, board({...seen, bot: '', asked: []}, 0, none));
    }
  }

  async begin() {
    try {
      const made = await post(this.app.address('position'),
        {...this.words(), people: this.seats.value, bot: this.bot.value, seed: Math.floor(Math.random() * 100000)});
      if (made.findings) return this.look();
      this.app.go(this.app.game, 'play', made.id);
    } catch (refusal) {
      toast(refusal.message, 'problem');
    }
  }

  close() {
    this.closed = true;
  }
}

/** What cards are called, with their ids where several are called alike. */
function namesOf(faces) {
  const alike = new Map();
  for (const face of faces) alike.set(face.name, (alike.get(face.name) || 0) + 1);
  return new Map(faces.map(face => [face.id, alike.get(face.name) === 1 ? face.name : `${face.name} (${face.id})`]));
}

/** The part of a finding's place that is within the position. */
const where = one => (one.place || '').replace(/^#?\/scenarios\/0\/given/, '');

/** Who plays: one of the players, all of them, or bots alone. */
export function seatsSelect({names, begins}, id) {
  return h('select', {id}, names.map((name, i) => h('option', {value: String(i)}, `I play ${name}${begins && i === 0 ? ', who begins' : ''}`)),
    h('option', {value: names.map((_, i) => i).join(',')}, 'All of us play at this screen'),
    h('option', {value: ''}, 'Bots play, I watch'));
}

export function botSelect(offer, id) {
  const usual = offer.bots.find(word => word !== 'random') || 'random';
  return h('select', {id}, offer.bots.map(one => h('option', {value: one, selected: one === usual},
    one === 'random' ? 'random: takes any choice' : `${one}: tries to play well`)));
}

/** Who plays whom, in a sentence. */
export function whoPlays({names}, people, bot) {
  const list = all => all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  if (people === '') return `Bots play ${list(names)}; you watch, step by step.`;
  if (people.includes(',')) return `People play ${list(names)}, in turn at this screen.`;
  return `You play ${names[Number(people)]}; ${names.length > 2 ? 'bots play' : 'a bot plays'} ${list(names.filter((_, i) => i !== Number(people)))}${bot === 'random' ? ', at random' : ''}.`;
}
