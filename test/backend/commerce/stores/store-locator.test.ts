import type { BackendUnderTest } from '../support/backend-under-test.ts';
import { closeStore, startBackendWithStores } from '../support/stocked-stores.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendWithStores();
});
afterAll(() => backend.close());

const locator = 'petcostorelocator/';
const get = (path: string) => backend.browser().get(path);
const nearest = (body: unknown) => backend.browser().post(`${locator}getneareststoresbyzipcode`, body);

const missionValley = {
  IDENTIFIER: '1101',
  STLOC_ID: '13501',
  DSNAME: 'Mission Valley',
  ADDRESS: { ADDRESS1: '2 Leash Rd', CITY: 'San Diego', STATE: 'CA', ZIPCODE: '92108-1234', COUNTRY: 'US' },
  PHONE: '619-555-0100',
  LATITUDE: '32.77',
  LONGITUDE: '-117.15',
  x_timeZone: 'America/Los_Angeles',
};

test('[STO-01] [STO-09] lists every store once with id, name and position, cacheable', async () => {
  const { body, headers } = await get(`${locator}getAllStoresLatLong?json`);
  expect(body).toHaveLength(1500);
  expect(body[0]).toEqual({
    ID: '1101',
    SN: 'Mission Valley',
    LA: '32.77',
    LO: '-117.15',
    x_city: 'San Diego',
    x_state: 'CA',
  });
  expect(new Set(body.map((store: Record<string, string>) => store.ID)).size).toBe(1500);
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
});

test('[STO-01] [STO-09] a store has its address, hours and services', async () => {
  const { body } = await get(`${locator}byStoreId/1101`);
  expect(body).toMatchObject(missionValley);
  expect(body.x_services).toContain('Grooming');
  expect(body.x_hours).toContainEqual({
    day: 1,
    opens: expect.stringMatching(/^\d\d:\d\d$/),
    closes: expect.stringMatching(/^\d\d:\d\d$/),
  });
});

test.each(['9999', '0', 'constructor', "1101'--", '1101%20', '💣', '9'.repeat(3000)])(
  '[STO-01] does not find the store %.12s',
  async (id) => {
    for (const path of [locator, 'storelocator/']) {
      const response = await get(`${path}byStoreId/${encodeURIComponent(id)}`);
      expect([response.status, response.error.key, response.error.parameters]).toEqual([
        404,
        '_ERR_NOT_FOUND',
        ['storeId'],
      ]);
    }
  },
);

test('[STO-08] lists the stores near a ZIP code, nearest first, with the distance in statute miles', async () => {
  const { status, body } = await nearest({ zipcode: '92108-0001', noOfStores: '5', radius: '5000' });
  expect(status).toBe(200);
  expect(body).toHaveLength(5);
  expect(body[0]).toMatchObject(missionValley);
  const distances: number[] = body.map((store: Record<string, string>) => Number(store.DISTANCE));
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  // From the centre of 92108 to the store.
  expect(distances[0]).toBeCloseTo(1.118, 2);
});

// None of these is in the table; other ZIP codes with the same first three digits are.
test.each([
  ['92100', 'CA'],
  ['10298', 'NY'],
  ['99999', 'AK'],
])('[STO-08] places the unknown ZIP code %s in %s by its first three digits', async (zipCode, state) => {
  expect((await get(`${locator}places?q=${zipCode}1234`)).body.places).toMatchObject([{ state, zipCode }]);
  expect((await nearest({ zipcode: zipCode, noOfStores: '2' })).body).toHaveLength(2);
});

test.each(['00000', '09012', '34001', '96201'])('[STO-08] finds no store near %s', async (zipcode) => {
  expect((await nearest({ zipcode })).body).toEqual([]);
  expect((await get(`${locator}places?q=${zipcode}`)).body.places).toEqual([]);
});

test('[STO-08] lists exactly the stores within the radius', async () => {
  const { body } = await nearest({ zipcode: '92108', noOfStores: 100, radius: 10 });
  expect(body.length).toBeGreaterThan(1);
  expect(body.length).toBeLessThan(20);
  expect(body.every((store: Record<string, string>) => Number(store.DISTANCE) <= 10)).toBe(true);
  expect((await nearest({ zipcode: '92108', radius: '0' })).body).toEqual([]);
});

test('[STO-08] a ZIP code without a place has no stores', async () => {
  const { status, body } = await nearest({ zipcode: '00000', noOfStores: '5' });
  expect([status, body]).toEqual([200, []]);
});

