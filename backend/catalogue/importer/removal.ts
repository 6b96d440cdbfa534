import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { idOf, readingFaults } from './check-rows.ts';
import { readFeed, type ReadFeedOptions } from './feed-reader.ts';

/** How many items an import may take off sale: a share of the catalogue, or a number of them. */
export type RemovalLimit = { readonly share: number } | { readonly items: number };

export const STANDARD_LIMIT: RemovalLimit = { share: 0.2 };

export interface CompleteFeed {
  readonly limit: RemovalLimit;
  /** Whether more than the limit may go. */
  readonly isConfirmed: boolean;
}

/** Taking off sale what the feed leaves out was refused, before anything was changed. */
export class RemovalRefused extends Error {
  override readonly name = 'RemovalRefused';
}

const SKUS_READ_AT_ONCE = 5000;

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** Ids that the feed names, rows that will be refused included: what is wrong in them takes nothing off sale. */
const readIds = async (file: string, options: ReadFeedOptions) => {
  const ids = new Set<string>();
  let withoutId = 0;
  for await (const entry of readFeed(file, options)) {
    const id = idOf(entry);
    if (id !== '') ids.add(id);
    else if (readingFaults(entry).length > 0) withoutId += 1;
  }
  return { ids, withoutId };
};

const partNumbersNotIn = async (database: Kysely<Database>, ids: ReadonlySet<string>) => {
  const absent: string[] = [];
  let all = 0;
  for (let last = ''; ;) {
    const rows = await database
      .selectFrom('sku')
      .select('part_number')
      .where('part_number', '>', last)
      .orderBy('part_number')
      .limit(SKUS_READ_AT_ONCE)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return { absent, all };
    all += rows.length;
    for (const { part_number: partNumber } of rows) if (!ids.has(partNumber)) absent.push(partNumber);
    last = end.part_number;
  }
};

/**
 * Part numbers of the items that a complete feed leaves out. Throws RemovalRefused when they are more than the limit, or
 * when rows cannot be read so that nobody can tell which items they hold.
 */
export const planRemoval = async (
  database: Kysely<Database>,
  file: string,
  options: ReadFeedOptions,
  { limit, isConfirmed }: CompleteFeed,
): Promise<readonly string[]> => {
  const { ids, withoutId } = await readIds(file, options);
  if (withoutId > 0 && !isConfirmed) {
    throw new RemovalRefused(
      `${withoutId} rows cannot be read, so which items they hold is not known and nothing was changed. ` +
        'Mend them, leave --complete out, or pass --confirm to take off sale what no readable row names.',
    );
  }
  const { absent, all } = await partNumbersNotIn(database, ids);
  const most = 'share' in limit ? Math.floor(all * limit.share) : limit.items;
  if (absent.length <= most || isConfirmed) return absent;
  const shown = 'share' in limit ? percent(limit.share) : String(limit.items);
  throw new RemovalRefused(
    `The feed leaves out ${absent.length} of the shop's ${all} items (${percent(absent.length / all)}), more than the ` +
      `limit of ${shown}; nothing was changed. If that is meant, pass --confirm or a larger --remove-limit.`,
  );
};
