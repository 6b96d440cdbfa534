import type { Insertable, Kysely } from 'kysely';
import type { ContentPageTable } from '../database/tables/commerce-tables.ts';
import type { Database } from '../database/schema.ts';
import type { ContentBody, SeedPage } from './content-page.ts';
import { readSeedPages } from './seed-pages.ts';

/**
 * Inserts the pages that the shop ships with, updates those that changed and deletes those that no longer ship. Pages
 * that the shop's staff edited stay as they are. Running it again changes nothing. [RTE-07]
 */
export const seedContentPages = async (
  database: Kysely<Database>,
  pages: readonly SeedPage[] = readSeedPages(),
): Promise<void> => {
  await database.transaction().execute(async (trx) => {
    await trx
      .insertInto('content_page')
      .values(pages.map(toRow))
      .onConflict((conflict) =>
        conflict
          .column('path')
          .doUpdateSet(({ ref }) => ({
            title: ref('excluded.title'),
            lead: ref('excluded.lead'),
            description: ref('excluded.description'),
            image_url: ref('excluded.image_url'),
            is_indexed: ref('excluded.is_indexed'),
            body: ref('excluded.body'),
          }))
          .where('content_page.origin', '=', 'seed'),
      )
      .execute();
    await trx
      .deleteFrom('content_page')
      .where('origin', '=', 'seed')
      .where(
        'path',
        'not in',
        pages.map(({ path }) => path),
      )
      .execute();
  });
};

const toRow = ({
  path,
  title,
  lead,
  description = '',
  scene,
  isIndexed = true,
  ...body
}: SeedPage): Insertable<ContentPageTable> => ({
  path,
  title,
  lead,
  description,
  image_url: scene === undefined ? '' : `/images/scenes/${scene}.webp`,
  is_indexed: isIndexed ? 1 : 0,
  body: JSON.stringify(body satisfies ContentBody),
  origin: 'seed',
});
