import * as E from 'fp-ts/Either';
import { VirtualTimeScheduler } from 'rxjs';
import {
  makeGeolocateWithFallback,
  SKIPPED_ASKED_LATELY,
  SKIPPED_ON_OFFERS,
  SKIPPED_UNASKED,
  UNUSABLE,
  type GeolocateInput,
  type NoLocation,
} from '../../../core/geolocation/geolocate-with-fallback';
import type { FindLocation, Location, LocationMethod, LocationPermission } from '../../../core/geolocation/location';
import { FakePermissionStore } from '../../fakes/fake-permission-store';

const HOME = '/shop/en/petcostore';
const OFFERS = '/shop/en/petcostore/s/petco-coupons-promos';
const DAY = 86_400_000;

/** One location for each method, to identify which one responded. */
const PLACES: Readonly<Record<LocationMethod, Location>> = {
  NAVIGATOR: { latitude: 1, longitude: 1, method: 'NAVIGATOR' },
  GOOGLE: { latitude: 2, longitude: 2, method: 'GOOGLE' },
  EDGE_SCAPE: { latitude: 3, longitude: 3, method: 'EDGE_SCAPE' },
};

/** Every method succeeds and permission is granted unless a test changes it. */
const makeWorld = () => {
  const requested: LocationMethod[] = [];
  const responses = new Map<LocationMethod, ReturnType<FindLocation>>();
  const memory = new FakePermissionStore();
  const scheduler = new VirtualTimeScheduler();
  const way =
    (method: LocationMethod): FindLocation =>
    () => {
      requested.push(method);
      return responses.get(method) ?? Promise.resolve(E.right(PLACES[method]));
    };
  const world = {
    requestsMade: requested,
    memory,
    scheduler,
    now: 10 * DAY,
    permission: 'granted' as LocationPermission,
    fails: (method: LocationMethod, message = `${method} failed`) =>
      responses.set(method, Promise.resolve(E.left({ method, message }))),
    tells: (method: LocationMethod, coordinates: Partial<Location>) =>
      responses.set(method, Promise.resolve(E.right({ ...PLACES[method], ...coordinates }))),
    notifiesLater: (method: LocationMethod, response: ReturnType<FindLocation>) => responses.set(method, response),
    geolocate: (input: Partial<GeolocateInput> = {}): Promise<E.Either<NoLocation, Location>> =>
      makeGeolocateWithFallback(
        {
          navigator: way('NAVIGATOR'),
          external: way('GOOGLE'),
          edge: way('EDGE_SCAPE'),
          permission: async () => world.permission,
          memory,
          clock: () => world.now,
        },
        scheduler,
      )({ page: HOME, isAsked: false, ...input })(),
  };
  return world;
};

let world: ReturnType<typeof makeWorld>;
beforeEach(() => {
  world = makeWorld();
});

const METHODS: ReadonlyArray<LocationMethod> = ['NAVIGATOR', 'GOOGLE', 'EDGE_SCAPE'];

describe.each([
  [[]],
  [['NAVIGATOR']],
  [['GOOGLE']],
  [['EDGE_SCAPE']],
  [['NAVIGATOR', 'GOOGLE']],
  [['NAVIGATOR', 'EDGE_SCAPE']],
  [['GOOGLE', 'EDGE_SCAPE']],
  [['NAVIGATOR', 'GOOGLE', 'EDGE_SCAPE']],
] as ReadonlyArray<[ReadonlyArray<LocationMethod>]>)('while %j fail', (failing) => {
  const winner = METHODS.find((method) => !failing.includes(method));

  test(`[GEO-01] returns the result of ${winner ?? 'no method'} and calls no method after it`, async () => {
    for (const method of failing) world.fails(method);
    expect(await world.geolocate()).toEqual(
      winner === undefined
        ? E.left({ kind: 'no-location', failures: METHODS.map((method) => ({ method, message: `${method} failed` })) })
        : E.right(PLACES[winner]),
    );
    expect(world.requestsMade).toEqual(winner === undefined ? METHODS : METHODS.slice(0, METHODS.indexOf(winner) + 1));
  });
});

const allFail = (): void => {
  for (const method of METHODS) world.fails(method);
};

const firstMessage = (response: E.Either<NoLocation, Location>): string | undefined =>
  E.isLeft(response) ? response.left.failures[0]?.message : undefined;

