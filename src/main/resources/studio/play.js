// A match on the page: the position with a player's eyes, what may be chosen, and the story.
import {dialog, h, later, plain, show, toast} from './dom.js';
import {get, post} from './api.js';
import {placeLink, split} from './findings.js';
import {board, worded} from './board.js';
import {botSelect, seatsSelect, SetUp, whoPlays} from './position.js';

/** Milliseconds between two choices of bots that are watched. */
const PACES = [['slowly', 2000], ['steadily', 900], ['fast', 250]];

export function open(app, main, parts) {
  const page = new Play(app, main);
  app.on('saved', round => { if (!round.refused && round.changes.length && page.state) toast('New rules: the next match takes them.'); });
  app.on('state', state => { if (state.good && !page.offer) page.load(...page.parts); });
  return {ready: page.load(...parts), keep: others => page.load(...others), close: () => page.close()};
}

class Play {
  constructor(app, main) {
    this.app = app;
    this.main = main;
    this.player = 0;
    this.pace = PACES[1][1];
    this.timer = null;
    this.keys = event => this.key(event);
    document.addEventListener('keydown', this.keys);
  }

  close() {
    document.removeEventListener('keydown', this.keys);
    this.closed = true;
    this.pause();
    this.setUp?.close();
  }

  async load(id, from) {
    this.parts = [id, from];
    if (id !== this.state?.id) this.pause();
    this.setUp?.close();
    this.setUp = null;
    if (!this.app.state?.good) return show(this.main, h('p.loading', {}, 'The rules are being read …'));
    this.offer ||= await get(this.app.address('play'));
    if (this.closed) return;
    if (!id) return this.begin();
    if (id === 'set-up') {
      this.state = null;
      this.setUp = new SetUp(this.app, this.main, this.offer);
      return this.setUp.load(from);
    }
    try {
      this.take(await get(this.app.address('match'), {id, player: this.player}));
    } catch (refusal) {
      if (this.closed) return;
      if (refusal.status === 400 && this.player === 0) {
        this.player = 1;
        return this.load(id);
      }
      toast(refusal.message, 'problem');
      this.begin();
    }
  }

  /** The form that begins a match: with what, who plays whom, and what that comes to. */
  async begin() {
    const {offer} = this;
    this.state = null;
    const other = h('input', {id: 'play-words', placeholder: offer.usage, 'aria-label': 'Set-up in words', oninput: later(250, () => seat())});
    const words = h('div', {hidden: true}, other, h('p.faint', {}, `In words, with blanks between, or commas where a word has blanks: ${offer.usage}.`));
    const match = h('select', {id: 'play-match', onchange: () => { words.hidden = match.value !== 'other'; seat(); if (!words.hidden) other.focus(); }},
      offer.pairings.map(one => h('option', {value: one}, one.replaceAll(', ', ' – '))), h('option', {value: 'other'}, 'another one, in words …'));
    const bot = botSelect(offer, 'play-bot');
    bot.onchange = () => tell();
    const seats = h('div', {});
    const seed = h('input', {id: 'play-seed', type: 'number', value: String(Math.floor(Math.random() * 100000))});
    const said = h('p.who-plays', {role: 'status'});
    const button = h('button.main', {type: 'submit'}, 'Begin');
    const chosen = () => match.value === 'other' ? other.value : match.value;
    const people = () => seats.firstChild?.value ?? '0';
    let players = null;
    const tell = () => { said.textContent = players ? whoPlays(players, people(), bot.value) : ''; };
    const seat = async () => {
      const before = people();
      try {
        players = await get(this.app.address('seats'), {words: chosen()});
        show(seats, seatsSelect(players, 'play-seats'));
        seats.firstChild.onchange = tell;
        if ([...seats.firstChild.options].some(one => one.value === before)) seats.firstChild.value = before;
        tell();
      } catch (refusal) {
        players = null;
        said.textContent = refusal.message;
      }
      button.disabled = !players;
    };
    const start = async event => {
      event.preventDefault();
      try {
        const made = await post(this.app.address('match'),
          {words: chosen(), people: people(), bot: bot.value, seed: Number(seed.value) || 0});
        this.player = Number(people().split(',')[0] || 0);
        this.app.go(this.app.game, 'play', made.id);
      } catch (refusal) {
        toast(refusal.message, 'problem');
      }
    };
    await seat();
    if (this.closed) return;
    show(this.main, h('section.page', {},
      h('h1', {}, 'Play a match'),
      h('form.begin', {onsubmit: start},
        h('label', {for: 'play-match'}, 'Match'), h('div', {}, match, words),
        h('label', {for: 'play-seats'}, 'Who plays?'), seats,
        h('label', {for: 'play-bot'}, 'Bots'), bot,
        h('span'), said,
        h('span'), h('div.choices', {}, button, ' ', h('a.button', {href: this.app.link('play', 'set-up')}, 'Set up a position by hand')),
        h('span'), h('details', {}, h('summary', {}, 'Chance'), h('label', {for: 'play-seed'}, 'Seed '), seed,
          h('p.faint', {}, 'The same seed deals the same cards and throws the same dice again.')))));
    match.focus();
  }

