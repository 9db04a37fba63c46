// Tests, coverage, mutations and simulations: run, watch, stop, and read.
import {count, h, later, plain, show, svg, toast} from './dom.js';
import {get, post} from './api.js';
import {placeLink, split} from './findings.js';
import {compared} from './compared.js';

const KINDS = [['list', 'Tests'], ['coverage', 'Coverage'], ['mutate', 'Mutations'], ['simulate', 'Simulation']];

export function open(app, main, [kind = 'list']) {
  const page = new Tests(app, main);
  app.on('state', () => page.kind === 'list' && page.drawList());
  app.on('run', () => page.poll());
  return {ready: page.load(kind), keep: ([other = 'list']) => page.load(other), close: () => page.close()};
}

const percent = rate => `${(100 * rate).toFixed(1)} %`;

class Tests {
  constructor(app, main) {
    this.app = app;
    this.tabs = h('nav.sheet-tabs', {'aria-label': 'Kinds of tests'});
    this.form = h('div.run-form');
    this.progress = h('div.run-progress', {role: 'status', 'aria-live': 'polite'});
    this.body = h('div.run-body');
    show(main, h('section.runs', {}, this.tabs, h('div.page', {}, this.form, this.progress, this.body)));
    this.drawListSoon = later(150, () => this.drawList());
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
  }

  async load(kind) {
    this.kind = KINDS.some(([id]) => id === kind) ? kind : 'list';
    show(this.tabs, KINDS.map(([id, title]) => h('a', {href: this.app.link('tests', id), 'aria-current': id === this.kind ? 'page' : null}, title)));
    show(this.progress);
    show(this.body);
    if (this.kind === 'list') return this.drawList(true);
    await this.drawForm();
    await this.poll();
  }

  async drawList(anew) {
    if (anew || !this.search) {
      this.search = h('input', {type: 'search', placeholder: 'Find a test …', 'aria-label': 'Find a test', oninput: () => this.drawListSoon()});
      this.only = h('select', {'aria-label': 'Which tests', onchange: () => this.drawList()},
        ['all', 'failed', 'passed', 'waiting'].map(one => h('option', {value: one}, one)));
      this.number = h('span.faint', {role: 'status'});
      show(this.form, h('div.bar', {}, this.search, this.only, this.number, h('span.faint', {}, 'Tests are played by themselves after each save.')));
    }
    const all = await get(this.app.address('tests'));
    if (this.closed || this.kind !== 'list') return;
    const words = this.search.value.toLowerCase();
    const shown = all.filter(one => (this.only.value === 'all' || one.state === this.only.value) && one.name.toLowerCase().includes(words))
      .sort((one, other) => (other.state === 'failed') - (one.state === 'failed'));
    this.number.textContent = `${shown.length} of ${count(all.length, 'test')}`;
    show(this.body, h('ul.plain.tests', {}, shown.slice(0, 400).map(one => h(`li.test.${one.state}`, {},
      h('span.mark', {}, one.state), placeLink(this.app, one.file, one.place, one.title), h('span.faint', {}, ' ', one.file.split('/').pop()),
      one.result ? h('pre', {}, one.result) : null))));
  }

  async drawForm() {
    const start = settings => async event => {
      event.preventDefault();
      try {
        await post(this.app.address('run'), {kind: this.kind, settings: settings()});
        this.poll();
      } catch (refusal) {
        toast(refusal.message, 'problem');
      }
    };
    const number = (id, label, value) => [h('label', {for: id}, label), h('input', {id, type: 'number', min: 1, value: String(value)})];
    const field = id => document.getElementById(id);
    if (this.kind === 'coverage') {
      show(this.form, h('form.run', {onsubmit: start(() => ({}))}, h('p', {}, 'Which rules, rows and conditions do the tests reach?'), h('button.main', {}, 'Measure')));
    } else if (this.kind === 'mutate') {
      show(this.form, h('form.run', {onsubmit: start(() => ({sample: Number(field('sample').value)}))},
        h('p', {}, 'Change one small thing of the rules at a time: which changes does no test notice?'), number('sample', 'changes', 40), h('button.main', {}, 'Run')));
    } else {
      const offer = this.app.state?.good ? await get(this.app.address('play')) : {bots: ['random'], pairings: [], usage: ''};
      show(this.form, h('form.run', {onsubmit: start(() => ({games: Number(field('games').value), seed: Number(field('seed').value), bot: field('bot').value,
        words: field('words').value, against: field('against').value === 'folder' ? field('folder').value : field('against').value, random: field('random').checked}))},
        number('games', 'games', 1000), number('seed', 'seed', 1),
        h('label', {for: 'bot'}, 'bot'), h('select', {id: 'bot'}, offer.bots.map(one => h('option', {value: one, selected: one === (offer.bots.find(word => word !== 'random') || 'random')}, one))),
        h('label', {for: 'words'}, 'with'), h('input', {id: 'words', list: 'run-pairings', placeholder: 'all pairs in turn'}), h('datalist', {id: 'run-pairings'}, offer.pairings.map(one => h('option', {value: one}))),
        h('label', {hidden: !offer.random}, h('input', {id: 'random', type: 'checkbox'}), ' random decks'),
        h('label', {for: 'against'}, 'compared with'), h('select', {id: 'against', onchange: () => { field('folder').hidden = field('against').value !== 'folder'; }},
          h('option', {value: ''}, 'nothing'), h('option', {value: 'commit'}, 'the last commit'), h('option', {value: 'folder'}, 'another folder')),
        h('input', {id: 'folder', hidden: true, placeholder: 'folder', 'aria-label': 'The other folder'}),
        h('button.main', {}, 'Simulate')));
    }
  }

