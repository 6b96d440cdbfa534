import { RequestCookies } from '../../../adapters/server/requests/request-cookies';
import { StoragePermissionStore } from '../../../adapters/session/storage-permission-store';
import { StoragePreferredPlaceStore } from '../../../adapters/session/storage-preferred-place-store';
import { StorageStoreCoordinatesCache } from '../../../adapters/session/storage-store-coordinates';
import { permissionStoreContract } from '../../contracts/permission-store.contract';
import { preferredPlaceStoreContract } from '../../contracts/preferred-place-store.contract';
import { storeCoordinatesContract } from '../../contracts/store-coordinates.contract';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakePermissionStore } from '../../fakes/fake-permission-store';
import { HCL_COOKIE_RULES } from '../../support/hcl-backend';

const MESA = { id: '1102', locationId: '13502', name: 'La Mesa' };
const MISSION = { id: '1101', locationId: '13501', name: 'Mission Valley' };

preferredPlaceStoreContract('StoragePreferredPlaceStore', () => ({
  memory: new StoragePreferredPlaceStore(new FakeKeyValueStorage(), new FakeCookies()),
}));

preferredPlaceStoreContract('StoragePreferredPlaceStore over the cookies of a request', () => ({
  memory: new StoragePreferredPlaceStore(
    new FakeKeyValueStorage().isBlocked(),
    new RequestCookies({ ...HCL_COOKIE_RULES, header: undefined, secure: true }),
  ),
}));

test('[STO-02] [STO-03] stores a store in local storage and cookies under the specified names', () => {
  const [storage, cookies] = [new FakeKeyValueStorage(), new FakeCookies()];
  new StoragePreferredPlaceStore(storage, cookies).remember(MISSION, '92108')();
  const kept = {
    USER_SET_PREFERRED_STORE_ID: '1101',
    USER_SET_PREFERRED_STORE_LOCATION_ID: '13501',
    USER_SET_PREFERRED_STORE_NAME: 'Mission Valley',
    USER_SET_ZIP: '92108',
    USER_SET_ZIP_OF_STORE: 'true',
  };
  expect(storage.all).toEqual(kept);
  expect(cookies.all).toEqual({ ...kept, WC_physicalStores: '1101', WC_bopusStoreId: '13501' });
});

test.each([
  [[], ['1']],
  [['1'], ['1']],
  [
    ['1', '2'],
    ['2', '1'],
  ],
  [
    ['1', '2', '3', '4', '5'],
    ['5', '4', '3', '2', '1'],
  ],
  [
    ['1', '2', '3', '4', '5', '6'],
    ['6', '5', '4', '3', '2'],
  ],
  [
    ['1', '2', '3', '1'],
    ['1', '3', '2'],
  ],
])('[STO-03] the cookie is %j after the stores %j', (chosen, expected) => {
  const cookies = new FakeCookies();
  const memory = new StoragePreferredPlaceStore(new FakeKeyValueStorage(), cookies);
  for (const id of chosen.length === 0 ? ['1'] : chosen) memory.remember({ ...MISSION, id }, '92108')();
  expect(cookies.all['WC_physicalStores']).toBe(expected.join(','));
});

test('[STO-03] limits a foreign cookie value and keeps its valid ids', () => {
  const cookies = new FakeCookies().hasCookie('WC_physicalStores', `7%2C%2C<b>%2C8%2C${'9'.repeat(30)}`);
  new StoragePreferredPlaceStore(new FakeKeyValueStorage(), cookies).remember(MISSION, '92108')();
  expect(cookies.all['WC_physicalStores']).toBe('1101,7,8');
});

test('[STO-04] removes everything of a store, its ZIP code too, except the other stores', () => {
  const [storage, cookies] = [new FakeKeyValueStorage(), new FakeCookies().hasCookie('WC_physicalStores', '7')];
  const memory = new StoragePreferredPlaceStore(storage, cookies);
  memory.remember(MISSION, '92108')();
  memory.forget();
  expect([storage.all, cookies.all]).toEqual([{}, { WC_physicalStores: '7' }]);
});

test('[STO-04] keeps the ZIP code that is the shopper’s own', () => {
  const cookies = new FakeCookies();
  const memory = new StoragePreferredPlaceStore(new FakeKeyValueStorage(), cookies);
  memory.rememberZip('10003')();
  memory.remember(MISSION, '92108')();
  memory.forget();
  expect(cookies.all).toEqual({ USER_SET_ZIP: '10003' });
});

test('[STO-04] removes the list of stores with its only store', () => {
  const cookies = new FakeCookies();
  const memory = new StoragePreferredPlaceStore(new FakeKeyValueStorage(), cookies);
  memory.remember(MISSION, '92108')();
  memory.forget();
  expect(cookies.all).toEqual({});
});

