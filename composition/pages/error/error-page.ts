import { ERROR_PAGE_PATHS } from '../../../core/errors/error-pages';
import { makeErrorLoader } from '../../../ui/pages/error/error-loader';
import type { ErrorPageData } from '../../../ui/pages/error/error-data';
import { definePage } from '../../page/page';

export const errorPage = definePage<ErrorPageData>({
  screen: () => import('./error-screen').then(({ errorScreen }) => errorScreen),
  server: process.browser
    ? undefined
    : {
        paths: Object.values(ERROR_PAGE_PATHS),
        reads: ['URL'],
        screenModule: 'composition/pages/error/error-screen.tsx',
        loader: makeErrorLoader,
      },
});
