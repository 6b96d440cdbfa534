import { parseCookie } from 'cookie';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../../http/http-client';
import { NOTHING_KEPT, refusalOf, type ReadRefusal } from '../../http/refusal-of';
import { setCookieLine } from '../requests/cookie-rules';
import { errorBody } from '../responses/json-errors';
import type { RequestCookies } from '../requests/request-cookies';

/** A call of the module's adapters: its path is below the backend's address, and without its query. */
export interface KeptValueCall {
  readonly method: string;
  readonly path: string;
}

/**
 * A value that the backend sends to its client in a response and expects in later paths, such as the id of a cart. The
 * storefront keeps it in an HttpOnly cookie of the shopper; scripts of pages use a segment in its place.
 */
export interface KeptValue {
  /** The segment, such as `@cart`. Proxy routes and requests of the module's adapters contain it in their paths. */
  readonly segment: string;
  /** The name of the cookie. List it in `identity` of the module's cookies if the value identifies a shopper. */
  readonly cookie: string;
  /** Without it the cookie ends with the browser session. */
  readonly maxAgeSeconds?: number;
  /**
   * Returns the value after a successful call: an empty text for none, undefined when the call does not change it.
   * Values consist of letters, digits, `_` and `-` and have at most 128 characters; others are not stored.
   */
  readonly after: (call: KeptValueCall, body: unknown) => string | undefined;
}

const VALUE = /^[\w-]{1,128}$/;

/**
 * Returns the path with the kept values instead of their segments; undefined when one of them is missing or malformed.
 */
export const fillPath = (
  kept: ReadonlyArray<KeptValue>,
  path: string,
  valueOf: (cookie: string) => string | undefined,
): string | undefined => {
  const [pathname = '', ...query] = path.split('?');
  const segments = pathname.split('/').map((segment) => {
    const value = kept.find((each) => each.segment === segment);
    if (value === undefined) return segment;
    const found = valueOf(value.cookie) ?? '';
    return VALUE.test(found) ? found : undefined;
  });
  return segments.includes(undefined) ? undefined : [segments.join('/'), ...query].join('?');
};

interface Change {
  readonly cookie: string;
  readonly value: string;
  readonly maxAgeSeconds: number | undefined;
}

const changesAfter = (kept: ReadonlyArray<KeptValue>, call: KeptValueCall, body: unknown): ReadonlyArray<Change> =>
  kept.flatMap(({ cookie, maxAgeSeconds, after }) => {
    const value = after(call, body);
    return value === '' || (value !== undefined && VALUE.test(value)) ? [{ cookie, value, maxAgeSeconds }] : [];
  });

/** The body of the 404 for a path with a value that the shopper does not have. */
export const NOTHING_KEPT_BODY = errorBody('404', NOTHING_KEPT, 'This browser has no such value yet.');

/** Reads the kept values from a Cookie header. */
export const keptIn = (header: string | undefined): ((cookie: string) => string | undefined) => {
  const cookies = new Map(Object.entries(parseCookie(header ?? '')));
  return (cookie) => cookies.get(cookie);
};

/** Returns the Set-Cookie lines after a successful call. */
export const keptLines = (
  kept: ReadonlyArray<KeptValue>,
  call: KeptValueCall,
  body: unknown,
  secure: boolean,
): ReadonlyArray<string> =>
  changesAfter(kept, call, body).map(({ cookie, value, maxAgeSeconds }) =>
    setCookieLine({ name: cookie, value, maxAge: value === '' ? 0 : maxAgeSeconds, httpOnly: true }, secure),
  );

export interface KeepingOptions {
  readonly kept: ReadonlyArray<KeptValue>;
  readonly cookies: Pick<RequestCookies, 'read' | 'write' | 'remove'>;
  readonly service: string;
  /** The path of the client below the backend's address. */
  readonly base: string;
  readonly readRefusal?: ReadRefusal | undefined;
}

/**
 * Wraps a client of the server so that it sends kept values and stores new ones. A call whose value is missing is not
 * sent: it fails with the same refusal as in the proxy.
 */
export const keepingValues =
  (http: HttpClient, { kept, cookies, service, base, readRefusal = refusalOf }: KeepingOptions): HttpClient =>
  (request) =>
    pipe(
      TE.fromIO(() => fillPath(kept, request.path, (cookie) => cookies.read(cookie)())),
      TE.chain((path) =>
        path === undefined
          ? TE.left({
              kind: 'refused' as const,
              service,
              status: 404,
              ...readRefusal({ status: 404, statusText: 'Not Found', body: NOTHING_KEPT_BODY }),
            })
          : http({ ...request, path }),
      ),
      TE.chainFirstIOK(({ body }) => () => {
        const call = { method: request.method, path: base + (request.path.split('?')[0] ?? '') };
        for (const { cookie, value, maxAgeSeconds } of changesAfter(kept, call, body)) {
          if (value === '') cookies.remove(cookie)();
          else cookies.write(cookie, value, { httpOnly: true, ...(maxAgeSeconds ? { maxAgeSeconds } : {}) })();
        }
      }),
    );
