import { ALL_PRODUCTS, LISTING_PARAMETERS } from '../../../core/search/listing/listing-url';
import { HOME_PATH } from '../../../core/paths/paths';
import { makeCategoryLoader } from '../../../ui/pages/listing/listing-loader';
import { makeShowsDepartment } from '../../../ui/pages/department/department-loader';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import { definePage } from '../../page/page';

export const categoryPage = definePage<ListingData>({
  screen: () => import('./listing-screen').then(({ listingScreen }) => listingScreen),
  server: process.browser
    ? undefined
    : {
        paths: [`${HOME_PATH}/category/*`],
        screenModule: 'composition/pages/listing/listing-screen.tsx',
        loader: makeCategoryLoader,
        reads: [...LISTING_PARAMETERS, ALL_PRODUCTS[0]],
        instead: { page: 'department', when: makeShowsDepartment },
        mainShows: () => ({}),
      },
});