  async poll() {
    clearTimeout(this.timer);
    const all = await get(this.app.address('runs'));
    if (this.closed || this.kind === 'list') return;
    const running = Object.values(all).find(one => one.state === 'running');
    const at = document.activeElement;
    this.holds = this.progress.contains(at) || this.form.contains(at) && at.matches('button.main') || this.holds && at === document.body;
    show(this.progress, running ? h('div.running', {},
      h('span', {}, `${running.kind}: ${running.of ? `${running.done} of ${running.of}` : 'running'}, ${running.seconds} s`),
      running.of ? h('progress', {max: running.of, value: running.done}) : h('progress'),
      h('button', {onclick: async () => { await post(this.app.address('stop')); this.poll(); }, disabled: running.stopping}, running.stopping ? 'Stopping …' : 'Stop')) : null);
    for (const button of this.form.querySelectorAll('button.main')) button.disabled = Boolean(running);
    // The button that began a run rests while it goes on: the keyboard is at "Stop" meanwhile.
    if (this.holds) (running ? this.progress : this.form).querySelector('button:not([disabled])')?.focus();
    const own = all[this.kind];
    if (own && own.state !== 'running' && this.drawn !== this.kind + JSON.stringify(own)) {
      this.drawn = this.kind + JSON.stringify(own);
      show(this.body, own.error ? h('pre.problem', {}, own.error) : null,
        own.state === 'stopped' ? h('p.faint', {}, 'It was stopped; this is what was known.') : null,
        Object.keys(own.result).length ? this[this.kind](own.result) : null);
    }
    if (running) this.timer = setTimeout(() => this.poll(), 500);
  }

  coverage(result) {
    const part = tally => tally.all ? `${tally.covered} of ${tally.all}` : '–';
    const bar = tally => tally.all ? h('progress', {max: tally.all, value: tally.covered, 'aria-label': part(tally)}) : null;
    const row = (name, one) => h('tr', {}, h('td', {}, name), ['rules', 'branches', 'rows', 'conditions'].map(key => h('td', {}, part(one[key]), ' ', bar(one[key]))));
    return [
      h('table.numbers', {}, h('thead', {}, h('tr', {}, ['', 'rules', 'branches', 'rows', 'conditions'].map(one => h('th', {}, one)))),
        h('tbody', {}, row('all', result), result.subjects.flatMap(one => one.files).map(one => row(placeLink(this.app, one.file, '', one.file.split('/').pop()), one)))),
      h('h3', {}, `Not covered (${result.gaps.length})`),
      result.gaps.length ? h('ul.plain', {}, result.gaps.slice(0, 300).map(gap => {
        const [file, place] = split(gap.place);
        return h('li', {}, placeLink(this.app, file, place), ' ', gap.missing);
      })) : h('p.faint', {}, 'Everything is covered.'),
      h('p.faint', {}, 'Sheets paint this cell by cell: press Coverage there.')];
  }

  mutate(result) {
    const survived = result.results.filter(one => one.outcome === 'survived');
    const row = one => {
      const [file, place] = split(one.place);
      return h(`li.test.${one.outcome === 'survived' ? 'failed' : 'passed'}`, {}, h('span.mark', {}, one.outcome), placeLink(this.app, file, place),
        ` ${one.subject}: `, h('span.was', {}, one.before), ' → ', h('span.now', {}, one.after || 'nothing'), one.noticedBy ? h('span.faint', {}, ' noticed by ', one.noticedBy) : null);
    };
    return [h('p', {}, h('b', {}, `${result.survived} of ${count(result.mutants, 'change')} went unnoticed.`), ` ${result.places} places could be changed.`),
      h('ul.plain.tests', {}, [...survived, ...result.results.filter(one => one.outcome !== 'survived')].map(row))];
  }

  simulate(result) {
    if (result.compared !== undefined) return this.compared(result);
    const rates = (title, list) => list.length ? [h('h3', {}, title), intervals(list.map(one => ({name: one.name, ...(one.rate !== undefined ? one : one.played)})), 0.5)] : null;
    const lengths = result.turns.games;
    return [
      h('p', {}, h('b', {}, count(result.ended, 'game')), `, ${result.draws} drawn, ${result.failed} failed; ${result.turns.mean.toFixed(1)} turns on average`,
        result.first ? `; who begins wins ${percent(result.first.rate)} (${percent(result.first.low)} to ${percent(result.first.high)})` : ''),
      rates('Win rates', result.players),
      lengths ? [h('h3', {}, 'How many turns'), histogram(lengths)] : null,
      result.cards.length ? [h('h3', {}, 'Cards: win rate if played'), cardTable(this.app, result.cards)] : rates(`By ${result.features_rate_of || 'feature'}`, result.features)];
  }

