import { makeBrowseListing } from '../../../core/search/listing/browse-listing';
import { FIRST_PAGE } from '../../../core/search/listing/listing-query';
import { makeSearchCatalogue } from '../../../core/search/listing/search-catalogue';
import { makeMergePrices } from '../../../core/search/prices/merge-prices';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import { ListingViewModel, type ListingPorts } from '../../../ui/pages/listing/listing-view-model';
import { EVERYTHING } from '../../builders/capabilities';
import { aListing } from '../../builders/listing';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakeProductSearch } from '../../fakes/fake-product-search';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';

export const SEARCH = '/shop/en/petcostore/search';

/** The page of a search for "dog" over fakes, with what a test needs of it. */
export const aListingModel = (facts: Partial<ListingData> = {}, ports: Partial<ListingPorts> = {}) => {
  const productSearch = new FakeProductSearch();
  const logger = new FakeLogger();
  const mergePrices = makeMergePrices({ skuPrices: new FakeSkuPrices(), logger, capabilities: EVERYTHING });
  const history = new FakePageHistory(SEARCH);
  const data: ListingData = {
    subject: { kind: 'search', term: 'dog' },
    heading: 'Dog',
    breadcrumbs: [],
    subCategories: [],
    department: undefined,
    path: SEARCH,
    ownParameters: [['query', 'dog']],
    query: FIRST_PAGE,
    listing: aListing({ products: [] }),
    instead: undefined,
    ...facts,
  };
  const model = new ListingViewModel(data, {
    browseListing: makeBrowseListing({ productSearch, mergePrices, logger }),
    searchCatalogue: makeSearchCatalogue({ productSearch, mergePrices, logger }),
    history,
    behaviour: new FakeBehaviourTracker(),
    currency: 'USD',
    rememberChosenProduct: () => () => undefined,
    ...ports,
  });
  return { model, history };
};
