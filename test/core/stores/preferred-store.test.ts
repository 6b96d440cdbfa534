import * as E from 'fp-ts/Either';
import { makeChoosePreferredStore } from '../../../core/stores/preferred/choose-preferred-store';
import { toPreferredStore } from '../../../core/stores/preferred/preferred-store';
import { makeRememberZip } from '../../../core/stores/preferred/remember-zip';
import {
  makeResolvePreferredStore,
  type ResolvePreferredStore,
} from '../../../core/stores/preferred/resolve-preferred-store';
import { readStoreParameters } from '../../../core/stores/preferred/store-parameters';
import { aClosedStore, aStore, SOME_STORES } from '../../builders/store';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { StoreWorld } from './store-world';

const [MISSION, MESA, OCEANSIDE] = SOME_STORES.map(toPreferredStore);

let world: StoreWorld;
beforeEach(() => {
  world = new StoreWorld();
});

describe('choosing a store', () => {
  const choose = (id: string): ReturnType<ReturnType<ReturnType<typeof makeChoosePreferredStore>>> =>
    makeChoosePreferredStore(world)(id)();

  test('[STO-02] stores the store and its ZIP code and returns its details', async () => {
    expect(await choose('1101')).toEqual(E.right(aStore()));
    expect([world.memory.store(), world.memory.zipCode()]).toEqual([MISSION, '92108']);
  });

  test('[STO-02] keeps an existing ZIP code', async () => {
    world.memory.hasZip('10003');
    await choose('1101');
    expect(world.memory.zipCode()).toBe('10003');
  });

  test('[STO-04] refuses a closed store and stores nothing', async () => {
    const closed = aClosedStore({ id: '1101' });
    world.stores.isClosed(closed);
    world.userTypeNow = 'registered';
    expect(await choose('1101')).toEqual(E.left({ kind: 'store-closed', closed }));
    expect([world.memory.store(), world.account.kept]).toEqual([undefined, undefined]);
  });

  test('[STO-02] refuses a store that does not exist', async () => {
    expect(await choose('999')).toEqual(E.left({ kind: 'no-such-store' }));
    expect(world.memory.store()).toBeUndefined();
  });

  test.each(EVERY_FAILURE)('[STO-02] stores nothing when the store cannot be read (%s)', async (_, failure) => {
    world.stores.fails(failure, 'store');
    expect(await choose('1101')).toEqual(E.left(failure));
    expect(world.memory.store()).toBeUndefined();
  });

  test.each(EVERY_FAILURE)(
    '[STO-04] chooses the store although the list of closed stores cannot be read (%s)',
    async (_, failure) => {
      world.stores.fails(failure, 'closedStores');
      expect(E.isRight(await choose('1101'))).toBe(true);
      expect(world.logger.lines).toHaveLength(1);
    },
  );

  test.each([
    ['registered', '1101'],
    ['guest', undefined],
  ] as const)('[USR-02] for user type %s the account stores %p', async (userType, kept) => {
    world.userTypeNow = userType;
    await choose('1101');
    expect(world.account.kept).toBe(kept);
  });

  test('[USR-02] does not wait for the account', async () => {
    world.userTypeNow = 'registered';
    const account = { keep: () => () => new Promise<never>(() => undefined) };
    expect(await makeChoosePreferredStore({ ...world, account })('1101')()).toEqual(E.right(aStore()));
    expect(world.memory.store()).toEqual(MISSION);
  });

  test.each(EVERY_FAILURE)(
    '[USR-02] logs that the account could not be changed (%s), and chooses the store',
    async (_, failure) => {
      world.userTypeNow = 'registered';
      world.account.fails(failure);
      expect(E.isRight(await choose('1101'))).toBe(true);
      expect(world.memory.store()).toEqual(MISSION);
      expect(world.logger.lines).toMatchObject([{ level: 'warn', facts: { kind: failure.kind } }]);
    },
  );
});

