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

/** The format by the extension of a file's name, compressed or not; undefined when it is unknown. */
export const formatOf = (file: string): FeedFormat | undefined =>
  formatOfExtension.get(extname(file.replace(/\.gz$/i, '')).toLowerCase());
