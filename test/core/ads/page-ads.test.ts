import { DEFAULT_AD_PAGE, type AdPage } from '../../../core/ads/ad-page';
import { adAt, bannerOf, type AdPlaces } from '../../../core/ads/page-ads';
import { anAdRefusal } from '../../builders/ads';
import { aBanner, anAdResponse } from '../../builders/shown-ads';
import { FakeAdGateway } from '../../fakes/fake-ad-gateway';
import { NO_PLACES, SEARCH, SLOT, World } from './page-ads-world';

const ALL_PLACES: AdPlaces = { tiles: [1, 2, 3], bannerSlotIds: [SLOT], carousel: 5, hasCatapult: true };

test.each<[string, AdPage, Partial<AdPlaces>, ReadonlyArray<string>]>([
  ['nothing', SEARCH, {}, []],
  ['tiles', SEARCH, { tiles: [1, 2, 3] }, ['grid 3']],
  ['banner slots only', SEARCH, { bannerSlotIds: [SLOT] }, ['grid 5']],
  ['tiles and banner slots', SEARCH, { tiles: [2, 4], bannerSlotIds: [SLOT] }, ['grid 2']],
  ['a carousel', SEARCH, { carousel: 3 }, ['carousel']],
  ['a catapult', SEARCH, { hasCatapult: true }, ['catapult']],
  ['everything', SEARCH, ALL_PLACES, ['grid 3', 'carousel', 'catapult']],
])(
  '[ADS-01] [ADS-04] [ADS-05] a page with %s requests ads for its places only',
  async (_case, page, places, requested) => {
    const world = new World();
    world.watches(page, { ...NO_PLACES, ...places });
    await world.time.passes(0);
    expect(world.requested).toEqual(requested);
  },
);

test.each<[string, AdPage, ReadonlyArray<string>]>([
  ['a category page', { ...DEFAULT_AD_PAGE, pageType: 'Category' }, ['grid 3', 'carousel']],
  ['the home page', DEFAULT_AD_PAGE, ['grid 3', 'carousel']],
  ['a search page with the catapult disabled', { ...SEARCH, isCatapultOn: false }, ['grid 3', 'carousel']],
])('[ADS-05] shows no catapult on %s', async (_case, page, requested) => {
  const world = new World();
  world.watches(page, ALL_PLACES);
  await world.time.passes(0);
  expect(world.requested).toEqual(requested);
  expect(world.recorded.at(-1)?.catapult).toBeUndefined();
});

test('[ADS-07] reports the state of every kind of place, all together at first', async () => {
  const world = new World();
  world.watches(SEARCH, ALL_PLACES);
  expect(world.kinds).toEqual([['loading', 'loading', 'loading']]);
  await world.time.passes(0);
  expect(world.kinds.at(-1)).toEqual(['shown', 'shown', 'shown']);
});

test('[ADS-07] reports and logs a failure of one kind without affecting the others', async () => {
  const world = new World();
  const { gateway } = world;
  Object.assign(gateway, { carousel: new FakeAdGateway().fails(anAdRefusal()).carousel });
  world.watches(SEARCH, ALL_PLACES);
  await world.time.passes(0);
  expect(world.kinds.at(-1)).toEqual(['shown', 'failed', 'shown']);
  expect(world.logger.lines).toMatchObject([
    { level: 'warn', message: 'no ads in the carousel', facts: { status: 502 } },
  ]);
});