test.each<[string, unknown, string]>([
  ['letters', { zipcode: 'abcde' }, 'zipcode'],
  ['too few digits', { zipcode: '9210' }, 'zipcode'],
  ['an empty one', { zipcode: '' }, 'zipcode'],
  ['none', {}, 'zipcode'],
  ['a number', { zipcode: 92108 }, 'zipcode'],
  ['a list', { zipcode: ['92108'] }, 'zipcode'],
  ['quotes', { zipcode: "92108' or '1'='1" }, 'zipcode'],
  ['foreign digits', { zipcode: '９２１０８' }, 'zipcode'],
  ['a long text', { zipcode: '9'.repeat(6000) }, 'zipcode'],
  ['no stores at all', { zipcode: '92108', noOfStores: '0' }, 'noOfStores'],
  ['too many stores', { zipcode: '92108', noOfStores: 101 }, 'noOfStores'],
  ['half a store', { zipcode: '92108', noOfStores: '1.5' }, 'noOfStores'],
  ['stores without end', { zipcode: '92108', noOfStores: '1e309' }, 'noOfStores'],
  ['a radius below nothing', { zipcode: '92108', radius: '-1' }, 'radius'],
  ['a radius of words', { zipcode: '92108', radius: 'NaN' }, 'radius'],
  ['a radius beyond the earth', { zipcode: '92108', radius: 1e300 }, 'radius'],
])('[STO-08] refuses a ZIP search with %s and names the parameter', async (_what, body, parameter) => {
  const response = await nearest(body);
  expect([response.status, response.error.parameters]).toEqual([400, [parameter]]);
  expect(response.error.message).toContain(parameter);
});

test('[STO-08] refuses a body of 10 kB as too large', async () => {
  const response = await nearest({ zipcode: '9'.repeat(10_000) });
  expect([response.status, response.error.key]).toEqual([413, '_ERR_REQUEST_TOO_LARGE']);
});

test('[STO-01] [STO-06] closed stores are reported by id with reason and days, and still listed among the nearest', async () => {
  await closeStore(backend, '1101');
  const { body } = await get(`${locator}closedStoreDetails`);
  expect(body).toContainEqual({ 1101: { reason: 'Remodel', startDate: '2030-01-01', endDate: '2030-02-01' } });
  // A dozen are always being remodelled; only this one is added.
  expect(body).toHaveLength(13);
  expect((await nearest({ zipcode: '92108', noOfStores: '1' })).body[0].IDENTIFIER).toBe('1101');
  await backend.database.deleteFrom('store_closure').where('store_id', '=', '1101').execute();
});

test('[STO-01] a store closes and reopens by the calendar of its time zone', async () => {
  const day = { store_id: '1101', reason: 'Remodel', first_day: '2030-01-14', last_day: '2030-01-14' };
  await backend.database.insertInto('store_closure').values(day).execute();
  const isClosed = async (): Promise<boolean> =>
    (await get(`${locator}closedStoreDetails`)).body.some((entry: object) => '1101' in entry);
  // The tests begin on 14 January at noon in Greenwich, which is four in the morning in San Diego.
  const seen = [await isClosed()];
  const hour = 60 * 60_000;
  for (const hours of [19, 2]) {
    backend.advance(hours * hour);
    seen.push(await isClosed());
  }
  expect(seen).toEqual([true, true, false]);
  backend.advance(-21 * hour);
  await backend.database.deleteFrom('store_closure').where('store_id', '=', '1101').execute();
});

test('[STO-09] the standard service finds stores around a point, in miles or kilometres, and one by its id', async () => {
  const around = 'storelocator/latitude/32.7783/longitude/-117.1335';
  const { body } = await get(`${around}?maxItems=2&radius=50`);
  expect(body.PhysicalStore).toHaveLength(2);
  const [store] = body.PhysicalStore;
  expect(store).toMatchObject({
    uniqueID: '1101',
    storeName: '1101',
    Description: [{ displayStoreName: 'Mission Valley' }],
    addressLine: ['2 Leash Rd'],
    stateOrProvinceName: 'CA',
    postalCode: '92108-1234',
    latitude: '32.77',
  });
  expect(store.Attribute[0]).toEqual({ name: 'Hours', displayValue: expect.stringMatching(/^Sun \d\d:\d\d-.*, Mon /) });
  const metric = (await get(`${around}?maxItems=1&radius=50&radiusUOM=KM`)).body.PhysicalStore[0];
  expect(Number(metric.distance) / Number(store.distance)).toBeCloseTo(1.609344, 3);
  expect((await get('storelocator/byStoreId/1101')).body.PhysicalStore[0].uniqueID).toBe('1101');
});

