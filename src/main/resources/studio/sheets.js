// The files of the game: workbooks as grids, everything else as text.
import {h, show, toast} from './dom.js';
import {get, post} from './api.js';
import {SheetView} from './grid.js';
import {TextView} from './text.js';

export function open(app, main, [file = '', sheet = '', place = '']) {
  const page = new Files(app, main);
  app.on('state', state => page.view?.news?.(state));
  app.on('saved', round => page.saved(round));
  const keep = ([other = '', tab = '', at = '']) => page.load(other, tab, at);
  return {ready: page.load(file, sheet, place), close: () => page.close(), keep};
}

class Files {
  constructor(app, main) {
    this.app = app;
    this.list = h('nav.files', {'aria-label': 'Files'});
    this.body = h('div.file-body');
    this.undoButton = h('button', {onclick: () => this.move('undo'), title: 'Undo (Ctrl+Z)'}, 'Undo');
    this.redoButton = h('button', {onclick: () => this.move('redo'), title: 'Redo (Ctrl+Y)'}, 'Redo');
    this.fold = h('button.fold', {'aria-expanded': 'false', onclick: () => this.unfold(!this.list.classList.contains('unfolded'))}, 'Files …');
    show(main, h('section.workshop', {},
      h('div.files-side', {}, h('div.undo-bar', {}, this.undoButton, this.redoButton, this.fold), this.list), this.body));
    this.keys = event => this.key(event);
    document.addEventListener('keydown', this.keys);
  }

  /** On a phone the list of files gives its room to the file that is open. */
  unfold(open) {
    this.list.classList.toggle('unfolded', open);
    this.fold.setAttribute('aria-expanded', String(open));
  }

  close() {
    document.removeEventListener('keydown', this.keys);
    this.view?.close?.();
  }

  key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.target.matches('input, textarea')) return;
    const what = event.key === 'z' && !event.shiftKey ? 'undo' : event.key === 'y' || event.key === 'Z' ? 'redo' : '';
    if (what) {
      event.preventDefault();
      this.move(what);
    }
  }

  async move(what) {
    try {
      const done = await post(this.app.address(what));
      toast(`${what === 'undo' ? 'Undone' : 'Done again'}: ${done.sheet ? done.sheet + ' ' + done.cell : done.file.split('/').pop()}`);
      if (this.file === done.file && (!done.sheet || this.view?.sheet === done.sheet)) this.view.changed(done);
      else this.app.go(this.app.game, 'sheets', done.file, done.sheet, done.cell);
    } catch (refusal) {
      toast(refusal.message, 'problem');
    }
  }

  saved(round) {
    if (round.files.includes(this.file)) this.view?.reload?.();
  }

  async load(file, sheet, place) {
    this.files ||= await get(this.app.address('files'));
    this.unfold(false);
    const wanted = file || this.files.find(one => one.workbook)?.file || this.files[0]?.file;
    this.drawList(wanted);
    const known = this.files.find(one => one.file === wanted);
    if (!known) return show(this.body, h('p.problem', {}, `There is no file ${wanted} in this game.`));
    if (this.file === wanted && this.view?.sheet !== undefined && (!sheet || this.view.sheet === sheet)) {
      return this.view.goTo(place);
    }
    const ticket = this.ticket = {};
    this.view?.close?.();
    this.file = wanted;
    show(this.body, h('p.loading', {}, 'Opening …'));
    this.view = known.workbook ? new SheetView(this.app, this.body, wanted) : new TextView(this.app, this.body, wanted);
    try {
      await this.view.load(sheet, place);
    } catch (refusal) {
      if (ticket !== this.ticket) return;
      show(this.body, h('p.problem', {}, refusal.message),
        h('p', {}, h('button', {onclick: () => this.load(file, sheet, place)}, 'Try again')));
      this.view = null;
    }
  }

  drawList(current) {
    const folders = new Map();
    for (const one of this.files) {
      const at = one.file.lastIndexOf('/');
      const folder = one.file.slice(0, at);
      if (!folders.has(folder)) folders.set(folder, []);
      folders.get(folder).push(one);
    }
    show(this.list, [...folders].map(([folder, files]) => h('details', {open: files.some(one => one.file === current) || files.some(one => one.workbook)},
      h('summary', {}, folder),
      h('ul.plain', {}, files.map(one => h('li', {}, h(`a${one.workbook ? '.workbook' : ''}`, {
        href: this.app.link('sheets', one.file), 'aria-current': one.file === current ? 'page' : null},
        one.file.slice(folder.length + 1))))))));
  }
}
