import type { Readable } from 'node:stream';
import type { IO } from 'fp-ts/IO';
import type { RequestCookies } from './request-cookies';

/** A shopper's request for a page, validated and parsed, as the composition root receives it. */
export interface WebRequest {
  /** Identifies this request in the log, in `X-Request-Id` and on error pages. */
  readonly id: string;
  /** HEAD becomes GET; the server leaves the body out. */
  readonly method: 'GET' | 'POST';
  /** Absolute, on `origin`, with only those parameters that the page at this path reads. */
  readonly url: URL;
  readonly cookies: RequestCookies;
  /** The posted fields; empty for GET. */
  readonly form: URLSearchParams;
  /** Whether the request carries identity cookies. Its response is never cached. */
  readonly personal: boolean;
  /** The token of the preview that the browser keeps, unchecked. Its response is never cached. */
  readonly previewToken?: string | undefined;
  /** Whether the shopper has closed the promotional stripe. Public pages with and without it are cached separately. */
  readonly hasNoStripe?: boolean;
  /** The shop's public origin, without a trailing slash. */
  readonly origin: string;
  /** Path and query of the referring page of this shop. A response that reads it is not cached. */
  readonly cameFrom: IO<string | undefined>;
  /** The X-Forwarded-… and X-Request-Id headers for upstream calls of this request. */
  readonly forwarded: Readonly<Record<string, string>>;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** How long a public response may be cached. */
export interface Shared {
  readonly freshSeconds: number;
  /** How long after that it is served stale, while it is revalidated or when that fails. */
  readonly staleSeconds: number;
  /** The same for caches in front of this server, which are not notified of changes. The values above by default. */
  readonly edge?: { readonly freshSeconds: number; readonly staleSeconds: number };
}

/** A set of sources that a page adds to the strict content-security-policy (see csp-additions.ts). */
export type CspAddition = 'altcha' | 'recaptcha' | 'google' | 'stripe' | 'card-script' | 'chat';

export interface PageResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable;
  /** None by default. */
  readonly cspAdditions?: ReadonlyArray<CspAddition>;
  /** Addresses of the third-party scripts that this page loads. The policy allows exactly these (ANA-02). */
  readonly scripts?: ReadonlyArray<string>;
  /** Other origins whose pages this page embeds in frames, such as that of the card fields (PAY-02). None by default. */
  readonly frames?: ReadonlyArray<string>;
  /** Origins of a vendor whose widget the page loads, such as a chat (CHT-02). None by default. */
  readonly vendors?: ReadonlyArray<string>;
  /** CSP hash sources of the inline styles in this document. */
  readonly styles?: ReadonlyArray<string>;
  /**
   * Makes the response public: the same for every guest. It is ignored for a personal request, for a status of 500 and
   * above, and when rendering read or set a cookie or read the referring page.
   */
  readonly shared?: Shared;
  /** Whether parts are missing because a service failed. Such a page never replaces a complete one in the cache. */
  readonly isPartial?: boolean;
}

export interface RedirectResponse {
  /** A path of this shop or an https URL; anything else becomes the store's home page (see `isDestination`). */
  readonly redirect: string;
  readonly status: 301 | 302 | 303;
  readonly headers?: Readonly<Record<string, string>>;
}

export type WebResponse = PageResponse | RedirectResponse;

/** Responds to page requests. An unknown page is a response with status 404; a rejection is a bug and becomes a fault. */
export type HandleWeb = (request: WebRequest) => Promise<WebResponse>;

/** Why the server refused a request, or that `HandleWeb` threw. */
export interface Fault {
  readonly kind: 'malformed' | 'cross-site' | 'method' | 'too-large' | 'unsupported-form' | 'broken';
  readonly status: 400 | 403 | 405 | 413 | 415 | 500;
  /** The id of the request, which shoppers can quote to customer care. */
  readonly reference: string;
}

/** Renders the page for a fault (RTE-09). When this fails, the server sends a static page. */
export type HandleFault = (request: WebRequest, fault: Fault) => Promise<WebResponse>;

/** Whether a response is a redirect. */
export const isRedirect = (response: WebResponse): response is RedirectResponse => 'redirect' in response;
