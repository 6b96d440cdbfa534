import { makeDepartmentLoader } from '../../../ui/pages/department/department-loader';
import type { DepartmentData } from '../../../ui/pages/department/department-data';
import { definePage } from '../../page/page';

/** Shown at the addresses of departments, which are among those of the categories. */
export const departmentPage = definePage<DepartmentData>({
  screen: () => import('./department-screen').then(({ departmentScreen }) => departmentScreen),
  server: process.browser
    ? undefined
    : {
        paths: [],
        screenModule: 'composition/pages/department/department-screen.tsx',
        loader: makeDepartmentLoader,
        mainShows: () => ({}),
      },
});
