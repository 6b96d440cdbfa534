import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { makeFindStores, type FindStores, type StoreSearch } from '../../../core/stores/finding/find-stores';
import { cleanPlaceText } from '../../../core/stores/finding/place-text';
import type { StoreGateway } from '../../../core/stores/store-gateway';
import { aClosedStore, aPlace, aStore } from '../../builders/store';
import { anUnreachable, EVERY_FAILURE } from '../../builders/upstream-failure';
import { SAN_DIEGO, StoreWorld } from './store-world';
import { anyUnicode } from '../../support/any-unicode';

const NEW_YORK = aPlace({ name: 'New York, NY', zipCode: '10001', latitude: 40.75, longitude: -73.99 });
const NEWPORT = aPlace({ name: 'Newport, RI', zipCode: '02840', latitude: 41.49, longitude: -71.31 });

let world: StoreWorld;
beforeEach(() => {
  world = new StoreWorld();
  world.stores.hasPlaces(aPlace(), NEW_YORK, NEWPORT);
});

const find = (search: StoreSearch, count?: number): ReturnType<ReturnType<FindStores>> =>
  makeFindStores(world)(search, count)();
const byText = (text: string): ReturnType<ReturnType<FindStores>> => find({ kind: 'text', text });

const idsOf = (response: Awaited<ReturnType<typeof find>>): ReadonlyArray<string> => {
  if (E.isLeft(response)) throw new Error(response.left.kind);
  return response.right.stores.map(({ store }) => store.id);
};

test.each([
  '92101',
  ' 92101 ',
  '９２１０１',
  '92101-1234',
  '92101 1234',
  '921011234',
  '92101–1234',
  '９２１０１－１２３４',
])('[STO-08] %j is looked up as a ZIP code', async (text) => {
  const response = await byText(text);
  expect(idsOf(response)).toEqual(['1101', '1102', '1103', '2001']);
  expect(response).toMatchObject({ right: { place: undefined, otherPlaces: [] } });
  expect(world.stores.calls).toContain('nearestByZip 92101 10');
});

test.each(['9210', '921011', '92101-123', '92101-12345', '9210-11234', '1', '٩٢١٠١', '-'])(
  '[STO-08] [FRM-08] rejects %j as a ZIP code without a request',
  async (text) => {
    const expected =
      text === '-'
        ? { kind: 'nothing-typed', message: 'This field is required.' }
        : { kind: 'invalid-zip', message: 'Please enter a valid ZIP Code.' };
    expect(await byText(text)).toEqual(E.left(expected));
    expect(world.stores.calls).toEqual([]);
  },
);

test.each(['09012', '09012-1234', '34001', '96201', '96601'])(
  '[STO-08] reports %s as military mail without a request',
  async (zip) => {
    expect(await byText(zip)).toEqual(E.left({ kind: 'military-mail', zipCode: zip.slice(0, 5) }));
    expect(world.stores.calls).toEqual([]);
  },
);

test('[STO-08] reports a ZIP code that does not exist as an unknown place', async () => {
  expect(await byText('00000')).toEqual(E.left({ kind: 'no-such-place', text: '00000' }));
});

test.each(['', '   ', '<>', '!!!'])('[FRM-02] rejects %j as an empty search', async (text) => {
  expect(await byText(text)).toEqual(E.left({ kind: 'nothing-typed', message: 'This field is required.' }));
});

test('[STO-09] uses the most likely place for a name and offers the others', async () => {
  const response = await byText('new');
  expect(idsOf(response)[0]).toBe('2001');
  expect(response).toMatchObject({ right: { place: NEW_YORK, otherPlaces: [NEWPORT] } });
});

test('[STO-09] searches around a chosen place without another name request', async () => {
  expect(await find({ kind: 'place', place: NEWPORT }, 1)).toMatchObject({
    right: { place: NEWPORT, otherPlaces: [], stores: [{ store: { id: '2001' } }] },
  });
  expect(world.stores.calls.some((question) => question.startsWith('places'))).toBe(false);
});

test('[STO-09] searches around the coordinates of a place without a valid ZIP code', async () => {
  expect(idsOf(await find({ kind: 'place', place: { ...NEW_YORK, zipCode: '' } }, 1))).toEqual(['2001']);
});

test('[STO-09] reports an unknown place name', async () => {
  expect(await byText('Atlantis')).toEqual(E.left({ kind: 'no-such-place', text: 'Atlantis' }));
});

test('[STO-09] finds the nearest stores around a position with their details', async () => {
  const response = await find({ kind: 'coordinates', coordinates: SAN_DIEGO }, 2);
  expect(idsOf(response)).toEqual(['1101', '1102']);
});

test('[STO-09] omits a store whose details fail to load around a position', async () => {
  world.stores.removesPageOf('1101');
  expect(idsOf(await find({ kind: 'coordinates', coordinates: SAN_DIEGO }, 2))).toEqual(['1102']);
});

