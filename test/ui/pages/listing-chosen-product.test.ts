import type { ChosenProduct } from '../../../core/search/suggestions/chosen-product';
import type { ListingSubject } from '../../../ui/pages/listing/listing-data';
import { aListing } from '../../builders/listing';
import { aTile, tiles } from '../../builders/product-tile';
import { aListingModel } from './listing-model';

/** The stored data when a shopper opens a product of a list. */
const choosing = (subject: ListingSubject): ReadonlyArray<ChosenProduct> => {
  const kept: ChosenProduct[] = [];
  const never = () => () => Promise.reject(new Error('nothing is asked for'));
  const { model } = aListingModel(
    { subject, ownParameters: [], listing: aListing({ products: tiles(7), total: 100 }) },
    { browseListing: never, searchCatalogue: never, rememberChosenProduct: (chosen) => () => void kept.push(chosen) },
  );
  model.choose(aTile({ sku: 'SKU-1001' }));
  return kept;
};

test('[SRC-10] stores a product chosen from search results with the number of results and the term', () => {
  expect(choosing({ kind: 'search', term: 'dog food' })).toEqual([{ count: 7, term: 'dog food', sku: 'SKU-1001' }]);
});

test('[SRC-10] stores no search for a product of a category', () => {
  expect(choosing({ kind: 'category', id: '10338' })).toEqual([]);
});
