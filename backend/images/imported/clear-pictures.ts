import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PictureFiles } from './picture-files.ts';

/** Statements block the event loop: each of them reads no more rows than this. */
const ROWS_PER_BATCH = 200;
/** Much longer than writing one picture takes. */
const TEMPORARY_MS = 60 * 60_000;

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Iterates over sorted keys: `step` handles some keys after the last one and returns the last that it handled. */
const walk = async (step: (after: string) => Promise<string | undefined>): Promise<void> => {
  for (let last: string | undefined = ''; last !== undefined; last = await step(last)) await nextTurn();
};

/** Removes the uses of part numbers that neither a SKU nor a product carries any more. */
const clearUses = (database: Kysely<Database>): Promise<void> =>
  walk(async (after) => {
    const rows = await database
      .selectFrom('picture_use')
      .select('owner')
      .distinct()
      .where('owner', '>', after)
      .orderBy('owner')
      .limit(ROWS_PER_BATCH)
      .execute();
    const owners = rows.map(({ owner }) => owner);
    if (owners.length === 0) return undefined;
    const skus = await database.selectFrom('sku').select('part_number').where('part_number', 'in', owners).execute();
    const sold = new Set(skus.map((sku) => sku.part_number));
    const gone = owners.filter((owner) => !sold.has(owner));
    if (gone.length > 0) {
      await database
        .deleteFrom('picture_use')
        .where('owner', 'in', gone)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('sku').select('sku.id').whereRef('sku.part_number', '=', 'picture_use.owner'))),
        )
        .execute();
    }
    return owners.at(-1);
  });

/** Removes the addresses that no row uses. */
const clearAddresses = (database: Kysely<Database>): Promise<void> =>
  walk(async (after) => {
    const rows = await database
      .selectFrom('imported_picture')
      .select('address')
      .where('address', '>', after)
      .orderBy('address')
      .limit(ROWS_PER_BATCH)
      .execute();
    const last = rows.at(-1)?.address;
    if (last === undefined) return undefined;
    await database
      .deleteFrom('imported_picture')
      .where('address', '>', after)
      .where('address', '<=', last)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('picture_use')
              .select('picture_use.owner')
              .whereRef('picture_use.address', '=', 'imported_picture.address'),
          ),
        ),
      )
      .execute();
    return last;
  });

/** Removes contents that no address refers to, with their files. */
const clearContents = (database: Kysely<Database>, files: PictureFiles): Promise<void> =>
  walk(async (after) => {
    const rows = await database
      .selectFrom('picture_content')
      .select('content_hash')
      .where('content_hash', '>', after)
      .orderBy('content_hash')
      .limit(ROWS_PER_BATCH)
      .execute();
    const last = rows.at(-1)?.content_hash;
    if (last === undefined) return undefined;
    const named = await database
      .selectFrom('imported_picture')
      .select('content_hash')
      .distinct()
      .where(
        'content_hash',
        'in',
        rows.map((row) => row.content_hash),
      )
      .execute();
    const used = new Set(named.map((row) => row.content_hash));
    for (const { content_hash: hash } of rows.filter((row) => !used.has(row.content_hash))) {
      await clearContent(database, files, hash);
    }
    return last;
  });

/**
 * Removes the file inside the transaction, so that an import that stores the same content waits or sees the removal.
 */
const clearContent = (database: Kysely<Database>, files: PictureFiles, hash: string): Promise<void> =>
  database.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('picture_content')
      .where('content_hash', '=', hash)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('imported_picture')
              .select('imported_picture.address')
              .whereRef('imported_picture.content_hash', '=', 'picture_content.content_hash'),
          ),
        ),
      )
      .executeTakeFirst();
    if (numDeletedRows > 0n) await files.remove(hash);
  });

/** The hashes without a row. */
const withoutRow = async (executor: Kysely<Database>, hashes: readonly string[]): Promise<readonly string[]> => {
  if (hashes.length === 0) return [];
  const rows = await executor
    .selectFrom('picture_content')
    .select('content_hash')
    .where('content_hash', 'in', hashes)
    .execute();
  const known = new Set(rows.map((row) => row.content_hash));
  return hashes.filter((hash) => !known.has(hash));
};

/**
 * Removes files without a row, which remain when an import ends between placing a file and committing its row. Imports
 * and this function do both steps inside one transaction, so a picture that is being stored is not removed.
 */
const clearFiles = async (database: Kysely<Database>, files: PictureFiles): Promise<void> => {
  for await (const hashes of files.stored()) {
    for (let start = 0; start < hashes.length; start += ROWS_PER_BATCH) {
      const suspects = await withoutRow(database, hashes.slice(start, start + ROWS_PER_BATCH));
      if (suspects.length > 0) {
        await database.transaction().execute(async (trx) => {
          for (const hash of await withoutRow(trx, suspects)) await files.remove(hash);
        });
      }
      await nextTurn();
    }
  }
};

/**
 * Removes the stored pictures of products that have left the catalogue, those that their rows no longer name, files that
 * no row has, and temporary files older than an hour. `now` is in milliseconds since 1970. It may be interrupted
 * at any point and continues the next time. Rejects when the database or the folder fails.
 */
export const clearPictures = async (database: Kysely<Database>, files: PictureFiles, now: number): Promise<void> => {
  await clearUses(database);
  await clearAddresses(database);
  await clearContents(database, files);
  await clearFiles(database, files);
  await files.removeTemporary(now - TEMPORARY_MS);
};