test.each<StoreSearch>([
  { kind: 'text', text: '92101' },
  { kind: 'text', text: 'san diego' },
  { kind: 'coordinates', coordinates: SAN_DIEGO },
])('[STO-04] shows and marks closed stores: %j', async (search) => {
  const closed = aClosedStore({ id: '1102' });
  world.stores.isClosed(closed);
  expect(await find(search, 2)).toMatchObject({
    right: {
      stores: [
        { store: { id: '1101' }, closed: undefined },
        { store: { id: '1102' }, closed },
      ],
    },
  });
});

test('[STO-09] reports missing data beside the data that loaded', async () => {
  const around: StoreSearch = { kind: 'coordinates', coordinates: SAN_DIEGO };
  const missingOf = async (search: StoreSearch) => (await find(search)) as unknown;
  expect(await missingOf(around)).toMatchObject({ right: { missing: { closures: false, details: false } } });
  world.stores.isDown('store');
  expect(await missingOf(around)).toMatchObject({ right: { stores: [], missing: { closures: false, details: true } } });
  world.stores.isBack().isDown('closedStores');
  for (const search of [around, { kind: 'text', text: '92101' } as const])
    expect(await missingOf(search)).toMatchObject({ right: { missing: { closures: true, details: false } } });
});

describe('around a position with many stores', () => {
  const ids = Array.from({ length: 35 }, (_, index) => `${3_000 + index}`);
  let requested: string[];
  let atOnce: number;
  const findMany = (isDown: boolean) => {
    [requested, atOnce] = [[], 0];
    let running = 0;
    world.stores.hasStores(
      ...ids.map((id, index) => aStore({ id, coordinates: { latitude: 32.72 + index / 100, longitude: -117.16 } })),
    );
    const stores: StoreGateway = {
      allStores: world.stores.allStores,
      closedStores: world.stores.closedStores,
      nearestByZip: world.stores.nearestByZip,
      places: world.stores.places,
      store: (id) => async () => {
        requested.push(id);
        atOnce = Math.max(atOnce, (running += 1));
        await Promise.resolve();
        running -= 1;
        return isDown ? E.left(anUnreachable()) : world.stores.store(id)();
      },
    };
    return makeFindStores({ ...world, stores })({ kind: 'coordinates', coordinates: SAN_DIEGO }, 35)();
  };

  test('[STO-09] requests details ten at a time and keeps the order', async () => {
    const found = idsOf(await findMany(false));
    expect(found).toHaveLength(35);
    expect([requested, atOnce]).toEqual([found, 10]);
  });

  test('[STO-09] stops requesting when all ten of a batch fail', async () => {
    expect(await findMany(true)).toMatchObject({ right: { stores: [], missing: { details: true } } });
    expect(requested).toHaveLength(10);
  });
});

test.each(EVERY_FAILURE)('[STO-04] marks no store and logs with closed stores %s', async (_, failure) => {
  world.stores.isClosed(aClosedStore({ id: '1101' })).fails(failure, 'closedStores');
  expect(await byText('92101')).toMatchObject({ right: { stores: [{ closed: undefined }, {}, {}, {}] } });
  expect(world.logger.lines).toHaveLength(1);
});

describe.each(EVERY_FAILURE)('while the service is %s', (_, failure) => {
  test.each([
    ['nearestByZip', { kind: 'text', text: '92101' }],
    ['places', { kind: 'text', text: 'San Diego' }],
    ['nearestByZip', { kind: 'text', text: 'San Diego' }],
    ['allStores', { kind: 'coordinates', coordinates: SAN_DIEGO }],
  ] as const)('[STO-09] returns a failure for what %s cannot provide: %j', async (call, search) => {
    world.stores.fails(failure, call);
    expect(await find(search)).toEqual(E.left(failure));
  });
});

test.each([
  ['<script>alert(1)</script>', 'script alert(1) /script'],
  ["  Coeur  d'Alene, ID ", "Coeur d'Alene, ID"],
  ['Cañon City', 'Cañon City'],
  ['Winston-Salem', 'Winston-Salem'],
  ['St. Paul\u0000\u202e', 'St. Paul'],
])('[STO-09] reduces %j to %j', (typed, expected) => {
  expect(cleanPlaceText(typed)).toBe(expected);
});

test('[STO-09] cleaning any text gives a short plain text and is idempotent', () => {
  fc.assert(
    fc.property(anyUnicode({ maxLength: 500 }), (typed) => {
      const text = cleanPlaceText(typed);
      expect(text.length).toBeLessThanOrEqual(80);
      expect(text).not.toMatch(/[<>"`;]/);
      expect(cleanPlaceText(text)).toBe(text);
      encodeURIComponent(text);
    }),
  );
  expect(cleanPlaceText('a'.repeat(1_000_000)).length).toBe(80);
});
