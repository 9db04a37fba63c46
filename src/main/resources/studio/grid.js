// A sheet as a grid that looks like the author's. Only the rows in sight are in the page.
import {dialog, h, show, toast} from './dom.js';
import {get, post} from './api.js';
import {SIGNS} from './coverage.js';
import {CHUNK, Tools} from './sheet-tools.js';

const SPARE = 12;
const HEAD = 46;

/** About how wide a letter is in the usual size of texts. */
const LETTER = 7;
const NORMAL = 11;

export const columnName = column => {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + (rest - 1) % 26) + name;
  }
  return name;
};

function columnNumber(name) {
  return [...name].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

export class SheetView {
  constructor(app, body, file) {
    this.app = app;
    this.body = body;
    this.file = file;
    this.chunks = new Map();
    this.at = {row: 7, column: 1};
    this.findingsBy = new Map();
    this.paint = null;
    this.shown = null;
  }

  async load(sheet, place) {
    const head = await get(this.app.address('sheet'), {file: this.file, sheet});
    if (this.closed) return;
    this.head = head;
    this.sheet = this.head.sheet;
    this.chunks.clear();
    this.measure();
    this.draw();
    this.news(this.app.state);
    await this.goTo(place);
  }

  /** Where each row begins, and how wide columns are. */
  measure() {
    const head = this.head;
    this.count = head.rows + 20;
    this.tops = new Float64Array(this.count + 1);
    for (let row = 0; row < this.count; row++) {
      const hidden = this.shown && row >= head.frozenRows && !this.shown.has(row);
      this.tops[row + 1] = this.tops[row] + (hidden ? 0 : head.heights[row] ?? head.height);
    }
    this.widths = [...head.columns];
    this.lefts = [0];
    for (const width of this.widths) this.lefts.push(this.lefts.at(-1) + width);
    this.merged = new Map(head.merged.map(([r1, c1, r2, c2]) => [r1 + ',' + c1, [r2, c2]]));
    // Of high frozen rows only the lowest stay in sight: the headings.
    this.frozen = head.frozenRows;
    this.frozenFrom = this.frozen;
    while (this.frozenFrom > 0 && this.tops[this.frozen] - this.tops[this.frozenFrom - 1] <= 200) this.frozenFrom--;
    this.held = Math.min(head.frozenColumns, this.widths.length);
  }

  draw() {
    const head = this.head;
    this.cellName = h('span.cell-name');
    this.input = h('input.cell-input', {'aria-label': 'What the cell says', list: 'cell-words',
      onkeydown: event => this.inputKey(event), onchange: () => this.commit()});
    this.words = h('datalist', {id: 'cell-words'});
    this.means = h('p.means', {role: 'status'});
    this.problems = h('div.cell-findings');
    this.tools = new Tools(this);
    this.frozenBox = h('div.frozen', {role: 'rowgroup'});
    this.rowsBox = h('div.rows', {role: 'rowgroup'});
    this.columnsBox = h('div.columns-head', {'aria-hidden': 'true'});
    this.canvas = h('div.canvas', {}, this.columnsBox, this.frozenBox, this.rowsBox);
    this.scroller = h('div.grid', {role: 'grid', tabIndex: 0, 'aria-label': `${head.sheet} of ${this.file}`,
      'aria-rowcount': head.rows, 'aria-colcount': head.columns.length,
      onscroll: () => this.scrolled(), onkeydown: event => this.gridKey(event)}, this.canvas);
    show(this.body,
      h('nav.sheet-tabs', {'aria-label': 'Sheets'}, head.sheets.filter(one => !one.hidden).map(one =>
        h('a', {href: this.app.link('sheets', this.file, one.name), 'aria-current': one.name === head.sheet ? 'page' : null}, one.name)),
        h('span.grow'), this.tools.controls()),
      head.openIn ? h('p.notice', {}, `This workbook is open in ${head.openIn}. What you write here stands in the file; load it again there before you save there.`) : null,
      h('div.cell-bar', {}, this.cellName, this.input, this.words), this.means, this.problems, this.tools.legend,
      this.scroller);
    const total = this.lefts.at(-1) + HEAD + (this.hasMeaning() ? 420 : 0);
    this.canvas.style.width = total + 'px';
    this.stretch();
    show(this.columnsBox, this.widths.map((width, column) => width ? h(column < this.held ? 'span.held' : 'span', {
      style: {left: HEAD + this.lefts[column] + 'px', width: width + 'px'}}, columnName(column)) : null),
      this.hasMeaning() ? h('span', {style: {left: HEAD + this.lefts.at(-1) + 'px', width: '420px'}}, 'what the row means') : null);
    this.observer = new ResizeObserver(() => this.scrolled());
    this.observer.observe(this.scroller);
  }

  stretch() {
    this.canvas.style.height = this.tops[this.count] + 24 + 'px';
    this.frozenBox.style.marginTop = this.tops[this.frozenFrom] + 'px';
  }

  /** Whether there is room for frozen columns beside others. */
  holds() {
    return this.lefts[this.held] <= this.scroller.clientWidth * 0.55;
  }

  painted() {
    this.render();
  }

  hasMeaning() {
    return Object.values(this.head.sentences).some(one => !one.said);
  }

  close() {
    this.observer?.disconnect();
    this.closed = true;
  }

  /** The rows in sight, and those still to be fetched. */
  scrolled() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => {
      this.pending = false;
      if (!this.closed) this.render(false);
    });
  }

  rowAt(y) {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.tops[middle + 1] <= y) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  render(anew = true) {
    const from = Math.max(0, this.rowAt(this.scroller.scrollTop) - SPARE);
    const to = Math.min(this.count, this.rowAt(this.scroller.scrollTop + this.scroller.clientHeight) + SPARE);
    this.canvas.style.setProperty('--left', this.scroller.scrollLeft + 'px');
    this.canvas.classList.toggle('holds', this.holds());
    this.fill(this.frozenBox, this.frozenFrom, this.frozen, -this.tops[this.frozenFrom], anew);
    this.fill(this.rowsBox, from, to, 24, anew);
    this.mark();
  }

  /** Rows that stay in sight stay as they are, unless something in them changed. */
  fill(box, from, to, down, anew) {
    const there = new Map();
    for (const element of [...box.children]) {
      const row = Number(element.dataset.row);
      if (anew || row < from || row >= to || element.dataset.waits) element.remove();
      else there.set(row, element);
    }
    for (let row = from; row < to; row++) {
      if (box === this.rowsBox && row >= this.frozenFrom && row < this.frozen) continue;
      const height = this.tops[row + 1] - this.tops[row];
      if (height > 0 && !there.has(row)) box.append(this.row(row, height, down));
    }
  }

  cells(row) {
    if (row >= this.head.rows) return [];
    const chunk = Math.floor(row / CHUNK);
    const known = this.chunks.get(chunk);
    if (known) return known[row - chunk * CHUNK] || [];
    if (known === undefined) this.fetch(chunk);
    return null;
  }

  async fetch(chunk) {
    this.chunks.set(chunk, null);
    const answer = await get(this.app.address('rows'),
      {file: this.file, sheet: this.sheet, from: chunk * CHUNK, to: (chunk + 1) * CHUNK});
    if (this.closed) return;
    this.chunks.set(chunk, answer.rows);
    this.scrolled();
    return answer.rows;
  }

  row(row, height, down) {
    const cells = this.cells(row);
    const parts = [h('span.row-number', {role: 'rowheader'}, String(row + 1))];
    const filled = new Set((cells || []).filter(one => one[1]).map(one => one[0]));
    for (const [column, text, look, note] of cells || []) {
      if (!this.widths[column]) continue;
      const cell = this.cell(row, column, text, this.head.looks[look], note, height);
      // As in a spreadsheet, a text runs on over empty cells beside it.
      if (text && !this.head.looks[look].wrap && !filled.has(column + 1) && text.length * LETTER * (this.head.looks[look].size ?? NORMAL) / NORMAL > this.widths[column]) cell.classList.add('runs-on');
      parts.push(cell);
    }
    const sentence = this.head.sentences[row];
    const means = sentence?.words;
    if (means && !sentence.said) parts.push(h('span.cell.meaning', {style: {left: HEAD + this.lefts.at(-1) + 'px', width: '420px', height: height + 'px'}, title: means}, means));
    const covered = this.paint?.rows.get(this.sheet + '!' + (row + 1));
    if (covered) {
      parts[0].title = covered.note;
      parts[0].classList.add(covered.state);
      parts[0].append(' ' + SIGNS[covered.state]);
    }
    return h('div.row', {role: 'row', 'aria-rowindex': row + 1, dataset: cells === null ? {row, waits: 'yes'} : {row},
      style: {top: this.tops[row] + down + 'px', height: height + 'px', width: '100%'}}, parts);
  }

  cell(row, column, text, look, note, height) {
    const end = this.merged.get(row + ',' + column);
    const width = end ? this.lefts[end[1] + 1] - this.lefts[column] : this.widths[column];
    const tall = end ? this.tops[end[0] + 1] - this.tops[row] : height;
    const at = columnName(column) + (row + 1);
    const found = this.findingsBy.get(at);
    const paint = this.paint?.cells.get(this.sheet + '!' + at) || this.paint?.rows.get(this.sheet + '!' + (row + 1));
    const name = ['span.cell', look.bold && 'bold', look.italic && 'italic', look.wrap && 'wrap', look.right && 'right',
      look.center && 'center', look.top && 'top', note && 'noted', found && (found.some(one => one.severity === 'error') ? 'wrong' : 'doubtful'),
      end && 'over', column < this.held && 'held', paint && paint.state].filter(Boolean).join('.');
    return h(name, {role: 'gridcell', 'aria-colindex': column + 1, dataset: {column},
      'aria-invalid': found ? 'true' : null, title: [found?.map(one => one.message).join('\n'), note, paint?.note].filter(Boolean).join('\n\n') || null,
      style: {left: HEAD + this.lefts[column] + 'px', width: width + 'px', height: tall + 'px',
        ...(paint ? {} : {'--fill': look.fill, '--ink-of': look.ink, '--night-fill': look.nightFill, '--night-ink': look.nightInk}), fontSize: look.size ? look.size * 1.2 + 'px' : ''},
      onmousedown: () => this.choose(row, column), ondblclick: () => this.input.focus()}, text);
  }

  textAt(row, column) {
    const cell = this.cells(row)?.find(one => one[0] === column);
    return cell ? cell[1] : '';
  }

  async goTo(place) {
    const cell = /^([A-Z]+)(\d+)/.exec(place || '');
    if (cell) {
      this.choose(Number(cell[2]) - 1, columnNumber(cell[1]), true);
      if (document.activeElement !== this.input) this.scroller.focus({preventScroll: true});
    }
    else this.choose(this.at.row, this.at.column, false);
  }

  choose(row, column, reveal) {
    if (this.input.dataset.dirty) this.commit();
    this.at = {row: Math.max(0, Math.min(this.count - 1, row)), column: Math.max(0, Math.min(this.widths.length - 1, column))};
    if (reveal) this.reveal();
    this.render(false);
    this.drawBar();
  }

  reveal() {
    const {row, column} = this.at;
    const top = this.tops[row] - (this.tops[this.frozen] - this.tops[this.frozenFrom]);
    const view = this.scroller;
    if (row >= this.frozen && (top < view.scrollTop || this.tops[row + 1] > view.scrollTop + view.clientHeight - 40)) {
      view.scrollTop = Math.max(0, this.tops[row] - view.clientHeight / 3);
    }
    const left = this.lefts[column];
    const beside = this.holds() ? this.lefts[this.held] : 0;
    if (column < this.held && beside) return;
    if (left - beside < view.scrollLeft || left + this.widths[column] + HEAD > view.scrollLeft + view.clientWidth) {
      view.scrollLeft = Math.max(0, left - beside - 60);
    }
  }

  async drawBar() {
    const {row, column} = this.at;
    const name = columnName(column) + (row + 1);
    this.cellName.textContent = name;
    if (this.cells(row) === null) {
      this.before = this.input.value = '';
      await this.fetch(Math.floor(row / CHUNK));
    }
    if (this.at.row !== row || this.at.column !== column) return;
    this.before = this.textAt(row, column);
    this.input.value = this.before;
    delete this.input.dataset.dirty;
    const list = this.head.lists.find(one => within(one.cells, row, column));
    show(this.words, (list?.words || []).map(word => h('option', {value: word})));
    this.means.textContent = this.head.sentences[row]?.words || list?.message || '';
    const found = this.findingsBy.get(name) || [];
    show(this.problems, found.map(one => h(`p.${one.severity}`, {}, `${one.code}: ${one.message} `,
      one.mend ? h('button.main', {onclick: () => this.mend(one)}, one.mend.from ? `Write “${one.mend.to}”` : 'Write this sentence') : null)));
    this.mark();
  }

  mark() {
    this.scroller.querySelector('.cell.chosen')?.classList.remove('chosen');
    const row = this.scroller.querySelector(`[data-row="${this.at.row}"]`);
    row?.querySelector(`[data-column="${this.at.column}"]`)?.classList.add('chosen');
  }

  gridKey(event) {
    const moves = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], PageDown: [25, 0], PageUp: [-25, 0]};
    if (moves[event.key]) {
      event.preventDefault();
      let [down, right] = moves[event.key];
      let {row, column} = this.at;
      do { row += down; column += right; } while (this.isHidden(row, column));
      this.choose(row, column, true);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      this.input.focus();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.input.value = '';
      this.input.dataset.dirty = 'yes';
      this.input.focus();
    } else if (event.key === 'Delete') {
      this.write('');
    }
  }

  isHidden(row, column) {
    return row > 0 && row < this.count - 1 && this.tops[row + 1] === this.tops[row]
      || column > 0 && column < this.widths.length - 1 && this.widths[column] === 0;
  }

  inputKey(event) {
    if (event.key === 'Enter') {
      event.preventDefault();
      this.commit().then(written => {
        if (!written) return;
        this.choose(this.at.row + 1, this.at.column, true);
        this.scroller.focus();
      });
    } else if (event.key === 'Escape') {
      this.input.value = this.before;
      delete this.input.dataset.dirty;
      this.scroller.focus();
    } else {
      this.input.dataset.dirty = 'yes';
    }
  }

  /** Writes what was typed; gives whether the cell says it now. */
  async commit() {
    delete this.input.dataset.dirty;
    return this.input.value === this.before || this.write(this.input.value);
  }

  async write(after, before = this.before, at = this.at) {
    const cell = columnName(at.column) + (at.row + 1);
    this.put(at, after);
    if (this.isAt(at)) this.before = after;
    try {
      const done = await post(this.app.address('cell'), {file: this.file, sheet: this.sheet, cell, before, after});
      this.head.version = done.version;
      return true;
    } catch (refusal) {
      const now = refusal.details?.now ?? before;
      this.put(at, now);
      // The line above the grid says what the file says, so that leaving it writes nothing.
      if (this.isAt(at)) this.before = this.input.value = now;
      if (refusal.details?.now !== undefined) this.both(refusal, at);
      else toast(refusal.message, 'problem');
      return false;
    }
  }

  isAt({row, column}) {
    return this.at.row === row && this.at.column === column;
  }

  /** Somebody else wrote the cell: both versions, and the author's choice. */
  both(refusal, at) {
    const {now, mine} = refusal.details;
    const box = dialog('Two versions of one cell', [
      h('p', {}, refusal.message),
      h('p.was', {}, h('small', {}, 'in the file'), now || '(empty)'), h('p.now', {}, h('small', {}, 'yours'), mine || '(empty)')],
      [h('button', {onclick: () => box.close()}, 'Keep the file’s'),
        h('button.main', {onclick: () => { box.close(); this.write(mine, now, at).then(() => this.drawBar()); }}, 'Write mine')]);
    box.addEventListener('close', () => this.drawBar());
  }

  /** Shows a text in a cell before the server has answered. */
  put({row, column}, text) {
    const cells = this.cells(row);
    if (!cells) return;
    const cell = cells.find(one => one[0] === column);
    if (cell) cell[1] = text;
    else {
      const above = this.cells(row - 1)?.find(one => one[0] === column);
      cells.push([column, text, above ? above[2] : 0]);
    }
    this.render();
  }

  async mend(one) {
    try {
      const done = await post(this.app.address('mend'),
        {file: one.file, place: one.place, from: one.mend.from, to: one.mend.to});
      this.changed(done);
    } catch (refusal) {
      toast(refusal.message, 'problem');
    }
  }

  /** The server wrote a cell of this sheet. */
  changed(done) {
    const cell = /^([A-Z]+)(\d+)/.exec(done.cell);
    if (!cell) return;
    this.put({row: Number(cell[2]) - 1, column: columnNumber(cell[1])}, done.text);
    this.goTo(done.cell);
  }

  /** The file was saved, here or elsewhere. */
  async reload() {
    if (!this.input || this.input.dataset.dirty) return; // Nothing is drawn yet, or something is being typed.
    try {
      const head = await get(this.app.address('sheet'), {file: this.file, sheet: this.sheet});
      if (this.closed) return;
      const same = head.rows === this.head.rows && head.columns.length === this.head.columns.length;
      this.head = head;
      this.chunks.clear();
      this.measure();
      if (!same) this.draw();
      else this.stretch();
      this.render();
      if (document.activeElement !== this.input) this.drawBar();
    } catch (refusal) {
      toast(refusal.message, 'problem');
    }
  }

  news(state) {
    this.findingsBy = new Map();
    for (const one of state?.findings || []) {
      const cell = /^!(.*)!([A-Z]+\d+)/.exec(one.place);
      if (one.file === this.file && cell && cell[1] === this.sheet) {
        if (!this.findingsBy.has(cell[2])) this.findingsBy.set(cell[2], []);
        this.findingsBy.get(cell[2]).push(one);
      }
    }
    if (this.scroller) {
      this.render();
      if (!this.input.dataset.dirty && document.activeElement !== this.input) this.drawBar();
    }
  }
}

const within = ([r1, c1, r2, c2], row, column) => row >= r1 && row <= r2 && column >= c1 && column <= c2;
