// A match on the page: the position with a player's eyes, what may be chosen, and the story.
import {count, dialog, h, plain, show, toast} from './dom.js';
import {get, post} from './api.js';
import {placeLink, split} from './findings.js';
import {board} from './board.js';
import {botSelect, seatsSelect, SetUp} from './position.js';

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
    this.keys = event => this.key(event);
    document.addEventListener('keydown', this.keys);
  }

  close() {
    document.removeEventListener('keydown', this.keys);
  }

  async load(id, from) {
    this.parts = [id, from];
    this.setUp?.close();
    this.setUp = null;
    if (!this.app.state?.good) return show(this.main, h('p.loading', {}, 'The rules are being read …'));
    this.offer ||= await get(this.app.address('play'));
    if (!id) return this.begin();
    if (id === 'set-up') {
      this.state = null;
      this.setUp = new SetUp(this.app, this.main, this.offer);
      return this.setUp.load(from);
    }
    try {
      this.take(await get(this.app.address('match'), {id, player: this.player}));
    } catch (refusal) {
      if (refusal.status === 400 && this.player === 0) {
        this.player = 1;
        return this.load(id);
      }
      toast(refusal.message, 'problem');
      this.begin();
    }
  }

  /** The form that begins a match. */
  begin() {
    const {offer} = this;
    const words = h('input', {list: 'pairings', placeholder: offer.usage, id: 'play-words'});
    const bot = botSelect(offer, 'play-bot');
    const seats = seatsSelect(offer, 'play-seats');
    const seed = h('input', {id: 'play-seed', type: 'number', value: String(Math.floor(Math.random() * 100000))});
    const start = async event => {
      event.preventDefault();
      try {
        const made = await post(this.app.address('match'),
          {words: words.value, people: seats.value, bot: bot.value, seed: Number(seed.value) || 0});
        this.player = Number(seats.value.split(',')[0] || 0);
        this.app.go(this.app.game, 'play', made.id);
      } catch (refusal) {
        toast(refusal.message, 'problem');
      }
    };
    show(this.main, h('section.page', {},
      h('h1', {}, 'Play'),
      h('form.begin', {onsubmit: start},
        h('label', {for: 'play-words'}, 'With what?'), h('div', {}, words,
          h('datalist', {id: 'pairings'}, offer.pairings.map(one => h('option', {value: one}))),
          h('p.faint', {}, `${offer.usage}; with commas between, empty for the usual match`)),
        h('label', {for: 'play-seats'}, 'Who?'), seats,
        h('label', {for: 'play-bot'}, 'Which bot?'), bot,
        h('label', {for: 'play-seed'}, 'Seed'), seed,
        h('span'), h('div.choices', {}, h('button.main', {type: 'submit'}, 'Begin'), ' ',
          h('a.button', {href: this.app.link('play', 'set-up')}, 'Set up a position')))));
    words.focus();
  }

  take(state) {
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
    show(this.main, h('section.play', {dataset: {answers: state.answers}},
      h('div.play-bar', {},
        h('strong', {}, state.names.join(' – ')),
        h('span.faint', {}, state.view.over ? 'over' : `turn ${state.view.turn}, ${state.view.phase}`),
        h('span.grow'),
        state.people.length !== 1 ? h('label', {}, 'seen by ', h('select', {onchange: event => { this.player = Number(event.target.value); this.load(state.id); }},
          state.names.map((name, i) => state.people.length === 0 || state.people.includes(i) ? h('option', {value: String(i), selected: i === this.player}, name) : null))) : null,
        h('button', {onclick: () => this.act('back'), disabled: !state.steps, title: 'Take back what I chose last'}, 'Step back'),
        h('button', {onclick: () => this.branch(), title: 'Go on in another way, and keep this match'}, 'Branch'),
        h('button', {onclick: () => this.keepAs()}, 'Keep as a test'),
        h('a.button', {href: this.app.link('play', 'set-up', state.id), title: 'Change this position by hand; it shows all that is hidden'}, 'Set up'),
        h('a.button', {href: this.app.link('play')}, 'New match')),
      h('div.play-body', {},
        h('div.table', {}, board(state, this.player, {lit, targets, chosen: this.chosen,
          click: entity => this.clicked(entity), about: entity => this.about(entity)})),
        h('div.play-side', {}, this.decisions(narrowed), this.story()))));
    const story = this.main.querySelector('.story');
    story.scrollTop = this.chosen !== null && keep !== undefined ? keep : story.scrollHeight;
  }

  decisions(narrowed) {
    const {state} = this;
    const who = state.view.winner;
    if (state.view.over) {
      return h('div.decisions.ended', {role: 'status'}, h('h2', {}, who >= 0 ? `${state.names[who]} wins` : 'The match is over'));
    }
    if (state.trouble) return h('div.decisions', {}, h('p.problem', {}, state.trouble));
    if (!state.decisions.length) return h('div.decisions', {}, h('p.faint', {}, 'Others are asked.'));
    const by = new Map();
    narrowed.forEach(one => by.set(one.decision, [...(by.get(one.decision) || []), one]));
    return h('div.decisions', {}, [...by].map(([decision, options]) => h('section', {},
      h('h2', {}, decision.question, decision.standing ? h('span.chip', {}, 'if you like') : null),
      h('ol.options', {}, options.map(({option}) => h('li', {}, h('button', {
        title: option.text, onclick: () => this.choose(decision, option)}, option.words)))))),
    this.chosen !== null ? h('button', {onclick: () => { this.chosen = null; this.draw(); }}, 'Show all again (Escape)') : null);
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
    return h('ol.story', {'aria-label': 'What happened', tabIndex: 0}, this.state.log.map(line => h(`li.${line.kind}`, {},
      h('button.line', {title: line.sentence || 'Why?', onclick: () => this.why(line)}, line.words,
        line.effect && line.kind !== 'action' ? h('span.faint', {}, ` (${line.effect})`) : null))));
  }

  async why(line) {
    const answer = await this.act('why', {happening: line.at});
    if (!answer) return;
    const [file, place] = split(line.source);
    dialog(line.words, [line.sentence ? h('p', {}, line.sentence) : null,
      line.source ? h('p', {}, placeLink(this.app, file, place)) : null, h('pre', {}, answer.text)]);
  }

  async about(entity) {
    const about = await this.act('about', {entity: entity.id});
    if (!about) return;
    const stats = Object.entries(entity.stats).filter(([, value]) => value !== 0);
    const detail = h('div');
    const explain = async stat => {
      const told = await this.act('explain', {entity: entity.id, stat});
      if (told) show(detail, explanation(this.app, told));
    };
    dialog(about.name, [
      about.text ? h('p', {}, about.text) : null,
      stats.length ? h('div.stats', {}, stats.map(([stat, value]) => h('button.stat', {onclick: () => explain(stat), title: `How did this come about?`},
        h('small', {}, stat), ' ', plain(value)))) : null,
      detail,
      about.effects.length ? h('ul.plain', {}, about.effects.map(effect => {
        const [file, place] = split(effect.source);
        return h('li', {}, h('p', {}, effect.sentence), h('p', {}, placeLink(this.app, file, place), ' ',
          h('button', {onclick: async () => {
            const told = await this.act('why-not', {effect: effect.id});
            if (told) show(detail, h('pre', {}, told.text));
          }}, 'Why did it do nothing?')));
      })) : null]);
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

function explanation(app, told) {
  const link = source => {
    const [file, place] = split(source || '');
    return file ? placeLink(app, file, place) : null;
  };
  return h('div.explanation', {},
    h('h3', {}, `${told.stat} is ${plain(told.result)}`),
    h('table', {}, h('tbody', {},
      h('tr', {}, h('td', {}, 'base'), h('td', {}, plain(told.base)), h('td')),
      told.modifiers.map(one => h('tr', {}, h('td', {}, one.layer), h('td', {}, plain(one.amount)), h('td', {}, one.from ? `${one.effect} of ${one.from} ` : `${one.effect} `, link(one.source)))))),
    told.notCounting.length ? h('p.faint', {}, 'Not counting: ', told.notCounting.map(one => one.words || one.effect).join('; ')) : null,
    told.changes.length ? h('ul.plain', {}, told.changes.map(one => h('li', {}, `turn ${one.turn}: ${plain(one.before)} → ${plain(one.after)} (${one.effect || 'the game'}) `, link(one.source)))) : h('p.faint', {}, 'The base never changed.'));
}