test('[STO-05] [PLT-03] prefers the cookies over storage, because a form without scripts sets only these', () => {
  const [storage, cookies] = [new FakeKeyValueStorage(), new FakeCookies()];
  new StoragePreferredPlaceStore(storage, cookies).remember(MISSION, '92108')();
  new StoragePreferredPlaceStore(new FakeKeyValueStorage().isBlocked(), cookies).remember(MESA, '91942')();
  cookies.hasCookie('USER_SET_ZIP', '10003');
  const memory = new StoragePreferredPlaceStore(storage, cookies);
  expect([memory.store(), memory.zipCode()]).toEqual([MESA, '10003']);
  memory.renew();
  expect(storage.all).toMatchObject({ USER_SET_PREFERRED_STORE_ID: '1102', USER_SET_ZIP: '10003' });
});

test('[STO-05] reads storage without cookies', () => {
  const storage = new FakeKeyValueStorage();
  new StoragePreferredPlaceStore(storage, new FakeCookies()).remember(MISSION, '92108')();
  const memory = new StoragePreferredPlaceStore(storage, new FakeCookies());
  expect([memory.store(), memory.zipCode()]).toEqual([MISSION, '92108']);
});

test('[STO-03] [USR-06] restores what a sign-in removes of a store that stays', () => {
  const cookies = new FakeCookies();
  const memory = new StoragePreferredPlaceStore(new FakeKeyValueStorage(), cookies);
  memory.remember(MISSION, '92108')();
  for (const name of ['WC_bopusStoreId', 'WC_physicalStores']) cookies.remove(name)();
  memory.renew();
  expect(cookies.all).toMatchObject({ WC_bopusStoreId: '13501', WC_physicalStores: '1101', USER_SET_ZIP: '92108' });
});

test('[STO-03] renews nothing without a stored store', () => {
  const cookies = new FakeCookies();
  new StoragePreferredPlaceStore(new FakeKeyValueStorage(), cookies).renew();
  expect(cookies.all).toEqual({});
});

test.each([
  ['USER_SET_PREFERRED_STORE_ID', ''],
  ['USER_SET_PREFERRED_STORE_ID', '../1'],
  ['USER_SET_PREFERRED_STORE_ID', '1'.repeat(21)],
  ['USER_SET_PREFERRED_STORE_LOCATION_ID', '<b>'],
  ['USER_SET_PREFERRED_STORE_NAME', '  '],
])('[STO-02] reads no store from %s %j', (key, value) => {
  const storage = new FakeKeyValueStorage();
  new StoragePreferredPlaceStore(storage, new FakeCookies()).remember(MISSION, '92108')();
  expect(new StoragePreferredPlaceStore(storage.has(key, value), new FakeCookies()).store()).toBeUndefined();
});

test.each(['', '9210', '921011', '92101-1234', 'abcde'])('[STO-02] reads no ZIP code from %j', (value) => {
  const storage = new FakeKeyValueStorage().has('USER_SET_ZIP', value);
  const memory = new StoragePreferredPlaceStore(storage, new FakeCookies());
  expect(memory.zipCode()).toBeUndefined();
  memory.remember(MISSION, value)();
  expect(memory.zipCode()).toBeUndefined();
});

storeCoordinatesContract('StorageStoreCoordinatesCache', () => {
  let now = 1_700_000_000_000;
  return {
    coordinates: new StorageStoreCoordinatesCache(new FakeKeyValueStorage(), () => now),
    passDays: (days) => void (now += days * 86_400_000),
  };
});

test.each(['', 'null', '[]', '{', '{"at":"now","points":[]}', '{"at":0,"points":[["1101"]]}'])(
  '[STO-07] ignores the stored value %j',
  (kept) => {
    const storage = new FakeKeyValueStorage().has('storeCoordinates', kept);
    expect(new StorageStoreCoordinatesCache(storage, () => 0).read()).toBeUndefined();
  },
);

test('[STO-07] ignores a value stored by a clock that was ahead', () => {
  const storage = new FakeKeyValueStorage();
  new StorageStoreCoordinatesCache(storage, () => 1_000).write([])();
  expect(new StorageStoreCoordinatesCache(storage, () => 999).read()).toBeUndefined();
});

test.each([
  [undefined, undefined],
  ['1700000000000', 1_700_000_000_000],
  ['', undefined],
  ['-1', undefined],
  ['soon', undefined],
  ['9'.repeat(16), undefined],
])('[GEO-03] with %j stored, permission was requested at %p', (kept, expected) => {
  const storage = new FakeKeyValueStorage();
  if (kept !== undefined) storage.has('locationAskedAt', kept);
  expect(new StoragePermissionStore(storage).askedAt()).toBe(expected);
});

permissionStoreContract('StoragePermissionStore', () => new StoragePermissionStore(new FakeKeyValueStorage()));
permissionStoreContract('FakePermissionStore', () => new FakePermissionStore());
