import type { Insertable, Kysely } from 'kysely';
import type { ContentPageTable } from '../database/tables/commerce-tables.ts';
import type { Database } from '../database/schema.ts';
import type { ContentBody, SeedPage } from './pages/content-page.ts';
import { seedPages } from './seed-pages.ts';

/**
 * Inserts and updates the delivered pages. It can run repeatedly. Pages that were edited in the shop stay unchanged;
 * pages that are no longer delivered are removed. [RTE-07]
 */
export const seedContentPages = async (
  database: Kysely<Database>,
  pages: readonly SeedPage[] = seedPages,
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
