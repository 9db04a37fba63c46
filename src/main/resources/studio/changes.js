// What each save changed, and what is wrong now.
import {count, h, show, toast} from './dom.js';
import {get, post} from './api.js';
import {findings as findingList, placeLink, split} from './findings.js';

export function open(app, main) {
  const page = new Changes(app, main);
  app.on('state', () => page.drawFindings());
  app.on('saved', round => page.put(round));
  app.on('tested', round => page.put(round));
  return {ready: page.load()};
}

class Changes {
  constructor(app, main) {
    this.app = app;
    this.rounds = new Map();
    this.list = h('div.rounds', {'aria-live': 'polite'});
    this.findings = h('div');
    show(main, h('section.page.columns', {},
      h('div', {}, h('h1', {}, 'What changed'), this.list),
      h('div', {}, h('h1', {}, 'Findings'), this.findings)));
  }

  async load() {
    const {rounds} = await get(this.app.address('changes'));
    // What was told meanwhile is newer than the answer.
    rounds.filter(one => !this.rounds.has(one.number)).forEach(one => this.rounds.set(one.number, one));
    this.draw();
    this.drawFindings();
  }

  put(round) {
    this.rounds.set(round.number, round);
    this.draw();
  }

  draw() {
    const all = [...this.rounds.values()].sort((one, other) => other.number - one.number);
    show(this.list, all.length ? all.map((one, at) => roundBox(this.app, one, at === 0))
      : h('p.empty', {}, 'Nothing was saved since the studio was opened. Edit a cell here, or save a file in your own program: what it does is told here within a second.'));
  }

  drawFindings() {
    const findings = this.app.state?.findings || [];
    show(this.findings, findings.length
      ? findingList(this.app, findings.slice(0, 200), found => mender(this.app, found))
      : h('p.empty', {}, this.app.state?.read ? 'Nothing is wrong.' : 'The rules are being read …'));
  }
}

/** The button that mends a finding at all its places. */
function mender(app, group) {
  const can = group.filter(one => one.mend && (one.line || one.place.startsWith('!')));
  if (!can.length) return null;
  const [{mend}] = can;
  const where = can.length > 1 ? ` in ${can.length} places` : '';
  return h('button', {onclick: async event => {
    event.target.disabled = true;
    try {
      for (const one of can) {
        await post(app.address('mend'), {file: one.file, place: one.line || one.place, from: one.mend.from, to: one.mend.to});
      }
      toast('Written; the next check follows.');
    } catch (refusal) {
      toast(refusal.message, 'problem');
      event.target.disabled = false;
    }
  }}, (mend.from ? `Write “${mend.to}”` : 'Write this sentence') + where);
}

const MARKS = {added: '+', removed: '−', changed: '≠', renamed: '→'};

function roundBox(app, round, newest) {
  return h(`article.round${round.refused ? '.refused' : ''}`, {},
    h('header', {}, h('strong', {}, round.files.map(file => file.split('/').pop()).join(', ')),
      h('span.faint', {}, round.refused ? 'the last good rules stay in force' : round.summary,
        round.millis ? ` · ${round.millis} ms` : '')),
    round.refused && round.findings.length ? findingList(app, round.findings.slice(0, 30)) : null,
    round.changes.map(change => changeBox(app, change)),
    round.outcomes.length ? h('ul.plain.tests', {}, round.outcomes.slice(0, 60).map(one => outcome(app, one))) : null,
    !round.refused && round.findings.length ? findingList(app, round.findings.slice(0, 60), newest ? found => mender(app, found) : undefined) : null,
    round.left ? h('p.faint', {}, newest ? `${count(round.left, 'test')} still to be played …`
      : `${count(round.left, 'test')} were left to the next save.`) : null);
}

function changeBox(app, change) {
  const noun = Object.keys(change).find(key => !['kind', 'place', 'old', 'new', 'details'].includes(key));
  const [file, place] = split(change.place);
  return h(`div.change.${change.kind}`, {},
    h('p', {}, h('b', {}, MARKS[change.kind] || '', ' ', change.kind), ` ${noun} `, h('b', {}, change[noun]), ' ',
      placeLink(app, file, place)),
    change.old && change.old !== change.new ? h('p.was', {}, h('small', {}, 'was'), change.old) : null,
    change.new && change.old !== change.new ? h('p.now', {}, h('small', {}, 'now'), change.new) : null,
    change.details.length ? h('ul', {}, change.details.map(one => h('li', {}, one))) : null);
}

function outcome(app, one) {
  const word = text => text === 'passed' ? 'ok' : text === '' ? 'none' : 'FAIL';
  const at = one.test.indexOf(': ');
  const file = one.test.slice(0, at);
  // The first difference tells the line of what the test expects.
  const [of, place] = split(/^\S+/.exec(one.after || '')?.[0] || '');
  return h(`li.test.${one.after === 'passed' ? 'passed' : 'failed'}`, {},
    h('span.mark', {}, `${word(one.before)} → ${word(one.after)}`),
    placeLink(app, file, of === file ? place : '', one.test.slice(at + 2)),
    one.after && one.after !== 'passed' ? h('pre', {}, one.after.split('\n').slice(0, 6).join('\n')) : null);
}
