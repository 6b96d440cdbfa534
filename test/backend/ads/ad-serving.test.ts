import '../../support/setup-nock.ts';
import { openAdService, type AdService, type Sold } from './ad-service';

let service: AdService;
let dogFood: readonly Sold[];
let catLitter: readonly Sold[];
const DOG_FOOD = '10338';
const CAT_LITTER = '10406';
const CAT = '10400';
const DOG = '10300';

beforeAll(async () => {
  service = await openAdService(400);
  dogFood = await service.sold(DOG_FOOD);
  catLitter = await service.sold(CAT_LITTER);
});
afterAll(() => service.close());

const partOf = (list: readonly Sold[], at: number): string => list[at]?.partNumber ?? '';
/** Products of the first page of a category, and of the pages after it, the best selling first. */
const firstPageOf = async (categoryId: string): Promise<Partial<Record<'listed' | 'beyond', string>>> => {
  const { productIds } = await service.shop.index().browse({ by: 'category', id: categoryId }, { limit: 400 });
  const sold = new Set((await service.sold(categoryId)).map(({ partNumber }) => partNumber));
  const skus = await service.shop.catalogue.skusOfProducts(productIds);
  const first = (ids: readonly string[]): string | undefined =>
    ids.map((id) => skus.get(id)?.[0]?.partNumber ?? '').find((partNumber) => sold.has(partNumber));
  const [listed, beyond] = [first(productIds.slice(0, 48)), first(productIds.slice(48))];
  return { ...(listed === undefined ? {} : { listed }), ...(beyond === undefined ? {} : { beyond }) };
};

const gtins = async (fields: Readonly<Record<string, unknown>>): Promise<readonly string[]> =>
  (await service.generate(fields)).ads.map(({ gtin }) => gtin).toSorted();

describe('filters', () => {
  let food = '';
  let litter = '';
  beforeAll(async () => {
    food = partOf(dogFood, 0);
    litter = partOf(catLitter, 0);
    await service.runOnly(
      { slug: 'food', products: [food], placements: ['Category-InGrid'] },
      { slug: 'litter', products: [litter], platforms: ['Desktop'] },
    );
  });

  test.each<[string, readonly (readonly string[])[], 'AndOr' | undefined, readonly ('food' | 'litter')[]]>([
    ['none', [], 'AndOr', ['food', 'litter']],
    ['an empty list', [[]], 'AndOr', ['food', 'litter']],
    ['one category', [[`categoryID:${DOG_FOOD}`]], 'AndOr', ['food']],
    ['an ancestor of it', [[`categoryID:${DOG}`]], 'AndOr', ['food']],
    ['alternatives', [[`categoryID:${DOG_FOOD}`, `categoryID:${CAT}`]], 'AndOr', ['food', 'litter']],
    ['lists that must all hold', [[`categoryID:${DOG}`], [`categoryID:${CAT}`]], 'AndOr', []],
    ['a placement', [['placement:Search-InGrid']], 'AndOr', ['litter']],
    ['a platform', [['platform:Mobile']], 'AndOr', ['food']],
    [
      'everything together',
      [[`categoryID:${CAT}`], ['placement:Category-InGrid'], ['platform:Desktop']],
      'AndOr',
      ['litter'],
    ],
    ['another spelling', [[`CATEGORYID:${CAT}`], ['Placement:category-ingrid']], 'AndOr', ['litter']],
    ['a category that there is not', [['categoryID:1']], 'AndOr', []],
    ['a name that there is not', [['colour:red']], 'AndOr', []],
    [
      'the other nesting, alternatives outside',
      [[`categoryID:${DOG}`], [`categoryID:${CAT}`]],
      undefined,
      ['food', 'litter'],
    ],
    ['the other nesting, all must hold inside', [[`categoryID:${DOG}`, `categoryID:${CAT}`]], undefined, []],
    [
      'the other nesting, mixed',
      [
        [`categoryID:${DOG}`, 'platform:Mobile'],
        [`categoryID:${CAT}`, 'platform:Mobile'],
      ],
      undefined,
      ['food'],
    ],
  ])('[ADS-04] %s', async (_, productFilters, filterMode, expected) => {
    const found = await gtins({ productFilters, options: filterMode === undefined ? {} : { filterMode } });
    expect(found).toEqual(expected.map((name) => (name === 'food' ? food : litter)).toSorted());
  });
});

test('[ADS-04] [ADS-09] ranks ads by bid, and a click costs one cent more than the next bid', async () => {
  const products = [partOf(dogFood, 0)];
  await service.runOnly(
    { slug: 'low', products, bid: 20 },
    { slug: 'high', products, bid: 80 },
    { slug: 'middle', products, bid: 50 },
  );
  const { ads } = await service.generate();
  expect(ads.map(({ position }) => position)).toEqual([1, 2, 3]);
  for (const { id } of ads) await service.follow(id);
  expect(
    await Promise.all(['high', 'middle', 'low'].map(async (slug) => (await service.report(slug)).spentCents)),
  ).toEqual([51, 21, 5]);
});

