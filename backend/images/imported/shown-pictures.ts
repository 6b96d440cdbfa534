import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * The shop's address of a picture in the catalogue: a path is unchanged, a foreign address becomes the address of the
 * stored picture. Undefined when the picture was never fetched: pages never refer to foreign addresses.
 */
export type ShownPicture = (address: string) => string | undefined;

const ADDRESSES_PER_STATEMENT = 1000;

const isPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** The drawn picture of a product or SKU, used when the shop has no other. */
export const drawnPicture = (partNumber: string): string => drawnView(partNumber, '');

const drawnView = (partNumber: string, view: string): string =>
  `/images/products/${encodeURIComponent(partNumber)}${view}.jpg`;

/** All drawn pictures of a product or SKU: the front of the pack, its back, and the product in use. */
export const drawnPictures = (partNumber: string): readonly [first: string, ...others: string[]] => [
  drawnPicture(partNumber),
  drawnView(partNumber, '-2'),
  drawnView(partNumber, '-3'),
];

/** Looks up the foreign addresses, with one statement per thousand of them and none when there are none. */
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
