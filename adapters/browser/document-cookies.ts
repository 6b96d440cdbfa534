import type { IO } from 'fp-ts/IO';
import type { CookieOptions, Cookies } from '../../core/shared/cookies';
import { encodePart } from '../../core/shared/encode-part';

/** The cookies that scripts of this page can read; only the server can remove the others. */
export class DocumentCookies implements Cookies {
  readonly #document: Pick<Document, 'cookie'>;
  /** Whether the page is loaded over https. */
  readonly #secure: boolean;

  constructor(document: Pick<Document, 'cookie'>, secure: boolean) {
    this.#document = document;
    this.#secure = secure;
  }

  readonly read: Cookies['read'] = (name) => () => {
    const value = this.#pairs().find(([known]) => known === name)?.[1];
    return value === undefined ? undefined : decoded(value);
  };

  readonly names: IO<ReadonlyArray<string>> = () => [...new Set(this.#pairs().map(([name]) => name))];

  readonly write: Cookies['write'] = (name, value, options) => () => this.#set(`${name}=${encodePart(value)}`, options);

  readonly remove: Cookies['remove'] = (name) => () => this.#set(`${name}=`, { maxAgeSeconds: 0 });

  #set(pair: string, { maxAgeSeconds }: CookieOptions = {}): void {
    const lifetime = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
    this.#document.cookie = `${pair}; Path=/; SameSite=Lax${lifetime}${this.#secure ? '; Secure' : ''}`;
  }

  #pairs(): ReadonlyArray<readonly [name: string, value: string]> {
    return this.#document.cookie
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  }
}

/** Decodes a value; returns an invalidly encoded one unchanged. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