test('[ADS-04] at the same bid, products of a category precede those of neighbouring categories', async () => {
  const { beyond: own = '' } = await firstPageOf(DOG_FOOD);
  const guest = partOf(catLitter, 0);
  await service.runOnly(
    { slug: 'guest', products: [guest], bid: 50, categoryIds: [DOG_FOOD] },
    { slug: 'own', products: [own], bid: 50 },
  );
  const { ads } = await service.generate({ productFilters: [[`categoryID:${DOG_FOOD}`]] });
  expect(ads.map(({ gtin }) => gtin)).toEqual([own, guest]);
});

test('[FND-05] a product of the first page of a list gives way to any other, also at a lower bid', async () => {
  const { listed = '', beyond = '' } = await firstPageOf(DOG_FOOD);
  const guest = partOf(catLitter, 0);
  await service.runOnly(
    { slug: 'listed', products: [listed], bid: 100 },
    { slug: 'guest', products: [guest], bid: 20, categoryIds: [DOG_FOOD] },
    { slug: 'both', products: [listed, beyond], bid: 30 },
  );
  const { ads } = await service.generate({ productFilters: [[`categoryID:${DOG_FOOD}`]], maxNumberOfAds: 2 });
  expect(ads.map(({ gtin }) => gtin)).toEqual([beyond, guest]);
});

test('[ADS-04] does not show a paused campaign, and shows a changed one in its new form', async () => {
  const products = [partOf(dogFood, 0)];
  await service.runOnly({ slug: 'paused', products, status: 'paused' });
  expect(await gtins({})).toEqual([]);
  await service.shop.database.updateTable('ad_campaign').set({ status: 'active' }).execute();
  await service.refresh();
  expect(await gtins({})).toEqual(products);
});

test('[ADS-04] does not advertise products that are sold out online, nor in banners', async () => {
  const [gone, left] = [partOf(dogFood, 1), partOf(dogFood, 2)];
  await service.runOnly({ slug: 'both', products: [gone, left] });
  const stock = service.shop.database
    .updateTable('stock')
    .where(({ eb, selectFrom }) => eb('sku_id', '=', selectFrom('sku').select('id').where('part_number', '=', gone)));
  await stock.set({ quantity: 0 }).execute();
  await service.refresh();
  const { ads, banners } = await service.generate({ bannerSlotIds: ['Category_Banner_Desktop_1'] });
  expect([ads.map(({ gtin }) => gtin), banners.map((banner) => banner.gtins)]).toEqual([[left], [[left]]]);
  await stock.set({ quantity: 9 }).execute();
});

describe('searches', () => {
  beforeAll(async () => {
    await service.runOnly(
      { slug: 'food', products: dogFood.slice(0, 5).map(({ partNumber }) => partNumber) },
      { slug: 'litter', products: catLitter.slice(0, 5).map(({ partNumber }) => partNumber) },
      { slug: 'wanted', products: [partOf(catLitter, 0)], searchTerms: ['cat litter', 'kitty sand'] },
    );
  });

  test('[ADS-04] advertises only matching products', async () => {
    const names = new Map([...dogFood, ...catLitter].map(({ partNumber, name }) => [partNumber, name]));
    for (const [searchTerm, pattern] of [
      ['dog food', /dog/i],
      ['cat litter', /litter/i],
      ['  CAT   litter ', /litter/i],
      ['cat liter', /litter/i],
    ] as const) {
      const { ads } = await service.generate({ searchTerm });
      expect(ads.length).toBeGreaterThan(0);
      for (const { gtin } of ads) expect(names.get(gtin)).toMatch(pattern);
    }
  });

  test.each(['xyzzy', 'dog food submarine', 'aquarium'])('[ADS-04] advertises nothing for %s', async (searchTerm) => {
    const slots = ['Search_Banner_Desktop_1'];
    const { ads, banners } = await service.generate({ searchTerm, bannerSlotIds: slots });
    expect([ads, banners, (await service.catapult({ searchTerm })).ads]).toEqual([[], [], []]);
  });

  test('[ADS-04] a campaign with search terms is not shown in other searches', async () => {
    const campaigns = async (searchTerm: string): Promise<number> =>
      (await service.catapult({ searchTerm })).ads[0]?.banners.length ?? 0;
    expect([await campaigns('litter'), await campaigns('cat litter')]).toEqual([1, 2]);
  });
});

