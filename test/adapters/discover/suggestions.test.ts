import * as E from 'fp-ts/Either';
import { browserContext } from '../../../adapters/discover/discover-context';
import { DiscoverSuggestions } from '../../../adapters/discover/discover-suggestions';
import { PRODUCT_FIELDS } from '../../../adapters/discover/product-fields';
import type { SuggestionProduct } from '../../../core/search/suggestions/suggestions';
import { manySuggestions } from '../../builders/suggestions';
import { aTile } from '../../builders/product-tile';
import { SUGGESTION_CALLS, suggestionSourceContract } from '../../contracts/suggestion-source.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeSuggestionSource } from '../../fakes/fake-suggestion-source';
import { send, contentOf, failingService, serve } from './discover-site';

const world = (): FakeSuggestionSource => {
  const many = manySuggestions(3);
  return new FakeSuggestionSource()
    .suggests('dog', { ...many, trendingCategories: [] })
    .trends({ ...many, phrases: [], related: [] });
};

const cardOnTheWire = (product: SuggestionProduct): unknown => ({
  sku: product.uniqueId,
  sku_partnumber: product.sku,
  prod_partnumber: product.parentPartNumber,
  name: product.name,
  url: product.url,
  image_url: product.image.url,
  final_price: product.price?.toFixed(2),
  brands: product.brands,
  category_names: product.categoryNames,
});

/** The preview on the wire, over suggestions in memory; the service returns trends for any term. */
const previewSite = (fake: FakeSuggestionSource): void => {
  serve(async ({ query }) => {
    const [term] = query?.keyphrase.value ?? [];
    const [found, trends] = [
      await (term === undefined ? fake.trending() : fake.forTerm(term))(),
      await fake.trending()(),
    ];
    if (E.isLeft(found) || E.isLeft(trends)) return [503, {}];
    const { phrases: keyphrase, brands: brand, related: category, products } = found.right;
    const trending_category = trends.right.trendingCategories;
    const value = products.map(cardOnTheWire);
    return [200, { content: { product: { value } }, suggestion: { keyphrase, brand, category, trending_category } }];
  });
};

suggestionSourceContract('DiscoverSuggestions', () => {
  previewSite(world());
  return { source: new DiscoverSuggestions(send()), known: async () => ({ term: 'dog', emptyTerm: 'xqzwvk' }) };
});

const link = (text: string, url?: string): unknown => ({ text, id: text, in_content: 'product', url });

const SUGGESTED = {
  keyphrase: [link('dog food')],
  brand: [link('Merrick', '/shop/en/petcostore/brand/merrick')],
  category: [link('Dog Food', '/shop/en/petcostore/category/dog/dog-food'), link('Odd', 'javascript:alert(1)')],
  trending_category: [link('Cat Litter', '/shop/en/petcostore/category/cat/cat-litter')],
};

upstreamFailuresContract('DiscoverSuggestions', SUGGESTION_CALLS, () => {
  const suggestions = new DiscoverSuggestions(send());
  return failingService({ forTerm: suggestions.forTerm('dog'), trending: suggestions.trending() });
});

test('[CFG-04] [SRC-07] [SRC-04] sends the specified request for suggestions', async () => {
  const seen = serve(() => [200, contentOf([])]);
  await new DiscoverSuggestions(send()).forTerm('dog')();
  expect(seen).toEqual([
    {
      context: { page: { uri: '/shop/en/petcostore', locale_country: 'us', locale_language: 'en' } },
      widget: { rfkid: 'rfkid_6' },
      query: { keyphrase: { value: ['dog'] } },
      n_item: 10,
      page_number: 1,
      suggestion: {
        keyphrase: { max: 5 },
        brand: { max: 3 },
        category: { max: 4 },
        trending_category: { max: 4 },
      },
      content: { product: { field: { value: [...PRODUCT_FIELDS] } } },
    },
  ]);
  expect(PRODUCT_FIELDS.join(', ')).toBe(
    'sku, price, final_price, category_names, name, url, image_url, prod_partnumber, listprice_USD, bopusprice_USD, ' +
      'price_USD, rd_price_USD, sku_partnumber, brands, ptc_omni_repeat_delivery_fl, swatch, review_rating, ' +
      'review_count, ptc_omni_in_store_only_flag, ptc_omni_taxonomy',
  );
});

test('[SRC-07] [ERR-01] retries transient failures, because a request is a read', async () => {
  const statuses = [503, 200];
  const seen = serve(() => [statuses.shift() ?? 500, contentOf([])]);
  const retry = { times: 1, baseMs: 1, fraction: () => 0 };
  expect(E.isRight(await new DiscoverSuggestions(send(undefined, { retry })).forTerm('dog')())).toBe(true);
  expect(seen).toHaveLength(2);
});

