import { parse } from 'csv-parse/sync';
import { createReadStream } from 'node:fs';
import type { FeedFormat } from './feed-format.ts';

/** One row of a feed by column name; a repeated column has a list. */
export type FeedRecord = Readonly<Record<string, string | readonly string[]>>;

/** What stands on a line: a row, or the reason why it cannot be read. */
export type FeedLine =
  { readonly line: number; readonly record: FeedRecord } | { readonly line: number; readonly unreadable: string };

/** A feed that cannot be imported at all; the message says why. */
export class UnusableFeed extends Error {
  override readonly name = 'UnusableFeed';
}

export const LONGEST_ROW = 256 * 1024;

/** Names as feeds write them ("g:Image Link", "imageLink") in one form ("image_link"). */
export const columnName = (name: string): string =>
  name
    .trim()
    .replace(/^g:/i, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const requiredColumns = ['id', 'title', 'price', 'availability'] as const;

const checkColumns = (columns: readonly string[]): void => {
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new UnusableFeed(`The first line has no column ${missing.join(', ')}`);
};

const toRecord = (columns: readonly string[], values: readonly string[]): FeedRecord => {
  const record: Record<string, string | string[]> = {};
  columns.forEach((column, index) => {
    const value = values[index];
    if (value === undefined || value === '') return;
    const known = Object.hasOwn(record, column) ? record[column] : undefined;
    record[column] = known === undefined ? value : [...(typeof known === 'string' ? [known] : known), value];
  });
  return record;
};

interface NumberedLine {
  readonly line: number;
  readonly text: string;
}

interface SeparatedRow {
  readonly line: number;
  /** Undefined when the line cannot be read. */
  readonly values: readonly string[] | undefined;
}

/** Lines of a file with their numbers; a line that is too long is cut, so that none fills the memory. */
async function* readLines(file: string): AsyncGenerator<NumberedLine> {
  let rest = '';
  let line = 0;
  const bounded = (text: string): string => text.slice(0, LONGEST_ROW + 1);
  for await (const piece of createReadStream(file, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const lines = piece.split('\n');
    const last = lines.pop() ?? '';
    for (const part of lines) {
      line += 1;
      yield { line, text: bounded(rest + part).replace(/\r$/, '') };
      rest = '';
    }
    rest = bounded(rest + last);
  }
  if (rest !== '') yield { line: line + 1, text: rest };
}

/** The rows of a text; undefined when a quoted value has no end. */
const splitRows = (text: string, delimiter: string): readonly (readonly string[])[] | undefined => {
  try {
    return parse(text, { delimiter, relax_quotes: true, relax_column_count: true });
  } catch {
    return undefined;
  }
};

/** Lines that have been read but not used, so that what follows can be looked at. Empty lines are passed over. */
interface LookAhead {
  readonly lines: NumberedLine[];
  /** Tries to have this many lines at hand. */
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

const MOST_LINES_A_ROW = 50;

/**
 * Takes the next row. A quoted value may run over several lines; when its end is not found within reason, or closing
 * it would spoil the row, only the line where it began is given up.
 */
const takeRow = async (
  ahead: LookAhead,
  first: NumberedLine,
  delimiter: string,
  width: number,
): Promise<SeparatedRow> => {
  const { line } = first;
  let { text } = first;
  const alone = splitRows(text, delimiter);
  if (alone?.length === 1 || text.length > LONGEST_ROW) {
    return { line, values: text.length > LONGEST_ROW ? undefined : alone?.[0] };
  }
  for (let more = 1; more <= MOST_LINES_A_ROW && text.length <= LONGEST_ROW; more += 1) {
    await ahead.fill(more);
    const next = ahead.lines[more - 1];
    if (next === undefined) break;
    text += `\n${next.text}`;
    const joined = splitRows(text, delimiter);
    if (joined?.length !== 1 || (width > 0 && joined[0]?.length !== width)) continue;
    ahead.lines.splice(0, more);
    return { line, values: joined[0] };
  }
  return { line, values: undefined };
};

/** Lines that are split together: nearly always each of them is a row. */
const LINES_A_BLOCK = 100;

/** Rows with the lines they begin on. */
async function* readRows(file: string, delimiter: string): AsyncGenerator<SeparatedRow> {
  const ahead = makeLookAhead(readLines(file));
  let width = 0;
  for (;;) {
    await ahead.fill(LINES_A_BLOCK);
    const { lines } = ahead;
    if (lines.length === 0) return;
    const rows = splitRows(lines.map(({ text }) => text).join('\n'), delimiter);
    // As many rows as lines: every row is one line, since a row never takes less than one.
    if (rows?.length === lines.length && lines.every(({ text }) => text.length <= LONGEST_ROW)) {
      width ||= rows[0]?.length ?? 0;
      for (const [index, { line }] of lines.splice(0).entries()) yield { line, values: rows[index] };
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

/** Rows of comma or tab separated values; the first line names the columns. */
async function* readSeparated(file: string, delimiter: string): AsyncGenerator<FeedLine> {
  let columns: readonly string[] | undefined;
  for await (const { line, values } of readRows(file, delimiter)) {
    if (values === undefined) {
      yield { line, unreadable: 'a quoted value has no end, or the row is too long' };
    } else if (columns === undefined) {
      columns = values.map((name) => columnName(name.replace(/^\uFEFF/, '')));
      checkColumns(columns);
    } else if (values.length > columns.length) {
      yield { line, unreadable: `${values.length} values for ${columns.length} columns` };
    } else {
      yield { line, record: toRecord(columns, values) };
    }
  }
  if (columns === undefined) throw new UnusableFeed('The file is empty');
}

const toText = (value: unknown): string | readonly string[] | undefined => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.flatMap((part) => toText(part) ?? []).flat();
  if (typeof value === 'object' && value !== null && 'value' in value && 'currency' in value) {
    return `${String(value.value)} ${String(value.currency)}`;
  }
  return undefined;
};

const readJsonLine = (line: number, text: string): FeedLine => {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      return { line, unreadable: 'not a JSON object' };
    }
    const record: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries(parsed)) {
      const written = toText(value);
      if (written !== undefined && written.length > 0) record[columnName(name)] = written;
    }
    return { line, record };
  } catch {
    return { line, unreadable: 'not valid JSON' };
  }
};

/** Rows of a file with one JSON object on each line. */
async function* readJsonLines(file: string): AsyncGenerator<FeedLine> {
  for await (const { line, text } of readLines(file)) {
    const trimmed = text.replace(/^\uFEFF/, '').trim();
    if (trimmed === '') continue;
    if (trimmed.length > LONGEST_ROW) yield { line, unreadable: `longer than ${LONGEST_ROW} characters` };
    else yield readJsonLine(line, trimmed);
  }
}

/** Reads a feed row by row, without ever holding more than a few of them. Throws when there is nothing to import. */
export const readFeed = (file: string, format: FeedFormat): AsyncGenerator<FeedLine> =>
  format === 'jsonl' ? readJsonLines(file) : readSeparated(file, format === 'tsv' ? '\t' : ',');
