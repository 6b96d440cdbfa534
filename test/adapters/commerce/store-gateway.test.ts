import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { HttpAccountStore } from '../../../adapters/commerce/account/http-account-store';
import { HttpStoreGateway } from '../../../adapters/commerce/stores/http-store-gateway';
import type { HttpRequest } from '../../../adapters/http/http-client';
import { distance } from '../../../core/stores/distance';
import type { Coordinates } from '../../../core/geolocation/coordinates';
import type { Store } from '../../../core/stores/store';
import { aClosedStore, aPlace, aStore, SOME_STORES } from '../../builders/store';
import { accountStoreContract } from '../../contracts/account-store.contract';
import { STORE_GATEWAY_CALLS, storeGatewayContract } from '../../contracts/store-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeAccountStore } from '../../fakes/fake-account-store';
import { failingSite, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';

const BASE = '/wcs/resources/store/10151/';
const gateway = (): HttpStoreGateway => new HttpStoreGateway(transactions());

const storeOnTheWire = (store: Store): Readonly<Record<string, unknown>> => ({
  IDENTIFIER: store.id,
  STLOC_ID: store.locationId,
  DSNAME: store.name,
  ADDRESS: { ADDRESS1: store.street, CITY: store.city, STATE: store.state, ZIPCODE: `${store.zipCode}-1234` },
  PHONE: store.phone,
  LATITUDE: String(store.coordinates?.latitude),
  LONGITUDE: String(store.coordinates?.longitude),
  x_hours: store.hours.map(({ day }) => ({ day, opens: '09:00', closes: '21:00' })),
  x_timeZone: store.timeZone,
  x_services: store.services,
});

const statuteMiles = (from: Coordinates, { coordinates }: Store): number =>
  distance(from, coordinates ?? { latitude: 0, longitude: 0 }) / 0.8684;

/** The retailer's locator on the wire. */
const locator = ({ path, query, body }: Seen): Answer => {
  const call = path.slice(`${BASE}petcostorelocator/`.length);
  if (call === 'getAllStoresLatLong') {
    return [
      200,
      SOME_STORES.map(({ id, name, city, coordinates }) => ({
        ID: id,
        SN: name,
        x_city: city,
        LA: String(coordinates?.latitude),
        LO: String(coordinates?.longitude),
      })),
    ];
  }
  if (call === 'closedStoreDetails') {
    return [200, [{ '1103': { reason: 'Remodel', startDate: '2030-01-01', endDate: '2030-02-01' } }]];
  }
  if (call === 'places') {
    const { latitude, longitude, ...place } = aPlace();
    const isMeant = query['q'] === 'san d' || query['q'] === place.zipCode;
    return [200, { places: isMeant ? [{ ...place, latitude: String(latitude), longitude: String(longitude) }] : [] }];
  }
  if (call === 'getneareststoresbyzipcode') {
    const { zipcode, noOfStores } = body as { readonly zipcode: string; readonly noOfStores: string };
    const near = zipcode === aPlace().zipCode ? SOME_STORES : [];
    return [
      200,
      near
        .map((store) => ({ ...storeOnTheWire(store), DISTANCE: statuteMiles(aPlace(), store).toFixed(4) }))
        .slice(0, Number(noOfStores)),
    ];
  }
  const store = SOME_STORES.find(({ id }) => call === `byStoreId/${id}`);
  return store === undefined ? refusal(404, { errorMessage: 'no such store' }) : [200, storeOnTheWire(store)];
};

storeGatewayContract('HttpStoreGateway', () => {
  serve(locator);
  return {
    stores: gateway(),
    findings: async () => ({ place: aPlace(), placeText: 'san d', closedId: '1103' }),
  };
});

test.each(STORE_GATEWAY_CALLS)(
  '[PLT-02] %s returns no response, refusals and malformed responses as values',
  async (call) => {
    const stores = gateway();
    const ask = {
      allStores: stores.allStores,
      store: stores.store('1101'),
      nearestByZip: stores.nearestByZip('92101', 3),
      closedStores: stores.closedStores,
      places: stores.places('San Diego'),
    }[call];
    const world = failingSite({});
    world.goesDown();
    expect(await ask()).toMatchObject(E.left({ kind: 'unreachable' }));
    world.refuses(400);
    expect(await ask()).toMatchObject(E.left({ kind: 'refused', status: 400 }));
    serve(() => [200, { message: 'hello' }]);
    expect(await ask()).toMatchObject(E.left({ kind: 'unintelligible' }));
  },
);

test("[CFG-04] [STO-01] [STO-08] sends calls in the retailer's format", async () => {
  const seen = serve(locator);
  const stores = gateway();
  await stores.allStores();
  await stores.store('1101')();
  await stores.nearestByZip('92101', 5)();
  await stores.closedStores();
  expect(seen).toMatchObject([
    { method: 'GET', path: `${BASE}petcostorelocator/getAllStoresLatLong`, query: { json: '' } },
    { method: 'GET', path: `${BASE}petcostorelocator/byStoreId/1101` },
    {
      method: 'POST',
      path: `${BASE}petcostorelocator/getneareststoresbyzipcode`,
      body: { zipcode: '92101', noOfStores: '5', radius: '12000' },
    },
    { method: 'GET', path: `${BASE}petcostorelocator/closedStoreDetails` },
  ]);
});

describe('response formats of other releases', () => {
  const POINT = { ID: 1101, SN: 'Mission Valley', LA: 32.77, LO: -117.15 };
  const READ = { id: '1101', name: 'Mission Valley', latitude: 32.77, longitude: -117.15 };

  test.each([
    ['a list', [POINT]],
    ['an object with one list', { stores: [POINT], total: 1 }],
    ['lower case', [{ id: '1101', sn: 'Mission Valley', la: '32.77', lo: '-117.15' }]],
    ['a store without coordinates', [POINT, { ID: '1102', SN: 'Lost' }, { ID: '1103', SN: 'Far', LA: '91', LO: '0' }]],
  ])('[STO-01] all stores as %s', async (_, body) => {
    serve(() => [200, body]);
    expect(await gateway().allStores()).toEqual(E.right([READ]));
  });

  test('[STO-01] reads a minimal store without hours, services and position', async () => {
    serve(() => [
      200,
      { IDENTIFIER: '1101', STLOC_ID: 13501, DSNAME: 'Mission Valley', ADDRESS: { ZIPCODE: '92108-1234' } },
    ]);
    expect(await gateway().store('1101')()).toEqual(
      E.right(
        O.some(
          aStore({
            street: '',
            city: '',
            state: '',
            phone: undefined,
            coordinates: undefined,
            hours: [],
            timeZone: undefined,
            services: [],
          }),
        ),
      ),
    );
  });

  test.each([
    ['92108-1234', '92108'],
    ['92108', '92108'],
    [92108, '92108'],
  ])('[STO-01] reads the ZIP code %j as %s', async (ZIPCODE, expected) => {
    serve(() => [200, { ...storeOnTheWire(aStore()), ADDRESS: { ZIPCODE } }]);
    expect(await gateway().store('1101')()).toMatchObject({ right: { value: { zipCode: expected } } });
  });

  test('[STO-09] omits invalid hours and keeps one entry for each day', async () => {
    const x_hours = [
      { day: 6, opens: '10:00', closes: '24:00' },
      { day: 1, opens: 540, closes: 1260 },
      { day: 1, opens: '08:00', closes: '09:00' },
      { day: 7, opens: '09:00', closes: '21:00' },
      { day: 2, opens: '25:00', closes: '26:00' },
      { day: 3, opens: '09:00', closes: '09:00' },
    ];
    serve(() => [200, { ...storeOnTheWire(aStore()), x_hours }]);
    expect(await gateway().store('1101')()).toMatchObject({
      right: {
        value: {
          hours: [
            { day: 1, opens: 540, closes: 1260 },
            { day: 6, opens: 600, closes: 1440 },
          ],
        },
      },
    });
  });

  test.each([
    ['maps in a list', [{ '1101': { reason: 'Remodel', startDate: '2030-01-01', endDate: '2030-02-01' } }]],
    [
      'an object with one list',
      { closed: [{ '1101': { reason: 'Remodel', startDate: '2030-01-01', endDate: '2030-02-01' } }] },
    ],
  ])('[STO-01] closed stores as %s', async (_, body) => {
    serve(() => [200, body]);
    expect(await gateway().closedStores()).toEqual(E.right([aClosedStore()]));
  });

  test('[STO-01] accepts a closed store without a reason', async () => {
    serve(() => [200, [{ '1101': {}, '1102': null }]]);
    const unknown = { reason: undefined, from: undefined, until: undefined };
    expect(await gateway().closedStores()).toEqual(
      E.right([
        { id: '1101', ...unknown },
        { id: '1102', ...unknown },
      ]),
    );
  });

  test('[STO-06] converts distances from statute to nautical miles', async () => {
    serve(() => [200, [{ ...storeOnTheWire(aStore()), DISTANCE: '10' }]]);
    expect(await gateway().nearestByZip('92101', 5)()).toMatchObject({ right: [{ distance: 8.684 }] });
  });
});

accountStoreContract('HttpAccountStore', () => {
  const seen = serve(() => [200, { userId: '7' }]);
  return {
    account: new HttpAccountStore(transactions()),
    storeIds: ['1101', '1102'],
    kept: async () =>
      seen
        .map(({ method, path, body }) => {
          expect([method, path]).toEqual(['PUT', `${BASE}person/@self`]);
          return (body as { x_preferedStoreId: string }).x_preferedStoreId;
        })
        .at(-1),
  };
});

accountStoreContract('FakeAccountStore', () => {
  const account = new FakeAccountStore();
  return { account, storeIds: ['1101', '1102'], kept: async () => account.kept };
});

test('[USR-02] a refusal of the account causes no navigation', async () => {
  serve(() => refusal(400, { errorCode: '2550' }));
  const requested: HttpRequest[] = [];
  const http = transactions();
  const keep = new HttpAccountStore((request) => {
    requested.push(request);
    return http(request);
  }).keep('1101');
  const response = await keep();
  expect(E.isLeft(response) && requested[0]?.isExpectedRefusal?.(response.left)).toBe(true);
});

upstreamFailuresContract(
  'HttpAccountStore',
  ['keep'],
  () => failingSite({ keep: new HttpAccountStore(transactions()).keep('1101') }),
  { readsOnlyStatus: ['keep'] },
);
