import { SHARED_LIST_ROUTE } from '../../../core/paths/list-paths';
import { PAGE_MARK, type SharedListData } from '../../../ui/pages/lists/lists-data';
import { makeSharedListLoader } from '../../../ui/pages/lists/lists-loader';
import { definePage } from '../../page/page';

export const sharedListPage = definePage<SharedListData>({
  screen: () => import('./shared-list-screen').then(({ sharedListScreen }) => sharedListScreen),
  server: process.browser
    ? undefined
    : {
        paths: [SHARED_LIST_ROUTE],
        screenModule: 'composition/pages/lists/shared-list-screen.tsx',
        loader: makeSharedListLoader,
        reads: [PAGE_MARK],
      },
});
