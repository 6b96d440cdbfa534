import type { Facet, Listing } from '../../core/search/listing/listing';
import { tiles } from './product-tile';

/** A brand facet with these counts; `selected` lists the selected brands. */
export const aBrandFacet = (counts: Readonly<Record<string, number>>, selected: ReadonlyArray<string> = []): Facet => ({
  kind: 'multiple',
  name: 'Brand',
  label: 'Brand',
  options: Object.entries(counts).map(([value, count]) => ({
    value,
    label: value,
    count,
    isSelected: selected.includes(value),
  })),
});

/** A listing of three products on one page; `total` is the number of products unless `facts` sets it. */
export const aListing = (facts: Partial<Listing> = {}): Listing => {
  const products = facts.products ?? tiles(3);
  return {
    products,
    total: products.length,
    facets: [aBrandFacet({ Goodpaw: products.length })],
    categories: [],
    resultId: 'result-1',
    ...facts,
  };
};
