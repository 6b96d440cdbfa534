import type { IO } from 'fp-ts/IO';
import { EDGE_COOKIES } from '../../core/geolocation/edge-cookies';
import type { Cookies } from '../../core/shared/cookies';

/** The ZIP code, five digits, at which the edge of the network believes the shopper to be; undefined when it does not say. */
export const makeEdgeZip =
  (cookies: Pick<Cookies, 'read'>): IO<string | undefined> =>
  () => {
    const zipCode = cookies.read(EDGE_COOKIES.zipCode)();
    return zipCode !== undefined && /^\d{5}$/.test(zipCode) ? zipCode : undefined;
  };
