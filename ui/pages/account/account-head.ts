import type { PageHead } from '../../page/page';

/** The head of a page of the account: private, never in a search engine, without a canonical address. */
export const accountHead = (title: string, shop: string): PageHead => ({
  title: `${title} | ${shop}`,
  description: `Your account at ${shop}.`,
  canonical: undefined,
  isIndexed: false,
});
