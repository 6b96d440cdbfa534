import type { ErrorPage } from '../../../core/errors/error-pages';

export interface ErrorPageData {
  readonly kind: ErrorPage;
  /** For the cookie page: whether the loader ended a session that the service does not know. */
  readonly isSessionEnded?: boolean;
  /** The path to return to after a sign-in. */
  readonly returnPath: string;
}
