import { LISTING_PARAMETERS } from '../../../core/search/listing/listing-url';
import { HOME_PATH } from '../../../core/paths/paths';
import { makeBrandLoader } from '../../../ui/pages/listing/listing-loader';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import { definePage } from '../../page/page';

export const brandPage = definePage<ListingData>({
  screen: () => import('./listing-screen').then(({ listingScreen }) => listingScreen),
  server: process.browser
    ? undefined
    : {
        paths: [`${HOME_PATH}/brand/:slug`],
        screenModule: 'composition/pages/listing/listing-screen.tsx',
        loader: makeBrandLoader,
        reads: LISTING_PARAMETERS,
        mainShows: () => ({}),
      },
});
