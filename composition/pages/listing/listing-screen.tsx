import type { AdPage } from '../../../core/ads/ad-page';
import { tilePositions } from '../../../ui/ads/grid-places';
import { ListingPage } from '../../../ui/pages/listing/listing-page';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import { ListingViewModel } from '../../../ui/pages/listing/listing-view-model';
import { adPlacesOf } from '../../widgets/ads/ad-places';
import type { Screen } from '../../page/screen';

/** How ads are called for; undefined for a brand's own page, which has none of others (RTE-08). */
const adPageOf = ({ subject }: ListingData): AdPage | undefined => {
  if (subject.kind === 'brand') return undefined;
  return subject.kind === 'category'
    ? { pageType: 'Category', categoryIds: [subject.id], searchTerm: undefined, isCatapultOn: false }
    : { pageType: 'Search', categoryIds: [], searchTerm: subject.term, isCatapultOn: true };
};

export const listingScreen: Screen<ListingData> = (dependencies, data) => {
  const { behaviour, brand, browseListing, cart, chrome, history, rememberChosenProduct, searchCatalogue } =
    dependencies;
  const model = new ListingViewModel(data, {
    browseListing,
    searchCatalogue,
    history,
    rememberChosenProduct,
    behaviour,
    currency: brand.currency,
  });
  const page = chrome.can('sponsored-ads') ? adPageOf(data) : undefined;
  const ads =
    page === undefined
      ? undefined
      : adPlacesOf(dependencies, { page, tiles: () => tilePositions(model.listing.products.length) });
  return {
    element: <ListingPage model={model} cart={cart} behaviour={behaviour} ads={ads} />,
    start: model.start,
  };
};
