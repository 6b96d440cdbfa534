import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { ContentPage } from './content-page';
import type { ContentPages } from './content-pages';

export interface ViewContentPagePorts {
  readonly pages: ContentPages;
}

export type ViewContentPageError = { readonly kind: 'no-such-page' } | UpstreamFailure;

/** Returns the content page at a path; a trailing slash makes no difference (RTE-07). */
export type ViewContentPage = (path: string) => TE.TaskEither<ViewContentPageError, ContentPage>;

export const makeViewContentPage =
  ({ pages }: ViewContentPagePorts): ViewContentPage =>
  (path) =>
    pipe(
      pages.page(path.replace(/(?<!\/)\/+$/, '')),
      TE.chainW(TE.fromOption((): ViewContentPageError => ({ kind: 'no-such-page' }))),
    );
