import { WHOLE_MAP } from '../../../ui/stores/map/map-view';
import { aClosedStore, aStore } from '../../builders/store';
import { found, MANY, NOW, setUp } from './store-locator-world';

describe('without a search', () => {
  test('[STO-09] lists every state with its number of stores and draws every store as a dot', async () => {
    const { data, status, isShareable } = await setUp().open('');
    expect(data.result).toEqual({ kind: 'browse' });
    expect(data.states).toEqual([
      { code: 'CA', name: 'California', count: 3 },
      { code: 'NY', name: 'New York', count: 1 },
    ]);
    expect(data.map.view).toEqual(WHOLE_MAP);
    expect(data.map.dots?.match(/M/g)).toHaveLength(4);
    expect(data.now).toBe(NOW);
    expect([status, isShareable]).toEqual([200, true]);
  });

  test('[RTE-10] is indexed under its own address', async () => {
    const { head } = await setUp().open('');
    expect(head).toMatchObject({ title: 'Find a store | Shop', canonical: '/store-locator', isIndexed: true });
    expect(head.jsonLd).toEqual([expect.objectContaining({ '@type': 'BreadcrumbList' })]);
  });

  test('[STO-09] is shown without stores for a few seconds while they cannot be read', async () => {
    const { gateway, open } = setUp();
    gateway.isDown('allStores');
    const { data, isPartial, status } = await open('');
    expect(data).toMatchObject({ result: { kind: 'browse' }, states: [], map: { dots: undefined } });
    expect([isPartial, status]).toEqual([true, 200]);
  });

  test('[STO-09] lists a store in Puerto Rico in its state but not on the map', async () => {
    const { data } = await setUp([aStore({ coordinates: { latitude: 18.4, longitude: -66.1 } })]).open('state=PR');
    expect(data.result).toMatchObject({ kind: 'state', name: 'Puerto Rico', stores: [{ id: '1101' }] });
    expect(data.map.markers).toEqual([]);
    expect(data.map.view).toEqual(WHOLE_MAP);
  });
});

describe('a ZIP code', () => {
  test('[STO-09] is marked and named on the map, though the title has only the code', async () => {
    const { data } = await setUp().open('q=92101');
    expect(found(data).near).toBe('92101');
    expect(data.map.here).toMatchObject({ name: '92101' });
  });

  test('[STO-09] is not marked when its place cannot be read', async () => {
    const { gateway, open } = setUp();
    gateway.isDown('places');
    expect((await open('q=92101')).data.map.here).toBeUndefined();
  });
});

test('[STO-09] lists only stores that are open now, on demand', async () => {
  const closed = aStore({ id: '1105', hours: [] });
  const remodelled = aStore({ id: '1106' });
  const { gateway, open } = setUp([aStore(), closed, remodelled]);
  gateway.isClosed(aClosedStore({ id: '1106' }));
  const idsOf = async (query: string): Promise<ReadonlyArray<string>> =>
    found((await open(query)).data).stores.map(({ store }) => store.id);
  expect(await idsOf('q=92101')).toHaveLength(3);
  expect(await idsOf('q=92101&open=now')).toEqual(['1101']);
});

describe('a state', () => {
  test.each(['CA', 'ca'])(
    '[STO-09] %s shows its stores by name, each with a page and a position on the map',
    async (state) => {
      const { data, head } = await setUp().open(`state=${state}`);
      expect(data.result).toEqual({
        kind: 'state',
        name: 'California',
        stores: [
          { id: '1102', name: 'La Mesa', city: 'San Diego' },
          { id: '1101', name: 'Mission Valley', city: 'San Diego' },
          { id: '1103', name: 'Oceanside', city: 'San Diego' },
        ],
      });
      expect(data.map.markers.map(({ id, href, number }) => [id, href, number])).toEqual([
        ['1102', '/store-locator/1102', undefined],
        ['1101', '/store-locator/1101', undefined],
        ['1103', '/store-locator/1103', undefined],
      ]);
      expect(data.map.states).toEqual(['CA']);
      expect(head).toMatchObject({
        title: 'Stores in California | Shop',
        canonical: '/store-locator?state=CA',
        isIndexed: true,
      });
    },
  );

  test('[STO-09] without stores is not indexed', async () => {
    const { data, head } = await setUp().open('state=WY');
    expect(data.result).toMatchObject({ kind: 'state', stores: [] });
    expect(head).toMatchObject({ canonical: undefined, isIndexed: false });
  });

  test.each(['ZZ', '<script>', 'CALIFORNIA'.repeat(1_000)])('[STO-09] %.12s is reported as unknown', async (state) => {
    const { data, status } = await setUp().open(new URLSearchParams({ state }).toString());
    expect(status).toBe(400);
    expect(data.result).toMatchObject({ kind: 'nothing', title: 'We couldn’t find that state.' });
    expect(data.states).toHaveLength(2);
  });

  test('[STO-09] reports that the stores cannot be read', async () => {
    const { gateway, open } = setUp();
    gateway.isDown('allStores');
    expect(await open('state=CA')).toMatchObject({ status: 503, data: { result: { kind: 'failed' } } });
  });
});

