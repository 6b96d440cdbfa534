import { startBackend, registration, PASSWORD, type BackendUnderTest } from '../support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

let count = 0;
const freshId = (): string => {
  count += 1;
  return `person${count}@example.test`;
};

test('[REG-02] the registration payload creates an account and signs it in', async () => {
  const browser = backend.browser();
  const response = await browser.post(
    'person?updateCookies=true',
    registration('Robin.R@Example.test', { phone1: '(555) 555-0100' }),
  );
  expect(response.status).toBe(201);
  expect(response.body).toMatchObject({
    userId: expect.any(String),
    addressId: expect.stringMatching(/^8\d{5}$/),
    resourceName: 'person',
  });
  expect((await browser.get('person/@self')).body).toMatchObject({
    userId: response.body.userId,
    addressId: response.body.addressId,
    logonId: 'robin.r@example.test',
    firstName: 'Robin',
    lastName: 'Reed',
    email1: 'robin.r@example.test',
    phone1: '5555550100',
    registrationStatus: 'RegisteredPerson',
    accountStatus: 'Enabled',
    profileType: 'C',
  });
});

test('[REG-02] a guest who registers keeps id and cart, under a new session', async () => {
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  const before = new Map(guest.jar);
  const cart = await guest.get('cart/@self');
  const response = await guest.post('person?updateCookies=true', registration(freshId()));
  expect(response.body.userId).toBe(cart.body.buyerId);
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
  const thief = backend.browser();
  before.forEach((value, name) => thief.jar.set(name, value));
  expect((await thief.get('person/@self')).error.code).toBe('CMN1039E');
});

test('[REG-08] refuses an email address with an account, in any case', async () => {
  const logonId = freshId();
  await backend.registered(logonId);
  const guest = await backend.guest();
  await guest.add('KIB-5');
  const response = await guest.post('person?updateCookies=true', registration(logonId.toUpperCase()));
  expect([response.status, response.error.key, response.error.code]).toEqual([
    400,
    '_ERR_LOGONID_ALREDY_EXIST',
    '2030',
  ]);
  expect(response.cookies).toEqual([]);
  expect((await guest.get('user/user-type')).body).toEqual({ usertype: 'G' });
  expect(await guest.cart()).toEqual({ 'KIB-5': 1 });
});

test('[REG-08] two concurrent registrations of one address create one account', async () => {
  const logonId = freshId();
  const guests = [await backend.guest(), await backend.guest(), backend.browser(), backend.browser()];
  const responses = await Promise.all(
    guests.map((guest) => guest.post('person?updateCookies=true', registration(logonId))),
  );
  expect(responses.map((response) => response.status).toSorted()).toEqual([201, 400, 400, 400]);
  const rows = await backend.database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('logon_id', '=', logonId)
    .execute();
  expect(rows).toHaveLength(1);
  const addresses = await backend.database
    .selectFrom('address')
    .select('address_id')
    .where('email', '=', logonId)
    .execute();
  expect(addresses).toHaveLength(1);
});

const refusals: readonly [string, Record<string, unknown>, string, string][] = [
  ['an empty logon id', { logonId: ' ' }, '_ERR_CMD_INVALID_PARAM', 'logonId'],
  ['a logon id that is no email address', { logonId: 'robin' }, '_ERR_CMD_INVALID_PARAM', 'logonId'],
  ['another email address', { email1: 'else@example.test' }, '_ERR_CMD_INVALID_PARAM', 'email1'],
  ['a second email address that differs', { email2: 'else@example.test' }, '_ERR_CMD_INVALID_PARAM', 'email2'],
  ['an empty first name', { firstName: ' ' }, '_ERR_CMD_INVALID_PARAM', 'firstName'],
  ['a first name with digits', { firstName: 'R2D2' }, '_ERR_CMD_INVALID_PARAM', 'firstName'],
  ['a last name that is too long', { lastName: 'x'.repeat(65) }, '_ERR_CMD_INVALID_PARAM', 'lastName'],
  ['a missing last name', { lastName: undefined }, '_ERR_CMD_INVALID_PARAM', 'lastName'],
  ['a phone number of nine digits', { phone1: '555555010' }, '_ERR_CMD_INVALID_PARAM', 'phone1'],
  ['a Pals number of eight digits', { xppro_userField2: '12345678' }, '_ERR_PALS_NUMBER_INVALID', 'xppro_userField2'],
  ['passwords that differ', { logonPasswordVerify: 'Other1234' }, '_ERR_CMD_INVALID_PARAM', 'logonPasswordVerify'],
  ['a flag that is no flag', { primary: 'maybe' }, '_ERR_CMD_INVALID_PARAM', 'primary'],
];
test.each(refusals)('[REG-02] refuses %s and creates no account', async (_what, change, key, parameter) => {
  const logonId = freshId();
  const browser = backend.browser();
  const response = await browser.post('person?updateCookies=true', registration(logonId, change));
  expect([response.status, response.error.key, response.error.parameters]).toEqual([400, key, [parameter]]);
  expect((await browser.signIn(logonId, PASSWORD)).error.code).toBe('2030');
});

test('[REG-03] refuses an empty email or password with the specification’s messages', async () => {
  const message = 'Please provide a email and password for registering the user.';
  const browser = backend.browser();
  const noPassword = await browser.post(
    'person',
    registration(freshId(), { logonPassword: '', logonPasswordVerify: '' }),
  );
  const noEmail = await browser.post('person', registration(''));
  expect([noPassword.error.message, noEmail.error.message]).toEqual([message, message]);
});

