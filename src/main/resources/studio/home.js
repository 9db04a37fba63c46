// The list of games.
import {h, show} from './dom.js';
import {get} from './api.js';

export function open(app, main) {
  const page = {close: () => { page.closed = true; }};
  page.ready = fill(main, page);
  return page;
}

async function fill(main, page) {
  const {games, folder} = await get('/api');
  if (page.closed) return;
  show(main,
    h('section.page', {},
      h('h1', {}, 'Which game?'),
      games.length ? null : h('p.empty', {}, `There is no game in ${folder}. “runesheet new game NAME” makes one.`),
      h('ul.games', {}, games.map(({game, name}) => h('li', {},
        h('a.game', {href: '#/' + encodeURIComponent(game)},
          h('span.game-title', {}, name), h('span.faint', {}, `data/${game}`))))),
      h('p.faint', {}, folder)));
}
