import * as E from 'fp-ts/Either';
import { ConstructorSuggestions } from '../../../adapters/constructor/constructor-suggestions';
import type { SuggestionLink, SuggestionProduct } from '../../../core/search/suggestions/suggestions';
import { manySuggestions } from '../../builders/suggestions';
import { SUGGESTION_CALLS, suggestionSourceContract } from '../../contracts/suggestion-source.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeSuggestionSource } from '../../fakes/fake-suggestion-source';
import { client, failingService, serve, type Answer, type Seen } from './search-site';

const linkOnTheWire = ({ text, url }: SuggestionLink): unknown => ({ value: text, data: { id: text, url } });

const productOnTheWire = (product: SuggestionProduct): unknown => ({
  value: product.name,
  data: {
    id: product.uniqueId,
    sku: product.sku,
    part_number: product.parentPartNumber,
    parent_sku: product.parentSku,
    url: product.url,
    image_url: product.image.url,
    image_alt: product.image.alt,
    price: product.price,
    brand: product.brands,
    category_names: product.categoryNames,
  },
});

/** The service's responses, over suggestions in memory. */
const responseFrom =
  (fake: FakeSuggestionSource) =>
  async ({ path, parameters }: Seen): Promise<Answer> => {
    const [, kind, ...rest] = path.split('/');
    const section = parameters.find(([name]) => name === 'section')?.[1];
    const term = decodeURIComponent(rest.at(-1) ?? '');
    const found = kind === 'autocomplete' ? await fake.forTerm(term)() : await fake.trending()();
    if (E.isLeft(found)) return [503, { message: 'No.' }];
    const { phrases, brands, related, trendingCategories, products } = found.right;
    const sections: Record<string, ReadonlyArray<unknown>> = {
      Products: products.map(productOnTheWire),
      'Search Suggestions': phrases.map(({ text }) => ({ value: text, data: { id: text } })),
      Brands: brands.map(linkOnTheWire),
      Categories: (kind === 'autocomplete' ? related : trendingCategories).map(linkOnTheWire),
    };
    return kind === 'autocomplete'
      ? [200, { sections, result_id: 'a-1' }]
      : [200, { response: { results: sections[section ?? ''] }, result_id: 't-1' }];
  };

const world = (): FakeSuggestionSource => {
  const many = manySuggestions(3);
  return new FakeSuggestionSource()
    .suggests('dog', { ...many, trendingCategories: [] })
    .trends({ ...many, phrases: [], related: [] });
};

const known = async () => ({ term: 'dog', emptyTerm: 'xqzwvk' });

suggestionSourceContract('FakeSuggestionSource', () => ({ source: world(), known }));

suggestionSourceContract('ConstructorSuggestions', () => {
  serve(responseFrom(world()));
  return { source: new ConstructorSuggestions(client()), known };
});

upstreamFailuresContract('ConstructorSuggestions', SUGGESTION_CALLS, () => {
  const source = new ConstructorSuggestions(client());
  return failingService({ forTerm: source.forTerm('dog'), trending: source.trending() });
});

upstreamFailuresContract('FakeSuggestionSource', SUGGESTION_CALLS, () => {
  const source = new FakeSuggestionSource();
  return {
    calls: { forTerm: source.forTerm('dog'), trending: source.trending() },
    goesDown: () => void source.isDown(),
    refuses: (status) => void source.refuses(status),
    talksNonsense: () => void source.returnsMalformed(),
  };
});

test('[SRC-08] requests 10 products, 5 phrases, 3 brands and 4 categories', async () => {
  const seen = serve(responseFrom(world()));
  await new ConstructorSuggestions(client()).forTerm("cat & dog's", undefined)();
  expect(seen.map(({ path, parameters }) => [path, Object.fromEntries(parameters)])).toEqual([
    [
      '/autocomplete/cat%20%26%20dog%27s',
      {
        num_results_Products: '10',
        'num_results_Search Suggestions': '5',
        num_results_Brands: '3',
        num_results_Categories: '4',
      },
    ],
  ]);
});

