// One card with all that is known of it: effects, coverage, win rate, tests, and where it is written.
import {count, h, plain, show, toast} from './dom.js';
import {get} from './api.js';
import {last, result, SIGNS} from './coverage.js';
import {compared} from './compared.js';
import {faceParts} from './face.js';
import {placeLink, split} from './findings.js';

const GAMES = 400;

export function detail(app, card) {
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
    h('h3', {}, 'How often it wins'), measured(app, 'simulate', result => rate(app, card, result), button => simulate(app, card, button)),
    card.effects.length ? [h('h3', {}, 'What tests reach of it'), measured(app, 'coverage', result => covered(app, card, result), button => button('Measure', {}))] : null,
    h('h3', {}, `Tests (${card.tests.length}${failed.length ? `, ${failed.length} failed` : ''})`),
    card.tests.length ? h('ul.plain.tests', {}, [...failed, ...card.tests.filter(one => one.state !== 'failed')].map(one =>
      h(`li.test.${one.state}`, {}, h('span.mark', {}, one.state), placeLink(app, one.file, one.place, one.title),
        one.result ? h('pre', {}, one.result) : null))) : h('p.faint', {}, 'No test names it.'),
    h('h3', {}, 'Where it is written'),
    h('ul.plain.uses', {}, card.uses.map(one => h('li', {},
      placeLink(app, one.file, one.place), h('span.faint', {}, ' ', one.text)))),
  ];
}

/** What long work told last, and a button to begin it. */
function measured(app, kind, tell, offer) {
  const box = h('div.measured', {role: 'status'}, h('p.faint', {}, '…'));
  const progress = h('span.faint');
  const button = (words, settings) => h('button', {onclick: async event => {
    event.target.disabled = true;
    try {
      const found = await result(app, kind, settings, run => { progress.textContent = run.of ? ` ${run.done} of ${run.of}` : ` ${run.seconds} s`; }, true);
      if (found) await draw(found);
    } catch (refusal) {
      toast(refusal.message, 'problem');
    }
    event.target.disabled = false;
    progress.textContent = '';
  }}, words);
  const draw = async found => show(box, found ? tell(found) : h('p.faint', {}, 'Not measured yet.'), h('p', {}, await offer(button, found), progress));
  last(app, kind).then(draw).catch(refusal => show(box, h('p.problem', {}, refusal.message)));
  return box;
}

async function simulate(app, card, button) {
  const offer = await get(app.address('play'));
  const bot = offer.bots.find(word => word !== 'random') || 'random';
  return [button(`Simulate ${GAMES} games`, {games: GAMES, seed: 1, bot}), ' ',
    offer.random ? button('with random decks', {games: GAMES, seed: 1, bot, random: true}) : null];
}

const percent = share => `${(100 * share).toFixed(1)} %`;
const signed = one => one.difference === 0 ? 'no more often' : `${percent(Math.abs(one.difference))} ${one.difference > 0 ? 'more' : 'less'} often`;

function rate(app, card, found) {
  const own = one => [card.name, card.id, `${card.id} ${card.name}`].includes(one.name);
  const links = h('a', {href: app.link('tests', 'simulate')}, 'all results');
  const of = side => {
    const one = (side?.cards || []).find(own) || [...(side?.players || []), ...(side?.features || [])].find(own);
    return one && (one.played || one);
  };
  const rates = tally => tally?.games ? `${percent(tally.rate)} (${percent(tally.low)} to ${percent(tally.high)}) of ${count(tally.games, 'game')}` : 'no game';
  if (found.compared !== undefined) {
    const all = compared(found);
    const one = [...all.players, ...all.features].find(own);
    const [now, before] = [of(found.here), of(found.there)];
    if (!one && !now?.games && !before?.games) return h('p.faint', {}, 'It was in none of the games that were compared; ', links);
    return [now || before ? h('p', {}, 'Where it was played, now ', h('b', {}, rates(now)), `; before ${rates(before)}.`) : null,
      h('p', {}, one ? `Who brings it wins ${signed(one)} than before (difference ${percent(one.low)} to ${percent(one.high)}); ` : '', links)];
  }
  const one = (found.cards || []).find(own) || [...(found.players || []), ...(found.features || [])].find(own);
  const tally = one && (one.played || one);
  if (!tally?.games) return h('p.faint', {}, 'It was in no game of the last simulation; ', links);
  return h('p', {}, h('b', {}, percent(tally.rate)), ` (${percent(tally.low)} to ${percent(tally.high)}) of ${count(tally.games, 'game')} `,
    one.played ? 'in which it was played; ' : '; ', links);
}

function covered(app, card, found) {
  const ids = new Set(card.effects.map(one => one.id));
  const own = (found.paint || []).filter(one => ids.has(one.effect));
  if (!own.length) return h('p.faint', {}, 'Nothing of it can be measured.');
  const missed = own.filter(one => one.state !== 'covered');
  return [h('p', {}, missed.length ? `${own.length - missed.length} of ${count(own.length, 'part')} reached; not:` : `${SIGNS.covered} All of it is reached.`),
    h('ul.plain', {}, missed.map(one => {
      const [file, place] = split(one.place);
      return h('li', {}, `${SIGNS[one.state]} `, placeLink(app, file, place), h('span.faint', {}, ` ${one.note}`));
    }))];
}
