import type { Readable } from 'node:stream';
import type { IO } from 'fp-ts/IO';
import type { RequestCookies } from './request-cookies';

/** One request of a shopper for a page, as the composition root gets it: checked, bounded and parsed. */
export interface WebRequest {
  /** The reference number of this request: in the log, in `X-Request-Id` and on error pages. */
  readonly id: string;
  /** HEAD comes as GET: the server leaves the body out. */
  readonly method: 'GET' | 'POST';
  /** Absolute, on `origin`; tracking parameters (utm_…, gclid …) are already taken out. */
  readonly url: URL;
  readonly cookies: RequestCookies;
  /** The posted fields; empty for GET. */
  readonly form: URLSearchParams;
  /** The shopper has an identity: the answer is for this shopper alone and is never stored. */
  readonly personal: boolean;
  /** The page is to come without the promotional stripe. Every form of a shared page is shared by itself. */
  readonly hasNoStripe?: boolean;
  /** Where the shop is seen from outside, without a slash at the end. */
  readonly origin: string;
  /** Path and query of the page of this shop that the shopper came from. Asking makes the answer unshareable. */
  readonly cameFrom: IO<string | undefined>;
  /** Headers that tell an upstream service on whose behalf it is called: address, scheme and reference. */
  readonly forwarded: Readonly<Record<string, string>>;
  /** Ends when the shopper has gone away. */
  readonly signal: AbortSignal;
}

/** How long an answer that is the same for everybody may be used again. */
export interface Shared {
  readonly freshSeconds: number;
  /** After that, for so long it is still served while a new one is made, or while none can be made. */
  readonly staleSeconds: number;
  /** The same two for caches in front of this server, which are not told of changes; as here unless given. */
  readonly edge?: { readonly freshSeconds: number; readonly staleSeconds: number };
}

/** What a page may do beyond the shop's strict content-security-policy (see page-grants.ts). */
export type PageGrant = 'altcha' | 'recaptcha' | 'google';

export interface PageAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable;
  /** Given to the pages that need them, and only there. */
  readonly grants?: ReadonlyArray<PageGrant>;
  /** Addresses of the scripts of others that this page loads by itself; each is let in, and no other (ANA-02). */
  readonly scripts?: ReadonlyArray<string>;
  /** Sources of the content-security-policy that let in the styles which stand in this document. */
  readonly styles?: ReadonlyArray<string>;
  /**
   * Only for an answer that is the same for every guest. It is ignored for a personal request, for a
   * status of 500 and above, and when making the answer read or set a cookie or asked where the shopper came from.
   */
  readonly shared?: Shared;
  /** Parts are missing that could not be had just now: it is never kept in place of a whole page. */
  readonly isPartial?: boolean;
}

export interface RedirectAnswer {
  /** A path of this shop, or a page elsewhere over https; anything else becomes the store home (see `isDestination`). */
  readonly redirect: string;
  readonly status: 301 | 302 | 303;
  readonly headers?: Readonly<Record<string, string>>;
}

export type WebAnswer = PageAnswer | RedirectAnswer;

/** The whole shop behind HTTP. Unknown pages are answers too (status 404); a rejection is a bug and becomes a fault. */
export type HandleWeb = (request: WebRequest) => Promise<WebAnswer>;

/** Why the server itself refused a request, or that `HandleWeb` broke down. */
export interface Fault {
  readonly kind: 'malformed' | 'cross-site' | 'method' | 'too-large' | 'unsupported-form' | 'broken';
  readonly status: 400 | 403 | 405 | 413 | 415 | 500;
  /** What the shopper may quote to the shop's people. */
  readonly reference: string;
}

/** Draws the page for a fault (RTE-09). When even this fails the server falls back to a static page. */
export type HandleFault = (request: WebRequest, fault: Fault) => Promise<WebAnswer>;

/** Whether an answer sends the shopper elsewhere. */
export const isRedirect = (answer: WebAnswer): answer is RedirectAnswer => 'redirect' in answer;
