import type { EndUnknownSession } from '../../../core/identity/end-unknown-session';
import { ERROR_PAGE_PATHS, type ErrorPage } from '../../../core/errors/error-pages';
import type { PageLoader, PageOutcome } from '../../app/page';
import type { ErrorPageData } from './error-data';
import { ERROR_WORDS } from './error-words';

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
    const outcome = errorOutcome(kind, 200, shop);
    if (kind !== 'cookie' || !isPersonal) return outcome;
    return { ...outcome, data: { kind, isSessionEnded: await endUnknownSession() } };
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