  take(state) {
    if (this.closed) return; // Another part is open by now.
    this.fresh = this.state?.id === state.id ? Math.min(this.state.log.length, state.log.length) : state.log.length;
    this.state = state;
    this.chosen = null;
    const asked = state.asked.find(one => state.people.includes(one));
    if (asked !== undefined && !state.asked.includes(this.player) && state.people.length > 1) {
      this.pass(asked);
      return;
    }
    this.draw();
  }

  /** Two people at one screen: the other one looks away first. */
  pass(player) {
    show(this.main, h('section.page.pass', {}, h('h1', {}, `${this.state.names[player]} is asked`),
      h('p', {}, 'Whoever else sits here looks away, so that hidden cards stay hidden.'),
      h('button.main', {onclick: async () => {
        this.player = player;
        this.take(await get(this.app.address('match'), {id: this.state.id, player}));
      }}, `I am ${this.state.names[player]}`)));
    this.main.querySelector('button').focus();
  }

  async act(path, fields = {}) {
    try {
      const answer = await post(this.app.address(path), {id: this.state.id, player: this.player, ...fields});
      if (answer.view) this.take(answer);
      return answer;
    } catch (refusal) {
      toast(refusal.message, 'problem');
      return null;
    }
  }

  choose(decision, option) {
    return this.act('choose', {decision: decision.id, option: option.id});
  }

  options() {
    return this.state.decisions.flatMap(decision => decision.options.map(option => ({decision, option, touches: this.touches(option)})));
  }

  /** The entities that an option names: by number, by definition, by tile. */
  touches(option) {
    const entities = this.state.view.entities;
    const found = new Set();
    const words = option.id.split(/[\s@=]+/);
    for (const word of words) {
      const number = /^e(\d+)$/.exec(word);
      if (number) found.add(Number(number[1]));
    }
    const tile = /@(\d+),(\d+)$/.exec(option.id);
    if (tile) {
      const at = entities.find(one => one.kind === 'tile' && one.name === `lane ${Number(tile[1]) + 1}, column ${Number(tile[2]) + 1}`);
      if (at) found.add(at.id);
      const card = words[0];
      entities.filter(one => one.zone === 'hand' && one.definition === card).forEach(one => found.add(one.id));
    } else if (!found.size) {
      entities.filter(one => one.definition && one.kind !== 'player' && words.includes(one.definition)).forEach(one => found.add(one.id));
      entities.filter(one => one.kind === 'player' && new RegExp(`(^| )${one.id} in `).test(option.id)).forEach(one => found.add(one.id));
    }
    return found;
  }

