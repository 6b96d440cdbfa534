import { LIST_FORM_ACTIONS, LISTS_PATH } from '../../../core/paths/list-paths';
import {
  makeChangeItemAction,
  makeCreateListAction,
  makeMoveItemAction,
  makeMoveListToCartAction,
  makeRemoveItemAction,
  makeRemoveListAction,
  makeRenameListAction,
  makeRestoreAction,
  makeShareAction,
  makeStopSharingAction,
  makeWishAction,
} from '../../../ui/pages/lists/list-actions';
import { LIST_MARKS, type ListsData } from '../../../ui/pages/lists/lists-data';
import { makeListsLoader } from '../../../ui/pages/lists/lists-loader';
import { AGAIN_MARKS } from '../../../ui/pages/orders/again-marks';
import { definePage } from '../../page/page';

export const listsPage = definePage<ListsData>({
  screen: () => import('./lists-screen').then(({ listsScreen }) => listsScreen),
  server: process.browser
    ? undefined
    : {
        paths: [LISTS_PATH],
        screenModule: 'composition/pages/lists/lists-screen.tsx',
        loader: makeListsLoader,
        reads: [...Object.values(LIST_MARKS), ...AGAIN_MARKS],
        actions: {
          [LIST_FORM_ACTIONS.wish]: makeWishAction,
          [LIST_FORM_ACTIONS.create]: makeCreateListAction,
          [LIST_FORM_ACTIONS.rename]: makeRenameListAction,
          [LIST_FORM_ACTIONS.remove]: makeRemoveListAction,
          [LIST_FORM_ACTIONS.changeItem]: makeChangeItemAction,
          [LIST_FORM_ACTIONS.moveItem]: makeMoveItemAction,
          [LIST_FORM_ACTIONS.removeItem]: makeRemoveItemAction,
          [LIST_FORM_ACTIONS.toCart]: makeMoveListToCartAction,
          [LIST_FORM_ACTIONS.restore]: makeRestoreAction,
          [LIST_FORM_ACTIONS.share]: makeShareAction,
          [LIST_FORM_ACTIONS.stopSharing]: makeStopSharingAction,
        },
      },
});
