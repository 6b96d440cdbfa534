import type { Kysely } from 'kysely';
import { stat } from 'node:fs/promises';
import type { Database } from '../../database/schema.ts';
import { idOf, isDeletion, readingFaults } from './check-rows.ts';
import { readFeed, type ReadFeedOptions } from './feed/feed-reader.ts';
import { UnusableFeed } from './feed/feed-source.ts';

/** Limit of items that an import can remove: a share of the shop's items, or a number. */
export type RemovalLimit = { readonly share: number } | { readonly items: number };

/** Rule for the removal of items by deletions and by a complete feed together. */
export interface RemovalRule {
  readonly limit: RemovalLimit;
  /** Whether the limit is lifted. */
  readonly isConfirmed: boolean;
}

export const STANDARD_RULE: RemovalRule = { limit: { share: 0.2 }, isConfirmed: false };

/** A removal was refused before anything was changed. */
export class RemovalRefused extends Error {
  override readonly name = 'RemovalRefused';
}

/** Ids in an import: those to delete and those to keep. */
export interface NamedIds {
  readonly deletions: ReadonlySet<string>;
  /** All ids in a complete feed; undefined when other items stay anyway. */
  readonly kept: ReadonlySet<string> | undefined;
}

/** Items that will be removed, if the rule allows it. */
export interface RemovalPlan {
  /** Number of deleted items. */
  readonly deleted: number;
  /** Part numbers of the items that a complete feed leaves out. */
  readonly leftOut: readonly string[];
}

const SKUS_READ_AT_ONCE = 5000;

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/**
 * Reads the ids that the feed deletes and, for a complete feed, all ids in it. Rows that will be refused are included,
 * so that a fault in a row does not take its item off sale. Throws an UnusableFeed when the file cannot be read twice,
 * and RemovalRefused when a complete feed has rows without a readable id.
 */
export const readNamedIds = async (
  file: string,
  options: ReadFeedOptions,
  { isComplete, isConfirmed }: { readonly isComplete: boolean; readonly isConfirmed: boolean },
): Promise<NamedIds> => {
  if (!(await stat(file)).isFile()) {
    throw new UnusableFeed(`${file} is not a regular file; an import reads it twice, so save it to a file first`);
  }
  const kept = new Set<string>();
  const deletions = new Set<string>();
  let withoutId = 0;
  for await (const entry of readFeed(file, options)) {
    const id = idOf(entry);
    if (id === '') withoutId += readingFaults(entry).length > 0 ? 1 : 0;
    else if (isDeletion(entry)) deletions.add(id);
    else if (isComplete) kept.add(id);
  }
  if (isComplete && withoutId > 0 && !isConfirmed) {
    throw new RemovalRefused(
      `${withoutId} rows cannot be read, so which items they hold is not known and nothing was changed. ` +
        'Mend them, leave --complete out, or pass --confirm to take off sale what no readable row names.',
    );
  }
  return { deletions, kept: isComplete ? kept : undefined };
};

/** Scans all items of the shop, some thousands at a time. */
const compare = async (
  database: Kysely<Database>,
  { deletions, kept }: NamedIds,
): Promise<RemovalPlan & { readonly all: number }> => {
  const leftOut: string[] = [];
  let all = 0;
  let deleted = 0;
  for (let last = ''; ;) {
    const rows = await database
      .selectFrom('sku')
      .select('part_number')
      .where('part_number', '>', last)
      .orderBy('part_number')
      .limit(SKUS_READ_AT_ONCE)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return { leftOut, deleted, all };
    all += rows.length;
    for (const { part_number: partNumber } of rows) {
      if (deletions.has(partNumber)) deleted += 1;
      else if (kept?.has(partNumber) === false) leftOut.push(partNumber);
    }
    last = end.part_number;
  }
};

const whatGoes = (deleted: number, leftOut: number): string => {
  if (deleted === 0) return `The feed leaves out ${leftOut}`;
  return leftOut === 0 ? `The import deletes ${deleted}` : `The import deletes ${deleted} and leaves out ${leftOut}`;
};

/** Plans which items are removed. Throws RemovalRefused, before anything was changed, when they exceed the limit. */
export const planRemoval = async (
  database: Kysely<Database>,
  named: NamedIds,
  { limit, isConfirmed }: RemovalRule,
): Promise<RemovalPlan> => {
  if (named.kept === undefined && named.deletions.size === 0) return { deleted: 0, leftOut: [] };
  const { all, deleted, leftOut } = await compare(database, named);
  const going = deleted + leftOut.length;
  const most = 'share' in limit ? Math.floor(all * limit.share) : limit.items;
  if (going <= most || isConfirmed) return { deleted, leftOut };
  const shown = 'share' in limit ? percent(limit.share) : String(limit.items);
  throw new RemovalRefused(
    `${whatGoes(deleted, leftOut.length)} of the shop's ${all} items (${percent(going / all)}), more than the ` +
      `limit of ${shown}; nothing was changed. If that is meant, pass --confirm or a larger --remove-limit.`,
  );
};