  draw() {
    const {state} = this;
    const options = this.options();
    const lit = new Set(options.flatMap(one => [...one.touches]));
    const narrowed = this.chosen === null ? options : options.filter(one => one.touches.has(this.chosen));
    const targets = new Set(this.chosen === null ? [] : narrowed.flatMap(one => [...one.touches]));
    const keep = this.main.querySelector('.story')?.scrollTop;
    const at = document.activeElement;
    const here = !at || at === document.body || this.main.contains(at);
    show(this.main, h('section.play', {dataset: {answers: state.answers}},
      h('div.play-bar', {},
        h('strong', {}, state.names.join(' – ')),
        h('span.faint', {}, state.view.over ? 'over' : state.heading || `turn ${state.view.turn}`),
        h('span.grow'),
        state.people.length !== 1 ? h('label', {}, 'seen by ', h('select', {onchange: event => { this.player = Number(event.target.value); this.load(state.id); }},
          state.names.map((name, i) => state.people.length === 0 || state.people.includes(i) ? h('option', {value: String(i), selected: i === this.player}, name) : null))) : null,
        h('button', {onclick: () => this.act('back'), disabled: !state.steps, title: state.watched ? 'Take the last step back' : 'Take back what I chose last'}, 'Step back'),
        h('button', {onclick: () => this.branch(), title: 'Go on in another way, and keep this match'}, 'Branch'),
        h('button', {onclick: () => this.keepAs()}, 'Keep as a test'),
        h('a.button', {href: this.app.link('play', 'set-up', state.id), title: 'Change this position by hand; it shows all that is hidden'}, 'Set up'),
        h('a.button', {href: this.app.link('play')}, 'New match')),
      h('div.play-body', {},
        h('div.table', {}, board(state, this.player, {lit, targets, chosen: this.chosen,
          click: entity => this.clicked(entity), about: entity => this.about(entity),
          explain: (entity, stat) => this.explain(entity, stat), sum: (title, cards, stat) => this.sum(title, cards, stat)})),
        h('div.play-side', {}, state.watched && !state.view.over ? this.watching() : this.decisions(narrowed), this.story()))));
    const story = this.main.querySelector('.story');
    story.scrollTop = this.chosen !== null && keep !== undefined ? keep : story.scrollHeight;
    // What had the keyboard is gone: it goes on at the next choice.
    if (here) this.main.querySelector('.options button, .watching button')?.focus({preventScroll: true});
  }

  /** Bots play and somebody watches: step by step, at a pace, or to the end. */
  watching() {
    const {state} = this;
    const step = (pace, words, title) => h('button', {disabled: Boolean(this.timer), title, onclick: () => this.act('step', {pace})}, words);
    return h('div.decisions.watching', {}, h('h2', {}, 'Bots play'),
      state.trouble ? h('p.problem', {}, state.trouble) : null,
      h('div.watch-bar', {}, h('button.main', {onclick: () => this.timer ? this.pause() : this.run()}, this.timer ? 'Pause' : 'Play'),
        h('label', {}, 'pace ', h('select', {onchange: event => { this.pace = Number(event.target.value); }},
          PACES.map(([name, millis]) => h('option', {value: String(millis), selected: millis === this.pace}, name))))),
      h('div.watch-bar', {}, step('choice', 'One choice', 'The next choice of a bot'), step('turn', 'One turn', 'To the next turn'), step('end', 'To the end', 'The rest at once')));
  }

  /** Lets bots go on by themselves until somebody pauses, or the match is over. */
  run() {
    const next = async () => {
      const answer = await this.act('step', {pace: 'choice'});
      if (!this.timer || this.closed) return;
      if (!answer?.view || answer.view.over || answer.trouble) return this.pause();
      this.timer = setTimeout(next, this.pace);
    };
    this.timer = setTimeout(next, 0);
    this.draw();
  }

