import * as E from 'fp-ts/Either';
import { makeLoadNavigation, type LoadNavigation } from '../../../core/catalogue/load-navigation';
import type { NavigationItem } from '../../../core/catalogue/navigation';
import type { CatalogueBrand } from '../../../core/catalogue/product-catalogue';
import type { MarketingSpot } from '../../../core/content/marketing-content';
import { aCategory } from '../../builders/category';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeMarketingContent } from '../../fakes/fake-marketing-content';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';
import { EVERYTHING } from '../../builders/capabilities';

const brands = (count: number): ReadonlyArray<CatalogueBrand> =>
  Array.from({ length: count }, (_, index) => ({
    slug: `brand-${index}`,
    name: `Brand ${index}`,
    logo: index === 0 ? '/img/brand-0.svg' : undefined,
    productCount: 1,
  }));

const NO_SPOT = { show: false, url: '', img: '', text: '' };

const setUp = () => {
  const catalogue = new FakeProductCatalogue()
    .hasCategories(
      aCategory('dog', [aCategory('dog/dog-food', [aCategory('dog/dog-food/dry')]), aCategory('dog/dog-toys')]),
      aCategory('cat'),
    )
    .hasBrands(...brands(2));
  const content = new FakeMarketingContent();
  return { catalogue, content, loadNavigation: makeLoadNavigation({ catalogue, content, capabilities: EVERYTHING }) };
};

const loaded = async (loadNavigation: LoadNavigation): Promise<ReadonlyArray<NavigationItem>> => {
  const items = await loadNavigation();
  if (E.isLeft(items)) throw new Error('the navigation could not be loaded');
  return items.right;
};

test('[HDR-09] makes each department an item with lists, links, brands and a spot', async () => {
  const { content, loadNavigation } = setUp();
  content.hasSpot('Navigation_dog_React', { text: '<b>Puppy week</b>', image: '/img/puppy.jpg', url: '/shop/puppy' });
  const expectedBrands = [
    { text: 'Brand 0', url: '/shop/en/petcostore/brand/brand-0', imageSrc: '/img/brand-0.svg' },
    { text: 'Brand 1', url: '/shop/en/petcostore/brand/brand-1', imageSrc: '' },
  ];
  expect(await loadNavigation()).toEqual(
    E.right([
      {
        id: 'id-of-dog',
        header: 'Dog',
        url: '/shop/en/petcostore/category/dog',
        categoryLists: [
          {
            header: 'Dog Food',
            url: '/shop/en/petcostore/category/dog/dog-food',
            links: [{ text: 'Dry', url: '/shop/en/petcostore/category/dog/dog-food/dry' }],
          },
        ],
        links: [{ text: 'Dog Toys', url: '/shop/en/petcostore/category/dog/dog-toys' }],
        brands: expectedBrands,
        eSpot: { show: true, url: '/shop/puppy', img: '/img/puppy.jpg', text: 'Puppy week' },
        allBrandsSection: false,
      },
      {
        id: 'id-of-cat',
        header: 'Cat',
        url: '/shop/en/petcostore/category/cat',
        categoryLists: [],
        links: [],
        brands: expectedBrands,
        eSpot: NO_SPOT,
        allBrandsSection: false,
      },
    ]),
  );
});

test.each([
  [0, 0, false],
  [12, 12, false],
  [13, 12, true],
])('[HDR-09] of %d brands shows %d, and a link to all of them: %s', async (count, shown, allBrandsSection) => {
  const { catalogue, loadNavigation } = setUp();
  catalogue.hasBrands(...brands(count));
  const [item] = await loaded(loadNavigation);
  expect(item?.brands.map(({ text }) => text)).toEqual(brands(shown).map(({ name }) => name));
  expect(item?.allBrandsSection).toBe(allBrandsSection);
});

test.each([
  ['without a picture', { text: 'Puppy week', url: '/shop/puppy' }],
  ['without a link', { text: 'Puppy week', image: '/img/puppy.jpg' }],
])('[HDR-09] makes no spot of content %s', async (_case, item) => {
  const { content, loadNavigation } = setUp();
  content.hasSpot('Navigation_dog_React', item);
  expect((await loaded(loadNavigation))[0]?.eSpot).toEqual(NO_SPOT);
});

test('[HDR-09] uses the first content with an image and a link as the spot, with or without a text', async () => {
  const { content, loadNavigation } = setUp();
  content.hasSpot('Navigation_dog_React', { text: 'Only text' }, { image: '/img/puppy.jpg', url: '/shop/puppy' });
  expect((await loaded(loadNavigation))[0]?.eSpot).toEqual({
    show: true,
    url: '/shop/puppy',
    img: '/img/puppy.jpg',
    text: '',
  });
});

test.each(EVERY_FAILURE)(
  '[HDR-09] shows the menu without images with the content service %s',
  async (_case, failure) => {
    const { content, loadNavigation } = setUp();
    content.hasSpot('Navigation_dog_React', { image: '/img/puppy.jpg', url: '/shop/puppy' }).fails(failure);
    const items = await loaded(loadNavigation);
    expect(items.map(({ header, eSpot }) => [header, eSpot])).toEqual([
      ['Dog', NO_SPOT],
      ['Cat', NO_SPOT],
    ]);
  },
);

test.each(EVERY_FAILURE)('[HDR-09] shows the menu without brands with the brands %s', async (_case, failure) => {
  const { catalogue, loadNavigation } = setUp();
  catalogue.fails(failure, 'brands');
  const items = await loaded(loadNavigation);
  expect(items.map(({ header, brands: shown, allBrandsSection }) => [header, shown, allBrandsSection])).toEqual([
    ['Dog', [], false],
    ['Cat', [], false],
  ]);
});

test.each(EVERY_FAILURE)('[HDR-09] shows no menu with the categories %s', async (_case, failure) => {
  const { catalogue, loadNavigation } = setUp();
  catalogue.fails(failure, 'categories');
  expect(await loadNavigation()).toEqual(E.left(failure));
});

test('[HDR-09] returns the same menu object until its data changes', async () => {
  const unchanging = E.right([aCategory('dog')]);
  let made = E.right(brands(2));
  let spot: MarketingSpot = { name: 'Navigation_dog_React', items: [] };
  const loadNavigation = makeLoadNavigation({
    capabilities: EVERYTHING,
    catalogue: { categories: async () => unchanging, brands: async () => made },
    content: { spot: () => async () => E.right(spot) },
  });
  const first = await loaded(loadNavigation);
  expect(await loaded(loadNavigation)).toBe(first);
  spot = { ...spot, items: [{ text: 'Puppy week', image: '/img/puppy.jpg', url: '/shop/puppy' }] };
  const second = await loaded(loadNavigation);
  expect(second[0]?.eSpot.show).toBe(true);
  expect(await loaded(loadNavigation)).toBe(second);
  made = E.right(brands(3));
  expect((await loaded(loadNavigation))[0]?.brands).toHaveLength(3);
});
