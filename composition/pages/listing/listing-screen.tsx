import { listingAdPage } from '../../../core/ads/ad-page';
import { storeOf } from '../../../core/search/listing/listing-query';
import { tilePositions } from '../../../ui/ads/grid-places';
import { ListingPage } from '../../../ui/pages/listing/listing-page';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import { ListingViewModel } from '../../../ui/pages/listing/listing-view-model';
import { StoreFacetViewModel } from '../../../ui/pages/listing/store-facet-view-model';
import { adPlacesOf } from '../../widgets/ads/ad-places';
import type { Screen } from '../../page/screen';

export const listingScreen: Screen<ListingData> = (dependencies, data) => {
  const { behaviour, brand, browseListing, cart, chrome, history, rememberChosenProduct, searchCatalogue } =
    dependencies;
  const { countProducts, modals, myStore } = dependencies;
  const model = new ListingViewModel(data, {
    browseListing,
    searchCatalogue,
    history,
    rememberChosenProduct,
    behaviour,
    currency: brand.currency,
  });
  const store = chrome.can('pickup')
    ? new StoreFacetViewModel({
        list: model,
        myStore,
        countProducts,
        dialog: {
          open: () => modals.setType('CHANGE_STORE'),
          isOpen: () => modals.show && modals.type === 'CHANGE_STORE',
        },
      })
    : undefined;
  const page = chrome.can('sponsored-ads') ? listingAdPage(data.subject) : undefined;
  const ads =
    page === undefined
      ? undefined
      : adPlacesOf(dependencies, {
          page,
          // An ad's product may not be in stock at the store of the list.
          tiles: () => (storeOf(model.query) === undefined ? tilePositions(model.listing.products.length) : []),
          listed: () => model.listing.products,
        });
  return {
    element: <ListingPage model={model} store={store} cart={cart} behaviour={behaviour} ads={ads} />,
    start: () => {
      const stop = model.start();
      const stopStore = store?.start();
      return () => {
        stop();
        stopStore?.();
      };
    },
  };
};