describe('banners', () => {
  beforeAll(async () => {
    await service.runOnly(
      { slug: 'both', products: [partOf(dogFood, 0)], bid: 60 },
      { slug: 'second', products: [partOf(dogFood, 2)], bid: 40, placements: ['Category_Banner'] },
      {
        slug: 'narrow',
        products: [partOf(dogFood, 3)],
        bid: 90,
        platforms: ['Mobile'],
        placements: ['Category_Banner'],
      },
    );
  });
  const campaignOf = (imageUrl: string): string => /\/images\/ads\/(.+)-(?:desktop|mobile)\./.exec(imageUrl)?.[1] ?? '';

  test('[ADS-04] both forms of a slot show one campaign, and other slots show others', async () => {
    const slots = [
      'Category_Banner_Mobile_1',
      'Category_Banner_Desktop_2',
      'Category_Banner_Desktop_1',
      'Home_Banner_Desktop_1',
    ];
    const { banners } = await service.generate({ bannerSlotIds: slots, maxNumberOfAds: 0 });
    const found = new Map(banners.map((banner) => [banner.slotId, [campaignOf(banner.imageUrl), banner.size]]));
    expect(found).toEqual(
      new Map([
        ['Category_Banner_Desktop_1', ['both', { width: 728, height: 90 }]],
        ['Category_Banner_Mobile_1', ['both', { width: 320, height: 100 }]],
        ['Category_Banner_Desktop_2', ['second', { width: 728, height: 90 }]],
        ['Home_Banner_Desktop_1', ['both', { width: 728, height: 90 }]],
      ]),
    );
    expect(new Set(banners.map(({ id }) => id)).size).toBe(4);
  });

  test('[ADS-04] [ADS-06] a campaign for narrow screens is shown only there', async () => {
    const { banners } = await service.generate({ bannerSlotIds: ['Category_Banner_Mobile_1'] });
    expect(banners.map(({ imageUrl }) => campaignOf(imageUrl))).toEqual(['narrow']);
  });

  test.each([
    'Checkout_Banner_Desktop_1',
    'Category_Banner',
    'Category_Banner_Watch_1',
    '../../etc',
    'Search_Banner_Mobile_x',
  ])('[ADS-04] returns no banner for the slot %s', async (slot) => {
    expect((await service.generate({ bannerSlotIds: [slot] })).banners).toEqual([]);
  });

  test('[ADS-05] only a catapult gets slides, as many as its slot allows', async () => {
    const two = [{ slotId: 'Catapult_Search_Desktop', maxNumberOfAds: 1 }, { slotId: 'Elsewhere' }];
    const { ads } = await service.catapult({ bannerSlotIds: two });
    expect(ads.map(({ slotId, banners }) => [slotId, banners.length])).toEqual([['Catapult_Search_Desktop', 1]]);
    expect(ads[0]?.banners[0]).toMatchObject({
      citrusAdId: expect.stringMatching(/^display_[\w-]+$/),
      ctaText: 'Shop now',
      ctaLink: expect.stringMatching(/^\/shop\/en\/petcostore\/product\//),
      heroImage: '/images/ads/both-hero.webp?width=960',
      gtins: [partOf(dogFood, 0)],
      position: 1,
    });
    expect((await service.catapult({ placement: 'home' })).ads).toEqual([]);
  });
});

test('[ADS-04] a campaign fills at most three places of a response, each with another product', async () => {
  const products = dogFood.slice(0, 6).map(({ partNumber }) => partNumber);
  await service.runOnly({ slug: 'only', products });
  const found = await gtins({ maxNumberOfAds: 5 });
  expect([found.length, new Set(found).size]).toEqual([3, 3]);
});

test('[ADS-04] the same seed, clock and requests give the same responses, including ad ids', async () => {
  const [one, other] = await Promise.all([openAdService(60), openAdService(60)]);
  try {
    for (const sessionId of ['a', 'b']) {
      const call = { sessionId, bannerSlotIds: ['Category_Banner_Desktop_1'] };
      const response = await one.generate(call);
      expect(response.ads.length).toBeGreaterThan(0);
      expect(await other.generate(call)).toEqual(response);
      expect(await other.catapult({ sessionId })).toEqual(await one.catapult({ sessionId }));
    }
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});

test('[ADS-06] category 10338 means all products when the catalogue does not have it', async () => {
  await service.runOnly({ slug: 'litter', products: [partOf(catLitter, 0)] });
  const home = { productFilters: [[`categoryID:${DOG_FOOD}`], ['placement:Homepage-Carousel']], pageType: 'Home' };
  expect(await gtins(home)).toEqual([]);
  await service.shop.database.updateTable('category').set({ id: '99338' }).where('id', '=', DOG_FOOD).execute();
  await service.refresh();
  expect(await gtins(home)).toEqual([partOf(catLitter, 0)]);
  await service.shop.database.updateTable('category').set({ id: DOG_FOOD }).where('id', '=', '99338').execute();
});
