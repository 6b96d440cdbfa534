import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { degreesIn, EDGE_COOKIES } from '../../../core/geolocation/edge-cookies';
import { setCookieLine } from './cookie-rules';
import { encodePart } from '../../../core/shared/encode-part';

/** The location of a shopper according to the edge network (CDN). */
export interface EdgePlace {
  readonly latitude: string;
  readonly longitude: string;
  /** Five digits. */
  readonly zipCode: string | undefined;
}

const EDGESCAPE_HEADER = 'x-akamai-edgescape';

const MAX_HEADER_LENGTH = 1_024;

/**
 * Parses `X-Akamai-Edgescape`: `name=value` pairs. Several values are joined by `+` and ranges of ZIP codes by `-`; the
 * first value counts. Returns undefined without valid coordinates, for example for private addresses (`reserved`), and for
 * a header of more than 1,024 characters.
 */
export const readEdgescape = (header: string | ReadonlyArray<string> | undefined): EdgePlace | undefined => {
  if (typeof header !== 'string' || header.length > MAX_HEADER_LENGTH) return undefined;
  const fields = new Map(
    header.split(',').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim().toLowerCase(), (value.join('=').split('+')[0] ?? '').trim()] as const;
    }),
  );
  const latitude = degreesIn(fields.get('lat'), 90);
  const longitude = degreesIn(fields.get('long'), 180);
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return undefined;
  return {
    latitude: String(latitude),
    longitude: String(longitude),
    zipCode: /^\d{5}/.exec(fields.get('zip') ?? '')?.[0],
  };
};

/**
 * The Set-Cookie lines that give pages the location from the edge (GEO-01). Cookies that the browser already has with the
 * same value are left out, and cookies without a new value are deleted.
 */
export const edgeCookieChanges = (
  { cookie, [EDGESCAPE_HEADER]: header }: IncomingHttpHeaders,
  secure: boolean,
): ReadonlyArray<string> => {
  if (header === undefined) return [];
  const place = readEdgescape(header);
  if (place === undefined) return [];
  const sent = parseCookie(cookie ?? '', { decode: (value) => value });
  return PLACE_KEYS.flatMap((key) => {
    const name = EDGE_COOKIES[key];
    const value = place[key] === undefined ? undefined : encodePart(place[key]);
    if (sent[name] === value) return [];
    return [setCookieLine(value === undefined ? { name, value: '', maxAge: 0 } : { name, value }, secure)];
  });
};

const PLACE_KEYS = ['latitude', 'longitude', 'zipCode'] as const;
