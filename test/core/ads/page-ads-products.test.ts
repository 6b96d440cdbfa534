import type { AdGateway } from '../../../core/ads/ad-gateway';
import { SEARCH, SLOT, World } from './page-ads-world';

const shownBy = ({ recorded }: World): ReadonlyArray<ReadonlyArray<string>> =>
  [recorded.findLast(({ grid }) => grid !== undefined)?.grid, recorded.findLast((all) => all.carousel)?.carousel].map(
    (state) => (state?.kind === 'shown' ? state.response.ads.map(({ sku }) => sku) : []),
  );

test.each<[string, ReadonlyArray<number>, ReadonlyArray<ReadonlyArray<string>>]>([
  ['without tiles leaves all products to the row', [], [[], ['AD-1', 'AD-2', 'AD-3', 'AD-4']]],
  ['with a tile shows only its product', [2], [['AD-2'], ['AD-1', 'AD-3', 'AD-4']]],
])('[FND-05] a grid %s', async (_case, tiles, shown) => {
  const world = new World();
  const { gateway } = world;
  // The ad server may respond with more ads than there are tiles.
  const grid: AdGateway['grid'] = (call, signal) => gateway.carousel({ ...call, maxNumberOfAds: 4 }, signal);
  Object.assign(gateway, { grid });
  world.watches(SEARCH, { tiles, bannerSlotIds: [SLOT] });
  await world.time.passes(0);
  world.watches(SEARCH, { carousel: 5 });
  await world.time.passes(0);
  expect(shownBy(world)).toEqual(shown);
});

test('[FND-05] [ADS-02] a later watch for one of the tiles gets its ad, and one for a removed tile too', async () => {
  const world = new World();
  let first: ReadonlyArray<number> = [1, 2];
  world.watches(SEARCH, { tiles: [1, 2, 3] }, { hasPlace: (_kind, position) => first.includes(position ?? 0) });
  await world.time.passes(0);
  expect(shownBy(world)[0]).toEqual(['AD-1', 'AD-2']);
  world.watches(SEARCH, { tiles: [1, 2, 3] }, { hasPlace: (_kind, position) => position === 3 });
  await world.time.passes(0);
  expect(shownBy(world)[0]).toEqual(['AD-3']);
  first = [2];
  world.watches(SEARCH, { tiles: [1] });
  await world.time.passes(0);
  expect(shownBy(world)[0]).toEqual(['AD-1']);
});

test('[FND-05] [ADS-12] ads that are renewed count as shown until their response arrives', async () => {
  const world = new World();
  const stop = world.watches(SEARCH, { tiles: [1, 2] });
  await world.time.passes(0);
  const { grid } = world.gateway;
  Object.assign(world.gateway, { grid: () => () => new Promise(() => undefined) });
  const stopNext = world.watches({ ...SEARCH, searchTerm: 'cat' }, { tiles: [1, 2] }, { replaces: stop });
  world.watches(SEARCH, { carousel: 5 });
  await world.time.passes(0);
  expect(shownBy(world)[1]).toEqual(['AD-3', 'AD-4']);
  Object.assign(world.gateway, { grid });
  stopNext();
  world.watches({ ...SEARCH, searchTerm: 'fish' }, { carousel: 5 });
  await world.time.passes(0);
  expect(shownBy(world)[1]).toEqual(['AD-1', 'AD-2']);
});

test('[FND-05] [ADS-07] the row waits for the tiles of the same request, so that no tile is left empty', async () => {
  const world = new World();
  const { grid } = world.gateway;
  const later: AdGateway['grid'] = (call, signal) => () => world.time.pause(100)().then(grid(call, signal));
  Object.assign(world.gateway, { grid: later });
  world.watches(SEARCH, { tiles: [1, 2], carousel: 5 });
  await world.time.passes(99);
  expect(shownBy(world)).toEqual([[], []]);
  await world.time.passes(1);
  expect(shownBy(world)).toEqual([
    ['AD-1', 'AD-2'],
    ['AD-3', 'AD-4'],
  ]);
});