test.each([
  ['NaN', '-117', '', 'latitude'],
  ['91', '-117', '', 'latitude'],
  ['1e309', '-117', '', 'latitude'],
  ['', '-117', '', 'latitude'],
  ['32.77', '181', '', 'longitude'],
  ['32.77', 'Infinity', '', 'longitude'],
  ['32.77', "0'; drop table store", '', 'longitude'],
  ['32.77', '-117', '?maxItems=many', 'maxItems'],
  ['32.77', '-117', '?radius=-5', 'radius'],
  ['32.77', '-117', '?radiusUOM=LY', 'radiusUOM'],
])('[STO-09] refuses latitude %s, longitude %s%s and names the parameter', async (lat, lng, query, parameter) => {
  const path = `storelocator/latitude/${encodeURIComponent(lat)}/longitude/${encodeURIComponent(lng)}${query}`;
  const response = await get(path);
  expect([response.status, response.error.parameters]).toEqual([400, [parameter]]);
});

const names = async (q: string): Promise<string[]> => {
  const { body } = await get(`${locator}places?q=${encodeURIComponent(q)}`);
  return body.places.map((place: Record<string, string>) => place.name);
};

test('[STO-09] a place has its name, a ZIP code and its centre', async () => {
  const { body } = await get(`${locator}places?q=san%20diego,%20ca`);
  expect(body).toEqual({
    places: [
      {
        name: 'San Diego, CA',
        city: 'San Diego',
        state: 'CA',
        zipCode: expect.stringMatching(/^92\d{3}$/),
        latitude: expect.stringMatching(/^32\.\d+$/),
        longitude: expect.stringMatching(/^-117\.\d+$/),
      },
    ],
  });
  const zip = await get(`${locator}places?q=92121-0002`);
  expect(zip.body.places).toEqual([
    {
      name: 'San Diego, CA',
      city: 'San Diego',
      state: 'CA',
      zipCode: '92121',
      latitude: '32.8919',
      longitude: '-117.2035',
    },
  ]);
});

test.each([
  ['San Diego', 'San Diego, CA'],
  ['san diego california', 'San Diego, CA'],
  ['SAN DIEGO,c', 'San Diego, CA'],
  ['sandi', 'San Diego, CA'],
  ['san deigo', 'San Diego, CA'],
  ['sna diego', 'San Diego, CA'],
  ['an diego', 'San Diego, CA'],
  ['chicgo', 'Chicago, IL'],
  ['los angelas ca', 'Los Angeles, CA'],
  ['San José', 'San Jose, CA'],
  ['St. Louis, MO', 'Saint Louis, MO'],
  ['new york ny', 'New York, NY'],
  ['portland, maine', 'Portland, ME'],
  ['portland', 'Portland, OR'],
])('[STO-09] the text %s finds %s first', async (text, name) => {
  const found = await names(text);
  expect(found[0]).toBe(name);
  expect(found.length).toBeLessThanOrEqual(5);
});

test.each(['09999', 'zzzzqq', '東京', "x'; drop table city; --", 'san diego, ontario', 'x'])(
  '[STO-09] finds no place for the text %s',
  async (text) => {
    expect(await names(text)).toEqual([]);
  },
);

test.each([
  ['nothing', 'places'],
  ['an empty text', 'places?q='],
  ['signs alone', 'places?q=%25%27--'],
  ['two texts', 'places?q=a&q=b'],
  ['a long text', `places?q=${'a'.repeat(81)}`],
  ['a control character', 'places?q=a%00b'],
])('[STO-09] refuses a place search by %s and names the parameter', async (_what, path) => {
  const response = await get(locator + path);
  expect([response.status, response.error.parameters]).toEqual([400, ['q']]);
});

test('[STO-01] changes in the table of stores appear within a minute', async () => {
  const nameIn = async (): Promise<string> => (await get(`${locator}byStoreId/1102`)).body.DSNAME;
  const before = await nameIn();
  await backend.database.updateTable('store').set({ name: 'Newly Named' }).where('store_id', '=', '1102').execute();
  backend.advance(60_000);
  expect([before === 'Newly Named', await nameIn()]).toEqual([false, 'Newly Named']);
});
