import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { makeFindStores, type FindStores, type StoreSearch } from '../../../core/stores/finding/find-stores';
import { cleanPlaceText } from '../../../core/stores/finding/place-text';
import type { StoreGateway } from '../../../core/stores/store-gateway';
import { aClosedStore, aPlace, aStore } from '../../builders/store';
import { anUnreachable, EVERY_FAILURE } from '../../builders/upstream-failure';
import { SAN_DIEGO, StoreWorld } from './store-world';

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
  '[STO-08] [FRM-08] %j is no ZIP code, and nobody is asked',
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
  '[STO-08] %s is military mail, and nobody is asked',
  async (zip) => {
    expect(await byText(zip)).toEqual(E.left({ kind: 'military-mail', zipCode: zip.slice(0, 5) }));
    expect(world.stores.calls).toEqual([]);
  },
);

test('[STO-08] a ZIP code that is nowhere is no place', async () => {
  expect(await byText('00000')).toEqual(E.left({ kind: 'no-such-place', text: '00000' }));
});

test.each(['', '   ', '<>', '!!!'])('[FRM-02] %j is nothing to look for', async (text) => {
  expect(await byText(text)).toEqual(E.left({ kind: 'nothing-typed', message: 'This field is required.' }));
});

test('[STO-09] a name is taken for the likeliest place, and the others are there to choose from', async () => {
  const response = await byText('new');
  expect(idsOf(response)[0]).toBe('2001');
  expect(response).toMatchObject({ right: { place: NEW_YORK, otherPlaces: [NEWPORT] } });
});

test('[STO-09] a place that was chosen is looked at without asking for its name again', async () => {
  expect(await find({ kind: 'place', place: NEWPORT }, 1)).toMatchObject({
    right: { place: NEWPORT, otherPlaces: [], stores: [{ store: { id: '2001' } }] },
  });
  expect(world.stores.calls.some((question) => question.startsWith('places'))).toBe(false);
});

test('[STO-09] a place without a proper ZIP code is looked at by where it is', async () => {
  expect(idsOf(await find({ kind: 'place', place: { ...NEW_YORK, zipCode: '' } }, 1))).toEqual(['2001']);
});

test('[STO-09] a name that no place has is told so', async () => {
  expect(await byText('Atlantis')).toEqual(E.left({ kind: 'no-such-place', text: 'Atlantis' }));
});

test('[STO-09] around a position the nearest stores are found, with their details', async () => {
  const response = await find({ kind: 'coordinates', coordinates: SAN_DIEGO }, 2);
  expect(idsOf(response)).toEqual(['1101', '1102']);
});

test('[STO-09] around a position a store of which the details cannot be had is missing', async () => {
  world.stores.removesPageOf('1101');
  expect(idsOf(await find({ kind: 'coordinates', coordinates: SAN_DIEGO }, 2))).toEqual(['1102']);
});

test.each<StoreSearch>([
  { kind: 'text', text: '92101' },
  { kind: 'text', text: 'san diego' },
  { kind: 'coordinates', coordinates: SAN_DIEGO },
])('[STO-04] closed stores are shown and marked: %j', async (search) => {
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

test('[STO-09] what could not be had is said beside what could', async () => {
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

  test('[STO-09] details are asked for ten at a time, and come in order', async () => {
    const found = idsOf(await findMany(false));
    expect(found).toHaveLength(35);
    expect([requested, atOnce]).toEqual([found, 10]);
  });

  test('[STO-09] a service that could tell of none of ten is not asked for more', async () => {
    expect(await findMany(true)).toMatchObject({ right: { stores: [], missing: { details: true } } });
    expect(requested).toHaveLength(10);
  });
});

test.each(EVERY_FAILURE)('[STO-04] with closed stores %s nobody is marked, and it is logged', async (_, failure) => {
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
  ] as const)('[STO-09] what %s cannot tell is a failure: %j', async (call, search) => {
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
])('[STO-09] of %j is left %j', (typed, expected) => {
  expect(cleanPlaceText(typed)).toBe(expected);
});

test('[STO-09] whatever is typed, what is left is short, plain and the same when cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (typed) => {
      const text = cleanPlaceText(typed);
      expect(text.length).toBeLessThanOrEqual(80);
      expect(text).not.toMatch(/[<>"`;]/);
      expect(cleanPlaceText(text)).toBe(text);
      encodeURIComponent(text);
    }),
  );
  expect(cleanPlaceText('a'.repeat(1_000_000)).length).toBe(80);
});
