/**
 * Cookies in which the edge's knowledge of the shopper's place travels from the server to a page; the names are ours
 * (GEO-01).
 */
export const EDGE_COOKIES = {
  latitude: 'EDGE_LAT',
  longitude: 'EDGE_LONG',
  zipCode: 'EDGE_ZIP',
} as const;

/** Degrees as they are written; undefined for anything else, and for more than there are. */
export const degreesIn = (text: string | undefined, most: 90 | 180): number | undefined => {
  if (text === undefined || !/^[+-]?\d{1,3}(?:\.\d{1,12})?$/.test(text)) return undefined;
  return Math.abs(Number(text)) <= most ? Number(text) : undefined;
};
