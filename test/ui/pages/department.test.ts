import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Category } from '../../../core/catalogue/category';
import { makeFindGuides } from '../../../core/content/find-guides';
import { RESOURCE_CENTER_PATH } from '../../../core/paths/content-paths';
import { categoryPath } from '../../../core/paths/paths';
import type { Facet, Listing } from '../../../core/search/listing/listing';
import { makeDepartmentLoader, makeShowsDepartment } from '../../../ui/pages/department/department-loader';
import { DepartmentViewModel } from '../../../ui/pages/department/department-view-model';
import type { DepartmentData } from '../../../ui/pages/department/department-data';
import { makeCategoryLoader } from '../../../ui/pages/listing/listing-loader';
import { allBut } from '../../../core/configuration/capabilities';
import { EVERYTHING } from '../../builders/capabilities';
import { aCategory } from '../../builders/category';
import { aContentPage, aContentSection } from '../../builders/content-page';
import { aBrandFacet, aListing } from '../../builders/listing';
import { tiles } from '../../builders/product-tile';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeContentPages } from '../../fakes/fake-content-pages';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';
import type { PageOutcome } from '../../../ui/page/page';

const DOG = categoryPath('dog');

const facet = (name: string, counts: Readonly<Record<string, number>>): Facet => ({
  ...(aBrandFacet(counts) as Extract<Facet, { kind: 'multiple' }>),
  name,
  label: name,
});

const DOG_LIST = aListing({
  products: tiles(20),
  total: 300,
  facets: [
    aBrandFacet({ Goodpaw: 200, Merrick: 100 }),
    facet('Life Stage', { Puppy: 40, Everyone: 300, Senior: 7 }),
    facet('Health Need', { 'Dental Care': 12, Calming: 3 }),
    facet('Diet', { Raw: 9 }),
    facet('Deals', { 'On Sale': 21 }),
    facet('Color', { Red: 2, Blue: 3 }),
  ],
});

const setUp = ({
  listing = DOG_LIST,
  capabilities = EVERYTHING,
  categories = [aCategory('dog', [aCategory('dog/dog-food'), aCategory('dog/dog-toys')]), aCategory('top-deals')],
}: {
  readonly listing?: Listing;
  readonly capabilities?: typeof EVERYTHING;
  readonly categories?: ReadonlyArray<Category>;
} = {}) => {
  const catalogue = new FakeProductCatalogue()
    .hasCategories(...categories)
    .hasBrands({ slug: 'merrick', name: 'Merrick', logo: '/merrick.svg', productCount: 100 });
  const pages = new FakeContentPages().hasPage(
    aContentPage({
      path: RESOURCE_CENTER_PATH,
      sections: [aContentSection({ heading: 'A new puppy', links: [{ text: 'Food', url: `${DOG}/dog-food` }] })],
    }),
  );
  let isDown = false;
  const ports = {
    catalogue,
    browseListing: () => (isDown ? TE.left(anUnreachable({ service: 'search' })) : TE.right(listing)),
    findGuides: makeFindGuides({ pages }),
    loadPetChoices: T.of([]),
    capabilities,
    shop: 'Petco',
  };
  const requestFor = (path: string, query = '') => ({
    path: categoryPath(path),
    parameters: { '*': path },
    query: new URLSearchParams(query),
    cameFrom: undefined,
  });
  return {
    catalogue,
    pages,
    searchIsDown: () => void (isDown = true),
    load: (path = 'dog'): Promise<PageOutcome<DepartmentData>> => makeDepartmentLoader(ports)(requestFor(path))(),
    shows: (path: string, query?: string) => makeShowsDepartment(ports)(requestFor(path, query))(),
    list: (path: string, query?: string) =>
      makeCategoryLoader({
        ...ports,
        stores: new FakeStoreGateway(),
        placeStore: new FakePreferredPlaceStore(),
        searchCatalogue: () => TE.left({ kind: 'empty-term' as const }),
        loadRecommendation: () => TE.left(anUnreachable()),
      })(requestFor(path, query))(),
  };
};

const dataOf = (outcome: PageOutcome<DepartmentData>): DepartmentData => {
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return outcome.data;
};

describe('the address of a department', () => {
  test.each([
    ['dog', '', true],
    ['dog', 'show=all', false],
    ['dog', 'brand=Merrick', false],
    ['dog', 'page=2', false],
    ['dog', 'sort=relevance', false],
    ['dog/dog-food', '', false],
    ['top-deals', '', false],
    ['nothing', '', false],
  ])('[FND-06] of /%s?%s shows its page: %s', async (path, query, isShown) => {
    expect(await setUp().shows(path, query)).toBe(isShown);
  });

  test('[FND-06] shows the list, which can fail, when the categories cannot be read', async () => {
    const { catalogue, shows } = setUp();
    catalogue.isDown();
    expect(await shows('dog')).toBe(false);
  });
});

