import type { Task } from 'fp-ts/Task';
import type { CardFields } from '../../core/checkout/loading/checkout';

/** The page's metadata for the document's head (RTE-10). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the page's canonical address; undefined for pages without one, such as errors. */
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  readonly image?: string;
  readonly jsonLd?: ReadonlyArray<Readonly<Record<string, unknown>>>;
  /** The picture to preload for the first view. */
  readonly preloadImage?: { readonly srcSet: string; readonly sizes: string };
}

/** The request for a page, on the server. */
export interface PageRequest {
  readonly path: string;
  /** The parameters that the route matched in the path. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Path and query of the previous page of this shop, if the browser sends it. */
  readonly cameFrom: string | undefined;
  /** Whether the shopper has an identity. Otherwise no personal data is read. */
  readonly isPersonal?: boolean;
}

/** The outcome of loading a page: its data, which the browser gets as inert JSON, or the reason why there is none. */
export type PageOutcome<Data> =
  | {
      readonly kind: 'page';
      readonly data: Data;
      readonly head: PageHead;
      /** 200 by default; pages about problems have another status. */
      readonly status?: number;
      /** Whether all shoppers without an identity may get the same rendering. */
      readonly isShareable: boolean;
      /** Some parts could not be loaded. The rendering is cached for a few seconds only. */
      readonly isPartial?: boolean;
      /**
       * No copy is kept, not even by the browser: Back loads the page again, so that it never shows what the shopper has
       * changed or ordered since. False by default.
       */
      readonly isNeverKept?: boolean;
      /**
       * Path and query of the page, where it answers a posted form: the address of the form is another one, or the page
       * differs there. By default it is the request's.
       */
      readonly address?: string;
      /** Where the page lets the shopper type a card. The content-security-policy allows exactly this (PAY-02). */
      readonly cardFields?: CardFields | undefined;
    }
  | { readonly kind: 'redirect'; readonly url: string; readonly isPermanent: boolean }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unavailable' };

/** Loads the data of a page from the use cases. Expected failures are outcomes; it never rejects. */
export type PageLoader<Data> = (request: PageRequest) => Task<PageOutcome<Data>>;
