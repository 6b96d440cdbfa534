import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import { makeMember, rowsOf } from '../support/members.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

let count = 0;
const freshId = (): string => `joiner${(count += 1)}@example.test`;

const join = 'person/createPals';

test('[PAL-01] a new member has a number of 9 digits at once, in header and rewards', async () => {
  const browser = await backend.registered(freshId());
  expect((await browser.get('person/@self/forHeader')).body.x_palsId).toBe('null');
  const { status, body } = await browser.post(join, {});
  expect([status, body]).toEqual([200, { isSiebelSync: 'Success', x_palsId: expect.stringMatching(/^[1-9]\d{8}$/) }]);
  expect((await browser.get('person/@self/forHeader')).body.x_palsId).toBe(body.x_palsId);
  expect((await browser.get('palsPromotion/retrievePalsRewardsDetails/@self')).body).toEqual({
    palsRewardsNo: body.x_palsId,
    memberSince: '2030',
    pointsRequired: '100',
    palsRewardsCoupons: [],
  });
});

test('[PAL-01] a member who joins again keeps the number, with or without a phone', async () => {
  const { browser, palsNumber } = await makeMember(backend, freshId());
  for (const body of [{}, { palsPhoneNumber: '(555) 555-0190' }, { palsPhoneNumber: '5555550191' }]) {
    expect((await browser.post(join, body)).body).toEqual({ isSiebelSync: 'Success', x_palsId: palsNumber });
  }
  const member = await backend.database
    .selectFrom('pals_member')
    .select('phone')
    .where('pals_number', '=', palsNumber)
    .executeTakeFirstOrThrow();
  expect(member.phone).toBe('5555550190');
});

test('[PAL-01] refuses the phone of another membership and writes nothing', async () => {
  const owner = await backend.registered(freshId());
  expect((await owner.post(join, { palsPhoneNumber: '5555550142' })).body.isSiebelSync).toBe('Success');
  const before = await rowsOf(backend.database, 'pals_member');
  const other = await backend.registered(freshId());
  const response = await other.post(join, { palsPhoneNumber: '+1 555.555.0142' });
  expect([response.status, response.body]).toEqual([200, { isSiebelSync: 'Failed' }]);
  expect(await rowsOf(backend.database, 'pals_member')).toEqual(before);
  expect((await other.get('person/@self/forHeader')).body.x_palsId).toBe('null');
});

test.each(['5551234', '55555501000', '555555o100', 'none', '٥٥٥٥٥٥٠١٠٠'])(
  '[PAL-01] refuses the phone %s by name and creates no membership',
  async (palsPhoneNumber) => {
    const browser = await backend.registered(freshId());
    const before = await rowsOf(backend.database, 'pals_member');
    const response = await browser.post(join, { palsPhoneNumber });
    expect([response.status, response.error.parameters]).toEqual([400, ['palsPhoneNumber']]);
    expect(await rowsOf(backend.database, 'pals_member')).toEqual(before);
  },
);

test('[PAL-01] twenty concurrent requests create one membership, and one of twenty shoppers gets a shared phone', async () => {
  const browser = await backend.registered(freshId());
  const same = await Promise.all(Array.from({ length: 20 }, () => browser.post(join, {})));
  expect(new Set(same.map((response) => response.body.x_palsId)).size).toBe(1);

  const shoppers = await Promise.all(Array.from({ length: 20 }, () => backend.registered(freshId())));
  const rivals = await Promise.all(shoppers.map((shopper) => shopper.post(join, { palsPhoneNumber: '5555550177' })));
  expect(rivals.map((response) => response.body.isSiebelSync).filter((word) => word === 'Success')).toHaveLength(1);
  const members = await backend.database
    .selectFrom('pals_member')
    .select('shopper_id')
    .where('phone', '=', '5555550177')
    .execute();
  expect(members).toHaveLength(1);
});

test('[PAL-01] guests and remembered browsers cannot join', async () => {
  expect((await backend.browser().post(join, {})).error.code).toBe('2550');
  expect((await (await backend.guest()).post(join, {})).error.code).toBe('2550');
  const remembered = await backend.registered(freshId());
  for (const name of [...remembered.jar.keys()]) if (name !== 'WC_PERSISTENT') remembered.jar.delete(name);
  expect((await remembered.post(join, {})).error.code).toBe('CWXFR0222E');
});

test('[PAL-01] joining fails and writes nothing while the loyalty system is down', async () => {
  const down = await startBackend({ loyaltyService: 'down' });
  const browser = await down.registered(freshId());
  const response = await browser.post(join, {});
  expect([response.status, response.body]).toEqual([200, { isSiebelSync: 'Failed' }]);
  expect(await rowsOf(down.database, 'pals_member')).toEqual([]);
  await down.close();
});
