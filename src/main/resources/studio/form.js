// A form made of a JSON Schema: objects as fields, lists, words to choose from.
import {h, show} from './dom.js';

const FEW = 12;

/** Edits a value in place; calls back after each change. */
export class Form {
  /** Names: what ids are called, by id. */
  constructor(schema, definitions, value, names, changed) {
    Object.assign(this, {schema, definitions, value, changed, shown: names});
    this.meant = new Map([...names].map(([id, name]) => [name, id]));
    this.shorten(schema, value, () => {});
    this.lists = new Map();
    this.box = h('div.form');
    this.draw();
  }

  draw() {
    this.lists.clear();
    const fields = this.object(this.resolved(this.schema), this.value, '');
    show(this.box, fields, [...this.lists].map(([key, id]) => h('datalist', {id}, JSON.parse(key).map(value => h('option', {value: this.shown.get(value) || value})))));
  }

  /** Marks the fields that findings name by their pointers. */
  mark(pointers) {
    for (const one of this.box.querySelectorAll('[data-pointer]')) {
      const wrong = pointers.some(pointer => pointer === one.dataset.pointer);
      one.setAttribute('aria-invalid', String(wrong));
    }
  }

  resolved(schema) {
    let found = schema;
    while (found?.$ref) found = {...this.definitions[found.$ref.split('/').pop()], ...(schema.description ? {description: schema.description} : {})};
    return found || {};
  }

  /** The forms that a value may have, without that of nothing. */
  forms(schema) {
    const one = this.resolved(schema);
    const ways = (one.anyOf || one.oneOf || [one]).map(way => this.resolved(way)).filter(way => way.type !== 'null');
    return ways.length ? ways : [{}];
  }

  fits(schema, value) {
    if (Array.isArray(value)) return schema.type === 'array';
    if (value !== null && typeof value === 'object') return schema.type === 'object';
    return schema.type !== 'array' && schema.type !== 'object';
  }

  empty(schema) {
    const one = this.forms(schema)[0];
    if (schema.default !== undefined && schema.default !== null) return schema.default;
    if (one.enum) return one.enum[0] ?? '';
    if (one.type === 'object') return Object.fromEntries((one.required || []).map(name => [name, this.empty(one.properties[name])]));
    if (one.type === 'array') return Array.from({length: one.minItems || 0}, () => this.empty(one.items || one.prefixItems?.[0] || {}));
    return one.type === 'integer' || one.type === 'number' ? one.minimum ?? 0 : one.type === 'boolean' ? false : '';
  }

  /** Parts that say no more than their short form get it. */
  shorten(schema, value, set) {
    if (value === null || typeof value !== 'object') return;
    const ways = this.forms(schema);
    const way = ways.find(one => this.fits(one, value)) || {};
    for (const key of Object.keys(value)) this.shorten(this.part(way, key), value[key], other => { value[key] = other; });
    const names = Object.keys(value);
    if (ways.length > 1 && !Array.isArray(value) && names.length === 1 && way.required?.[0] === names[0]) set(value[names[0]]);
  }

  /** The schema of a part. */
  part(way, key) {
    if (way.type === 'array') return way.prefixItems?.[key] || way.items || {};
    return way.properties?.[key] || (typeof way.additionalProperties === 'object' ? way.additionalProperties : {});
  }

  structure() {
    this.draw();
    this.changed(this.value);
  }

  /** The field of one value; set puts another value in its place. */
  field(schema, value, set, pointer, name) {
    const ways = this.forms(schema);
    const way = ways.find(one => this.fits(one, value)) || ways[0];
    if (way.type === 'object' && typeof value === 'object') return this.object(way, value, pointer);
    if (way.type === 'array' && Array.isArray(value)) return this.list(way, value, pointer, name);
    const longer = ways.find(one => one.type === 'object');
    return [this.word(way, value, set, pointer, name), longer ? h('button.small', {title: 'More of it', 'aria-label': `More of ${name}`, onclick: () => {
      const short = (longer.required || Object.keys(longer.properties))[0];
      set({[short]: value});
      this.structure();
    }}, '…') : null];
  }

  object(schema, value, pointer) {
    const present = Object.keys(value);
    const names = [...Object.keys(schema.properties || {}), ...(schema.propertyNames?.enum || [])].filter(name => !present.includes(name) && !['chance', 'seed', 'moves'].includes(name));
    const of = name => this.part(schema, name);
    const free = typeof schema.additionalProperties === 'object' && !schema.propertyNames;
    const add = name => {
      if (!name) return;
      value[name] = this.empty(of(name));
      this.structure();
    };
    return h('div.fields', {}, present.map(name => h(`div.field${typeof value[name] === 'object' ? '.deep' : ''}`, {},
      h('span.field-name', {title: this.resolved(of(name)).description || of(name).description}, name),
      h('div.field-value', {}, this.field(of(name), value[name], other => { value[name] = other; }, pointer + '/' + name.replaceAll('~', '~0').replaceAll('/', '~1'), name)),
      h('button.small', {title: 'Leave it out', 'aria-label': `Leave out ${name}`, onclick: () => { delete value[name]; this.structure(); }}, '×'))),
    names.length ? h('select.add', {'aria-label': `Add to ${pointer || 'the position'}`, onchange: event => add(event.target.value)},
      h('option', {value: ''}, 'add …'), names.map(name => h('option', {value: name, title: of(name).description}, name))) : null,
    free ? h('input.add', {placeholder: 'add a name …', 'aria-label': `Add a name to ${pointer}`, onchange: event => add(event.target.value.trim())}) : null);
  }

  list(schema, value, pointer, name) {
    const fixed = schema.minItems !== undefined && schema.minItems === schema.maxItems;
    const items = i => this.part(schema, i);
    return h('div.list', {}, value.map((one, i) => h('div.item', {},
      this.field(items(i), one, other => { value[i] = other; }, pointer + '/' + i, `${name} ${i + 1}`),
      fixed ? null : h('button.small', {title: 'Take it out', 'aria-label': `Take out ${name} ${i + 1}`, onclick: () => { value.splice(i, 1); this.structure(); }}, '×'))),
    fixed ? null : h('button.small', {'aria-label': `Add one to ${name}`, onclick: () => { value.push(this.empty(items(value.length))); this.structure(); }}, '+'));
  }

  word(schema, value, set, pointer, name) {
    const put = other => {
      set(other);
      this.changed(this.value);
    };
    const shared = {'aria-label': name, dataset: {pointer}};
    if (schema.enum && schema.enum.length <= FEW) {
      return h('select', {...shared, onchange: event => put(schema.enum[event.target.selectedIndex])},
        schema.enum.map(one => h('option', {selected: one === value}, String(one ?? 'none'))));
    }
    if (schema.type === 'boolean') return h('input', {...shared, type: 'checkbox', checked: value === true, onchange: event => put(event.target.checked)});
    if (schema.type === 'integer' || schema.type === 'number') {
      return h('input', {...shared, type: 'number', step: schema.type === 'integer' ? '1' : 'any', value: String(value), onchange: event => put(Number(event.target.value))});
    }
    return h('input', {...shared, value: String((schema.enum && this.shown.get(value)) ?? value ?? ''), list: schema.enum ? this.words(schema.enum) : null,
      onchange: event => put(schema.enum ? this.meant.get(event.target.value) ?? event.target.value : event.target.value)});
  }

  /** One list of words for all fields that take them. */
  words(all) {
    const key = JSON.stringify(all);
    if (!this.lists.has(key)) this.lists.set(key, 'form-words-' + this.lists.size);
    return this.lists.get(key);
  }
}
