import type { Task } from 'fp-ts/Task';

/** What a page says of itself in the document's head (RTE-10). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the page's one true address; undefined for pages that have none, such as errors. */
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  readonly image?: string;
  readonly jsonLd?: ReadonlyArray<Readonly<Record<string, unknown>>>;
  /** The picture that the first view is waiting for. */
  readonly preloadImage?: { readonly srcSet: string; readonly sizes: string };
}

/** What was asked of a page, on the server. */
export interface PageRequest {
  readonly path: string;
  /** What the route found in the path. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Path and query of the page of this shop that the shopper came from, where the browser says so. */
  readonly cameFrom: string | undefined;
  /** The shopper has an identity; for anybody else nothing personal is looked at. */
  readonly isPersonal?: boolean;
}

/** A page's answer: its data, which the browser gets as inert JSON, or why there is none. */
export type PageOutcome<Data> =
  | {
      readonly kind: 'page';
      readonly data: Data;
      readonly head: PageHead;
      /** 200 unless the page itself tells of a problem. */
      readonly status?: number;
      /** Whether everybody without an identity may be given the same rendering. */
      readonly isShareable: boolean;
      /** Parts are missing that could not be had just now: the rendering is good for a few seconds only. */
      readonly isPartial?: boolean;
    }
  | { readonly kind: 'redirect'; readonly url: string; readonly isPermanent: boolean }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unavailable' };

/** Asks the use cases for what the page shows. Expected failures are outcomes; it never rejects. */
export type PageLoader<Data> = (request: PageRequest) => Task<PageOutcome<Data>>;
