import type { BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';
import { startBackendWithStores } from '../support/stocked-stores.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendWithStores({ guestLimit: 1000 });
});
afterAll(() => backend.close());

const BOOK = 'person/@self/contact';
const HOME = {
  nickName: 'Home',
  firstName: 'Pat',
  lastName: "O'Doe",
  addressLine: ['1 Bark St', '', ''],
  city: 'San Diego',
  state: 'CA',
  zipCode: '92121',
  country: 'US',
};

const names = async (browser: Browser): Promise<readonly string[]> =>
  (await browser.get(BOOK)).body.contact.map(
    ({ nickName, primary }: { nickName: string; primary: string }) => `${nickName} ${primary}`,
  );

test('[CHK-04] a guest without a cart adds, changes, reads and removes an address', async () => {
  const browser = await backend.guest();
  const added = await browser.post(`${BOOK}?bypassAVS=true`, HOME);
  expect([added.status, added.body.addressId]).toEqual([201, expect.stringMatching(/^\d+$/)]);
  const changed = await browser.put(`${BOOK}/Home?bypassAVS=true`, { ...HOME, addressLine: ['2 Bark St'] });
  expect([changed.status, changed.body.addressId]).toEqual([200, added.body.addressId]);
  const { body } = await browser.get(`${BOOK}/byAddressId/${added.body.addressId}`);
  expect(body).toMatchObject({ ...HOME, addressLine: ['2 Bark St', '', ''], addressType: 'ShippingAndBilling' });
  expect((await browser.delete(`${BOOK}/Home`)).status).toBe(200);
  expect(await names(browser)).toEqual([]);
  expect((await browser.delete(`${BOOK}/Home`)).error.key).toBe('_ERR_ADDRESS_NOT_FOUND');
});

test('[CHK-03] offers what the directory would write and stores nothing without a decision', async () => {
  const browser = await backend.guest();
  const typed = { ...HOME, addressLine: ['1 north bark street', 'apartment 2'], city: 'la jolla', state: 'NV' };
  const { status, body } = await browser.post(BOOK, typed);
  expect([status, body.validatedAddresses]).toEqual([
    200,
    [
      expect.objectContaining({
        firstName: 'Pat',
        addressLine: ['1 N Bark St', 'Apt 2', ''],
        city: 'San Diego',
        state: 'CA',
        zipCode: '92121',
      }),
    ],
  ]);
  expect(await names(browser)).toEqual([]);
  expect((await browser.post(BOOK, { ...typed, ...body.validatedAddresses[0] })).status).toBe(201);
  expect((await browser.post(`${BOOK}?bypassAVS=true`, { ...typed, nickName: 'As typed' })).status).toBe(201);
});

test('[CHK-03] questions a state that does not fit a ZIP code that the table lacks, and keeps its city', async () => {
  const browser = await backend.guest();
  const typed = { ...HOME, city: 'Bonsall', zipCode: '92100' };
  const { status, body } = await browser.post(BOOK, { ...typed, state: 'NV' });
  expect([status, body.validatedAddresses]).toEqual([
    200,
    [expect.objectContaining({ city: 'Bonsall', state: 'CA', zipCode: '92100' })],
  ]);
  expect(await names(browser)).toEqual([]);
  expect((await browser.post(BOOK, typed)).status).toBe(201);
});

test('[CHK-04] there is one default for each purpose', async () => {
  const browser = await backend.guest();
  const add = (nickName: string, addressType: string) =>
    browser.post(`${BOOK}?bypassAVS=true`, { ...HOME, nickName, addressType, primary: 'true' });
  await add('Ship', 'Shipping');
  await add('Bill', 'Billing');
  expect(await names(browser)).toEqual(['Ship true', 'Bill true']);
  await add('Other', 'Shipping');
  expect(await names(browser)).toEqual(['Ship false', 'Bill true', 'Other true']);
  await add('Both', 'ShippingAndBilling');
  expect(await names(browser)).toEqual(['Ship false', 'Bill false', 'Other false', 'Both true']);
});

test('[CHK-04] the default for both uses stays the default for bills when another address takes the deliveries', async () => {
  const browser = await backend.guest();
  await browser.post(`${BOOK}?bypassAVS=true`, { ...HOME, nickName: 'Both', primary: 'true' });
  await browser.post(`${BOOK}?bypassAVS=true`, { ...HOME, nickName: 'Ship', x_defaultShipping: 'true' });
  const { contact } = (await browser.get(BOOK)).body;
  expect(contact).toMatchObject([
    { nickName: 'Both', primary: 'true', x_defaultShipping: 'false', x_defaultBilling: 'true' },
    { nickName: 'Ship', primary: 'true', x_defaultShipping: 'true', x_defaultBilling: 'false' },
  ]);
  await browser.put(`${BOOK}/Both?bypassAVS=true`, { ...HOME, nickName: 'Both', addressType: 'Shipping' });
  expect(await names(browser)).toEqual(['Both false', 'Ship true']);
});

