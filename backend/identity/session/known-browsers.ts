import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';

/** How long a browser stays known after the last sign-in with it. */
export const KNOWN_FOR_SECONDS = 365 * 24 * 60 * 60;

export interface KnownAccount {
  readonly logonId: string;
  /** Part of what is signed: a changed password makes all browsers of the account unknown. */
  readonly passwordHash: string | null;
}

/**
 * Browsers in which the owner of an account signed in before or used a mailed link. They have a signed cookie: a list of
 * ids, each with a signature for one account. A known browser may try passwords while unknown browsers are locked out, and has
 * a count of its own. The cookie alone opens no account. [USR-05]
 */
export interface KnownBrowsers {
  /** The id under which the account knows the browser with this cookie; undefined when it does not. */
  recognise(cookie: string | undefined, account: KnownAccount): string | undefined;
  /** The new value of the browser's cookie, with which this account knows it, too. */
  remember(cookie: string | undefined, account: KnownAccount): string;
}

/** Several people may share a browser; beyond this the account used longest ago is dropped. */
const MAX_ACCOUNTS = 4;
const MAX_COOKIE_LENGTH = 400;
const ID_BYTES = 16;
const ENTRY = /^([\w-]{22})\.([\w-]{43})$/;

/** Known browsers by cookies that are signed under the server's secret; nothing is stored in the database. */
export const makeKnownBrowsers = (keyedHash: KeyedHash): KnownBrowsers => {
  const sign = (id: string, { logonId, passwordHash }: KnownAccount): string =>
    keyedHash('known browser', `${id},${logonId},${passwordHash ?? ''}`);

  const entriesOf = (cookie = ''): readonly (readonly [string, string])[] =>
    cookie.length > MAX_COOKIE_LENGTH
      ? []
      : cookie.split('~').flatMap((text) => {
          const entry = ENTRY.exec(text);
          return entry === null ? [] : [[entry[1] ?? '', entry[2] ?? ''] as const];
        });

  const recognise: KnownBrowsers['recognise'] = (cookie, account) =>
    entriesOf(cookie).find(([id, signature]) =>
      timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, account))),
    )?.[0];

  return {
    recognise,
    remember: (cookie, account) => {
      const id = recognise(cookie, account) ?? randomBytes(ID_BYTES).toString('base64url');
      const others = entriesOf(cookie).filter(([other]) => other !== id);
      const entries = [[id, sign(id, account)] as const, ...others].slice(0, MAX_ACCOUNTS);
      return entries.map((entry) => entry.join('.')).join('~');
    },
  };
};
