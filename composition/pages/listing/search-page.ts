import { LISTING_PARAMETERS } from '../../../core/search/listing/listing-url';
import { OLD_SEARCH_PATH, SEARCH_PATH } from '../../../core/paths/paths';
import { makeSearchLoader } from '../../../ui/pages/listing/listing-loader';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import { definePage } from '../../page/page';

export const searchPage = definePage<ListingData>({
  screen: () => import('./listing-screen').then(({ listingScreen }) => listingScreen),
  server: process.browser
    ? undefined
    : {
        paths: [SEARCH_PATH, OLD_SEARCH_PATH],
        screenModule: 'composition/pages/listing/listing-screen.tsx',
        loader: makeSearchLoader,
        reads: ['query', 'searchTerm', ...LISTING_PARAMETERS],
        mainShows: () => ({}),
      },
});