test('[CHK-04] names are unique; an address without a name is called by its street', async () => {
  const browser = await backend.guest();
  const { nickName: _none, ...unnamed } = HOME;
  await browser.post(BOOK, unnamed);
  await browser.post(BOOK, { ...unnamed, firstName: 'Lou' });
  expect(await names(browser)).toEqual(['1 Bark St true', '1 Bark St (2) false']);
  const taken = await browser.post(BOOK, { ...HOME, nickName: '1 Bark St' });
  expect([taken.status, taken.error.key]).toEqual([400, '_ERR_NICKNAME_ALREADY_EXIST']);
  expect((await browser.put(`${BOOK}/1 Bark St`, { ...HOME, nickName: '1 Bark St (2)' })).status).toBe(400);
});

test('[CHK-04] a book has at most 50 addresses', async () => {
  const browser = await backend.guest();
  for (let number = 1; number <= 50; number += 1) await browser.post(BOOK, { ...HOME, nickName: `Nr. ${number}` });
  const { status, error } = await browser.post(BOOK, HOME);
  expect([status, error.key]).toEqual([400, '_ERR_ADDRESS_BOOK_FULL']);
});

test.each([
  ['firstName', { firstName: '' }],
  ['lastName', { lastName: 'R2D2!' }],
  ['addressLine', { addressLine: [' '] }],
  ['city', { city: '' }],
  ['state', { state: 'XX' }],
  ['zipCode', { zipCode: '9212' }],
  ['country', { country: 'CA' }],
  ['phone1', { phone1: '555' }],
  ['nickName', { nickName: ' ' }],
])('[CHK-09] refuses a wrong %s and names it', async (field, more) => {
  const browser = await backend.guest();
  const { status, error } = await browser.post(`${BOOK}?bypassAVS=true`, { ...HOME, ...more });
  expect([status, error.parameters.join()]).toEqual([400, field]);
  expect(await names(browser)).toEqual([]);
});

test('addresses of another shopper are not found, and the generic user has none', async () => {
  const owner = await backend.guest();
  const { addressId } = (await owner.post(BOOK, HOME)).body;
  const stranger = await backend.guest();
  expect((await stranger.get(`${BOOK}/byAddressId/${addressId}`)).status).toBe(404);
  expect((await stranger.put(`${BOOK}/Home?bypassAVS=true`, HOME)).error.key).toBe('_ERR_ADDRESS_NOT_FOUND');
  expect((await stranger.delete(`${BOOK}/Home`)).error.key).toBe('_ERR_ADDRESS_NOT_FOUND');
  expect(await names(owner)).toEqual(['Home true']);
  expect((await backend.browser().get(BOOK)).status).toBe(403);
  expect((await backend.browser().post(BOOK, HOME)).status).toBe(403);
});

test('[CHK-03] the directory completes streets, near the ZIP code when there is one', async () => {
  const browser = backend.browser();
  const near = await browser.get('x_addresses/suggest?text=12%20ma&zipCode=92121');
  expect(near.body.suggestions.length).toBeGreaterThan(0);
  for (const suggestion of near.body.suggestions) {
    expect(suggestion).toMatchObject({ city: 'San Diego', state: 'CA', zipCode: '92121' });
    expect(suggestion.addressLine[0]).toMatch(/^12 Ma/);
  }
  const anywhere = await browser.get('x_addresses/suggest?text=12%20Main%20Str');
  expect(anywhere.body.suggestions.length).toBeGreaterThan(1);
  expect(
    (await browser.get('x_addresses/suggest?text=12%20Main%20St,%20San%20Diego')).body.suggestions[0],
  ).toMatchObject({
    city: 'San Diego',
    state: 'CA',
  });
  for (const text of ['Main', '12', 'qqq qqq']) {
    expect((await browser.get(`x_addresses/suggest?text=${text}`)).body.suggestions).toEqual([]);
  }
  expect((await browser.get('x_addresses/suggest?text=')).status).toBe(400);
});

test('[CHK-03] a ZIP code has its city, one of a known region its state, and an unknown one is not found', async () => {
  const browser = backend.browser();
  expect((await browser.get('x_addresses/zip/92121')).body).toEqual({
    city: 'San Diego',
    state: 'CA',
    zipCode: '92121',
  });
  // Not in the table of places; other ZIP codes of its region are.
  expect((await browser.get('x_addresses/zip/85288')).body).toEqual({ city: '', state: 'AZ', zipCode: '85288' });
  for (const zip of ['00000', 'abcde', '921']) expect((await browser.get(`x_addresses/zip/${zip}`)).status).toBe(404);
});
