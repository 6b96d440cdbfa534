import { REPEAT_FORM_ACTIONS } from '../../../core/paths/repeat-delivery-forms';
import { REPEAT_START_PATH } from '../../../core/paths/repeat-delivery-paths';
import { START_PARAMETERS } from '../../../core/repeat-delivery/start-parameters';
import { makeStartAction } from '../../../ui/pages/repeat-start/start-actions';
import type { StartData } from '../../../ui/pages/repeat-start/start-data';
import { makeStartLoader } from '../../../ui/pages/repeat-start/start-loader';
import { definePage } from '../../page/page';

export const repeatStartPage = definePage<StartData>({
  screen: () => import('./repeat-start-screen').then(({ repeatStartScreen }) => repeatStartScreen),
  server: process.browser
    ? undefined
    : {
        paths: [REPEAT_START_PATH],
        screenModule: 'composition/pages/repeat-start/repeat-start-screen.tsx',
        loader: makeStartLoader,
        reads: Object.values(START_PARAMETERS),
        actions: { [REPEAT_FORM_ACTIONS.start]: makeStartAction },
      },
});
