import { parse } from 'csv-parse/sync';
import type { FeedFormat } from './feed-format.ts';
import { MAX_ROW_LENGTH, readLines, UnusableFeed, type FeedEncoding, type NumberedLine } from './feed-source.ts';

/** One row of a feed by column name; a repeated column has a list. */
export type FeedRecord = Readonly<Record<string, string | readonly string[]>>;

/** A line of a feed: a row, or the reason why it cannot be read, with the row's id where it is known. */
export type FeedLine =
  /** `damagedColumns` contain bytes that are invalid in the encoding. */
  | { readonly line: number; readonly record: FeedRecord; readonly damagedColumns: readonly string[] }
  | { readonly line: number; readonly unreadable: string; readonly id: string };

export interface ReadFeedOptions {
  readonly format: FeedFormat;
  /** Called when the file has no byte order mark and is not UTF-8. */
  readonly encoding?: FeedEncoding;
  /** Required columns; default those of a whole import. */
  readonly requiredColumns?: readonly string[];
}

/** Normalises a column name: "g:Image Link" and "imageLink" become "image_link". */
export const columnName = (name: string): string =>
  name
    .trim()
    .replace(/^g:/i, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const columnsOfImport = ['id', 'title', 'price', 'availability'] as const;

const delimiters: readonly (readonly [string, string])[] = [
  [',', 'commas; pass --format csv'],
  ['\t', 'tabs; pass --format tsv'],
  [';', 'semicolons; save it with tabs or commas'],
  ['|', 'vertical bars; save it with tabs or commas'],
];

const missingOf = (columns: readonly string[], required: readonly string[]): readonly string[] =>
  required.filter((column) => !columns.includes(column));

/** Throws when the first line lacks required columns; the error distinguishes a wrong delimiter from missing columns. */
const checkColumns = (line: string, columns: readonly string[], required: readonly string[]): void => {
  const missing = missingOf(columns, required);
  if (missing.length === 0) return;
  const other = delimiters.find(
    ([delimiter]) =>
      missingOf(
        line.split(delimiter).map((name) => columnName(name.replaceAll('"', ''))),
        required,
      ).length === 0,
  );
  if (other !== undefined && required.length > 1) throw new UnusableFeed(`The columns are separated by ${other[1]}`);
  if (line.trimStart().startsWith('{')) throw new UnusableFeed('The file holds JSON lines; pass --format jsonl');
  throw new UnusableFeed(
    `The first line has no column ${missing.join(', ')}; it must name the columns, which it does with: ${columns.join(', ').slice(0, 200)}`,
  );
};

const toRecord = (columns: readonly string[], values: readonly string[]): FeedRecord => {
  const fields = new Map<string, string | readonly string[]>();
  columns.forEach((column, index) => {
    const value = values[index];
    if (value === undefined || value === '') return;
    const known = fields.get(column);
    fields.set(column, known === undefined ? value : [...[known].flat(), value]);
  });
  return Object.fromEntries(fields);
};

/** Columns with invalid bytes, by their numbers where the file has columns. */
const damagedColumnsOf = (record: FeedRecord, columns: readonly string[] = []): readonly string[] => {
  const damaged = Object.entries(record).filter(([, value]) => [value].flat().some((part) => part.includes('\uFFFD')));
  if (damaged.length === 0) return ['the row'];
  return damaged.map(([name]) => (columns.includes(name) ? `${name} (column ${columns.indexOf(name) + 1})` : name));
};

interface SeparatedRow {
  readonly line: number;
  /** The source text of the row, or its beginning. */
  readonly text: string;
  /** Undefined when the line cannot be read. */
  readonly values: readonly string[] | undefined;
  readonly isDamaged: boolean;
}

/** The rows of a text; undefined when a quoted value has no end. */
const splitRows = (text: string, delimiter: string): readonly (readonly string[])[] | undefined => {
  try {
    return parse(text, { delimiter, relax_quotes: true, relax_column_count: true });
  } catch {
    return undefined;
  }
};

/** A buffer of lines that were read but not used. Empty lines are skipped. */
interface LookAhead {
  readonly lines: NumberedLine[];
  /** Tries to buffer this many lines. */
  fill(count: number): Promise<void>;
}

const makeLookAhead = (source: AsyncGenerator<NumberedLine>): LookAhead => {
  const lines: NumberedLine[] = [];
  return {
    lines,
    fill: async (count) => {
      while (lines.length < count) {
        const next = await source.next();
        if (next.done === true) return;
        if (next.value.text.trim() !== '') lines.push(next.value);
      }
    },
  };
};

const MAX_LINES_PER_ROW = 50;

/**
 * Takes the next row. A quoted value can span several lines. When its end is not found within the limit, or closing it
 * would break the row, only the line where it starts is given up.
 */
const takeRow = async (
  ahead: LookAhead,
  first: NumberedLine,
  delimiter: string,
  width: number,
): Promise<SeparatedRow> => {
  const { line } = first;
  let { text, isDamaged } = first;
  const alone = text.length > MAX_ROW_LENGTH ? undefined : splitRows(text, delimiter);
  if (alone?.length === 1 || text.length > MAX_ROW_LENGTH) return { line, text, values: alone?.[0], isDamaged };
  for (let more = 1; more <= MAX_LINES_PER_ROW && text.length <= MAX_ROW_LENGTH; more += 1) {
    await ahead.fill(more);
    const next = ahead.lines[more - 1];
    if (next === undefined) break;
    text += `\n${next.text}`;
    isDamaged ||= next.isDamaged;
    // A value that is open closes with a quote.
    if (!next.text.includes('"')) continue;
    const joined = splitRows(text, delimiter);
    if (joined?.length !== 1 || (width > 0 && joined[0]?.length !== width)) continue;
    ahead.lines.splice(0, more);
    return { line, text, values: joined[0], isDamaged };
  }
  return { line, text: first.text, values: undefined, isDamaged: first.isDamaged };
};

/** Lines that are split together; nearly all of them are one row each. */
const LINES_PER_BLOCK = 100;

/** Rows with the lines they begin on. */
async function* readRows(source: AsyncGenerator<NumberedLine>, delimiter: string): AsyncGenerator<SeparatedRow> {
  const ahead = makeLookAhead(source);
  let width = 0;
  for (;;) {
    await ahead.fill(LINES_PER_BLOCK);
    const { lines } = ahead;
    if (lines.length === 0) return;
    const isShort = lines.every(({ text }) => text.length <= MAX_ROW_LENGTH);
    const rows = isShort ? splitRows(lines.map(({ text }) => text).join('\n'), delimiter) : undefined;
    // The number of rows equals the number of lines, so each row is one line: a row never takes less.
    if (rows?.length === lines.length) {
      width ||= rows[0]?.length ?? 0;
      for (const [index, numbered] of lines.splice(0).entries()) yield { ...numbered, values: rows[index] };
      continue;
    }
    for (const end = lines.at(-1)?.line ?? 0; (lines[0]?.line ?? Infinity) <= end;) {
      const first = lines.shift();
      if (first === undefined) break;
      const row = await takeRow(ahead, first, delimiter, width);
      width ||= row.values?.length ?? 0;
      yield row;
    }
  }
}

const BEGINNING = 2000;

/** The id of an unreadable row, when it precedes the damaged part. */
const idOfBeginning = (text: string, delimiter: string, columns: readonly string[]): string => {
  const at = columns.indexOf('id');
  const values = text.slice(0, BEGINNING).split(delimiter, at + 2);
  const id = values.length > at + 1 ? (values[at] ?? '') : '';
  return id.includes('"') ? '' : id.trim();
};

/** Reads comma or tab separated values; the first line names the columns. */
async function* readSeparated(
  source: AsyncGenerator<NumberedLine>,
  delimiter: string,
  required: readonly string[],
): AsyncGenerator<FeedLine> {
  let columns: readonly string[] | undefined;
  let rows = 0;
  for await (const { line, text, values, isDamaged } of readRows(source, delimiter)) {
    if (columns === undefined) {
      if (isDamaged) throw new UnusableFeed('The first line is not valid UTF-8; save the file as UTF-8');
      columns = (values ?? []).map(columnName);
      checkColumns(text, columns, required);
      continue;
    }
    rows += 1;
    const id = idOfBeginning(text, delimiter, columns);
    if (values === undefined) {
      const why =
        text.length > MAX_ROW_LENGTH
          ? `the row is longer than ${MAX_ROW_LENGTH} characters`
          : 'a quoted value has no end';
      yield { line, unreadable: why, id };
    } else if (values.length > columns.length) {
      yield { line, unreadable: `${values.length} values for ${columns.length} columns`, id };
    } else {
      const record = toRecord(columns, values);
      yield { line, record, damagedColumns: isDamaged ? damagedColumnsOf(record, columns) : [] };
    }
  }
  if (columns === undefined) throw new UnusableFeed('The file is empty but for blank lines');
  if (rows === 0) throw new UnusableFeed('The file holds the names of the columns and no rows');
}

const toText = (value: unknown): string | readonly string[] | undefined => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.flatMap((part) => toText(part) ?? []).flat();
  if (typeof value === 'object' && value !== null && 'value' in value && 'currency' in value) {
    const [amount, currency] = [toText(value.value), toText(value.currency)];
    return typeof amount === 'string' && typeof currency === 'string' ? `${amount} ${currency}` : undefined;
  }
  return undefined;
};

