import { extname } from 'node:path';

export const feedFormats = ['tsv', 'csv', 'jsonl'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const formatOfExtension: ReadonlyMap<string, FeedFormat> = new Map([
  ['.tsv', 'tsv'],
  ['.txt', 'tsv'],
  ['.csv', 'csv'],
  ['.jsonl', 'jsonl'],
  ['.ndjson', 'jsonl'],
]);

/** The format that a file's name tells, compressed or not; undefined when it tells none. */
export const formatOf = (file: string): FeedFormat | undefined =>
  formatOfExtension.get(extname(file.replace(/\.gz$/i, '')).toLowerCase());
