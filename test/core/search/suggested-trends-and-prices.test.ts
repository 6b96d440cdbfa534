import type { SuggestState } from '../../../core/search/suggestions/suggest-as-typed';
import { aSuggestedProduct, someSuggestions } from '../../builders/suggestions';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { openBox } from './suggest-world';

describe('[SRC-05] trends', () => {
  const CATEGORIES = ['top-deals', 'dog/dog-food', 'dog/dog-and-puppy-flea-and-tick', 'cat/cat-litter'];
  const BRANDS = ['wholehearted', 'blue-buffalo', 'merrick'];

  const linksOf = (state: SuggestState | undefined): unknown =>
    state?.kind === 'results'
      ? {
          categories: state.suggestions.trendingCategories.map(({ url }) => url.split('/category/')[1]),
          brands: state.suggestions.brands.map(({ url }) => url.split('/brand/')[1]),
        }
      : state;

  test('are nothing where neither the service nor the backend module has any', async () => {
    const { type, after, source, last } = openBox({ trendingCategories: [], brands: [] });
    source.fails({ kind: 'unreachable', service: 'search', cause: 'network' });
    type('');
    await after(0);
    expect(last()).toEqual({ kind: 'empty', term: '' });
  });

  test.each(EVERY_FAILURE)("of a service that is %s are the shop's categories and brands", async (_kind, failure) => {
    const { type, after, source, last, logger } = openBox();
    source.fails(failure);
    type('');
    await after(0);
    expect(linksOf(last())).toEqual({ categories: CATEGORIES, brands: BRANDS });
    expect(logger.lines).toMatchObject([
      { level: 'error', message: 'suggesting failed', facts: { kind: failure.kind } },
    ]);
  });

  test("without categories or brands include the shop's own", async () => {
    const { type, after, source, last } = openBox();
    source.trends(someSuggestions({ products: [aSuggestedProduct()] }));
    type('');
    await after(0);
    expect(linksOf(last())).toEqual({ categories: CATEGORIES, brands: BRANDS });
    expect(last()).toMatchObject({ suggestions: { products: [{ uniqueId: '22000' }] } });
  });

  test('that failed are requested again when the box reopens', async () => {
    const { type, after, source } = openBox();
    source.isDown();
    type('');
    await after(0);
    type(undefined);
    type('');
    await after(0);
    expect(source.requestedTerms).toEqual(['', '']);
  });
});

describe('[SRC-09] prices', () => {
  const products = [aSuggestedProduct(), aSuggestedProduct({ uniqueId: '22010', price: undefined })];

  const pricesOf = (states: ReadonlyArray<SuggestState>): ReadonlyArray<unknown> =>
    states.flatMap((state) => (state.kind === 'results' ? [state.suggestions.products.map(({ price }) => price)] : []));

  test('are updated as soon as they arrive, and stay', async () => {
    const { type, after, source, skuPrices, states } = openBox();
    source.suggests('chew', someSuggestions({ products }));
    skuPrices.hasPrice('22000', 9.99).hasPrice('22010', 5);
    type('chew');
    await after(300);
    type('dog');
    type('chew');
    expect(pricesOf(states)).toEqual([
      [12.99, undefined],
      [9.99, 5],
      [9.99, 5],
    ]);
  });

  test('pending when the term changes are aborted and requested when it shows again', async () => {
    const { type, after, source, skuPrices, states, logger } = openBox();
    source.suggests('chew', someSuggestions({ products }));
    skuPrices.hasPrice('22000', 9.99).holdsResponses();
    type('chew');
    await after(300);
    type('dog');
    expect(skuPrices.abortedCount).toBe(1);
    skuPrices.release();
    await after(0);
    type('chew');
    await after(0);
    expect(pricesOf(states)).toEqual([
      [12.99, undefined],
      [12.99, undefined],
      [9.99, undefined],
    ]);
    expect([source.requestedTerms, logger.lines]).toEqual([['chew'], []]);
  });

  test('that failed to load are requested when the term shows again', async () => {
    const { type, after, source, skuPrices, states } = openBox();
    source.suggests('chew', someSuggestions({ products }));
    skuPrices.hasPrice('22000', 9.99).isDown();
    type('chew');
    await after(300);
    skuPrices.isBack();
    type('dog');
    type('chew');
    await after(0);
    expect(pricesOf(states).at(-1)).toEqual([9.99, undefined]);
  });

  test('that are known are not requested again', async () => {
    const { type, after, source, skuPrices } = openBox();
    source.suggests('chew', someSuggestions({ products }));
    skuPrices.hasPrice('22000', 9.99);
    type('chew');
    await after(300);
    type('dog');
    type('chew');
    await after(0);
    expect(skuPrices.requestCount).toBe(1);
  });

  test('without changes cause no second notification', async () => {
    const { type, after, source, skuPrices, states } = openBox();
    source.suggests('chew', someSuggestions({ products }));
    skuPrices.hasPrice('22000', 12.99);
    type('chew');
    await after(300);
    expect(pricesOf(states)).toEqual([[12.99, undefined]]);
  });

  test('that fail to load are logged, and the products stay unchanged', async () => {
    const { type, after, source, skuPrices, states, logger } = openBox();
    source.suggests('chew', someSuggestions({ products }));
    skuPrices.isDown();
    type('chew');
    await after(300);
    expect(pricesOf(states)).toEqual([[12.99, undefined]]);
    expect(logger.lines).toMatchObject([{ level: 'warn', message: 'prices could not be looked up' }]);
  });
});
