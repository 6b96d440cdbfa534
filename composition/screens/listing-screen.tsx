import { ListingPage } from '../../ui/pages/listing/listing-page';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import { ListingViewModel } from '../../ui/pages/listing/listing-view-model';
import { lazily } from '../supplies';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { SearchTokens } from '../tokens/search-tokens';
import type { Screen } from './screen';

export const listingScreen: Screen<ListingData> = (supplies, data) => {
  const behaviour = supplies.get(AnalyticsTokens.behaviour);
  const model = new ListingViewModel(data, {
    browseListing: lazily(supplies, SearchTokens.browseListing),
    searchCatalogue: lazily(supplies, SearchTokens.searchCatalogue),
    history: supplies.get(PlatformTokens.history),
    rememberChosenProduct: lazily(supplies, SearchTokens.rememberChosenProduct),
    behaviour,
  });
  return {
    element: <ListingPage model={model} cart={supplies.get(ChromeTokens.cart)} behaviour={behaviour} />,
    start: model.start,
  };
};
