// JSON, YAML, effect strings and role text: an editor with findings at their lines.
import {dialog, h, show, toast} from './dom.js';
import {get, post} from './api.js';
import {paintOf, last} from './coverage.js';

const LINE = 19;
const PADDING = 7.5;

export class TextView {
  constructor(app, body, file) {
    this.app = app;
    this.body = body;
    this.file = file;
    this.sheet = '';
  }

  async load(_, place) {
    const read = await get(this.app.address('text'), {file: this.file});
    if (this.closed) return;
    this.version = read.version;
    this.saved = read.text;
    this.area = h('textarea.code', {spellcheck: false, 'aria-label': this.file, wrap: 'off',
      oninput: () => this.typed(), onscroll: () => this.scrolled(), onkeydown: event => this.key(event), onblur: () => setTimeout(() => this.hideWords(), 200),
      onclick: () => this.here(), onkeyup: () => this.here()});
    this.area.value = read.text;
    this.lines = h('div.line-numbers', {'aria-hidden': 'true'});
    this.band = h('div.line-band', {hidden: true, 'aria-hidden': 'true'});
    this.said = h('ol.sentences', {'aria-label': 'What it says', hidden: true});
    this.list = h('ul.findings.of-text');
    this.words = h('ul.words', {role: 'listbox', hidden: true, 'aria-label': 'Words'});
    this.saveButton = h('button.main', {onclick: () => this.save(), disabled: true}, 'Save');
    show(this.body,
      h('div.sheet-tabs', {}, h('strong', {}, this.file), h('span.grow'),
        h('span.faint', {}, 'Ctrl+Space completes a word, Ctrl+S saves'), this.saveButton),
      read.openIn ? h('p.notice', {}, `This file is open in ${read.openIn}.`) : null,
      h('div.editor', {}, this.lines, h('div.code-box', {}, this.band, this.area), this.words, this.said), this.list);
    this.drawLines();
    this.news(this.app.state);
    await this.goTo(place);
    this.say();
    get(this.app.address('words')).then(words => { this.known = words; }).catch(() => { this.known = []; });
  }

  close() {
    this.closed = true;
  }

  /** The sentences of the rules in force, each beside the line that it begins in. */
  async say() {
    const said = await get(this.app.address('sentences'), {file: this.file});
    const coverage = said.length ? await last(this.app, 'coverage') : null;
    if (this.closed) return;
    const paint = coverage && paintOf(coverage, this.file);
    this.sentences = said;
    this.said.hidden = !said.length;
    show(this.said, said.map(one => h('li', {dataset: {line: one.line}}, h('button', {onclick: () => this.goTo(String(one.line))},
      h(`span.at${paint?.lines.has(one.line) ? '.' + paint.lines.get(one.line).state : ''}`, {title: paint?.lines.get(one.line)?.note}, String(one.line)), one.words))));
    this.here();
  }

  /** Marks the sentence of the line that the cursor is in. */
  here() {
    if (!this.sentences?.length) return;
    const line = this.area.value.slice(0, this.area.selectionStart).split('\n').length;
    const at = this.sentences.filter(one => one.line <= line).at(-1)?.line;
    if (at === this.marked) return;
    this.marked = at;
    for (const one of this.said.children) {
      const own = Number(one.dataset.line) === at;
      one.classList.toggle('here', own);
      if (own && this.said.scrollHeight > this.said.clientHeight) this.said.scrollTop = one.offsetTop - this.said.offsetTop - this.said.clientHeight / 3;
    }
  }

  /** Goes to a line, or to what a pointer such as /scenarios/3 names; nothing is selected that typing would replace. */
  async goTo(place) {
    let line = Number(/^(\d+)/.exec(place || '')?.[1] || 0);
    if (place?.startsWith('/')) line = (await get(this.app.address('line'), {file: this.file, place})).line;
    if (!line || this.closed) return;
    const lines = this.area.value.split('\n');
    const start = lines.slice(0, line - 1).reduce((all, one) => all + one.length + 1, 0);
    const at = start + /^\s*/.exec(lines[line - 1] ?? '')[0].length;
    this.area.focus({preventScroll: true});
    this.area.setSelectionRange(at, at);
    this.area.scrollTop = Math.max(0, LINE * line - this.area.clientHeight / 2);
    this.area.scrollLeft = 0;
    this.marking = line;
    this.scrolled();
    this.here();
  }

  typed() {
    this.saveButton.disabled = this.area.value === this.saved;
    this.marking = 0;
    this.scrolled();
    this.drawLines();
    if (!this.words.hidden) this.complete();
  }

  drawLines() {
    const count = this.area.value.split('\n').length;
    const bad = new Map();
    for (const one of this.own()) bad.set(Number(one.line.split(':')[0]), one.severity);
    if (this.drawn === count + JSON.stringify([...bad])) return;
    this.drawn = count + JSON.stringify([...bad]);
    show(this.lines, Array.from({length: count}, (_, i) => h(`div${bad.has(i + 1) ? '.' + bad.get(i + 1) : ''}`, {}, String(i + 1))));
    this.scrolled();
  }

