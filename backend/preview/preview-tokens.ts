import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

/** A preview of the shop by one of its staff. */
export interface Preview {
  /** The date and time at which the shop is shown, in milliseconds since 1970; null for now. */
  readonly at: number | null;
  /** When the preview ends by itself, in milliseconds since 1970. */
  readonly until: number;
}

/** Signs previews, so that the storefront can keep them and nobody can make one. [MOD-01] */
export interface PreviewTokens {
  readonly write: (preview: Preview) => string;
  /** Returns undefined for a token that is forged, has expired, or is from before the staff's password was changed. */
  readonly read: (token: string) => Preview | undefined;
}

const MAX_LENGTH = 300;

const isPreview = (value: unknown): value is Preview =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  (value.at === null || Number.isSafeInteger(value.at)) &&
  'until' in value &&
  Number.isSafeInteger(value.until);

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** `account` is a text that changes with the staff's name and password; the tokens of before end with it. */
export const makePreviewTokens = (keyedHash: KeyedHash, account: string, clock: () => number): PreviewTokens => {
  const signatureOf = (payload: string): string => keyedHash('preview token', `${account},${payload}`);
  return {
    write: ({ at, until }) => {
      const payload = Buffer.from(JSON.stringify({ at, until })).toString('base64url');
      return `${payload}.${signatureOf(payload)}`;
    },
    read: (token) => {
      if (token.length > MAX_LENGTH || !/^[\w-]+\.[\w-]+$/.test(token)) return undefined;
      const [payload = '', signature = ''] = token.split('.');
      if (!isSame(signature, signatureOf(payload))) return undefined;
      const preview = parsed(payload);
      return isPreview(preview) && preview.until > clock() ? preview : undefined;
    },
  };
};
