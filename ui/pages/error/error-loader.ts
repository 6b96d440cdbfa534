import type { EndUnknownSession } from '../../../core/errors/end-unknown-session';
import { ERROR_PAGE_PATHS, type ErrorPage } from '../../../core/errors/error-pages';
import { safeReturnPath } from '../../../core/paths/return-url';
import type { PageLoader, PageOutcome } from '../../page/page';
import type { ErrorPageData } from './error-data';
import { errorCopy } from './error-copy';

const KINDS = Object.keys(ERROR_PAGE_PATHS) as ErrorPage[];

export interface ErrorLoaderPorts {
  readonly endUnknownSession: EndUnknownSession;
  readonly shop: string;
}

/**
 * Loads the error page of a path (ERR-02, ERR-03). For the cookie page it ends a session that the service does not
 * know.
 */
export const makeErrorLoader =
  ({ endUnknownSession, shop }: ErrorLoaderPorts): PageLoader<ErrorPageData> =>
  ({ path, query, isPersonal = false }) =>
  async () => {
    const kind = KINDS.find((known) => ERROR_PAGE_PATHS[known] === path.replace(/\/$/, ''));
    if (kind === undefined) return { kind: 'not-found' };
    const isSessionEnded = kind === 'cookie' && isPersonal && (await endUnknownSession());
    return errorOutcome({ kind, isSessionEnded, returnPath: safeReturnPath(query.get('URL') ?? undefined) }, 200, shop);
  };

/** Returns the page as an outcome with this status. */
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
