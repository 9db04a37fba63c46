// Draws a position: lanes where there are tiles, a circle where there are many players, otherwise the zones of each player.
import {count, h, plain} from './dom.js';

const NEAR = ['active', 'board', 'arena', 'bench', 'tableau', 'table', 'alive', 'hand'];
const AWAY = ['gone', 'ended', 'in force', 'told', 'discard', 'ashes', 'exhausted', 'deck', 'spent', 'sources', 'next energy'];
const MAIN_STATS = ['cost', 'power', 'attack', 'health', 'hp', 'damage', 'energy', 'vp', 'gold', 'strength', 'magic', 'victory', 'points', 'embers', 'mana', 'defense', 'burn', 'stun', 'ward', 'hearth', 'strength cost', 'magic cost', 'gold cost'];

/** Zones whose names say little by themselves. */
const ZONES = {force: 'bears'};
const named = (state, zone) => ZONES[zone] ?? state.zones[zone] ?? zone;
const CIRCLE = 5;
const MUCH = 20;

export function board(state, player, calls) {
  const {entities} = state.view;
  const tiles = entities.filter(one => one.kind === 'tile');
  const people = entities.filter(one => one.kind === 'player');
  const attached = new Map();
  for (const one of entities) {
    const to = /^on e(\d+)$/.exec(one.zone);
    if (to) attached.set(Number(to[1]), [...(attached.get(Number(to[1])) || []), one]);
  }
  const draw = {state, player, calls, attached};
  const rest = entities.filter(one => one.kind !== 'tile' && !/^on e\d+$/.test(one.zone) && one.kind !== 'game');
  const parts = [];
  if (people.length >= CIRCLE) parts.push(circle(draw, people));
  const inLanes = tiles.length ? rest.filter(one => one.zone === tiles[0].zone) : [];
  const seated = people.length >= CIRCLE ? people : [];
  const others = rest.filter(one => !inLanes.includes(one) && !seated.includes(one));
  const players = state.names.map((_, i) => i);
  const own = i => others.filter(one => one.controller === i);
  const middle = others.filter(one => one.controller < 0 || one.controller >= players.length);
  // Where much lies in the middle, what one has to pay with stands above it.
  const above = middle.length > MUCH;
  if (above) parts.push(side(draw, player, own(player), false));
  for (const i of players.filter(one => one !== player)) {
    if (own(i).length || !seated.length) parts.push(side(draw, i, own(i), true));
  }
  if (tiles.length) parts.push(lanes(draw, tiles, inLanes));
  if (middle.length) parts.push(h('section.side.middle', {'aria-label': 'The middle'}, zones(draw, middle, false)));
  if (!above) parts.push(side(draw, player, own(player), false));
  const hidden = Object.entries(state.view.hidden);
  if (hidden.length) parts.push(h('p.faint', {}, 'Face down: ', hidden.map(([zone, number]) => `${number} in ${named(state, zone)}`).join(', ')));
  return parts;
}

/** Who sits there: whoever looks, another person, or a bot. */
function sitter(state, i, own) {
  if (state.people.includes(i)) return state.people.length === 1 && own ? 'you' : 'a person';
  return state.bot ? `bot (${state.bot})` : null;
}

/** The numbers of something that a card has room for. */
const numbers = (draw, entity, most) => Object.entries(entity.stats)
  .filter(([name, value]) => value !== 0 && value !== -1 && draw.state.called[name] && MAIN_STATS.includes(name)).slice(0, most);

/** A number in words: pawns of a tile are those of the one side or of the other. */
export function worded(state, entity, stat, value) {
  if (entity.kind !== 'tile' || stat !== 'raw') return plain(value);
  return value === 0 ? 'none' : `${plain(Math.abs(value))} of ${state.names[value > 0 ? 0 : 1]}`;
}

