// The frame of the page: which part is shown, and what is told of the game meanwhile.
import {h, show, toast} from './dom.js';
import {address, get} from './api.js';
import * as home from './home.js';
import * as cards from './cards.js';
import * as changes from './changes.js';
import * as play from './play.js';
import * as sheets from './sheets.js';
import * as tests from './tests.js';

const PARTS = [
  ['cards', 'Cards', cards],
  ['sheets', 'Sheets', sheets],
  ['changes', 'What changed', changes],
  ['play', 'Play', play],
  ['tests', 'Tests', tests],
];

const main = document.getElementById('main');
let news = null;
/** The last save that this page was told of. */
let seen = 0;
let open = null;
let shown = '';

/** What every part knows: the game, its state, and how to go elsewhere. */
const app = {
  game: '',
  /** What people call the games, by id. */
  names: {},
  state: null,
  listeners: new Set(),
  go: (...parts) => { location.hash = '#/' + parts.map(encodeURIComponent).join('/'); },
  link: (...parts) => '#/' + [app.game, ...parts].map(encodeURIComponent).join('/'),
  /** Tells a part of news until the next part is opened. */
  on: (kind, call) => app.listeners.add([kind, call]),
  address: rest => address(app.game, rest),
};

function tell(kind, data) {
  if (kind === 'state') {
    app.state = data;
    status();
  }
  for (const [wanted, call] of app.listeners) if (wanted === kind) call(data);
}

function status() {
  const state = app.state;
  const box = document.getElementById('status');
  if (!state) return show(box);
  const errors = state.findings.filter(one => one.severity === 'error').length;
  const others = state.findings.length - errors;
  const tests = state.tests;
  // With an error results are those of the last good rules, or some tests could not be read.
  const stale = !errors ? null : state.broken ? 'These results are of the last good rules.' : 'Tests with errors cannot be played; these are the others.';
  show(box,
    state.stopped ? h('span.pill.bad', {title: state.stopped}, 'stopped') : null,
    !state.read ? h('span.pill.busy', {}, 'reading the rules …') : null,
    state.broken ? h('span.pill.bad', {}, state.good ? 'errors: the last good rules stay in force' : 'errors: no good rules yet') : null,
    errors ? h('a.pill.bad', {href: app.link('changes')}, `${errors} error${errors === 1 ? '' : 's'}`) : null,
    others ? h('a.pill.warn', {href: app.link('changes')}, `${others} finding${others === 1 ? '' : 's'}`) : null,
    tests.preparing ? h('span.pill.busy', {}, 'preparing the tests …') : null,
    state.read && tests.passed + tests.failed + tests.waiting > 0
      ? h(`a.pill.${tests.failed ? 'bad' : tests.waiting || tests.again || errors ? 'busy' : 'good'}`, {href: app.link('tests'), title: stale},
          `${tests.passed} passed${tests.failed ? `, ${tests.failed} failed` : ''}${tests.waiting ? `, ${tests.waiting} to play` : ''}${tests.again && !stale ? ' (playing again …)' : ''}${stale ? ` (${state.broken ? 'before' : 'not all read'})` : ''}`)
      : null);
}

function listen(game) {
  news?.close();
  news = null;
  app.state = null;
  if (game && !document.hidden) subscribe(game);
}

function subscribe(game) {
  news = new EventSource(address(game, 'news'));
  for (const kind of ['state', 'saved', 'tested', 'run']) {
    news.addEventListener(kind, event => tell(kind, JSON.parse(event.data)));
  }
  news.addEventListener('error', () => {
    const box = document.getElementById('status');
    show(box, h('span.pill.bad', {}, 'the studio does not answer'));
  });
}

const saves = async game => (await get(address(game, 'changes'))).rounds;

/**
 * A browser has few connections to one studio, and a page that listens keeps one of them: pages
 * that nobody sees let go of it, so that others open, and catch up when they are seen again.
 */
async function seenOrNot() {
  const {game} = app;
  if (!game) return;
  if (document.hidden) {
    const rounds = await saves(game);
    if (!document.hidden || game !== app.game) return;
    news?.close();
    news = null;
    seen = Math.max(0, ...rounds.map(one => one.number));
  } else if (!news) {
    subscribe(game);
    for (const round of await saves(game)) if (round.number > seen) tell('saved', round);
  }
}

function tabs(part) {
  const nav = document.getElementById('tabs');
  show(nav, app.game ? PARTS.map(([id, title]) =>
    h('a', {href: app.link(id), 'aria-current': id === part ? 'page' : null}, title)) : null);
  const name = document.getElementById('game-name');
  name.hidden = !app.game;
  show(name, app.game ? h('a', {href: '#/', title: 'All games'}, app.names[app.game] ?? app.game) : null);
}

async function route() {
  const [game = '', part = 'cards', ...rest] =
    location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (game !== app.game) {
    app.game = game;
    listen(game);
    status();
  }
  const known = PARTS.find(([id]) => id === part) || PARTS[0];
  tabs(game ? known[0] : '');
  document.title = game ? `${known[1]} – ${app.names[game] ?? game} – Runesheet studio` : 'Runesheet studio';
  if (game && open?.keep && shown === game + '/' + known[0]) return open.keep(rest);
  shown = game + '/' + known[0];
  app.listeners.clear();
  open?.close?.();
  open = null;
  const module = game ? known[2] : home;
  try {
    const page = module.open(app, main, rest);
    open = page;
    await page?.ready;
  } catch (refusal) {
    show(main, h('p.problem', {}, refusal.message));
  }
}

window.addEventListener('hashchange', route);
document.addEventListener('visibilitychange', seenOrNot);
window.addEventListener('unhandledrejection', event => {
  event.preventDefault();
  toast(event.reason?.message || String(event.reason), 'problem');
});
get('/api')
  .then(({games}) => { for (const {game, name} of games) app.names[game] = name; })
  .then(route)
  .catch(refusal => show(main, h('p.problem', {}, refusal.message)));
