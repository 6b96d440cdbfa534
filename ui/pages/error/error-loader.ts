import type { EndUnknownSession } from '../../../core/errors/end-unknown-session';
import { ERROR_PAGE_PATHS, type ErrorPage } from '../../../core/errors/error-pages';
import type { PageLoader, PageOutcome } from '../../page/page';
import type { ErrorPageData } from './error-data';
import { errorCopy } from './error-copy';

const KINDS = Object.keys(ERROR_PAGE_PATHS) as ErrorPage[];

export interface ErrorLoaderPorts {
  readonly endUnknownSession: EndUnknownSession;
  readonly shop: string;
}

/** One of the pages that errors lead to (ERR-02, ERR-03). The cookie page ends a session that the service does not know. */
export const makeErrorLoader =
  ({ endUnknownSession, shop }: ErrorLoaderPorts): PageLoader<ErrorPageData> =>
  ({ path, isPersonal = false }) =>
  async () => {
    const kind = KINDS.find((known) => ERROR_PAGE_PATHS[known] === path.replace(/\/$/, ''));
    if (kind === undefined) return { kind: 'not-found' };
    const isSessionEnded = kind === 'cookie' && isPersonal && (await endUnknownSession());
    return errorOutcome({ kind, isSessionEnded }, 200, shop);
  };

/** The page as a response, with its status. */
export const errorOutcome = (
  data: ErrorPageData,
  status: number,
  shop: string,
): Extract<PageOutcome<ErrorPageData>, { kind: 'page' }> => ({
  kind: 'page',
  status,
  data,
  head: {
    title: `${errorCopy(data).title} | ${shop}`,
    description: errorCopy(data).title,
    canonical: undefined,
    isIndexed: false,
  },
  isShareable: false,
});
