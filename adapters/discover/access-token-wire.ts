import * as O from 'fp-ts/Option';
import type { TypeOf } from 'io-ts';
import type { AccessToken } from '../../core/search/access/access-token';
import { fields, optionalNumber, reader, text } from '../http/wire-codecs';

/** The largest valid timestamp of a Date. */
const LAST_MOMENT = 8.64e15;

/** Decodes a time, as ISO text or as milliseconds since 1970 in a number or a text, to milliseconds. */
const moment = reader('moment', (given) => {
  const isDigits = typeof given === 'number' || (typeof given === 'string' && /^\s*\d+\s*$/.test(given));
  const at = isDigits ? Number(given) : typeof given === 'string' ? Date.parse(given) : Number.NaN;
  return Math.abs(at) <= LAST_MOMENT ? O.some(at) : O.none;
});

/** A token in the response of the shop's own site, and in the browser's storage (SRC-07). */
export const accessTokenWire = fields('access token', { accessToken: text, accessTokenExpiryDate: moment });

export const toAccessToken = (wire: TypeOf<typeof accessTokenWire>): AccessToken => ({
  accessToken: wire.accessToken,
  expiresAt: wire.accessTokenExpiryDate,
});

/** The token response of the service. `accessTokenExpiry` is the lifetime in milliseconds, a day by default. */
export const grantWire = fields('grant', { accessToken: text, accessTokenExpiry: optionalNumber });

const DAY_MS = 86_400_000;
const MAX_LIFETIME_MS = 365 * DAY_MS;

export const grantedAt = (
  askedAt: number,
  { accessToken, accessTokenExpiry }: TypeOf<typeof grantWire>,
): AccessToken => ({
  accessToken,
  expiresAt: askedAt + Math.min(accessTokenExpiry ?? DAY_MS, MAX_LIFETIME_MS),
});