describe('a search', () => {
  test.each([
    ['a ZIP code', 'q=92101', '92101'],
    ['a city', 'q=San+Diego', 'San Diego, CA'],
    ['a position', 'lat=32.72&lng=-117.17', 'you'],
  ])(
    '[STO-09] by %s shows the nearest stores first, with the same numbers on the map and in the list',
    async (_by, query, near) => {
      const { data, head, status } = await setUp().open(query);
      const { stores } = found(data);
      expect(found(data).near).toBe(near);
      expect(stores.map(({ store }) => store.id)).toEqual(['1101', '1102', '1103', '2001']);
      expect(stores.map(({ distance }) => distance)).toEqual(
        stores.map(({ distance }) => distance).sort((a, b) => a - b),
      );
      expect(data.map.markers.map(({ id, number, href }) => [id, number, href])).toEqual([
        ['1101', 1, '#store-1101'],
        ['1102', 2, '#store-1102'],
        ['1103', 3, '#store-1103'],
        ['2001', 4, '#store-2001'],
      ]);
      expect(status).toBe(200);
      expect(head).toMatchObject({ title: `Stores near ${near} | Shop`, isIndexed: false, canonical: undefined });
    },
  );

  test('[STO-09] fits the map to the place and the stores nearby, without distant ones', async () => {
    const { data } = await setUp().open('q=San+Diego');
    const { view, markers, here } = data.map;
    const far = markers.find(({ id }) => id === '2001');
    expect(far?.x).toBeGreaterThan(view.x + view.width);
    for (const { x, y } of [...markers.filter((marker) => marker !== far), ...(here === undefined ? [] : [here])]) {
      expect(x).toBeGreaterThan(view.x);
      expect(x).toBeLessThan(view.x + view.width);
      expect(y).toBeGreaterThan(view.y);
      expect(y).toBeLessThan(view.y + view.height);
    }
    expect(here).toBeDefined();
    expect(data.map.states).toEqual(['CA']);
  });

  test('[STO-09] takes the most likely of several places with one name and offers the others', async () => {
    const { data } = await setUp().open('q=Springfield');
    expect(found(data)).toMatchObject({
      near: 'Springfield, MO',
      otherPlaces: [
        { label: 'Springfield, IL', url: '/store-locator?q=Springfield%2C+IL' },
        { label: 'Springfield, MA', url: '/store-locator?q=Springfield%2C+MA' },
      ],
    });
  });

  test('[STO-04] shows a closed store as closed', async () => {
    const { gateway, open } = setUp();
    gateway.isClosed(aClosedStore());
    const { stores } = found((await open('q=92101')).data);
    expect(stores.map(({ closed }) => closed?.reason)).toEqual(['Remodel', undefined, undefined, undefined]);
  });

  test.each([
    ['q=92101', 20, '/store-locator?q=92101&n=40'],
    ['q=92101&n=40', 40, '/store-locator?q=92101&n=60'],
    ['q=92101&n=60', 60, undefined],
    ['q=92101&n=1000000', 20, '/store-locator?q=92101&n=40'],
    ['q=92101&n=-5', 20, '/store-locator?q=92101&n=40'],
    ['lat=32.7&lng=-117.1&n=40', 40, '/store-locator?lat=32.7&lng=-117.1&n=60'],
  ])('[STO-09] %s shows %d stores, and more at %s', async (query, count, moreUrl) => {
    const result = found((await setUp(MANY).open(query)).data);
    expect(result.stores).toHaveLength(count);
    expect(result.moreUrl).toBe(moreUrl);
  });

  test('[STO-09] filters nearby stores by every selected service', async () => {
    const result = found((await setUp(MANY).open('q=92101&service=Vet&service=Grooming')).data);
    expect(result.stores).toHaveLength(20);
    expect(result.stores.every(({ store }) => store.services.includes('Vet'))).toBe(true);
    expect(result.services).toEqual([
      { name: 'Grooming', count: 60, isChosen: true },
      { name: 'Vet', count: 30, isChosen: true },
    ]);
    expect(result.moreUrl).toBe('/store-locator?q=92101&service=Vet&service=Grooming&n=40');
  });

  test('[STO-09] shows no stores for a service that no store has, which can be deselected', async () => {
    const result = found((await setUp().open('q=92101&service=Dry+Cleaning')).data);
    expect(result.stores).toEqual([]);
    expect(result.services).toContainEqual({ name: 'Dry Cleaning', count: 0, isChosen: true });
  });

  test.each([
    ['an unknown ZIP code', 'q=00999', 200, "We couldn't find ZIP code 00999."],
    [
      'a military ZIP code',
      'q=09012-1234',
      200,
      'ZIP code 09012 is for military mail (APO, FPO or DPO). There are no stores near it.',
    ],
    ['an unknown place', 'q=Atlantis', 200, 'We couldn’t find “Atlantis”.'],
    ['an animal', `q=${encodeURIComponent('🐶')}`, 400, 'Please enter a ZIP code or a city.'],
    ['control characters', 'q=%00%07', 400, 'Please enter a ZIP code or a city.'],
    ['half a ZIP code', 'q=921', 400, 'Please enter a valid ZIP Code.'],
    ['markup', 'q=%3Cscript%3Ealert(1)%3C/script%3E', 200, 'We couldn’t find “script alert(1) /script”.'],
    ['letters of another script', `q=${encodeURIComponent('東京 🐶')}`, 200, 'We couldn’t find “東京”.'],
    ['coordinates out of range', 'lat=999&lng=0', 400, 'We couldn’t find that location.'],
    ['half of a position', 'lat=32.7', 400, 'We couldn’t find that location.'],
    ['malformed coordinates', 'lat=1e400&lng=NaN', 400, 'We couldn’t find that location.'],
  ])('[STO-09] explains %s and shows the states', async (_case, query, status, title) => {
    const outcome = await setUp().open(query);
    expect(outcome.status).toBe(status);
    expect(outcome.data.result).toMatchObject({ kind: 'nothing', title });
    expect(outcome.data.states).toHaveLength(2);
  });

  test('[STO-09] truncates ten thousand letters in the message', async () => {
    const { data, status } = await setUp().open(`q=${'a'.repeat(10_000)}`);
    expect(status).toBe(200);
    expect(JSON.stringify(data.result).length).toBeLessThan(400);
    expect(data.query.text).toHaveLength(80);
  });

  test.each(['q=%20%20', 'q='])('[STO-09] shows the states for an empty search (%s)', async (query) => {
    expect(await setUp().open(query)).toMatchObject({ status: 200, data: { result: { kind: 'browse' } } });
  });

  test.each(['q=92101', 'q=San+Diego', 'lat=32.7&lng=-117.1'])(
    '[STO-09] reports for %s that no store can be read',
    async (query) => {
      const { gateway, open } = setUp();
      gateway.isDown();
      expect(await open(query)).toMatchObject({ status: 503, data: { result: { kind: 'failed' }, states: [] } });
    },
  );

  test.each([
    ['q=92101', 'closedStores', { closures: true, details: false }],
    ['lat=32.7&lng=-117.1', 'closedStores', { closures: true, details: false }],
  ] as const)(
    '[STO-09] %s without %s reports what is missing and is cached for seconds only',
    async (query, call, lacks) => {
      const { gateway, open } = setUp();
      expect((await open(query)).isPartial).toBe(false);
      gateway.isDown(call);
      const { data, isPartial } = await open(query);
      expect([found(data).missing, isPartial]).toEqual([lacks, true]);
    },
  );

  test('[STO-09] treats stores without readable data as a failure, not as an empty result', async () => {
    const { gateway, open } = setUp();
    gateway.isDown('store');
    expect(await open('lat=32.7&lng=-117.1')).toMatchObject({ status: 503, data: { result: { kind: 'failed' } } });
  });

  test('[STO-09] rounds a position to half a mile, so that neighbours share a response', async () => {
    const { data } = await setUp().open('lat=32.71571&lng=-117.16472');
    expect(data.query.position).toEqual({ latitude: 32.72, longitude: -117.16 });
  });
});
