import { ToyProductCatalogue } from '../../backends/toy/toy-product-catalogue';
import { ToyProductSearch } from '../../backends/toy/toy-product-search';
import { ToySuggestions } from '../../backends/toy/toy-suggestions';
import { productCatalogueContract } from '../../contracts/product-catalogue.contract';
import { productSearchContract } from '../../contracts/product-search.contract';
import { suggestionSourceContract } from '../../contracts/suggestion-source.contract';
import { TOY_PRODUCTS, type ToyProduct } from '../../support/toy-commerce/toy-products';
import { startToyCommerce, type ToyCommerce } from '../../support/toy-commerce/toy-server';
import { newToyClient } from './toy-world';

/** More than one page of products with different prices and ratings. */
const BRUSHES: ReadonlyArray<ToyProduct> = Array.from({ length: 60 }, (_, index) => ({
  slug: `brush-${index}`,
  title: `Brush ${String(index).padStart(2, '0')}`,
  text: 'A brush.',
  category: 'dog',
  options: [
    { sku: `BRUSH-${index}`, label: null, price_cents: 500 + 10 * ((index * 7) % 60), was_cents: null, stock: 5 },
  ],
  rating: { average: 1 + (index % 5), count: 3 },
}));

let toy: ToyCommerce;
beforeAll(async () => {
  toy = await startToyCommerce({ products: [...TOY_PRODUCTS, ...BRUSHES] });
});
afterAll(() => toy.close());

productCatalogueContract('ToyProductCatalogue over the toy engine', () => ({
  catalogue: new ToyProductCatalogue(newToyClient(toy, 'catalogue')),
  knownProduct: async () => ({
    url: 'dog-salmon-kibble',
    name: 'Dog Salmon Kibble',
    partNumber: 'dog-salmon-kibble',
    brandName: undefined,
    variantPartNumbers: ['DOG-001-S', 'DOG-001-L'],
  }),
  knownCategory: async () => ({ path: 'cat', name: 'Cats' }),
  knownBrand: async () => undefined,
  soldOutVariantId: async () => 'DOG-010',
}));

productSearchContract(
  'ToyProductSearch over the toy engine',
  () => ({
    search: new ToyProductSearch(newToyClient(toy, 'search')),
    findings: async () => ({
      term: 'brush',
      brand: undefined,
      price: 8,
      emptyTerm: 'xqzwvk',
      redirect: undefined,
      categoryId: 'cat',
      brandName: undefined,
    }),
  }),
  { hasBrands: false, redirectsTerms: false, hasStores: false },
);

suggestionSourceContract(
  'ToySuggestions over the toy engine',
  () => ({
    source: new ToySuggestions(newToyClient(toy, 'search')),
    known: async () => ({ term: 'dog', emptyTerm: 'xqzwvk' }),
  }),
  { hasBrands: false },
);
