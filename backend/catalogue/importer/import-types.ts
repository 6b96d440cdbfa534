import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PlacementRule } from './placement/place-item.ts';
import type { ReadFeedOptions } from './feed/feed-reader.ts';

/** A row that was not imported. */
export interface RefusedRow {
  readonly line: number;
  readonly id: string;
  readonly reasons: readonly string[];
}

export interface ImportCounts {
  readonly rows: number;
  /** Rows that are in the shop now, including deletions and prices; in a dry run, rows that would be. */
  readonly imported: number;
  readonly refused: number;
}

/** The category of a row. */
export interface PlacedRow {
  readonly line: number;
  readonly id: string;
  readonly department: string;
  /** The leaf category. */
  readonly path: string;
  readonly decidedBy: PlacementRule;
  readonly isNewCategory: boolean;
}

/** Options of every kind of import. */
export interface ImportOptions extends Pick<ReadFeedOptions, 'format' | 'encoding'> {
  readonly database: Kysely<Database>;
  readonly file: string;
  /** Called for every row that is refused, in the order of the file. */
  readonly onRefused: (row: RefusedRow) => void | Promise<void>;
  readonly onProgress?: (counts: ImportCounts) => void;
  /** Checks everything and changes nothing. */
  readonly dryRun?: boolean;
}