function side(draw, i, entities, away) {
  const {state} = draw;
  const own = i === draw.player;
  const self = entities.filter(one => one.kind === 'player');
  const who = sitter(state, i, own);
  const rest = entities.filter(one => one.kind !== 'player');
  return h(`section.side.${own ? 'mine' : 'theirs'}${state.view.active === i ? '.active' : ''}`, {'aria-label': state.names[i]},
    h('header', {}, h('b', {}, state.names[i]), who ? h('span.chip', {}, who) : null, state.asked.includes(i) && !state.view.over ? asked(own && state.people.includes(i)) : null,
      self.filter(one => draw.calls.lit.has(one.id) || numbers(draw, one, 12).length).map(one => card(draw, one, true))),
    zones(draw, rest, away));
}

/** Who chooses; on a phone the list of choices lies far below. */
const asked = own => own
  ? h('button.chip.asked', {title: 'Go to the list of choices', onclick: () => document.querySelector('.options button')?.focus()}, 'your choice')
  : h('span.chip.asked', {}, 'chooses');

function zones(draw, entities, away) {
  const by = new Map();
  entities.forEach(one => by.set(one.zone, [...(by.get(one.zone) || []), one]));
  const rank = zone => NEAR.includes(zone) ? NEAR.indexOf(zone) : AWAY.includes(zone) ? 100 + AWAY.indexOf(zone) : 50;
  const order = [...by.keys()].sort((one, other) => (rank(one) - rank(other)) * (away ? -1 : 1));
  const open = order.filter(zone => rank(zone) < 100);
  const closed = order.filter(zone => rank(zone) >= 100);
  return [
    open.map(zone => h(`div.zone.z-${zone.replace(/\W+/g, '-')}`, {}, h('span.zone-name', {}, named(draw.state, zone)),
      h('div.zone-cards', {}, stacks(draw, by.get(zone).sort((one, other) => one.position - other.position)).map(stack => stacked(draw, stack))))),
    closed.length ? h('details.away', {}, h('summary', {}, closed.map(zone => `${named(draw.state, zone)} (${by.get(zone).length})`).join(', ')),
      closed.map(zone => h('div.zone', {}, h('span.zone-name', {}, named(draw.state, zone)),
        h('div.zone-cards', {}, stacks(draw, by.get(zone)).map(stack => stacked(draw, stack)))))) : null,
  ];
}

/** Cards of one stack of the rules, where the rules have some; else copies that look alike. Another card than the top one that is lit lies beside it. */
function stacks({state: {called}, calls}, entities) {
  const by = new Map();
  const top = new Map();
  entities.filter(one => one.stack >= 0 && !(top.get(one.stack)?.position > one.position)).forEach(one => top.set(one.stack, one));
  for (const one of entities) {
    const shared = one.controller < 0;
    const other = one.stack >= 0 && one.definition !== top.get(one.stack).definition;
    const key = other && (calls.lit.has(one.id) || calls.targets.has(one.id)) ? one.id : one.stack >= 0 ? `stack ${one.stack}` : shared ? one.definition + JSON.stringify(Object.entries(one.stats).filter(([name]) => called[name])) : one.id;
    by.set(key, [...(by.get(key) || []), one]);
  }
  return [...by.values()];
}

function stacked(draw, stack) {
  const shown = stack.find(one => draw.calls.targets.has(one.id)) || stack.find(one => draw.calls.lit.has(one.id)) || stack.at(-1);
  if (stack.length === 1) return card(draw, shown);
  const below = stack.toReversed().slice(1).map(one => one.name);
  return h('div.stack', {}, card(draw, shown), shown.stack >= 0 && below.some(name => name !== shown.name)
    ? h('details.stack-count', {}, h('summary', {title: `${count(stack.length, 'card')}; below: ${below.join(', ')}`}, `×${stack.length}`), h('ol.below', {'aria-label': 'Below, from the top'}, below.map(name => h('li', {}, name))))
    : h('span.stack-count', {title: count(stack.length, 'card')}, `×${stack.length}`));
}

/** How many letters the longest word of a name has, which must not be broken. */
const longest = name => String(Math.max(...name.split(/[\s-]+/).map(word => word.length)));