const passwords: readonly [string, string][] = [
  ['Ab1', '_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD'],
  ['abcdefgh', '_ERR_AUTHENTICATION_MINIMUMDIGITS_PASSWORD'],
  ['12345678', '_ERR_AUTHENTICATION_MINIMUMLETTERS_PASSWORD'],
  ['Abcdefgh1234567890xyz', '_ERR_CMD_INVALID_PARAM'],
  ['Abc 12345', '_ERR_CMD_INVALID_PARAM'],
];
test.each(passwords)('[FRM-05] the password %p is refused with %s', async (password, key) => {
  const change = { logonPassword: password, logonPasswordVerify: password };
  const response = await backend.browser().post('person', registration(freshId(), change));
  expect([response.status, response.error.key, response.error.parameters]).toEqual([400, key, ['logonPassword']]);
});

test.each(['Pawsome1', 'pawsom1', 'a1b2c3', 'Abcdefgh1234567890xy'])(
  '[FRM-05] accepts the password %p',
  async (password) => {
    const change = { logonPassword: password, logonPasswordVerify: password };
    expect((await backend.browser().post('person', registration(freshId(), change))).status).toBe(201);
  },
);

const genericUser = {
  x_firstName: 'null',
  x_lastName: 'null',
  x_userType: 'G',
  x_palsId: 'null',
  x_preferedStoreId: 'null',
  x_city: 'null',
  x_state: 'null',
  x_country: 'null',
  x_zipCode: 'null',
  x_vcEnrolled: 'false',
  x_petKinds: [],
};

test('[USR-03] the header has no data of the generic user and only the id of a guest', async () => {
  expect((await backend.browser().get('person/@self/forHeader')).body).toEqual({ ...genericUser, x_userId: '-1002' });
  const guest = await backend.guest();
  const { body } = await guest.get('person/@self/forHeader');
  expect(body).toEqual({ ...genericUser, x_userId: expect.stringMatching(/^7\d{5}$/) });
});

test('[USR-03] the header shows a registered shopper, with "null" for missing values', async () => {
  const logonId = freshId();
  const browser = await backend.registered(logonId);
  await backend.database
    .updateTable('shopper')
    .set({ vital_care: 1, preferred_store_id: '1101' })
    .where('logon_id', '=', logonId)
    .execute();
  expect((await browser.get('person/@self/forHeader')).body).toMatchObject({
    x_firstName: 'Robin',
    x_lastName: 'Reed',
    x_userType: 'R',
    x_palsId: 'null',
    x_preferedStoreId: '1101',
    x_city: 'null',
    x_country: 'US',
    x_vcEnrolled: 'true',
  });
});

test('[USR-01] the user type is R for signed-in shoppers and G for all others, and is never cached', async () => {
  const browser = await backend.registered(freshId());
  const response = await browser.get('user/user-type');
  expect(response.body).toEqual({ usertype: 'R' });
  expect(response.headers['cache-control']).toContain('no-cache');
  expect((await (await backend.guest()).get('user/user-type')).body).toEqual({ usertype: 'G' });
  expect((await backend.browser().get('user/user-type')).body).toEqual({ usertype: 'G' });
});

test('[USR-04] a ping returns contact data only to a signed-in shopper', async () => {
  const logonId = freshId();
  const browser = await backend.registered(logonId);
  const { body } = await browser.get('user/ping');
  expect(body).toEqual({
    userid: expect.any(String),
    usertype: 'R',
    email: logonId,
    phoneNumber: '5555550100',
    isPartner: 'false',
  });
  expect((await backend.browser().get('user/ping')).body).toEqual({
    userid: '-1002',
    usertype: 'G',
    email: '',
    phoneNumber: '',
    isPartner: 'false',
  });
});

test('[USR-01] the generic user has no person; a guest has one without a name', async () => {
  const response = await backend.browser().get('person/@self');
  expect([response.status, response.error.code]).toEqual([401, '2550']);
  const { body } = await (await backend.guest()).get('person/@self');
  expect(body).toMatchObject({ registrationStatus: 'Guest', firstName: '', logonId: '' });
});

test('[PAL-03] rewards are empty for a shopper who is not a member', async () => {
  const empty = { palsRewardsNo: '', memberSince: '', pointsRequired: '', palsRewardsCoupons: [] };
  const path = 'palsPromotion/retrievePalsRewardsDetails/@self';
  expect((await backend.browser().get(path)).body).toEqual(empty);
  expect((await (await backend.registered(freshId())).get(path)).body).toEqual(empty);
});

test('[RWD-05] a member sees number, missing points and usable coupons', async () => {
  const browser = backend.browser();
  const change = { xppro_userField2: '987654321' };
  const { body } = await browser.post('person?updateCookies=true', registration(freshId(), change));
  const shopper_id = Number(body.userId);
  await backend.database.updateTable('pals_member').set({ points: 260 }).where('shopper_id', '=', shopper_id).execute();
  await backend.database
    .insertInto('pals_coupon')
    .values([
      { coupon_no: 'C-2', shopper_id, amount_cents: 500, expires_on: '2030-03-01', push_status: 'Loaded' },
      { coupon_no: 'C-1', shopper_id, amount_cents: 1050, expires_on: '2030-02-01', push_status: '' },
      { coupon_no: 'C-0', shopper_id, amount_cents: 500, expires_on: '2030-01-01', push_status: '' },
    ])
    .execute();
  expect((await browser.get('palsPromotion/retrievePalsRewardsDetails/@self')).body).toEqual({
    palsRewardsNo: '987654321',
    memberSince: '2021',
    pointsRequired: '40',
    palsRewardsCoupons: [
      { couponNo: 'C-1', amount: '10.50', expirationDate: '2030-02-01', petcoPOSPushStatus: '' },
      { couponNo: 'C-2', amount: '5.00', expirationDate: '2030-03-01', petcoPOSPushStatus: 'Loaded' },
    ],
  });
});