  pause() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
    if (this.state && !this.closed && this.main.querySelector('.watching')) this.draw();
  }

  decisions(narrowed) {
    const {state} = this;
    const {winner, winners = winner < 0 ? [] : [winner]} = state.view; // Several only share a win.
    const who = winners.map(one => state.names[one]).join(', ');
    if (state.view.over) {
      return h('div.decisions.ended', {role: 'status'}, h('h2', {}, who ? `${who} ${winners.length > 1 ? 'share the win' : 'wins'}` : 'The match is over'), h('p.faint', {}, state.log.findLast(one => one.kind === 'end')?.words || ''));
    }
    const on = state.waitsForBots ? h('button.main', {onclick: () => this.act('step', {pace: 'end'})}, 'Let the bots go on') : null;
    if (state.trouble) return h('div.decisions', {}, h('p.problem', {}, state.trouble), on);
    if (!state.decisions.length) return h('div.decisions', {}, h('p.faint', {}, 'Others are asked.'), on);
    const by = new Map();
    narrowed.forEach(one => by.set(one.decision, [...(by.get(one.decision) || []), one]));
    return h('div.decisions', {}, [...by].map(([decision, options]) => h('section', {},
      h('h2', {}, decision.question, decision.standing ? h('span.chip', {}, 'if you like') : null),
      h('ol.options', {}, options.map(({option}) => h('li', {}, h('button', {
        title: option.text, onclick: () => this.choose(decision, option)}, option.words)))))),
    this.chosen !== null ? h('div.choices', {}, h('button', {onclick: () => { this.chosen = null; this.draw(); }}, 'Show all again (Escape)'), ' ',
      h('button', {onclick: () => this.about(this.state.view.entities.find(one => one.id === this.chosen))}, 'What is it?')) : null);
  }

  clicked(entity) {
    const own = this.options().filter(one => one.touches.has(entity.id) && (this.chosen === null || one.touches.has(this.chosen) || this.chosen === entity.id));
    if (this.chosen !== null && this.chosen !== entity.id && own.length === 1) return this.choose(own[0].decision, own[0].option);
    const all = this.options().filter(one => one.touches.has(entity.id));
    if (!all.length || this.chosen === entity.id) return this.about(entity);
    this.chosen = entity.id;
    this.draw();
  }

  key(event) {
    if (event.key === 'Escape' && this.chosen !== null && this.state) {
      this.chosen = null;
      this.draw();
    }
  }

  story() {
    return h('ol.story', {'aria-label': 'What happened', tabIndex: 0}, this.state.log.map((line, i) => h(`li.${line.kind}${i >= this.fresh ? '.fresh' : ''}`, {},
      h('button.line', {title: line.sentence || 'Why?', onclick: () => this.why(line)}, line.words,
        line.effect && line.kind !== 'action' ? h('span.faint', {}, ` (${line.effect})`) : null))));
  }

  async why(line) {
    const answer = await this.act('why', {line: line.at});
    if (!answer) return;
    const {topic: [topic], chain: causes} = answer;
    const step = one => h('li', {}, one.words, ' ', one.note ? h('p.faint', {}, one.note) : null, one.source ? this.place(one.source) : null);
    const own = topic?.note || topic?.source ? topic : line.sentence ? {note: line.sentence, source: line.source} : null;
    const first = causes.some(one => one.note && one.note === own?.note) ? null : own;
    dialog(line.words, [first?.note ? h('p', {}, first.note) : null, first?.source ? h('p', {}, this.place(first.source)) : null,
      causes.length ? [h('h3', {}, 'Why'), h('ol.chain', {}, causes.map(step))] : null,
      h('h3', {}, 'What came of it'), answer.caused.length ? h('ul.chain', {}, answer.caused.map(step)) : h('p.faint', {}, 'Nothing more.'),
      h('details', {}, h('summary', {}, 'Every step of the rules'), h('pre', {}, answer.text))]);
  }

  place(source) {
    const [file, place] = split(source);
    return placeLink(this.app, file, place);
  }

  /** Players are called as everywhere on the page. */
  name(entity) {
    return entity.kind === 'player' ? this.state.names[entity.controller] ?? entity.name : entity.name;
  }

  /** How a number came about, by itself. */
  async explain(entity, stat) {
    const told = await this.act('explain', {entity: entity.id, stat});
    if (told) dialog(this.name(entity), [explanation(this.app, told, value => worded(this.state, entity, stat, value))]);
  }

  /** A number that is the sum of those of some cards. */
  sum(title, cards, stat) {
    dialog(title, [cards.length ? h('ul.plain', {}, cards.map(one => h('li', {}, h('button.stat', {onclick: () => this.explain(one, stat)}, `${one.name}: ${plain(one.stats[stat] || 0)}`)))) : h('p.faint', {}, 'There are no cards.')]);
  }

  async about(entity) {
    const about = await this.act('about', {entity: entity.id});
    if (!about) return;
    const {called} = this.state;
    const stats = Object.entries(entity.stats).filter(([stat, value]) => value !== 0 && value !== -1 && called[stat]);
    const detail = h('div', {role: 'status'});
    const explain = async stat => {
      const told = await this.act('explain', {entity: entity.id, stat});
      if (told) show(detail, explanation(this.app, told, value => worded(this.state, entity, stat, value)));
    };
    dialog(this.name(entity), [
      about.text ? h('p', {}, about.text) : null,
      stats.length ? h('div.stats', {}, stats.map(([stat, value]) => h('button.stat', {onclick: () => explain(stat), title: `How did this come about?`},
        h('small', {}, called[stat]), ' ', worded(this.state, entity, stat, value)))) : null,
      detail,
      about.effects.length ? h('ul.plain', {}, about.effects.map(effect => h('li', {}, h('p', {}, effect.sentence), h('p', {}, effect.source ? this.place(effect.source) : null, ' ',
        h('button', {onclick: async () => {
          const told = await this.act('why-not', {effect: effect.id, entity: entity.id});
          if (told) show(detail, verdicts(told, source => this.place(source)));
        }}, 'Why did it do nothing?'))))) : stats.length || about.text ? null : h('p.faint', {}, 'It has no numbers and no effects of its own.')]);
  }

  async branch() {
    const made = await this.act('branch');
    if (made) {
      toast('This is a match of its own from here; the other one stays as it is.');
      this.app.go(this.app.game, 'play', made.id);
    }
  }

  keepAs() {
    const name = h('input', {id: 'keep-name', maxlength: 60, placeholder: 'What does it show?'});
    const save = async as => {
      const made = await this.act('keep', {as, name: name.value});
      if (made) {
        box.close();
        toast(`Kept in ${made.file}`);
      }
    };
    const box = dialog('Keep as a test', [h('label', {for: 'keep-name'}, 'Name '), name,
      h('p.faint', {}, this.state.answers
      ? 'A scenario keeps the last answer with no more of the position than it takes; a golden game keeps the whole match.'
      : 'Nothing was chosen yet: the scenario keeps the position and what can be chosen in it.')],
      [h('button', {onclick: () => save('golden')}, 'Golden game'), h('button.main', {onclick: () => save('scenario')}, this.state.answers ? 'Scenario of the last answer' : 'Scenario of the position')]);
    name.focus();
  }
}

