import '../../support/setup-nock.ts';
import { openAdService, type AdService, type Generated } from './ad-service';

let service: AdService;
beforeAll(async () => {
  service = await openAdService(2400);
}, 120_000);
afterAll(() => service.close());

const campaignRows = (at: AdService) =>
  at.shop.database
    .selectFrom('ad_campaign as campaign')
    .innerJoin('ad_campaign_product as entry', 'entry.campaign_id', 'campaign.campaign_id')
    .select(['slug', 'bid_cents', 'daily_budget_cents', 'placements', 'platforms', 'headline', 'entry.part_number'])
    .orderBy('slug')
    .orderBy('entry.position')
    .execute();

test('[ADS-04] [ADS-05] every category has ads in its grid, in its row and as a banner, on every screen', async () => {
  const categories = await service.shop.catalogue.categories();
  expect(categories.length).toBeGreaterThan(80);
  const lacking: string[] = [];
  for (const { id, path } of categories) {
    for (const platform of ['Desktop', 'Mobile']) {
      for (const placement of ['Category-InGrid', 'Category-Carousel']) {
        const { ads, banners } = await service.generate({
          sessionId: `${id} ${platform}`,
          productFilters: [[`categoryID:${id}`], [`placement:${placement}`], [`platform:${platform}`]],
          bannerSlotIds: [`Category_Banner_${platform}_1`],
        });
        if (ads.length < 2 || banners.length < 1) lacking.push(`${path} ${platform} ${placement}`);
      }
    }
  }
  expect(lacking).toEqual([]);
});

test('[ADS-05] [ADS-06] the home page has ads for the default category, in its row and as banners', async () => {
  const { ads, banners } = await service.generate({
    pageType: 'Home',
    productFilters: [['categoryID:10338'], ['placement:Homepage-Carousel'], ['platform:Desktop']],
    bannerSlotIds: ['Home_Banner_Desktop_1', 'Home_Banner_Mobile_1'],
  });
  expect([ads.length, banners.length]).toEqual([5, 2]);
});

test.each([
  'dog food',
  'cat litter',
  'dog',
  'cat',
  'puppy',
  'kitten food',
  'dog toys',
  'cat tree',
  'fish tank',
  'bird cage',
  'flea and tick',
  'leash',
  'treats',
])(
  '[ADS-04] [ADS-05] a search for %s has ads in its grid, in its row, as a banner and as slides',
  async (searchTerm) => {
    const search = { pageType: 'Search', searchTerm };
    const grid = await service.generate({
      ...search,
      productFilters: [['placement:Search-InGrid'], ['platform:Desktop']],
      bannerSlotIds: ['Search_Banner_Desktop_1'],
    });
    const row = await service.generate({ ...search, productFilters: [['placement:Search-Carousel']] });
    const slides = (await service.catapult({ searchTerm })).ads[0]?.banners ?? [];
    expect([grid.ads.length, row.ads.length, grid.banners.length]).toEqual([5, 5, 1]);
    expect(slides.length).toBeGreaterThan(0);
  },
);

test('[ADS-04] does not advertise collars in a search for leashes', async () => {
  const { ads } = await service.generate({ searchTerm: 'leashes', maxNumberOfAds: 15 });
  const names = await service.shop.database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select('product.name')
    .where(
      'sku.part_number',
      'in',
      ads.map(({ gtin }) => gtin),
    )
    .execute();
  expect(names.length).toBeGreaterThan(4);
  for (const { name } of names) expect(name).toMatch(/leash/i);
});

test('[ADS-04] six hundred requests for a category’s ads run no database statement', async () => {
  const payload = {
    catalogId: 'c',
    pageType: 'Category',
    options: { filterMode: 'AndOr' },
    productFilters: [['categoryID:10300'], ['placement:Category-InGrid'], ['platform:Desktop']],
    bannerSlotIds: ['Category_Banner_Desktop_1', 'Category_Banner_Mobile_1'],
    maxNumberOfAds: 5,
  };
  const statements = await service.statementsOf(async () => {
    for (let call = 0; call < 600; call += 1) {
      const { status, body } = await service.post<Generated>('/v1/ads/generate', { ...payload, sessionId: `s${call}` });
      expect([status, body.ads.length]).toEqual([200, 5]);
    }
  });
  expect(statements).toEqual([]);
  // Campaigns are read periodically, for all requests.
  expect(await service.statementsOf(service.refresh)).not.toEqual([]);
});

test('[ADS-04] the same seed gives the same campaigns, another seed others', async () => {
  const shops = await Promise.all([openAdService(80), openAdService(80), openAdService(80, { seed: 2 })]);
  try {
    await Promise.all(shops.map((shop) => shop.refresh()));
    const [one, same, other] = await Promise.all(shops.map(campaignRows));
    expect(one?.length).toBeGreaterThan(20);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  } finally {
    await Promise.all(shops.map((shop) => shop.close()));
  }
});

test('[ADS-04] a new catalogue gets new campaigns; edited ones stay unchanged', async () => {
  const shop = await openAdService(80);
  try {
    await shop.refresh();
    const { database } = shop.shop;
    const [kept, left] = await database
      .selectFrom('ad_campaign')
      .select('slug')
      .orderBy('campaign_id')
      .limit(2)
      .execute();
    const own = { origin: 'shop', bid_cents: 499, status: 'paused' };
    await database
      .updateTable('ad_campaign')
      .set(own)
      .where('slug', '=', kept?.slug ?? '')
      .execute();
    await database
      .updateTable('ad_campaign')
      .set({ bid_cents: 498 })
      .where('slug', '=', left?.slug ?? '')
      .execute();
    await database.updateTable('catalogue_state').set({ value: '99' }).where('key', '=', 'version').execute();
    await shop.restart();
    await shop.refresh();
    const rows = await database.selectFrom('ad_campaign').selectAll().orderBy('campaign_id').limit(2).execute();
    expect(rows[0]).toMatchObject(own);
    expect(rows[1]).toMatchObject({ status: 'active', origin: 'seed' });
    expect(rows[1]?.bid_cents).not.toBe(498);
  } finally {
    await shop.close();
  }
});
