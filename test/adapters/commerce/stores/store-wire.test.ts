import * as E from 'fp-ts/Either';
import { HttpStoreGateway } from '../../../../adapters/commerce/stores/http-store-gateway';
import { serve, transactions } from '../commerce-site';

const gateway = (): HttpStoreGateway => new HttpStoreGateway(transactions());

const STORE = { IDENTIFIER: '1101', STLOC_ID: '13501', DSNAME: 'Mission Valley', ADDRESS: { ZIPCODE: '92108' } };

test('[STO-09] keeps a store without its malformed hours and services', async () => {
  const x_hours = [{ day: 1, opens: '9am', closes: '21:00' }, 'daily', { day: 2, opens: '09:00', closes: '21:00' }];
  serve(() => [200, { ...STORE, x_hours, x_services: ['Grooming', { name: 'Vet' }] }]);
  expect(await gateway().store('1101')()).toMatchObject({
    right: { value: { id: '1101', hours: [{ day: 2, opens: 540, closes: 1260 }], services: ['Grooming'] } },
  });
  serve(() => [200, { ...STORE, x_hours: 'daily', x_services: null }]);
  expect(await gateway().store('1101')()).toMatchObject({ right: { value: { hours: [], services: [] } } });
});

const POINT = { ID: '1101', SN: 'Mission Valley', LA: '32.77', LO: '-117.15' };
const NAMELESS = { ...STORE, DSNAME: null, DISTANCE: '1' };

test('[STO-01] keeps the other stores when one is malformed', async () => {
  serve(() => [200, [NAMELESS, { ...STORE, DISTANCE: '10' }]]);
  expect(await gateway().nearestByZip('92101', 5)()).toMatchObject({ right: [{ store: { id: '1101' } }] });
  serve(() => [200, [{ SN: 'without an id' }, 7, POINT]]);
  expect(await gateway().allStores()).toEqual(
    E.right([{ id: '1101', name: 'Mission Valley', latitude: 32.77, longitude: -117.15 }]),
  );
});

test('[STO-01] rejects a list without a readable store', async () => {
  serve(() => [200, [NAMELESS]]);
  expect(await gateway().nearestByZip('92101', 5)()).toMatchObject(E.left({ kind: 'unintelligible' }));
  serve(() => [200, []]);
  expect(await gateway().nearestByZip('92101', 5)()).toEqual(E.right([]));
});

test.each([
  ['2030-02-01', '2030-02-01'],
  ['2030-02-01T08:00:00Z', '2030-02-01'],
  ['02/01/2030', undefined],
  ['2030-99-99', undefined],
  ['soon', undefined],
  [20_300_201, undefined],
])('[STO-04] reads a closure until %j as until %j', async (endDate, until) => {
  serve(() => [200, [{ '1101': { reason: { text: 'odd' }, startDate: endDate, endDate } }]]);
  expect(await gateway().closedStores()).toEqual(E.right([{ id: '1101', reason: undefined, from: until, until }]));
});
