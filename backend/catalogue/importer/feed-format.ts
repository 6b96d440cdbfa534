import { extname } from 'node:path';

export const feedFormats = ['tsv', 'csv', 'jsonl'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const formatOfExtension: Readonly<Record<string, FeedFormat>> = {
  '.tsv': 'tsv',
  '.txt': 'tsv',
  '.csv': 'csv',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
};

/** The format that a file's name tells; undefined when it tells none. */
export const formatOf = (file: string): FeedFormat | undefined => formatOfExtension[extname(file).toLowerCase()];