  compared(result) {
    const {players, features} = compared(result);
    const list = [...players, ...features.filter(one => one.difference !== 0 || one.low > 0 || one.high < 0)];
    return [h('p', {}, h('b', {}, `${count(result.compared, 'game')} were played by both versions;`), ` ${result.alike} ended alike: the same winners, turns and number of answers.`),
      h('h3', {}, 'How much more often each wins now than before'), differences(list.slice(0, 60)),
      h('p.faint', {}, 'Behind each rate and difference stands its 95 % interval. Rows in bold, whose line does not touch 0, are more than chance explains.')];
  }
}

/** Rates as bars with their intervals, and as a table for those who do not see them. */
function intervals(list, middle) {
  return h('table.numbers', {}, h('thead', {}, h('tr', {}, ['', 'games', 'wins', 'rate', '95 % interval', ''].map(one => h('th', {}, one)))),
    h('tbody', {}, list.map(one => h('tr', {}, h('td', {}, one.name), h('td', {}, plain(one.games)), h('td', {}, plain(one.wins)), h('td', {}, percent(one.rate)),
      h('td', {}, `${percent(one.low)} – ${percent(one.high)}`), h('td.chart', {}, mark(one.rate, one.low, one.high, 0, 1, middle))))));
}

const between = one => h('span.faint', {}, ` (${percent(one.low)} to ${percent(one.high)})`);
const rated = one => one ? [percent(one.rate), between(one)] : '–';

function differences(list) {
  const most = Math.max(0.02, ...list.map(one => Math.max(Math.abs(one.low), Math.abs(one.high))));
  return h('table.numbers', {}, h('thead', {}, h('tr', {}, ['', 'before', 'now', 'difference', ''].map(one => h('th', {}, one)))),
    h('tbody', {}, list.map(one => h(`tr${one.low > 0 || one.high < 0 ? '.sure' : ''}`, {}, h('td', {}, one.name), h('td', {}, rated(one.before)), h('td', {}, rated(one.now)),
      h('td', {}, (one.difference > 0 ? '+' : '') + percent(one.difference), between(one)), h('td.chart', {}, mark(one.difference, one.low, one.high, -most, most, 0))))));
}

function mark(value, low, high, from, to, middle) {
  const x = number => String(4 + 192 * (Math.min(to, Math.max(from, number)) - from) / (to - from));
  return svg('svg', {viewBox: '0 0 200 16', width: 200, height: 16, 'aria-hidden': 'true'},
    svg('line', {x1: x(middle), x2: x(middle), y1: 0, y2: 16, class: 'chart-middle'}),
    svg('line', {x1: x(low), x2: x(high), y1: 8, y2: 8, class: 'chart-line'}), svg('circle', {cx: x(value), cy: 8, r: 4, class: 'chart-mark'}));
}

function histogram(lengths) {
  const most = Math.max(...lengths.map(([, games]) => games));
  const first = lengths[0][0];
  const last = lengths.at(-1)[0];
  const wide = Math.max(2, Math.min(18, 560 / (last - first + 1)));
  return svg('svg', {viewBox: `0 0 ${Math.ceil((last - first + 1) * wide)} 96`, height: 96, role: 'img', 'aria-label': `from ${first} to ${last} turns`},
    lengths.map(([turns, games]) => svg('rect', {x: (turns - first) * wide, y: 80 - 78 * games / most, width: Math.max(1, wide - 1), height: 78 * games / most, class: 'chart-bar'}, svg('title', {}, `${turns} turns: ${games}`))),
    svg('text', {x: 0, y: 94, class: 'chart-text'}, String(first)), svg('text', {x: Math.ceil((last - first + 1) * wide), y: 94, class: 'chart-text', 'text-anchor': 'end'}, String(last)));
}

function cardTable(app, cards) {
  return h('table.numbers', {}, h('thead', {}, h('tr', {}, ['card', 'games', 'win rate if played', '95 % interval', 'lift', ''].map(one => h('th', {}, one)))),
    h('tbody', {}, cards.filter(one => one.played.games > 0).map(one => h('tr', {}, h('td', {}, one.name), h('td', {}, plain(one.played.games)),
      h('td', {}, percent(one.played.rate)), h('td', {}, `${percent(one.played.low)} – ${percent(one.played.high)}`), h('td', {}, (one.lift.difference > 0 ? '+' : '') + percent(one.lift.difference)),
      h('td.chart', {}, mark(one.played.rate, one.played.low, one.played.high, 0, 1, 0.5))))));
}
