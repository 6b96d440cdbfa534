import { ownValue } from '../../core/shared/own-value';
import { COLUMNS, ESCAPE, filledIn, isFields, slugOf, type Column, type Fields, type PageTable } from './page-table';

/**
 * Returns data for JSON in which lists of objects are tables, which are a third as long. `decodePageData` restores it:
 * what JSON keeps of the data stays the same.
 */
export const encodePageData = (data: unknown): unknown => {
  if (Array.isArray(data)) return tableOf(data) ?? data.map(encodePageData);
  if (!isFields(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [encodedName(name), encodePageData(value)]));
};

/** A name that begins like the mark of a table gets one sign more. */
export const encodedName = (name: string): string => (name.startsWith(ESCAPE) ? ESCAPE + name : name);

/** Returns a list as a table; undefined for fewer than two objects, and for lists of anything else. */
export const tableOf = (list: ReadonlyArray<unknown>): PageTable | undefined => {
  if (list.length < 2 || !list.every(isFields)) return undefined;
  const columns = columnsOf(list);
  return columns === undefined ? undefined : { [COLUMNS]: columns, rows: list.map((fields) => rowOf(columns, fields)) };
};

const MISSING = {};

const rowOf = (columns: ReadonlyArray<Column>, fields: Fields): ReadonlyArray<unknown> =>
  columns.flatMap((column) => {
    if (typeof column === 'string') {
      const value = ownValue(fields, column);
      return [value === undefined ? MISSING : encodePageData(value)];
    }
    if ('same' in column) return [];
    const value = ownValue(fields, column.name);
    if (value === undefined) return [MISSING];
    if ('columns' in column) return [rowOf(column.columns, value as Fields)];
    return [value === filledIn(column.like, fields) ? 0 : value];
  });

/** Returns the columns for objects; undefined when a table cannot hold them. */
const columnsOf = (list: ReadonlyArray<Fields>): ReadonlyArray<Column> | undefined => {
  const names = [...new Set(list.flatMap((fields) => Object.keys(fields)))].filter((name) =>
    list.some((fields) => ownValue(fields, name) !== undefined),
  );
  const values = new Map(names.map((name) => [name, list.map((fields) => ownValue(fields, name))]));
  // An empty object cannot be told from a missing property, and JSON names this property as an object's prototype.
  const isAmbiguous = (value: unknown): boolean =>
    isFields(value) && Object.values(value).every((part) => part === undefined);
  if (names.includes('__proto__') || [...values.values()].flat().some(isAmbiguous)) return undefined;
  const templates = templatesOf(values);
  const columns = names.map((name) => columnOf(name, values.get(name) ?? [], templates.get(name)));
  return columns.includes(undefined) ? undefined : columns.flatMap((column) => column ?? []);
};

const columnOf = (name: string, values: ReadonlyArray<unknown>, like: string | undefined): Column | undefined => {
  const [first] = values;
  if (typeof first !== 'object' && values.every((value) => value === first)) return { name, same: first };
  const present = values.filter((value) => value !== undefined);
  if (present.every(isFields)) {
    const columns = columnsOf(present);
    return columns === undefined ? undefined : { name, columns };
  }
  return like === undefined ? name : { name, like };
};

type Values = ReadonlyMap<string, ReadonlyArray<unknown>>;
type Texts = ReadonlyArray<string>;

/** A template is worth its place where it gives so many of the values. */
const MIN_SHARE = 0.5;
/** Shorter texts occur by chance. */
const MIN_LENGTH = 3;

/** Returns the templates of columns whose texts mostly consist of the texts of other columns, the longest first. */
const templatesOf = (values: Values): ReadonlyMap<string, string> => {
  const columns = [...values]
    .filter((column): column is [string, Texts] => column[1].every(isPlainText) && new Set(column[1]).size > 1)
    .filter(([name]) => !/[{}:]/.test(name))
    .sort(([, a], [, b]) => b.join('').length - a.join('').length);
  const templates = new Map<string, string>();
  const sources = new Set<string>();
  for (const [name, texts] of columns) {
    if (sources.has(name)) continue;
    const others = columns.filter(([other]) => other !== name && !templates.has(other));
    const template = commonTemplate(texts, others);
    if (template === undefined) continue;
    templates.set(name, template);
    for (const [other] of others) if (template.includes(`{${other}`)) sources.add(other);
  }
  return templates;
};

const isPlainText = (value: unknown): boolean => typeof value === 'string' && !/[{}]/.test(value);

/** Returns the template of the first text that also gives enough of the other texts. */
const commonTemplate = (
  texts: Texts,
  others: ReadonlyArray<readonly [name: string, texts: Texts]>,
): string | undefined => {
  const fieldsOf = (row: number): Fields => Object.fromEntries(others.map(([name, other]) => [name, other[row]]));
  const candidates = new Set(texts.slice(0, 2).map((text, row) => templateOf(text, fieldsOf(row))));
  const gives = (template: string): boolean =>
    texts.filter((text, row) => text === filledIn(template, fieldsOf(row))).length >= texts.length * MIN_SHARE;
  return [...candidates].find((template) => template.includes('{') && gives(template));
};

/** Replaces the texts of other columns in a text, the longest first. */
const templateOf = (text: string, fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => [
      [`{${name}}`, String(value)] as const,
      [`{${name}:slug}`, slugOf(String(value))] as const,
    ])
    .filter(([, part]) => part.length >= MIN_LENGTH)
    .sort(([, a], [, b]) => b.length - a.length)
    .reduce((template, [mark, part]) => replacedOnce(template, part, mark), text);

/** Replaces a part outside of the marks that the template has already. */
const replacedOnce = (template: string, part: string, mark: string): string => {
  const pieces = template.split(/(\{[^{}]*\})/);
  const index = pieces.findIndex((piece) => !piece.startsWith('{') && piece.includes(part));
  return index < 0 ? template : pieces.with(index, pieces[index]?.replace(part, () => mark) ?? '').join('');
};