test('[SRC-05] reads trends as 5 categories, 5 brands and 10 products of one pod', async () => {
  const seen = serve(responseFrom(world()));
  await new ConstructorSuggestions(client()).trending()();
  expect(seen.map(({ path }) => path)).toEqual(Array.from({ length: 3 }, () => '/recommendations/v1/pods/trending'));
  expect(seen.map(({ parameters }) => Object.fromEntries(parameters))).toEqual(
    expect.arrayContaining([
      { section: 'Categories', num_results: '5' },
      { section: 'Brands', num_results: '5' },
      { section: 'Products', num_results: '10' },
    ]),
  );
});

test('[SRC-05] a service without trending brands and categories still has trending products', async () => {
  const all = responseFrom(world());
  serve((seen) => {
    const section = seen.parameters.find(([name]) => name === 'section')?.[1];
    return section === 'Products' ? all(seen) : [400, { message: 'This pod does not exist.' }];
  });
  const found = await new ConstructorSuggestions(client()).trending()();
  expect(found).toMatchObject(E.right({ brands: [], trendingCategories: [] }));
  expect(E.isRight(found) ? found.right.products.length : 0).toBeGreaterThan(0);
});

test('[SRC-04] reads every field of a product card', async () => {
  serve(() => [
    200,
    {
      sections: {
        Products: [
          {
            value: 'Goodpaw Chew',
            data: {
              id: '22000',
              variation_id: '22001',
              part_number: 'PN-1',
              parent_sku: 'P-SKU',
              url: '/shop/en/petcostore/product/goodpaw-chew',
              image_url: '/images/products/PN-1.jpg',
              image_alt: 'A chew',
              list_price: 9.99,
              final_price: 7.5,
              brands: ['Goodpaw'],
              category_names: ['Dog', 'Toys'],
            },
          },
        ],
      },
      result_id: 'a-7',
    },
  ]);
  expect(await new ConstructorSuggestions(client()).forTerm('chew')()).toMatchObject(
    E.right({
      resultId: 'a-7',
      products: [
        {
          uniqueId: '22000',
          sku: '22001',
          name: 'Goodpaw Chew',
          url: '/shop/en/petcostore/product/goodpaw-chew',
          image: { url: '/images/products/PN-1.jpg', alt: 'A chew' },
          price: 7.5,
          brands: ['Goodpaw'],
          categoryNames: ['Dog', 'Toys'],
          parentPartNumber: 'PN-1',
          parentSku: 'P-SKU',
        },
      ],
    }),
  );
});

test.each(['javascript:alert(1)', '//elsewhere.test/x', 'data:text/html,x', ''])(
  '[SRC-04] replaces the address %j of a suggestion by its own page',
  async (url) => {
    const named = { value: 'Goodpaw', data: { id: 'goodpaw', url } };
    serve(() => [200, { sections: { Brands: [named], Categories: [named], Products: [named] }, result_id: 'a-1' }]);
    expect(await new ConstructorSuggestions(client()).forTerm('goodpaw')()).toMatchObject(
      E.right({
        brands: [{ url: '/shop/en/petcostore/brand/goodpaw' }],
        related: [{ url: '/shop/en/petcostore/search?query=Goodpaw' }],
        products: [{ url: '/shop/en/petcostore/product/goodpaw' }],
      }),
    );
  },
);

test('[SRC-01] links a name without a page to the search for its cleaned text', async () => {
  const named = { value: '<Goodpaw>! & Co', data: {} };
  serve(() => [200, { sections: { Brands: [named], Categories: [named] }, result_id: 'a-1' }]);
  const url = '/shop/en/petcostore/search?query=Goodpaw%20%26%20Co';
  expect(await new ConstructorSuggestions(client()).forTerm('goodpaw')()).toMatchObject(
    E.right({ brands: [{ url }], related: [{ url }] }),
  );
});

test('[SRC-08] logs and fails without a client', async () => {
  const logger = new FakeLogger();
  const source = new ConstructorSuggestions(
    client({ logger, importLibrary: () => Promise.reject(new Error('blocked')) }),
  );
  expect(await source.forTerm('dog')()).toEqual(
    E.left({ kind: 'unreachable', service: 'search', cause: 'unavailable' }),
  );
  expect(logger.lines.map(({ message }) => message)).toEqual(['constructorio is not defined']);
});
