import { ERROR_PAGE_PATHS, type ErrorPage } from '../../../core/errors/error-pages';
import type { PageLoader, PageOutcome } from '../../app/page';
import type { ErrorPageData } from './error-data';
import { ERROR_WORDS } from './error-words';

const KINDS = Object.keys(ERROR_PAGE_PATHS) as ErrorPage[];

/** One of the pages that errors lead to (ERR-02, ERR-03); nothing is asked of any service. */
export const makeErrorLoader =
  ({ shop }: { readonly shop: string }): PageLoader<ErrorPageData> =>
  ({ path }) =>
  () => {
    const kind = KINDS.find((known) => ERROR_PAGE_PATHS[known] === path.replace(/\/$/, ''));
    return Promise.resolve(kind === undefined ? { kind: 'not-found' } : errorOutcome(kind, 200, shop));
  };

/** The page as an answer of its own, with the status that goes with it. */
export const errorOutcome = (
  kind: ErrorPage,
  status: number,
  shop: string,
): Extract<PageOutcome<ErrorPageData>, { kind: 'page' }> => ({
  kind: 'page',
  status,
  data: { kind },
  head: {
    title: `${ERROR_WORDS[kind].title} | ${shop}`,
    description: ERROR_WORDS[kind].title,
    canonical: undefined,
    isIndexed: false,
  },
  isShareable: false,
});