/** Why an effect did nothing, or what it did, with the turns. */
function verdicts(told, place) {
  return h('div.explanation', {}, told.verdicts.length ? h('ul.chain', {}, told.verdicts.map(one => h('li', {}, one.words,
    one.when?.length ? h('p.faint', {}, one.when.slice(0, 6).join('; ') + (one.when.length > 6 ? `; … (${one.when.length})` : '')) : null, one.source ? place(one.source) : null)))
    : h('p', {}, told.now || 'Nothing that it answers has happened yet, and nobody chose it.'),
  told.verdicts.length ? h('details', {}, h('summary', {}, 'Every step of the rules'), h('pre', {}, told.text)) : null);
}

/** How a number came about: its base, what modifies it, and each change of the base. */
function explanation(app, told, say) {
  const link = source => {
    const [file, place] = split(source || '');
    return file ? placeLink(app, file, place) : null;
  };
  const by = one => one.from ? `${one.effect} (${one.from}) ` : `${one.effect} `;
  return h('div.explanation', {},
    h('h3', {}, `${told.called}: ${say(told.result)}`),
    h('table', {}, h('tbody', {},
      h('tr', {}, h('td', {}, 'base'), h('td', {}, say(told.base)), h('td')),
      told.modifiers.map(one => h('tr', {}, h('td', {}, one.layer), h('td', {}, plain(one.amount)), h('td', {}, by(one), link(one.source)))))),
    told.notCounting.length ? h('p.faint', {}, 'Not counting: ', told.notCounting.map(one => one.words || one.effect).join('; ')) : null,
    told.changes.length ? h('ul.plain', {}, told.changes.map(one => h('li', {}, `turn ${one.turn}: ${say(one.before)} → ${say(one.after)} (${one.effect || 'the game'}${one.from ? ` of ${one.from}` : ''}) `, link(one.source)))) : h('p.faint', {}, 'The base never changed.'));
}
