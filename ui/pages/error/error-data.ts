import type { ErrorPage } from '../../../core/errors/error-pages';

export interface ErrorPageData {
  readonly kind: ErrorPage;
  /** The cookie page: the session that the service did not know was ended on the way to the page. */
  readonly isSessionEnded?: boolean;
}
