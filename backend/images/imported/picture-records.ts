import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ImportedPictureTable } from '../../database/tables/pictures-tables.ts';
import type { StoredPicture } from './decode-picture.ts';
import type { Validators } from './fetch-picture.ts';
import type { PictureFiles } from './picture-files.ts';

/** The picture addresses of one row of a feed; none when the row names no picture. */
export interface FeedPictures {
  readonly line: number;
  /** Part number of the SKU that the row describes. */
  readonly partNumber: string;
  readonly addresses: readonly string[];
}

const ADDRESSES_PER_PAGE = 200;

/** Records which rows of an import use which addresses, in one transaction; what the rows used before is forgotten. */
export const recordUses = (
  database: Kysely<Database>,
  importId: string,
  rows: readonly FeedPictures[],
): Promise<void> =>
  database.transaction().execute(async (trx) => {
    const owners = rows.map(({ partNumber }) => partNumber);
    await trx.deleteFrom('picture_use').where('owner', 'in', owners).execute();
    for (const { line, partNumber, addresses } of rows) {
      const uses = [...new Set(addresses)].map((address) => ({
        owner: partNumber,
        address,
        line,
        import_id: importId,
      }));
      if (uses.length > 0) await trx.insertInto('picture_use').values(uses).execute();
    }
  });

/** Every address that rows of an import use, once each, in order: the addresses of one host come together. */
export async function* addressesOf(database: Kysely<Database>, importId: string): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const page = await database
      .selectFrom('picture_use')
      .select('address')
      .distinct()
      .where('import_id', '=', importId)
      .where('address', '>', last)
      .orderBy('address')
      .limit(ADDRESSES_PER_PAGE)
      .execute();
    for (const { address } of page) yield address;
    const end = page.at(-1);
    if (end === undefined) return;
    last = end.address;
  }
}

/** The rows of an import that use an address, by line. */
export const usersOf = (
  database: Kysely<Database>,
  importId: string,
  address: string,
): Promise<readonly Pick<FeedPictures, 'line' | 'partNumber'>[]> =>
  database
    .selectFrom('picture_use')
    .select(['line', 'owner as partNumber'])
    .where('address', '=', address)
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute();

/** State of an address from earlier imports. */
export const findPicture = (database: Kysely<Database>, address: string): Promise<ImportedPictureTable | undefined> =>
  database.selectFrom('imported_picture').selectAll().where('address', '=', address).executeTakeFirst();

/** Bytes of all stored pictures together. */
export const storedBytes = async (database: Kysely<Database>): Promise<number> => {
  const { bytes } = await database
    .selectFrom('picture_content')
    .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
};

/** Whether the content is stored already, under whatever address. */
export const hasContent = async (database: Kysely<Database>, hash: string): Promise<boolean> =>
  (await database
    .selectFrom('picture_content')
    .select('content_hash')
    .where('content_hash', '=', hash)
    .executeTakeFirst()) !== undefined;

/** Records that the address still has the stored content. */
export const markChecked = async (database: Kysely<Database>, address: string, now: number): Promise<void> => {
  await database.updateTable('imported_picture').set({ checked_at: now }).where('address', '=', address).execute();
};

/**
 * Stores a picture and records its address. The file is moved into place inside the transaction. The clearing of unused
 * pictures also removes files inside transactions, so neither undoes the other. Rejects when the picture could not be
 * stored. When the commit itself fails, a file without a row remains until `clearPictures` removes it.
 */
export const putPicture = async (
  database: Kysely<Database>,
  files: PictureFiles,
  {
    address,
    picture,
    validators,
    now,
  }: {
    readonly address: string;
    readonly picture: StoredPicture;
    readonly validators: Validators;
    readonly now: number;
  },
): Promise<void> => {
  const { hash, body, width, height } = picture;
  const staged = await files.stage(hash, body);
  try {
    await database.transaction().execute(async (trx) => {
      await trx
        .insertInto('picture_content')
        .values({ content_hash: hash, bytes: body.length, width, height })
        .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ bytes: body.length, width, height }))
        .execute();
      const facts = {
        content_hash: hash,
        etag: validators.etag,
        last_modified: validators.lastModified,
        checked_at: now,
      };
      await trx
        .insertInto('imported_picture')
        .values({ address, ...facts })
        .onConflict((conflict) => conflict.column('address').doUpdateSet(facts))
        .execute();
      await staged.commit();
    });
  } finally {
    await staged.discard();
  }
};