  scrolled() {
    this.lines.scrollTop = this.area.scrollTop;
    this.band.hidden = !this.marking;
    this.band.style.top = LINE * ((this.marking || 1) - 1) + PADDING - this.area.scrollTop + 'px';
  }

  own() {
    return (this.app.state?.findings || []).filter(one => one.file === this.file);
  }

  news(state) {
    if (!this.list) return; // The file is not read yet; then its findings are shown.
    if (state && this.rules !== undefined && this.rules !== state.rules) this.say();
    this.rules = state?.rules;
    const found = this.own();
    show(this.list, found.map(one => h(`li.finding.${one.severity}`, {},
      h('button.place', {onclick: () => this.goTo(one.line)}, one.line ? `line ${one.line.split(':')[0]}` : one.place || 'file'),
      h('span.words', {}, `${one.code}: ${one.message} `),
      one.mend && one.line ? h('button.main', {onclick: () => this.mend(one)}, `Write “${one.mend.to}”`) : null)));
    this.drawLines();
  }

  async mend(one) {
    if (this.area.value !== this.saved) return toast('Save first, or take back what you wrote.', 'problem');
    try {
      this.changed(await post(this.app.address('mend'),
        {file: this.file, place: one.line, from: one.mend.from, to: one.mend.to}));
    } catch (refusal) {
      toast(refusal.message, 'problem');
    }
  }

  async save(version = this.version) {
    const text = this.area.value;
    try {
      const done = await post(this.app.address('text'), {file: this.file, version, text});
      this.version = done.version;
      this.saved = text;
      this.saveButton.disabled = this.area.value === this.saved;
    } catch (refusal) {
      if (refusal.details?.now === undefined) return toast(refusal.message, 'problem');
      this.both(refusal);
    }
  }

  /** Somebody else saved the file: both versions stay until the author has chosen. */
  async both(refusal) {
    const now = await get(this.app.address('text'), {file: this.file});
    const box = dialog('Somebody else saved this file', [h('p', {}, refusal.message),
      h('div.two', {}, h('div', {}, h('h3', {}, 'In the file'), h('pre', {}, now.text)), h('div', {}, h('h3', {}, 'Yours'), h('pre', {}, this.area.value)))],
      [h('button', {onclick: () => { box.close(); this.take(now); }}, 'Take the file’s'),
        h('button.main', {onclick: () => { box.close(); this.save(now.version); }}, 'Write mine')]);
  }

  take(read) {
    this.version = read.version;
    this.saved = read.text;
    this.area.value = read.text;
    this.typed();
  }

  changed() {
    this.reload();
  }

  async reload() {
    const read = await get(this.app.address('text'), {file: this.file});
    if (this.closed) return;
    if (read.version === this.version) return;
    if (this.area.value === this.saved) this.take(read);
    else toast('Somebody else saved this file; saving here will show both versions.', 'problem');
  }

  key(event) {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault();
      this.save();
    } else if (event.ctrlKey && event.key === ' ') {
      event.preventDefault();
      this.complete();
    } else if (event.key === 'Escape') {
      this.hideWords();
    } else if (!this.words.hidden && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      this.words.querySelector('[aria-selected=true]')?.click();
    } else if (!this.words.hidden && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const all = [...this.words.children];
      const at = all.findIndex(one => one.getAttribute('aria-selected') === 'true');
      const next = (at + (event.key === 'ArrowDown' ? 1 : -1) + all.length) % all.length;
      all.forEach((one, i) => one.setAttribute('aria-selected', String(i === next)));
      all[next].scrollIntoView({block: 'nearest'});
    }
  }

  hideWords() {
    this.words.hidden = true;
  }

  /** Words of the game that begin like the one before the cursor. */
  complete() {
    const before = this.area.value.slice(0, this.area.selectionStart);
    const begun = /[\p{L}\d_-]*$/u.exec(before)[0];
    const fitting = (this.known || []).filter(word => word.toLowerCase().startsWith(begun.toLowerCase()) && word !== begun).slice(0, 30);
    this.words.hidden = fitting.length === 0;
    show(this.words, fitting.map((word, i) => h('li', {role: 'option', 'aria-selected': String(i === 0),
      onclick: () => {
        this.area.setRangeText(word, this.area.selectionStart - begun.length, this.area.selectionStart, 'end');
        this.hideWords();
        this.area.focus();
        this.typed();
      }}, word)));
    const lines = before.split('\n');
    Object.assign(this.words.style, {
      top: Math.max(0, lines.length * LINE - this.area.scrollTop) + 'px',
      left: 56 + Math.min(lines.at(-1).length * 7.8, 600) - this.area.scrollLeft + 'px'});
  }
}