describe('a department', () => {
  test('[FND-06] has its categories, the list of all products, best sellers, brands with logos and guides', async () => {
    const outcome = await setUp().load();
    expect(dataOf(outcome)).toMatchObject({
      name: 'Dog',
      image: '/images/categories/dog.webp',
      subCategories: [{ url: `${DOG}/dog-food` }, { url: `${DOG}/dog-toys` }],
      all: { url: `${DOG}?show=all`, total: 300 },
      bestSellers: { title: 'Best sellers', url: `${DOG}?sort=best-selling` },
      brands: [
        { name: 'Goodpaw', logo: undefined, url: `${DOG}?brand=Goodpaw` },
        { name: 'Merrick', logo: '/merrick.svg', url: `${DOG}?brand=Merrick` },
      ],
      guides: [{ title: 'A new puppy', url: `${RESOURCE_CENTER_PATH}#a-new-puppy` }],
    });
    expect(dataOf(outcome).bestSellers.products).toHaveLength(12);
    expect(outcome).toMatchObject({ isShareable: true, isPartial: false, head: { canonical: DOG, isIndexed: true } });
  });

  test('[FND-06] has ways in by the facets of its products only, with their counts, and no choice of one', async () => {
    const { ways, deals } = dataOf(await setUp().load());
    expect(deals).toEqual([{ label: 'On Sale', count: 21, url: `${DOG}?deals=On+Sale` }]);
    expect(ways).toEqual([
      {
        title: 'By need',
        links: [
          { label: 'Dental Care', count: 12, url: `${DOG}?health-need=Dental+Care` },
          { label: 'Calming', count: 3, url: `${DOG}?health-need=Calming` },
        ],
      },
      {
        title: 'By life stage',
        links: [
          { label: 'Puppy', count: 40, url: `${DOG}?life-stage=Puppy` },
          { label: 'Senior', count: 7, url: `${DOG}?life-stage=Senior` },
        ],
      },
    ]);
  });

  test('[FND-06] calls its products popular where the search service does not know best sellers', async () => {
    const { bestSellers } = dataOf(await setUp({ listing: { ...DOG_LIST, sorts: ['name'] } }).load());
    expect(bestSellers).toMatchObject({ title: 'Popular products', url: undefined });
  });

  test('[FND-06] shows best sellers that are sold out after all others', async () => {
    const [first, ...others] = tiles(3);
    if (first === undefined) throw new Error('no tile');
    const products = [{ ...first, availableOnline: false }, ...others];
    const { bestSellers } = dataOf(await setUp({ listing: { ...DOG_LIST, products } }).load());
    expect(bestSellers.products.map(({ sku }) => sku)).toEqual([...others, first].map(({ sku }) => sku));
  });

  test('[FND-06] without the search service is unavailable', async () => {
    const { searchIsDown, load } = setUp();
    searchIsDown();
    expect(await load()).toEqual({ kind: 'unavailable' });
  });

  test('[FND-06] without logos and guides is shown, and cached for a short time', async () => {
    const { catalogue, pages, load } = setUp();
    catalogue.isDown('brands');
    pages.isDown();
    const outcome = await load();
    expect(outcome).toMatchObject({ kind: 'page', isPartial: true });
    expect(dataOf(outcome)).toMatchObject({ guides: [], brands: [{ logo: undefined }, { logo: undefined }] });
  });

  test('[FND-06] of a backend without brands and written pages is complete without them', async () => {
    const { catalogue, pages, load } = setUp({ capabilities: allBut(['brands', 'content-pages']) });
    catalogue.isDown('brands');
    pages.isDown();
    expect(await load()).toMatchObject({ kind: 'page', isPartial: false, data: { guides: [] } });
  });

  test('[FND-06] without products leads to its list, which says so', async () => {
    const { load } = setUp({ listing: aListing({ products: [], facets: [] }) });
    expect(await load()).toEqual({ kind: 'redirect', url: `${DOG}?show=all`, isPermanent: false });
  });

  test.each(['nothing', 'top-deals'])('[FND-06] %s is no department', async (path) => {
    expect(await setUp().load(path)).toEqual({ kind: 'not-found' });
  });
});

describe('the list of a department', () => {
  test('[FND-06] is a page of its own below the department, for search engines, too', async () => {
    expect(await setUp().list('dog', 'show=all&page=2')).toMatchObject({
      kind: 'page',
      data: { heading: 'Dog', ownParameters: [['show', 'all']], breadcrumbs: [{}, { label: 'Dog', url: DOG }, {}] },
      head: { title: 'Shop all Dog – page 2 | Petco', canonical: `${DOG}?show=all&page=2`, isIndexed: true },
    });
  });

  test('[FND-06] keeps its address when all filters are taken off', async () => {
    expect(await setUp().list('dog', 'brand=Merrick')).toMatchObject({ data: { ownParameters: [['show', 'all']] } });
  });

  test('[RTE-03] of another category has its plain address', async () => {
    expect(await setUp().list('dog/dog-food')).toMatchObject({
      data: { ownParameters: [] },
      head: { title: 'Dog Food | Petco', canonical: `${DOG}/dog-food` },
    });
  });
});

test('[SRC-08] best sellers are reported as a list of the category, as is the chosen product', async () => {
  const behaviour = new FakeBehaviourTracker();
  const page = dataOf(await setUp().load());
  const model = new DepartmentViewModel(page, { behaviour });
  model.start()();
  const [first] = page.bestSellers.products;
  if (first === undefined) throw new Error('no best seller');
  model.choose(first);
  expect(behaviour.recordedEvents()).toMatchObject([
    { kind: 'results-shown', list: { kind: 'category', id: 'id-of-dog' }, total: 300, page: 1, resultId: 'result-1' },
    { kind: 'result-chosen', list: { kind: 'category', id: 'id-of-dog' }, item: { id: first.uniqueId } },
  ]);
});