describe('the initial store of a page', () => {
  const resolve = (
    query = '',
    preferredStoreId?: string,
    zipCode?: string,
  ): ReturnType<ReturnType<ResolvePreferredStore>> =>
    makeResolvePreferredStore(world)({
      parameters: readStoreParameters(new URLSearchParams(query)),
      user: { preferredStoreId, zipCode },
    })();
  const LINK = 'store_id=1102&store_location_id=1&store_name=Anything&store_zip=91942';

  test("[STO-05] comes from the link, with the service's details", async () => {
    world.memory.hasStore({ id: '1101', locationId: '13501', name: 'Mission Valley' });
    expect(await resolve(LINK, '1103')).toEqual(E.right({ store: MESA, zipCode: '91942', closed: undefined }));
  });

  test('[STO-05] does not store the store or the ZIP code of a link', async () => {
    await resolve(LINK);
    expect([world.memory.store(), world.memory.zipCode()]).toEqual([undefined, undefined]);
  });

  test('[STO-05] without a link is the stored store', async () => {
    if (MISSION) world.memory.hasStore(MISSION).hasZip('92108');
    expect(await resolve('', '1103')).toEqual(E.right({ store: MISSION, zipCode: '92108', closed: undefined }));
    expect(world.stores.calls).toEqual(['closedStores']);
  });

  test("[USR-02] without a link and a stored store is the account's store, which is then stored", async () => {
    expect(await resolve('', '1103')).toMatchObject({ right: { store: OCEANSIDE, zipCode: undefined } });
    expect(world.memory.store()).toEqual(OCEANSIDE);
  });

  test('[STO-05] without a link, a stored store and an account is undefined', async () => {
    expect(await resolve()).toEqual(E.right({ store: undefined, zipCode: undefined, closed: undefined }));
    expect(world.stores.calls).toEqual([]);
  });

  test("[CHK-04] has the ZIP code of a member's default address while none is chosen, and does not store it", async () => {
    expect(await resolve('', undefined, '10003')).toMatchObject({ right: { zipCode: '10003' } });
    expect(world.memory.zipCode()).toBeUndefined();
    world.memory.hasZip('92108');
    expect(await resolve('', undefined, '10003')).toMatchObject({ right: { zipCode: '92108' } });
  });

  test("[STO-05] prefers a link's ZIP code over the stored one, which is kept", async () => {
    world.memory.hasZip('10003');
    expect(await resolve(LINK)).toMatchObject({ right: { zipCode: '91942' } });
    expect(world.memory.zipCode()).toBe('10003');
  });

  test('[STO-03] [USR-06] renews the stored open store but not a closed one', async () => {
    await resolve();
    expect(world.memory.renewals).toBe(0);
    if (MISSION) world.memory.hasStore(MISSION);
    await resolve();
    expect(world.memory.renewals).toBe(1);
    world.stores.isClosed(aClosedStore({ id: '1101' }));
    await resolve();
    expect(world.memory.renewals).toBe(1);
  });

  test('[STO-05] ignores a link to a store that does not exist', async () => {
    if (MISSION) world.memory.hasStore(MISSION);
    expect(await resolve('store_id=999&store_location_id=1&store_name=x')).toMatchObject({ right: { store: MISSION } });
  });

  test.each(EVERY_FAILURE)(
    '[STO-05] uses the values of a complete link when the store cannot be read (%s)',
    async (_, failure) => {
      world.stores.fails(failure, 'store');
      expect(await resolve(LINK)).toMatchObject({
        right: { store: { id: '1102', locationId: '1', name: 'Anything' } },
      });
      expect(await resolve('store_id=1102')).toMatchObject({ right: { store: undefined } });
    },
  );

  test('[STO-04] removes a stored store that is closed, and returns the closure', async () => {
    const closed = aClosedStore({ id: '1101' });
    world.stores.isClosed(closed);
    if (MISSION) world.memory.hasStore(MISSION).hasZip('92108');
    expect(await resolve()).toEqual(
      E.right({ store: undefined, zipCode: '92108', closed: { name: 'Mission Valley', closed } }),
    );
    expect([world.memory.store(), world.memory.zipCode()]).toEqual([undefined, '92108']);
  });

  test("[STO-04] uses the account's store instead of a closed one", async () => {
    world.stores.isClosed(aClosedStore({ id: '1101' }));
    if (MISSION) world.memory.hasStore(MISSION);
    expect(await resolve('', '1103')).toMatchObject({
      right: { store: OCEANSIDE, closed: { name: 'Mission Valley' } },
    });
  });

  test.each([
    ['of the link', LINK, undefined, '1102'],
    ['of the account', '', '1103', '1103'],
  ])('[STO-04] ignores a closed store %s', async (_, query, preferredStoreId, id) => {
    world.stores.isClosed(aClosedStore({ id }));
    expect(await resolve(query, preferredStoreId)).toMatchObject({ right: { store: undefined } });
    expect(world.memory.store()).toBeUndefined();
  });

  test.each(EVERY_FAILURE)(
    '[STO-04] keeps the stored store when the list of closed stores cannot be read (%s)',
    async (_, failure) => {
      world.stores.fails(failure, 'closedStores');
      if (MISSION) world.memory.hasStore(MISSION);
      expect(await resolve()).toMatchObject({ right: { store: MISSION } });
      expect(world.logger.lines).toHaveLength(1);
    },
  );

  test.each(EVERY_FAILURE)("[USR-02] fails when the account's store cannot be read (%s)", async (_, failure) => {
    world.stores.fails(failure, 'store');
    expect(await resolve('', '1103')).toEqual(E.left(failure));
  });

  test("[USR-02] is undefined for an account's store that no longer exists", async () => {
    expect(await resolve('', '999')).toMatchObject({ right: { store: undefined } });
  });
});

