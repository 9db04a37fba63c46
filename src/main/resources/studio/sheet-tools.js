// What stands above a sheet: to find texts, to show only some rows, and to paint what the tests reach.
import {h, later, toast} from './dom.js';
import {get} from './api.js';
import {paintOf, result} from './coverage.js';

/** How many rows are fetched at a time. */
export const CHUNK = 120;

export class Tools {
  constructor(view) {
    this.view = view;
    this.search = h('input', {type: 'search', placeholder: 'Find in the sheet …', 'aria-label': 'Find in the sheet',
      oninput: later(250, () => { if (view.shown) this.filter(); }),
      onkeydown: event => { if (event.key === 'Enter') this.find(event.shiftKey ? -1 : 1); }});
    this.only = h('button', {'aria-pressed': String(Boolean(view.shown)), title: 'Show only the rows that say or mean this',
      onclick: () => { view.shown = view.shown ? null : new Set(); this.filter(); }}, 'Filter');
    this.button = h('button', {'aria-pressed': String(Boolean(view.paint)), title: 'Paint what the tests reach', onclick: () => this.cover()}, 'Coverage');
    this.legend = h('p.legend', {hidden: !view.paint}, h('span.covered', {}, '✓ reached'), h('span.partly', {}, '◐ in part'), h('span.missed', {}, '✗ never'));
  }

  controls() {
    return [this.search, this.only, this.button];
  }

  /** Shows only the rows that say or mean what is searched; all if nothing is. */
  async filter() {
    const {view} = this;
    const text = this.search.value;
    this.only.setAttribute('aria-pressed', String(Boolean(view.shown)));
    this.only.textContent = 'Filter';
    if (view.shown) {
      const rows = text ? await get(view.app.address('filter'), {file: view.file, sheet: view.sheet, text}) : Array.from({length: view.head.rows}, (_, row) => row);
      if (!view.shown || view.closed || text !== this.search.value) return;
      view.shown = new Set(rows);
      if (text) this.only.textContent = `Filter: ${rows.filter(row => row >= view.head.frozenRows).length}`;
    }
    view.measure();
    view.stretch();
    view.scroller.scrollTop = 0;
    view.render();
  }

  /** Paints what the tests reach, which is measured first if it was not; or takes the paint away. */
  async cover() {
    const {view} = this;
    if (view.paint) {
      view.paint = null;
    } else {
      this.button.disabled = true;
      try {
        const measured = await result(view.app, 'coverage', {}, run => { this.button.textContent = `Measuring, ${run.seconds} s`; });
        view.paint = measured && paintOf(measured, view.file);
      } catch (refusal) {
        toast(refusal.message, 'problem');
      }
      this.button.disabled = false;
      this.button.textContent = 'Coverage';
    }
    if (view.closed) return;
    this.legend.hidden = !view.paint;
    this.button.setAttribute('aria-pressed', String(Boolean(view.paint)));
    view.painted();
  }

  /** The next cell that says a text. */
  async find(step) {
    const {view} = this;
    const wanted = this.search.value.toLowerCase();
    if (!wanted) return;
    for (let i = 1; i <= view.head.rows; i++) {
      const row = (view.at.row + step * i + view.head.rows * 2) % view.head.rows;
      if (view.cells(row) === null) await view.fetch(Math.floor(row / CHUNK));
      const cell = view.cells(row)?.find(one => one[1].toLowerCase().includes(wanted) && view.widths[one[0]]);
      if (cell && view.tops[row + 1] > view.tops[row]) return view.choose(row, cell[0], true);
    }
    toast(`Nothing says “${this.search.value}”.`);
  }
}
