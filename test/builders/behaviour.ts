import type { BehaviourEvent, TrackedItem } from '../../core/analytics/behaviour';

export const ITEM: TrackedItem = { id: '22000', name: 'Goodpaw Chicken Dog Food', variationId: 'SKU-1001' };

const EXPERIMENT = { rfkid: 'rfkid_1', variationId: '2', experimentId: '7', experimentBucket: 'B' };

/** At least one event of every kind that the search service knows. */
export const EVERY_EVENT: ReadonlyArray<BehaviourEvent> = [
  { kind: 'search-focused', typed: '' },
  { kind: 'search-submitted', term: 'dog food', typed: 'dog f' },
  {
    kind: 'suggestion-chosen',
    section: 'Products',
    text: ITEM.name,
    typed: '',
    item: ITEM,
    resultId: 'a-1',
  },
  {
    kind: 'results-shown',
    list: { kind: 'search', term: 'food w/ fish' },
    total: 120,
    page: 2,
    items: [ITEM],
    resultId: 's-1',
  },
  {
    kind: 'results-shown',
    list: { kind: 'category', id: '10338' },
    total: 1,
    page: 1,
    items: [ITEM],
    resultId: undefined,
  },
  { kind: 'result-chosen', list: { kind: 'search', term: 'dog' }, item: ITEM, resultId: 's-1' },
  { kind: 'result-chosen', list: { kind: 'brand', name: 'Goodpaw' }, item: ITEM, resultId: undefined },
  { kind: 'product-viewed', item: ITEM, url: '/shop/en/petcostore/product/goodpaw-dog-food' },
  { kind: 'added-to-cart', item: ITEM, quantity: 2, price: 12.99, term: 'dog' },
  { kind: 'purchased', orderId: '9001', revenue: 25.98, items: [{ ...ITEM, quantity: 2, price: 12.99 }] },
  { kind: 'recommendation-shown', podId: 'related', items: [ITEM], resultId: 'r-1', experiment: EXPERIMENT },
  { kind: 'recommendation-chosen', podId: 'related', item: ITEM, resultId: 'r-1', experiment: undefined },
];
