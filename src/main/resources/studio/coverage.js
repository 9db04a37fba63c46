// What the tests reach, place by place: measured once, painted wherever it is asked for.
import {toast} from './dom.js';
import {get, post} from './api.js';
import {split} from './findings.js';

/**
 * The result of a kind of long work, begun if there is none yet or a new one is wanted; null if it cannot be had.
 */
export async function result(app, kind, settings, told = () => {}, anew = false) {
  const known = (await get(app.address('runs')))[kind];
  if (!anew && known && known.state !== 'running' && Object.keys(known.result).length) return known.result;
  if (known?.state !== 'running') await post(app.address('run'), {kind, settings});
  for (;;) {
    const run = (await get(app.address('runs')))[kind];
    if (run?.state !== 'running') {
      if (run?.error) toast(run.error, 'problem');
      return Object.keys(run?.result || {}).length ? run.result : null;
    }
    told(run);
    await new Promise(done => setTimeout(done, 400));
  }
}

/** The result that is there already, if any. */
export async function last(app, kind) {
  const known = (await get(app.address('runs')))[kind];
  return known && known.state !== 'running' && Object.keys(known.result).length ? known.result : null;
}

const both = (one, other) => !one || one.state === other.state ? other.state : 'partly';

/** The paint of one file: states of cells by sheet and cell, of rows by sheet and number, of lines by number. */
export function paintOf(coverage, file) {
  const paint = {cells: new Map(), rows: new Map(), lines: new Map()};
  const put = (map, key, one) => {
    const there = map.get(key);
    map.set(key, {state: both(there, one), note: there ? there.note + '\n' + one.note : one.note});
  };
  for (const one of coverage.paint || []) {
    const [of, place] = split(one.place);
    if (of !== file) continue;
    const cell = /^!(.*)!([A-Z]+)(\d+)/.exec(place);
    const line = /^:(\d+)/.exec(place);
    if (cell && one.effect !== undefined) put(paint.rows, cell[1] + '!' + cell[3], one);
    else if (cell) put(paint.cells, cell[1] + '!' + cell[2] + cell[3], one);
    else if (line) put(paint.lines, Number(line[1]), one);
  }
  return paint;
}

export const SIGNS = {covered: '✓', partly: '◐', missed: '✗'};
