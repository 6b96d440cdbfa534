import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { PREVIEW_MARKS, PREVIEW_PATH } from '../../../core/paths/preview-paths';
import type { PreviewGateway, ShownPreview } from '../../../core/preview/preview-gateway';
import { PREVIEW_CHANGES_NOTHING, PREVIEW_OVER } from '../../../core/preview/preview-message';
import type { PreviewStore } from '../../../core/preview/preview-store';
import type { PageLoader } from '../../page/page';
import type { PreviewData } from './preview-data';

export interface PreviewLoaderPorts {
  readonly previews: PreviewGateway;
  readonly previewStore: PreviewStore;
  readonly shop: string;
}

const REASONS: Readonly<Record<string, string>> = { over: PREVIEW_OVER, changes: PREVIEW_CHANGES_NOTHING };

/** Loads the page of the preview, which no search engine lists and no cache stores (MOD-01). */
export const makePreviewLoader =
  ({ previews, previewStore, shop }: PreviewLoaderPorts): PageLoader<PreviewData> =>
  ({ query }) =>
    pipe(
      current(previews, previewStore),
      T.map((preview) => ({
        kind: 'page',
        data: {
          preview,
          showsForm: query.has(PREVIEW_MARKS.form),
          problem: new Map(Object.entries(REASONS)).get(query.get(PREVIEW_MARKS.because) ?? ''),
          typed: {},
          errors: {},
        },
        head: {
          title: `Preview | ${shop}`,
          description: `For staff: see ${shop} on another date.`,
          canonical: PREVIEW_PATH,
          isIndexed: false,
        },
        isShareable: false,
        isNeverKept: true,
      })),
    );

/** The preview of this browser; undefined for none and for one that cannot be read. */
const current = (previews: PreviewGateway, { token }: PreviewStore): T.Task<ShownPreview | undefined> => {
  const kept = token();
  return kept === undefined
    ? T.of(undefined)
    : pipe(
        previews.preview(kept),
        TE.match(
          () => undefined,
          ({ at }) => ({ at }),
        ),
      );
};
