import type { AdPage } from '../../core/ads/ad-page';
import { tilePositions } from '../../ui/ads/grid-places';
import { ListingPage } from '../../ui/pages/listing/listing-page';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import { ListingViewModel } from '../../ui/pages/listing/listing-view-model';
import { adPlacesOf } from '../ads/ad-places';
import { lazily } from '../supplies';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { SearchTokens } from '../tokens/search-tokens';
import type { Screen } from './screen';

/** How ads are called for; undefined for a brand's own page, which has none of others (RTE-08). */
const adPageOf = ({ subject }: ListingData): AdPage | undefined => {
  if (subject.kind === 'brand') return undefined;
  return subject.kind === 'category'
    ? { pageType: 'Category', categoryIds: [subject.id], searchTerm: undefined, isCatapultOn: false }
    : { pageType: 'Search', categoryIds: [], searchTerm: subject.term, isCatapultOn: true };
};

export const listingScreen: Screen<ListingData> = (supplies, data) => {
  const behaviour = supplies.get(AnalyticsTokens.behaviour);
  const model = new ListingViewModel(data, {
    browseListing: lazily(supplies, SearchTokens.browseListing),
    searchCatalogue: lazily(supplies, SearchTokens.searchCatalogue),
    history: supplies.get(PlatformTokens.history),
    rememberChosenProduct: lazily(supplies, SearchTokens.rememberChosenProduct),
    behaviour,
  });
  const page = adPageOf(data);
  const ads =
    page === undefined
      ? undefined
      : adPlacesOf(supplies, { page, tiles: () => tilePositions(model.listing.products.length) });
  return {
    element: <ListingPage model={model} cart={supplies.get(ChromeTokens.cart)} behaviour={behaviour} ads={ads} />,
    start: model.start,
  };
};
