import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { degreesIn, EDGE_COOKIES } from '../../core/geolocation/edge-cookies';
import { setCookieLine } from './cookie-rules';
import { encodePart } from '../../core/shared/encode-part';

/** Where the edge of the network believes a shopper to be; what it does not say is missing. */
export interface EdgePlace {
  readonly latitude: string;
  readonly longitude: string;
  /** Five digits. */
  readonly zipCode: string | undefined;
}

/** As the headers of a request are named here. */
const EDGESCAPE_HEADER = 'x-akamai-edgescape';

const MOST_CHARACTERS = 1_024;

/**
 * Reads `X-Akamai-Edgescape`: `name=value` pairs, of which one name may have several values joined by `+`, and ZIP codes
 * come as ranges with `-`; the first one is taken. Undefined without usable coordinates, as for private addresses, of
 * which it says `reserved`, and for a header that is longer than any honest one.
 */
export const readEdgescape = (header: string | ReadonlyArray<string> | undefined): EdgePlace | undefined => {
  if (typeof header !== 'string' || header.length > MOST_CHARACTERS) return undefined;
  const told = new Map(
    header.split(',').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim().toLowerCase(), (value.join('=').split('+')[0] ?? '').trim()] as const;
    }),
  );
  const latitude = degreesIn(told.get('lat'), 90);
  const longitude = degreesIn(told.get('long'), 180);
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return undefined;
  return {
    latitude: String(latitude),
    longitude: String(longitude),
    zipCode: /^\d{5}/.exec(told.get('zip') ?? '')?.[0],
  };
};

/**
 * The cookies by which a page learns what the edge knows (GEO-01), as far as the browser does not have them like this
 * already; empty when nothing is to be set. Cookies of the last place that the new one has no word for are taken away.
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
