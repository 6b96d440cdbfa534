import type { IO } from 'fp-ts/IO';
import { EDGE_COOKIES } from '../../core/geolocation/edge-cookies';
import type { Cookies } from '../../core/shared/cookies';

/** Returns the ZIP code, five digits, that the network's edge reports; undefined when it reports none. */
export const makeEdgeZip =
  (cookies: Pick<Cookies, 'read'>): IO<string | undefined> =>
  () => {
    const zipCode = cookies.read(EDGE_COOKIES.zipCode)();
    return zipCode !== undefined && /^\d{5}$/.test(zipCode) ? zipCode : undefined;
  };
