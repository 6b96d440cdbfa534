import type { AdPage, AdPlatform } from '../../../core/ads/ad-page';
import { makeFetchAds } from '../../../core/ads/fetch-ads';
import { SESSION_ID } from '../../builders/upstream-ads';
import { makeGateway, stubAdProxy, type ReceivedRequest } from './ad-proxy-stub';

interface Asking {
  readonly customerId: string | undefined;
  readonly platform: AdPlatform;
  readonly searchTerm: string | undefined;
}

const who = ({ customerId }: Asking) =>
  customerId === undefined ? { sessionId: SESSION_ID } : { sessionId: SESSION_ID, customerId };
const what = ({ searchTerm }: Asking) => (searchTerm === undefined ? {} : { searchTerm });

const EVERY_ASKING = [undefined, '700002'].flatMap((customerId) =>
  (['Mobile', 'Desktop'] as const).flatMap((platform) =>
    [undefined, 'dog food'].map((searchTerm): [string, Asking] => [
      [
        customerId === undefined ? 'a guest' : 'a customer',
        platform === 'Mobile' ? 'a mobile screen' : 'a desktop',
        searchTerm === undefined ? 'no term' : 'a term',
      ].join(', '),
      { customerId, platform, searchTerm },
    ]),
  ),
);

/** The stubbed proxy, and the use cases that call it for a page. */
const asking = ({ customerId, platform }: Asking) => {
  const seen = stubAdProxy(() => [200, { ads: [] }]);
  const { gateway, logger } = makeGateway();
  const fetchAds = makeFetchAds({
    gateway,
    sessionId: () => SESSION_ID,
    customerId: () => customerId,
    platform: () => platform,
    logger,
  });
  return { seen, fetchAds };
};

const posted = (body: unknown): ReadonlyArray<ReceivedRequest> => [
  { path: '/api/proxy/citrus', type: 'application/json', body },
];
const page = (pageType: AdPage['pageType'], { searchTerm }: Asking, categoryIds = ['10338']): AdPage => ({
  pageType,
  categoryIds,
  searchTerm,
  isCatapultOn: true,
});

describe.each(EVERY_ASKING)('[ADS-03] %s', (_case, facts) => {
  const { platform } = facts;

  test.each([
    ['Category', ['10338', '10340'], [['categoryID:10338', 'categoryID:10340'], ['placement:Category-InGrid']]],
    ['Search', ['10338'], [['categoryID:10338'], ['placement:Search-InGrid']]],
    ['Search', [], [['placement:Search-InGrid']]],
    ['Home', ['10338'], [['categoryID:10338']]],
  ] as const)(
    '[ADS-04] [ADS-06] the grid of a %s page with the categories %j',
    async (pageType, categories, filters) => {
      const { seen, fetchAds } = asking(facts);
      const places = { bannerSlotIds: [`${pageType}_Banner_${platform}_1`], tileCount: 3 };
      await fetchAds.grid(page(pageType, facts, [...categories]), places)();
      expect(seen).toEqual(
        posted({
          type: 'ad',
          ...who(facts),
          pageType,
          options: { filterMode: 'AndOr' },
          productFilters: [...filters, [`platform:${platform}`]],
          ...what(facts),
          bannerSlotIds: [`${pageType}_Banner_${platform}_1`],
          maxNumberOfAds: 3,
        }),
      );
    },
  );

  test.each([
    ['Category', ['10338'], [['categoryID:10338'], ['placement:Category-Carousel']]],
    ['Search', [], [['placement:Search-Carousel']]],
    ['Home', ['10338'], [['categoryID:10338'], ['placement:Homepage-Carousel']]],
  ] as const)(
    '[ADS-05] [ADS-06] the carousel of a %s page with the categories %j',
    async (pageType, categories, filters) => {
      const { seen, fetchAds } = asking(facts);
      await fetchAds.carousel(page(pageType, facts, [...categories]))();
      expect(seen).toEqual(
        posted({
          type: 'ad',
          ...who(facts),
          pageType,
          options: { filterMode: 'AndOr' },
          productFilters: [...filters, [`platform:${platform}`]],
          maxNumberOfAds: 5,
        }),
      );
    },
  );

  test('[ADS-05] [ADS-06] the catapult', async () => {
    const { seen, fetchAds } = asking(facts);
    await fetchAds.catapult(page('Search', facts))();
    expect(seen).toEqual(
      posted({
        type: 'catapult',
        ...who(facts),
        options: { filterMode: 'AndOr' },
        placement: 'search',
        bannerSlotIds: [{ slotId: 'Catapult_Search_Desktop', maxNumberOfAds: 5 }],
        productFilters: [[`platform:${platform}`]],
        ...what(facts),
      }),
    );
  });
});

test.each([
  ['that counts its tiles requests as many ads', 12, 12],
  ['without tiles requests five ads', 0, 5],
  ['without a tile count requests five ads', undefined, 5],
])('[ADS-04] a page %s', async (_case, tileCount, maxNumberOfAds) => {
  const facts: Asking = { customerId: undefined, platform: 'Desktop', searchTerm: undefined };
  const { seen, fetchAds } = asking(facts);
  await fetchAds.grid(page('Category', facts), { bannerSlotIds: [], tileCount })();
  expect(seen).toMatchObject([{ body: { maxNumberOfAds, bannerSlotIds: [] } }]);
});
