import type { FeedFormat } from './feed/feed-format.ts';
import { idOf, readingFaults } from './check-rows.ts';
import { columnName, readFeed } from './feed/feed-reader.ts';
import { readLines, UnusableFeed, type FeedEncoding } from './feed/feed-source.ts';

const MAX_ID_LENGTH = 50;

export interface DeleteListOptions {
  /** Format from the file name or the caller; undefined for a plain list of ids. */
  readonly format: FeedFormat | undefined;
  readonly encoding?: FeedEncoding;
}

const firstLine = async (file: string, encoding: FeedEncoding | undefined): Promise<string> => {
  for await (const { text } of readLines(file, encoding)) if (text.trim() !== '') return text;
  throw new UnusableFeed('The file is empty but for blank lines');
};

const faultOf = (id: string): string | undefined => {
  if (id === '') return 'id is missing';
  return id.length > MAX_ID_LENGTH ? `id is longer than ${MAX_ID_LENGTH} characters` : undefined;
};

/**
 * Reads the ids of a delete list: a file with a column `id` in any feed format, or one id per line. Throws an
 * UnusableFeed that names the first invalid line; a list is never used partially.
 */
export const readDeleteList = async (file: string, options: DeleteListOptions): Promise<readonly string[]> => {
  const { format = 'tsv', encoding } = options;
  const first = await firstLine(file, encoding);
  const hasColumns =
    format === 'jsonl' || first.split(/[\t,]/).some((name) => columnName(name.replaceAll('"', '')) === 'id');
  const ids = new Set<string>();
  const add = (id: string, line: number, faults: readonly string[]): void => {
    const fault = faults[0] ?? faultOf(id);
    if (fault !== undefined) throw new UnusableFeed(`Line ${line} of ${file}: ${fault}; nothing was deleted`);
    ids.add(id);
  };
  if (hasColumns) {
    const read = { format, requiredColumns: ['id'], ...(encoding === undefined ? {} : { encoding }) };
    for await (const entry of readFeed(file, read)) add(idOf(entry), entry.line, readingFaults(entry));
  } else {
    for await (const { line, text, isDamaged } of readLines(file, encoding)) {
      if (text.trim() !== '') add(text.trim(), line, isDamaged ? ['not valid UTF-8'] : []);
    }
  }
  return [...ids];
};