const idOfJson = (text: string): string =>
  /"(?:g:)?id"\s*:\s*"?([^"\\,}\s]{1,50})/i.exec(text.slice(0, BEGINNING))?.[1] ?? '';

const readJsonLine = ({ line, text, isDamaged }: NumberedLine): FeedLine => {
  const unreadable = (why: string): FeedLine => ({ line, unreadable: why, id: idOfJson(text) });
  if (text.length > MAX_ROW_LENGTH) return unreadable(`the row is longer than ${MAX_ROW_LENGTH} characters`);
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return unreadable('not a JSON object');
    const fields = Object.entries(parsed).flatMap(([name, value]) => {
      const written = toText(value);
      return written === undefined || written.length === 0 ? [] : [[columnName(name), written] as const];
    });
    const record: FeedRecord = Object.fromEntries(fields);
    return { line, record, damagedColumns: isDamaged ? damagedColumnsOf(record) : [] };
  } catch {
    return unreadable('not valid JSON');
  }
};

/** Reads a file with one JSON object per line. */
async function* readJsonLines(source: AsyncGenerator<NumberedLine>): AsyncGenerator<FeedLine> {
  let rows = 0;
  for await (const numbered of source) {
    const text = numbered.text.trim();
    if (text === '') continue;
    if (rows === 0 && /^\[\s*(\{|$)/.test(text)) {
      throw new UnusableFeed('The file is one JSON array; write one object on each line');
    }
    rows += 1;
    yield readJsonLine({ ...numbered, text });
  }
  if (rows === 0) throw new UnusableFeed('The file is empty but for blank lines');
}

/**
 * Reads a feed row by row and buffers only a few of them. Throws an UnusableFeed, with the reason and a remedy, when
 * the file is not a feed of the format.
 */
export const readFeed = (file: string, options: ReadFeedOptions): AsyncGenerator<FeedLine> => {
  const { format, encoding, requiredColumns = columnsOfImport } = options;
  const source = readLines(file, encoding);
  return format === 'jsonl'
    ? readJsonLines(source)
    : readSeparated(source, format === 'tsv' ? '\t' : ',', requiredColumns);
};
