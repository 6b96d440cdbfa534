import type { ErrorPage } from '../../../core/errors/error-pages';

export interface ErrorPageData {
  readonly kind: ErrorPage;
}
