import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * The shop's own address of a picture that the catalogue names: a path stays as it is, a foreign address becomes that of
 * the stored picture. Undefined when the picture was never fetched: pages never refer to foreign addresses.
 */
export type ShownPicture = (address: string) => string | undefined;

const ADDRESSES_PER_STATEMENT = 1000;

const isPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** The drawn picture of a product or SKU, which stands in for one that the shop does not have. */
export const drawnPicture = (partNumber: string): string => `/images/products/${encodeURIComponent(partNumber)}.jpg`;

/** Looks up the foreign ones of the addresses, with one statement for up to a thousand of them and none without. */
export const readShownPictures = async (
  database: Kysely<Database>,
  addresses: Iterable<string>,
): Promise<ShownPicture> => {
  const foreign = [...new Set(addresses)].filter((address) => !isPath(address));
  const shown = new Map<string, string>();
  for (let start = 0; start < foreign.length; start += ADDRESSES_PER_STATEMENT) {
    const rows = await database
      .selectFrom('imported_picture')
      .select(['address', 'content_hash'])
      .where('address', 'in', foreign.slice(start, start + ADDRESSES_PER_STATEMENT))
      .where('content_hash', 'is not', null)
      .execute();
    for (const row of rows) shown.set(row.address, `/images/imported/${row.content_hash ?? ''}.webp`);
  }
  return (address) => (isPath(address) ? address : shown.get(address));
};