test.each([
  ['', [undefined, undefined, undefined, undefined]],
  [
    'store_id=1101&store_location_id=13501&store_name=Mission+Valley&store_zip=92108',
    ['1101', '13501', 'Mission Valley', '92108'],
  ],
  [
    'store_id=../x&store_location_id=%3Cb%3E&store_name=%3C%3E&store_zip=9210',
    [undefined, undefined, undefined, undefined],
  ],
  [`store_id=${'1'.repeat(21)}&store_name=${'a'.repeat(200)}`, [undefined, undefined, 'a'.repeat(80), undefined]],
  ['store_name=<img src=x>', [undefined, undefined, 'img src x', undefined]],
])('[STO-05] the parameters %j are read as %j', (query, [id, locationId, name, zipCode]) => {
  expect(readStoreParameters(new URLSearchParams(query))).toEqual({ id, locationId, name, zipCode });
});

describe('a delivery ZIP code', () => {
  const remember = (typed: string, label?: string): ReturnType<ReturnType<ReturnType<typeof makeRememberZip>>> =>
    makeRememberZip(world)(typed, label)();

  test('[STO-08] replaces the stored one once it is confirmed', () => {
    world.memory.hasZip('10003');
    expect(remember(' 92101 ')).toEqual(E.right('92101'));
    expect(world.memory.zipCode()).toBe('92101');
  });

  test.each(['92101-1234', '921011234', '92101 1234'])(
    '[STO-08] [FRM-08] stores the first five digits of %s',
    (typed) => {
      expect(remember(typed)).toEqual(E.right('92101'));
      expect(world.memory.zipCode()).toBe('92101');
    },
  );

  test('[STO-08] stores nothing before the effect runs', () => {
    makeRememberZip(world)('92101');
    expect(world.memory.zipCode()).toBeUndefined();
  });

  test.each([
    ['', undefined, 'This field is required.'],
    ['  ', 'ZIP Code', 'ZIP Code field is required.'],
    ['9210', 'ZIP Code', 'Please enter a valid ZIP Code.'],
    ['92101-123', undefined, 'Please enter a valid ZIP Code.'],
    ['abcde', undefined, 'Please enter a valid ZIP Code.'],
  ])('[FRM-02] [FRM-08] responds to %j in the field %p: %s', (typed, label, message) => {
    expect(remember(typed, label)).toEqual(E.left({ kind: 'invalid-zip', message }));
    expect(world.memory.zipCode()).toBeUndefined();
  });
});
