import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';

/** Tokens that open one order without an account, in mails and after a look-up. No email address is in an address. */
export interface OrderTokens {
  /** A token for the order, valid for at least 60 days. The same for all tokens of a day. */
  issue(orderId: number): string;
  /** The order of a token; undefined when it was altered or has expired. */
  read(token: string): number | undefined;
}

const DAY_MS = 24 * 60 * 60_000;
const VALID_DAYS = 60;
const TOKEN = /^([0-9a-z]{1,11})\.([0-9a-z]{1,8})\.([\w-]{43})$/;

/** Tokens signed with the server's secret. They are of no use after its change. */
export const makeOrderTokens = (keyedHash: KeyedHash, clock: () => number): OrderTokens => {
  const signatureOf = (orderId: number, lastDay: number): string => keyedHash('order-token', `${orderId},${lastDay}`);
  const today = (): number => Math.floor(clock() / DAY_MS);
  return {
    issue: (orderId) => {
      const lastDay = today() + VALID_DAYS;
      return `${orderId.toString(36)}.${lastDay.toString(36)}.${signatureOf(orderId, lastDay)}`;
    },
    read: (token) => {
      const [, order = '', day = '', signature = ''] = TOKEN.exec(token) ?? [];
      const [orderId, lastDay] = [parseInt(order, 36), parseInt(day, 36)];
      if (!Number.isSafeInteger(orderId) || !Number.isSafeInteger(lastDay)) return undefined;
      const expected = Buffer.from(signatureOf(orderId, lastDay));
      const isGenuine = timingSafeEqual(expected, Buffer.from(signature));
      return isGenuine && lastDay >= today() ? orderId : undefined;
    },
  };
};
