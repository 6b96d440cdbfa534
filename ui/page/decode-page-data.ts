import { COLUMNS, ESCAPE, filledIn, isFields, type Column, type Fields, type PageTable } from './page-table';

type Row = ReadonlyArray<unknown>;

/** Returns page data from its JSON, in which lists of objects are tables (encode-page-data.ts). */
export const decodePageData = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(decodePageData);
  if (!isFields(data)) return data;
  if (isTable(data)) return data.rows.map((row) => objectOf(data[COLUMNS], row));
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name.startsWith(ESCAPE) ? name.slice(ESCAPE.length) : name,
      decodePageData(value),
    ]),
  );
};

const isTable = (data: object): data is PageTable => Object.hasOwn(data, COLUMNS);

const objectOf = (columns: ReadonlyArray<Column>, row: Row): Fields => {
  const read = new Map<string, unknown>();
  const derived: Array<readonly [name: string, template: string]> = [];
  let place = 0;
  for (const column of columns) {
    if (typeof column !== 'string' && 'same' in column) {
      read.set(column.name, column.same);
      continue;
    }
    const cell = row[place];
    place += 1;
    if (isMissing(cell)) continue;
    if (typeof column === 'string') read.set(column, decodePageData(cell));
    else if ('columns' in column) read.set(column.name, objectOf(column.columns, cell as Row));
    else if (cell === 0) derived.push([column.name, column.like]);
    else read.set(column.name, cell);
  }
  const fields: Fields = Object.fromEntries(read);
  return derived.length === 0
    ? fields
    : { ...fields, ...Object.fromEntries(derived.map(([name, template]) => [name, filledIn(template, fields)])) };
};

const isMissing = (cell: unknown): boolean => isFields(cell) && Object.keys(cell).length === 0;
