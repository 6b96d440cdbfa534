import { PREVIEW_FORM_ACTIONS, PREVIEW_MARKS, PREVIEW_PATH } from '../../../core/paths/preview-paths';
import {
  makeChoosePreviewDateAction,
  makeLeavePreviewAction,
  makeSignInToPreviewAction,
} from '../../../ui/pages/preview/preview-actions';
import type { PreviewData } from '../../../ui/pages/preview/preview-data';
import { makePreviewLoader } from '../../../ui/pages/preview/preview-loader';
import { definePage } from '../../page/page';

export const previewPage = definePage<PreviewData>({
  screen: () => import('./preview-screen').then(({ previewScreen }) => previewScreen),
  server: process.browser
    ? undefined
    : {
        paths: [PREVIEW_PATH],
        screenModule: 'composition/pages/preview/preview-screen.tsx',
        loader: makePreviewLoader,
        reads: Object.values(PREVIEW_MARKS),
        actions: {
          [PREVIEW_FORM_ACTIONS.signIn]: makeSignInToPreviewAction,
          [PREVIEW_FORM_ACTIONS.chooseDate]: makeChoosePreviewDateAction,
          [PREVIEW_FORM_ACTIONS.leave]: makeLeavePreviewAction,
        },
      },
});
