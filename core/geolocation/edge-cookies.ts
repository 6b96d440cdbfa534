/**
 * Cookies that carry the edge's location of the shopper from the server to a page; the names are this shop's (GEO-01).
 */
export const EDGE_COOKIES = {
  latitude: 'EDGE_LAT',
  longitude: 'EDGE_LONG',
  zipCode: 'EDGE_ZIP',
} as const;

/** Parses degrees; undefined for a text that is not a number, and for a value beyond `most`. */
export const degreesIn = (text: string | undefined, most: 90 | 180): number | undefined => {
  if (text === undefined || !/^[+-]?\d{1,3}(?:\.\d{1,12})?$/.test(text)) return undefined;
  return Math.abs(Number(text)) <= most ? Number(text) : undefined;
};
