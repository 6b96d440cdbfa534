import { makeUsGeography } from '../../../adapters/server/files/us-geography';
import { makeFindNearestStores } from '../../../core/stores/finding/find-nearest-stores';
import type { Store } from '../../../core/stores/store';
import { makeViewStore } from '../../../core/stores/finding/view-store';
import { makeStoreLoader } from '../../../ui/pages/stores/store-loader';
import { aClosedStore, aStore, SOME_STORES } from '../../builders/store';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeStoreCoordinatesCache } from '../../fakes/fake-store-coordinates-cache';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';
import { EVERYTHING } from '../../builders/capabilities';

const setUp = (...stores: ReadonlyArray<Store>) => {
  const gateway = new FakeStoreGateway().hasStores(...(stores.length === 0 ? SOME_STORES : stores));
  const logger = new FakeLogger();
  const findNearestStores = makeFindNearestStores({
    stores: gateway,
    coordinates: new FakeStoreCoordinatesCache(),
    logger,
  });
  const load = makeStoreLoader({
    capabilities: EVERYTHING,
    viewStore: makeViewStore({ stores: gateway, findNearestStores, logger }),
    geography: makeUsGeography(),
    clock: () => 42,
    shop: 'Shop',
  });
  const request = (id: string, query = '') =>
    load({
      path: `/store-locator/${id}`,
      parameters: { id },
      query: new URLSearchParams(query),
      cameFrom: undefined,
    })();
  const open = async (id: string, query?: string) => {
    const outcome = await request(id, query);
    if (outcome.kind !== 'page') throw new Error(outcome.kind);
    return outcome;
  };
  return { gateway, call: request, open };
};

test('[STO-09] a store has its own page with its location and nearby stores', async () => {
  const { data, isShareable } = await setUp().open('1101');
  expect(data).toMatchObject({ store: { id: '1101' }, closed: undefined, distance: undefined, now: 42 });
  // The store in New York is not nearby.
  expect(data.nearby.map(({ point }) => point.id)).toEqual(['1102', '1103']);
  expect(data.map?.markers.map(({ id, isDot }) => [id, isDot])).toEqual([
    ['1101', false],
    ['1102', true],
    ['1103', true],
  ]);
  expect(data.breadcrumbs.map(({ label }) => label)).toEqual(['Home', 'Store Locator', 'California', 'Mission Valley']);
  expect(isShareable).toBe(true);
});

test('[PLT-03] [STO-09] is rendered as private after a choice without scripts', async () => {
  expect((await setUp().open('1101', 'chosen=1101')).isShareable).toBe(false);
});

test('[RTE-10] has a title, a description and one canonical address for any query', async () => {
  const { head } = await setUp().open('1101', 'lat=32.7&lng=-117.1&utm=1');
  expect(head).toMatchObject({
    title: 'Mission Valley, San Diego, CA | Shop',
    canonical: '/store-locator/1101',
    isIndexed: true,
  });
  expect(head.description).toContain('2 Leash Rd, San Diego, CA 92108');
});

test('[STO-09] gives search engines its location and opening hours', async () => {
  const { head } = await setUp().open('1101');
  const [store, crumbs] = head.jsonLd ?? [];
  expect(store).toEqual({
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'PetStore'],
    '@id': '/store-locator/1101',
    name: 'Shop Mission Valley',
    branchCode: '1101',
    url: '/store-locator/1101',
    telephone: '619-555-0101',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '2 Leash Rd',
      addressLocality: 'San Diego',
      addressRegion: 'CA',
      postalCode: '92108',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 32.77, longitude: -117.15 },
    openingHoursSpecification: expect.arrayContaining([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Sunday',
        opens: '09:00',
        closes: '21:00',
      },
    ]),
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test.each([
  ['all day', { opens: 0, closes: 1_440 }, '00:00', '23:59'],
  ['until midnight', { opens: 600, closes: 1_440 }, '10:00', '23:59'],
  ['into the next day', { opens: 600, closes: 60 }, '10:00', '01:00'],
])('[STO-09] gives hours that last %s accordingly', async (_case, hours, opens, closes) => {
  const { head } = await setUp(aStore({ hours: [{ day: 1, ...hours }] })).open('1101');
  expect(head.jsonLd?.[0]).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens, closes }],
  });
});

test('[STO-09] omits what the service does not provide', async () => {
  const { data, head } = await setUp(
    aStore({ phone: undefined, coordinates: undefined, hours: [], services: [], timeZone: undefined }),
  ).open('1101');
  expect(data).toMatchObject({ map: undefined, nearby: [] });
  for (const part of ['telephone', 'geo', 'openingHoursSpecification'])
    expect(head.jsonLd?.[0]).not.toHaveProperty(part);
});

test('[STO-04] marks a closed store, for search engines with its dates', async () => {
  const { gateway, open } = setUp();
  gateway.isClosed(aClosedStore());
  const { data, head } = await open('1101');
  expect(data.closed).toEqual(aClosedStore());
  expect(head.jsonLd?.[0]).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2030-01-01', validThrough: '2030-02-01', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('[STO-09] shows the distance from a known place', async () => {
  const { data } = await setUp().open('1101', 'lat=32.77&lng=-117.02');
  expect(data.distance).toBeCloseTo(6.56, 1);
});

test.each(['chosen=1101', 'chosen=1102'])('[STO-09] confirms only the store that was chosen: %s', async (query) => {
  expect((await setUp().open('1101', query)).data.wasChosen).toBe(query.endsWith('1101'));
});

test.each(['9999', '', '<b>'])('[RTE-09] reports the store “%s” as not found', async (id) => {
  expect(await setUp().call(id)).toEqual({ kind: 'not-found' });
});

test('[STO-09] is unavailable, not gone, while the store cannot be read', async () => {
  const { gateway, call: request } = setUp();
  gateway.isDown('store');
  expect(await request('1101')).toEqual({ kind: 'unavailable' });
});

test('[STO-09] shows the store without the others when these fail', async () => {
  const { gateway, open } = setUp();
  gateway.isDown('allStores', 'closedStores');
  expect((await open('1101')).data).toMatchObject({ nearby: [], closed: undefined });
});

test.each([
  [['allStores'], { closures: false, nearby: true }, true],
  [['closedStores'], { closures: true, nearby: false }, true],
  [[], { closures: false, nearby: false }, false],
] as const)(
  '[STO-09] reports what is missing without %j and is cached for seconds only',
  async (calls, lacks, isPartial) => {
    const { gateway, open } = setUp();
    if (calls.length > 0) gateway.isDown(...calls);
    const outcome = await open('1101');
    expect([outcome.data.missing, outcome.isPartial]).toEqual([lacks, isPartial]);
  },
);
