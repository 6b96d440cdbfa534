/**
 * The numbers of products after which an ad place follows. The first is below what most screens show at first, so that
 * the first view needs no ads and no ad code. The catapult follows complete rows, and with three tiles in a row the
 * last place is hidden. A full page of 48 therefore has complete rows with one to four tiles in a row.
 */
const AFTER = [7, 15, 31, 48] as const;

/** The catapult follows this many products, which are twelve tiles with the first ad. It takes a row of its own. */
const CATAPULT_AFTER = 11;

/** Returns the element id of an ad position (ADS-01). */
export const tileId = (position: number): string => `citrus-product-tile-${position}`;

/** Returns the ad positions in a grid with this many products, from 1 (ADS-01). */
export const tilePositions = (products: number): ReadonlyArray<number> =>
  AFTER.filter((after) => after <= products).map((_after, index) => index + 1);

/** Returns the position of the ad after this many products; undefined if none follows. */
export const positionAfter = (products: number): number | undefined => {
  const index = AFTER.findIndex((after) => after === products);
  return index < 0 ? undefined : index + 1;
};

/** Whether the catapult follows this many of all products. */
export const isCatapultAfter = (products: number, all: number): boolean => products === Math.min(CATAPULT_AFTER, all);
