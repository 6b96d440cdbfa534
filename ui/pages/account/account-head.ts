import type { PageHead, PageOutcome } from '../../page/page';

/** The head of a page of the account: private, never in a search engine, without a canonical address. */
export const accountHead = (title: string, shop: string): PageHead => ({
  title: `${title} | ${shop}`,
  description: `Your account at ${shop}.`,
  canonical: undefined,
  isIndexed: false,
});

/**
 * A loaded page of the account. Browsers keep no copy: on a shared computer, Back after the sign-out must not show it
 * again (decision 54).
 */
export const accountPage = <Data>(
  title: string,
  shop: string,
  data: Data,
): Extract<PageOutcome<Data>, { kind: 'page' }> => ({
  kind: 'page',
  data,
  head: accountHead(title, shop),
  isShareable: false,
  isNeverKept: true,
});