/** Runs everything that is pending without advancing the time. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

test("[GEO-02] keeps the navigator's own message", async () => {
  allFail();
  world.fails('NAVIGATOR', 'User denied Geolocation');
  expect(firstMessage(await world.geolocate())).toBe('User denied Geolocation');
});

test('[GEO-02] gives the navigator 10 s and ignores a later response', async () => {
  allFail();
  let notify: (response: E.Either<never, Location>) => void = () => undefined;
  world.notifiesLater('NAVIGATOR', new Promise((resolve) => (notify = resolve)));
  const response = world.geolocate();
  await settle();
  expect(world.requestsMade).toEqual(['NAVIGATOR']);
  world.scheduler.flush();
  expect(world.scheduler.now()).toBe(10_000);
  notify(E.right(PLACES.NAVIGATOR));
  expect(await response).toEqual(
    E.left({
      kind: 'no-location',
      failures: [
        { method: 'NAVIGATOR', message: 'Timed out waiting for navigator API.' },
        { method: 'GOOGLE', message: 'GOOGLE failed' },
        { method: 'EDGE_SCAPE', message: 'EDGE_SCAPE failed' },
      ],
    }),
  );
});

test('[GEO-02] stops the timer after a response in time', async () => {
  expect(await world.geolocate()).toEqual(E.right(PLACES.NAVIGATOR));
  world.scheduler.flush();
  expect(world.scheduler.now()).toBe(0);
});

test('[GEO-02] treats the offers page with a trailing slash the same', async () => {
  await world.geolocate({ page: `${OFFERS}/` });
  expect(world.requestsMade).toEqual(['GOOGLE']);
});

test.each(['granted', 'denied', 'prompt'] as const)(
  '[GEO-02] skips the navigator on the offers page when permission is %s',
  async (permission) => {
    allFail();
    world.permission = permission;
    expect(firstMessage(await world.geolocate({ page: OFFERS, isAsked: true }))).toBe(SKIPPED_ON_OFFERS);
    expect(world.requestsMade).toEqual(['GOOGLE', 'EDGE_SCAPE']);
    expect(world.memory.askedAt()).toBeUndefined();
  },
);

describe('[GEO-03] permission', () => {
  test.each([
    ['granted', false, undefined],
    ['granted', true, undefined],
    ['denied', false, undefined],
    ['denied', true, undefined],
    ['prompt', false, SKIPPED_UNASKED],
    ['prompt', true, undefined],
  ] as const)('%s, requested by the shopper: %p', async (permission, isAsked, skipped) => {
    allFail();
    world.permission = permission;
    const message = firstMessage(await world.geolocate({ isAsked }));
    expect(message).toBe(skipped ?? 'NAVIGATOR failed');
    expect(world.memory.askedAt()).toBe(permission === 'prompt' && isAsked ? world.now : undefined);
  });

  test.each([
    [0, SKIPPED_ASKED_LATELY],
    [DAY - 1, SKIPPED_ASKED_LATELY],
    [DAY, 'NAVIGATOR failed'],
    [-1, 'NAVIGATOR failed'],
  ])('is requested again %d ms later: %s', async (later, message) => {
    allFail();
    world.permission = 'prompt';
    world.memory.wasAsked(world.now - later);
    expect(firstMessage(await world.geolocate({ isAsked: true }))).toBe(message);
  });

  test('that is granted needs no prompt, however recent the last one', async () => {
    world.memory.wasAsked(world.now);
    expect(await world.geolocate()).toEqual(E.right(PLACES.NAVIGATOR));
  });

  test('counts as requested from the moment of the prompt, even without an answer', async () => {
    world.permission = 'prompt';
    world.notifiesLater('NAVIGATOR', new Promise(() => undefined));
    void world.geolocate({ isAsked: true });
    await settle();
    expect(world.memory.askedAt()).toBe(world.now);
  });
});

describe.each(METHODS)('coordinates of %s', (method) => {
  test.each([
    [{ latitude: Number.NaN, longitude: 0 }],
    [{ latitude: 0, longitude: Number.NaN }],
    [{ latitude: 91, longitude: 0 }],
    [{ latitude: -90.01, longitude: 0 }],
    [{ latitude: 0, longitude: 180.5 }],
    [{ latitude: Number.POSITIVE_INFINITY, longitude: 0 }],
    [{ latitude: 0, longitude: 0 }],
  ])('[GEO-01] %j are a failure of that method', async (coordinates) => {
    allFail();
    world.tells(method, coordinates);
    const response = await world.geolocate();
    expect(response).toMatchObject(E.left({ failures: expect.arrayContaining([{ method, message: UNUSABLE }]) }));
  });

  test.each([
    [{ latitude: 90, longitude: 180 }],
    [{ latitude: -90, longitude: -180 }],
    [{ latitude: 0, longitude: 10 }],
  ])('[GEO-01] %j are valid', async (coordinates) => {
    allFail();
    world.tells(method, coordinates);
    expect(await world.geolocate()).toEqual(E.right({ ...coordinates, method }));
  });
});