test('[SRC-05] requests trends without a term', async () => {
  const seen = serve(() => [200, { ...contentOf([]), suggestion: SUGGESTED }]);
  expect(await new DiscoverSuggestions(send()).trending()()).toMatchObject(
    E.right({ phrases: [], related: [], brands: [{ text: 'Merrick' }], trendingCategories: [{ text: 'Cat Litter' }] }),
  );
  expect(seen).toEqual([
    expect.objectContaining({ n_item: 10, suggestion: { brand: { max: 5 }, trending_category: { max: 5 } } }),
  ]);
  expect(seen[0]).not.toHaveProperty('query');
});

test.each([
  ['lists', SUGGESTED],
  ['objects', Object.fromEntries(Object.entries(SUGGESTED).map(([name, value]) => [name, { value }]))],
])('[SRC-07] reads suggestions given as %s', async (_form, suggestion) => {
  serve(() => [200, { ...contentOf([]), suggestion, rid: 'r-1' }]);
  expect(await new DiscoverSuggestions(send()).forTerm('dog')()).toEqual(
    E.right({
      phrases: [{ text: 'dog food', url: '/shop/en/petcostore/search?query=dog%20food', highlight: true }],
      brands: [{ text: 'Merrick', url: '/shop/en/petcostore/brand/merrick', highlight: false }],
      related: [
        { text: 'Dog Food', url: '/shop/en/petcostore/category/dog/dog-food', highlight: false },
        { text: 'Odd', url: '/shop/en/petcostore/search?query=Odd', highlight: false },
      ],
      trendingCategories: [],
      products: [],
      resultId: 'r-1',
    }),
  );
});

test("[SRC-04] reads a suggested product's card, with prices given as texts", async () => {
  const tile = aTile({ uniqueId: '22000', partNumber: 'PN-1', sku: 'SKU-1', name: 'Chew', brand: 'Merrick' });
  const { content } = contentOf([tile]) as { content: { product: { value: ReadonlyArray<object> } } };
  const value = content.product.value.map((product) => ({
    ...product,
    final_price: '$13.99',
    category_names: ['Dog', 'Chews'],
  }));
  serve(() => [200, { batch: [{ widget: { rfkid: 'rfkid_6' }, content: { product: { value } } }], rid: 'r-1' }]);
  expect(await new DiscoverSuggestions(send()).forTerm('chew')()).toMatchObject(
    E.right({
      products: [
        {
          uniqueId: '22000',
          sku: 'SKU-1',
          name: 'Chew',
          url: tile.url,
          image: { url: tile.image, alt: 'Chew' },
          price: 13.99,
          brands: ['Merrick'],
          categoryNames: ['Dog', 'Chews'],
          parentPartNumber: 'PN-1',
        },
      ],
      resultId: 'r-1',
    }),
  );
});

describe('the identity in requests', () => {
  const contextWith = (cookies: FakeCookies, session: FakeSessionStore, may = true) =>
    browserContext({
      currentPath: () => '/shop/en/petcostore/search?query=dog',
      cookies,
      session,
      consent: { mayTrack: () => may },
    })();

  test("[SRC-07] is the visitor of the service's cookie", () => {
    const cookies = new FakeCookies().hasCookie('__ruid', '1-ab-cd');
    expect(contextWith(cookies, new FakeSessionStore())).toEqual({
      page: { uri: '/shop/en/petcostore/search?query=dog', locale_country: 'us', locale_language: 'en' },
      user: { uuid: '1-ab-cd' },
    });
  });

  test('[SRC-07] is a signed-in shopper but not a guest', () => {
    const cookies = new FakeCookies();
    expect(contextWith(cookies, new FakeSessionStore().hasRegistered('700002'))).toMatchObject({
      user: { user_id: '700002' },
    });
    expect(contextWith(cookies, new FakeSessionStore().hasGuest('700003'))).not.toHaveProperty('user');
  });

  test('[ANA-01] is empty without consent to track', () => {
    const cookies = new FakeCookies().hasCookie('__ruid', '1-ab-cd');
    expect(contextWith(cookies, new FakeSessionStore().hasRegistered('700002'), false)).toEqual({
      page: { uri: '/shop/en/petcostore/search?query=dog', locale_country: 'us', locale_language: 'en' },
    });
  });

  test("[SRC-07] is empty for a guest without the service's cookie", () => {
    expect(contextWith(new FakeCookies(), new FakeSessionStore())).not.toHaveProperty('user');
  });
});
