import * as E from 'fp-ts/Either';
import type { FindLocation } from '../../core/geolocation/location';
import type { Cookies } from '../../core/shared/cookies';
import { degreesIn, EDGE_COOKIES } from '../../core/geolocation/edge-cookies';

/** Returns the location that the network's edge reports in cookies; fails without both coordinates (GEO-02). */
export const makeEdgeCookieLocation =
  (cookies: Pick<Cookies, 'read'>): FindLocation =>
  async () => {
    const latitude = degreesIn(cookies.read(EDGE_COOKIES.latitude)(), 90);
    const longitude = degreesIn(cookies.read(EDGE_COOKIES.longitude)(), 180);
    return latitude === undefined || longitude === undefined
      ? E.left({ method: 'EDGE_SCAPE', message: 'The edge cookies are missing or cannot be read.' })
      : E.right({ latitude, longitude, method: 'EDGE_SCAPE' });
  };
