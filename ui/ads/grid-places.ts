/**
 * After how many products of a grid a place for an ad stands; the first is below what most screens show at first, so that
 * no first view waits for ads or carries what draws them. With the catapult behind a whole number of rows, and with
 * the last place left out where three stand in a row, a full page of 48 has whole rows at one to four tiles a row.
 */
const AFTER = [7, 15, 31, 48] as const;

/** After so many products, which are twelve tiles with the first ad, the catapult fills a row of its own. */
const CATAPULT_AFTER = 11;

/** The id of the place of a position (ADS-01). */
export const tileId = (position: number): string => `citrus-product-tile-${position}`;

/** Positions of the ads in a grid of so many products, from 1 on (ADS-01). */
export const tilePositions = (products: number): ReadonlyArray<number> =>
  AFTER.filter((after) => after <= products).map((_after, index) => index + 1);

/** The position of the ad that follows so many products; undefined where none does. */
export const positionAfter = (products: number): number | undefined => {
  const index = AFTER.findIndex((after) => after === products);
  return index < 0 ? undefined : index + 1;
};

/** Whether the catapult follows so many products of the ones that there are. */
export const isCatapultAfter = (products: number, all: number): boolean => products === Math.min(CATAPULT_AFTER, all);
