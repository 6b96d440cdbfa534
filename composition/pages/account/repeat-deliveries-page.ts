import { PLAN_PARAMETERS, REPEAT_FORM_ACTIONS } from '../../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../../core/paths/repeat-delivery-paths';
import {
  makeCancelAction,
  makeEditAction,
  makePauseAction,
  makeResumeAction,
  makeSendNowAction,
  makeSkipAction,
  makeUndoAction,
} from '../../../ui/pages/account/repeat-delivery/plan-actions';
import type { PlansData } from '../../../ui/pages/account/repeat-delivery/plans-data';
import { makePlansLoader } from '../../../ui/pages/account/repeat-delivery/plans-loader';
import { definePage } from '../../page/page';

export const repeatDeliveriesPage = definePage<PlansData>({
  screen: () => import('./repeat-deliveries-screen').then(({ repeatDeliveriesScreen }) => repeatDeliveriesScreen),
  server: process.browser
    ? undefined
    : {
        paths: [REPEAT_DELIVERY_PATH],
        screenModule: 'composition/pages/account/repeat-deliveries-screen.tsx',
        loader: makePlansLoader,
        reads: Object.values(PLAN_PARAMETERS),
        actions: {
          [REPEAT_FORM_ACTIONS.edit]: makeEditAction,
          [REPEAT_FORM_ACTIONS.skip]: makeSkipAction,
          [REPEAT_FORM_ACTIONS.pause]: makePauseAction,
          [REPEAT_FORM_ACTIONS.resume]: makeResumeAction,
          [REPEAT_FORM_ACTIONS.sendNow]: makeSendNowAction,
          [REPEAT_FORM_ACTIONS.cancel]: makeCancelAction,
          [REPEAT_FORM_ACTIONS.undo]: makeUndoAction,
        },
      },
});