describe('a window that changes its width', () => {
  test('[ADS-06] [ADS-11] requests new ads after 250 ms without resizing on the other side of the breakpoint', async () => {
    const world = new World();
    world.watches(SEARCH, { ...NO_PLACES, tiles: [1] });
    await world.time.passes(5_000);
    world.resizesTo('Mobile');
    await world.time.passes(200);
    world.resizesTo('Mobile');
    await world.time.passes(249);
    expect(world.gateway.calls).toHaveLength(1);
    await world.time.passes(1);
    expect(world.gateway.calls.map(({ productFilters }) => productFilters.at(-1))).toEqual([
      ['platform:Desktop'],
      ['platform:Mobile'],
    ]);
  });

  test('[ADS-11] requests nothing on the same side of the breakpoint', async () => {
    const world = new World();
    world.watches(SEARCH, { ...NO_PLACES, tiles: [1] });
    await world.time.passes(5_000);
    world.resizesTo('Mobile');
    await world.time.passes(100);
    world.resizesTo('Desktop');
    await world.time.passes(250);
    expect(world.gateway.calls).toHaveLength(1);
  });

  test('[ADS-07] keeps the shown ads until a response arrives, also when the request fails', async () => {
    const world = new World();
    world.watches(SEARCH, { ...NO_PLACES, tiles: [1] });
    await world.time.passes(5_000);
    world.gateway.fails(anAdRefusal());
    world.resizesTo('Mobile');
    await world.time.passes(250);
    expect(world.gateway.calls).toHaveLength(2);
    expect(world.kinds.slice(1).flat().filter(Boolean)).toEqual(['shown', 'shown']);
    world.gateway.isBack().hasAds(anAdResponse({ ads: [] }));
    await world.time.passes(5_000);
    expect(world.recorded.at(-1)?.grid).toEqual({ kind: 'shown', response: anAdResponse({ ads: [] }) });
  });

  test('[ADS-12] does not retry for the width that it left', async () => {
    const world = new World();
    world.gateway.fails(anAdRefusal());
    world.watches(SEARCH, { ...NO_PLACES, tiles: [1] });
    await world.time.passes(1_000);
    world.resizesTo('Mobile');
    await world.time.passes(250);
    await world.time.passes(3_750);
    expect(world.gateway.calls).toHaveLength(2);
    await world.time.passes(1_250);
    expect(world.gateway.calls).toHaveLength(3);
  });

  test('[ADS-12] requests nothing after the page left its ads', async () => {
    const world = new World();
    const stop = world.watches(SEARCH, ALL_PLACES);
    await world.time.passes(5_000);
    world.resizesTo('Mobile');
    stop();
    const recorded = world.recorded.length;
    world.resizesTo('Mobile');
    await world.time.passes(10_000);
    expect([world.gateway.calls.length, world.recorded.length]).toEqual([3, recorded]);
  });
});

describe('a tile that the layout hides at some widths', () => {
  const watchFour = async (left: ReadonlyArray<number>): Promise<World> => {
    const world = new World();
    world.left = left;
    world.watches(SEARCH, { ...NO_PLACES, tiles: [1, 2, 3, 4], bannerSlotIds: [SLOT] });
    await world.time.passes(5_000);
    return world;
  };

  test('[ADS-04] is not requested', async () => {
    expect((await watchFour([4])).requested).toEqual(['grid 3']);
    expect((await watchFour([1, 2, 3, 4])).requested).toEqual(['grid 5']);
  });

  test('[ADS-04] [ADS-11] is requested 250 ms after the window shows it, and the shown ads stay meanwhile', async () => {
    const world = await watchFour([4]);
    world.resizesTo('Desktop');
    await world.time.passes(249);
    expect(world.requested).toEqual(['grid 3']);
    await world.time.passes(1);
    expect(world.requested).toEqual(['grid 3', 'grid 4']);
    await world.time.passes(0);
    expect(
      world.kinds
        .slice(1)
        .flat()
        .filter((kind) => kind !== undefined),
    ).not.toContain('loading');
    expect(adAt(world.recorded.at(-1)?.grid, 4)?.sku).toBe('AD-4');
  });

  test('[ADS-04] keeps its ad without a request when it disappears and returns', async () => {
    const world = await watchFour([]);
    for (const left of [[4], [], [3, 4], [4], []]) {
      world.resizesTo('Desktop', left);
      await world.time.passes(1_000);
    }
    expect(world.requested).toEqual(['grid 4']);
    expect(adAt(world.recorded.at(-1)?.grid, 4)?.sku).toBe('AD-4');
  });

  test('[ADS-11] is included in the single call when the window also crosses the breakpoint', async () => {
    const world = await watchFour([4]);
    world.resizesTo('Mobile');
    await world.time.passes(1_000);
    expect(world.requested).toEqual(['grid 3', 'grid 4']);
  });
});

describe('the content of a place', () => {
  const [desktop, mobile] = [aBanner(), aBanner({ slotId: 'Category_Banner_Mobile_1' })];
  const composed = {
    kind: 'shown',
    response: anAdResponse({ composeBanners: new Map([['Category_Banner', { desktop, mobile }]]) }),
  } as const;
  const alone = { kind: 'shown', response: anAdResponse({ banners: [desktop] }) } as const;

  test('[ADS-07] a tile shows the ad with its position', () => {
    expect([1, 4, 5].map((position) => adAt(composed, position)?.sku)).toEqual(['AD-1', 'AD-4', undefined]);
    expect(adAt({ kind: 'loading', isSlow: false }, 1)).toBeUndefined();
  });

  test('[ADS-10] a banner includes the variant for the other screen type where one exists', () => {
    expect(bannerOf(composed, SLOT)).toEqual({ mobile, desktop });
    expect(bannerOf(alone, SLOT)).toEqual({ mobile: desktop, desktop });
    expect(bannerOf(alone, 'Category_Banner_Desktop_2')).toBeUndefined();
    expect(bannerOf(undefined, SLOT)).toBeUndefined();
  });
});