function card(draw, entity, small) {
  const {calls, attached} = draw;
  const stats = numbers(draw, entity, small ? 12 : 5);
  const classes = ['div.card', calls.lit.has(entity.id) && 'lit', calls.targets.has(entity.id) && 'target', calls.chosen === entity.id && 'chosen',
    small && 'wide', entity.controller === draw.player ? 'own' : entity.controller >= 0 ? 'others' : ''].filter(Boolean).join('.');
  return h(classes, {dataset: {entity: entity.id}},
    h('button.card-name', {style: {'--longest': longest(entity.name)}, 'aria-pressed': calls.chosen === entity.id ? 'true' : null, onclick: () => calls.click(entity),
      oncontextmenu: event => { event.preventDefault(); calls.about(entity); }}, small && /^(game )?player( \d+)?$/.test(entity.name) ? h('span.hidden-text', {}, entity.name) : entity.name,
      calls.lit.has(entity.id) ? h('span.hidden-text', {}, ', can be chosen') : null),
    h('span.card-stats', {}, stats.map(([name, value]) => h(`button.s-${name.replace(/\W+/g, '-')}`, {title: `How did this ${draw.state.called[name]} come about?`, tabIndex: -1,
      onclick: () => calls.explain(entity, name)}, h('small', {}, draw.state.called[name] + ' '), plain(value)))),
    attached.has(entity.id) ? h('span.attached', {}, attached.get(entity.id).map(one => h('span.chip', {}, one.name))) : null);
}

/** Tiles in lanes and columns, with pawns and the cards on them; power of each lane beside it. */
function lanes(draw, tiles, cards) {
  const {state, calls} = draw;
  const place = tile => /lane (\d+), column (\d+)/.exec(tile.name)?.slice(1).map(Number) || [1, tile.position + 1];
  const rows = new Map();
  tiles.forEach(tile => { const [lane, column] = place(tile); rows.set(lane, [...(rows.get(lane) || []), [column, tile]]); });
  const on = tile => cards.find(one => one.position === tile.position);
  const sum = (line, who) => line.map(([, tile]) => on(tile)).filter(one => one && one.controller === who).reduce((all, one) => all + (one.stats.power || 0), 0);
  const score = (who, lane, line) => h(`button.score.p${who}`, {title: `Power of ${state.names[who]} in lane ${lane}: which cards?`,
    onclick: () => calls.sum(`${state.names[who]} in lane ${lane}`, line.map(([, tile]) => on(tile)).filter(one => one && one.controller === who), 'power')}, plain(sum(line, who)));
  return h('section.lanes', {'aria-label': 'The board'}, [...rows].sort(([one], [other]) => one - other).map(([lane, line]) => h('div.lane', {},
    score(0, lane, line),
    line.sort(([one], [other]) => one - other).map(([column, tile]) => {
      const there = on(tile);
      const pawns = tile.stats.raw ?? 0;
      const rank = Math.abs(pawns);
      // A tile shows at most CardStats.HIGHEST_RANK pawns, also under more signed influence.
      const owner = pawns > 0 ? 0 : pawns < 0 ? 1 : -1;
      return h(`div.tile.p${owner}${calls.lit.has(tile.id) ? '.lit' : ''}${calls.targets.has(tile.id) ? '.target' : ''}`, {},
        there ? card(draw, there)
          : h('button.tile-button', {'aria-label': `${tile.name}${rank ? `, ${count(rank, 'pawn')} of ${state.names[owner]}` : ''}`,
              onclick: () => calls.click(tile)}, '♟'.repeat(Math.min(3, Math.max(0, rank)))));
    }),
    score(1, lane, line))));
}

/** Players around a table. */
function circle(draw, people) {
  return h('section.circle', {'aria-label': 'The players'}, people.map((one, i) => {
    const angle = 2 * Math.PI * i / people.length - Math.PI / 2;
    const away = one.zone === 'dead' || one.zone === 'gone';
    return h(`div.seat${away ? '.dead' : ''}`, {style: {left: `calc(50% + ${Math.cos(angle).toFixed(3)} * (50% - 3.4rem))`, top: 50 + 40 * Math.sin(angle) + '%'}},
      card(draw, one), h('span.faint', {}, one.controller === draw.player ? 'you' : one.zone));
  }));
}
