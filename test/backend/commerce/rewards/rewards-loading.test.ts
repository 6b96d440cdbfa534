import { loadOutcome } from '../../../../backend/rewards/coupon.ts';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';
import { giveCoupon, makeMember, rowsOf, type Member } from '../support/members.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

let count = 0;
/** A member with coupons that are not loaded; each number is `C-`, a number of the member's own, and the ending. */
const memberWith = async (...endings: readonly string[]): Promise<Member & { readonly couponNos: string[] }> => {
  count += 1;
  const member = await makeMember(backend, `loader${count}@example.test`);
  const couponNos = endings.map((ending) => `C-${1000 + count}${ending}`);
  for (const couponNo of couponNos) await giveCoupon(backend.database, member.shopperId, couponNo, { status: '' });
  return { ...member, couponNos };
};

const load = (browser: Browser, activeCoupons: unknown, syncToDB: unknown = 'true') =>
  browser.post('palsPromotion/loadPalsRewards/@self', { activeCoupons, syncToDB });

const statuses = async (browser: Browser): Promise<Record<string, string>> => {
  const { body } = await browser.get('palsPromotion/retrievePalsRewardsDetails/@self');
  const coupons: { couponNo: string; petcoPOSPushStatus: string }[] = body.palsRewardsCoupons;
  return Object.fromEntries(coupons.map((coupon) => [coupon.couponNo, coupon.petcoPOSPushStatus]));
};

test('[RWD-06] loads the named coupons after 2 to 7 seconds, and no others', async () => {
  const { browser, couponNos } = await memberWith('1', '2', '3', '4');
  const [first = '', second = '', third = '', left = ''] = couponNos;
  const response = await load(browser, `${first}, ${second.toLowerCase()},${third},${first}`);
  expect(response.status).toBe(200);
  expect(response.body.palsRewardsCoupons.map((coupon: { couponNo: string }) => coupon.couponNo)).toEqual(couponNos);
  backend.advance(1999);
  expect(await statuses(browser)).toEqual({ [first]: '', [second]: '', [third]: '', [left]: '' });
  const delays = [first, second, third].map((couponNo) => loadOutcome(couponNo, 1).delayMs);
  expect(new Set(delays).size).toBe(3);
  const middle = delays.toSorted((a, b) => a - b)[1] ?? 0;
  backend.advance(middle - 1999);
  const byThen = Object.values(await statuses(browser)).toSorted();
  expect(byThen).toEqual(['', '', 'Loaded', 'Loaded']);
  backend.advance(7000 - middle);
  expect(await statuses(browser)).toEqual({ [first]: 'Loaded', [second]: 'Loaded', [third]: 'Loaded', [left]: '' });
});

test('[RWD-06] loading again changes nothing during or after loading', async () => {
  const { browser, couponNos } = await memberWith('1');
  const [couponNo = ''] = couponNos;
  await load(browser, couponNo);
  const started = await rowsOf(backend.database, 'pals_coupon');
  backend.advance(1000);
  await load(browser, couponNo);
  expect(await rowsOf(backend.database, 'pals_coupon')).toEqual(started);
  backend.advance(7000);
  expect((await load(browser, couponNo)).body.palsRewardsCoupons[0].petcoPOSPushStatus).toBe('Loaded');
  expect(await rowsOf(backend.database, 'pals_coupon')).toEqual(started);
});

test('[RWD-06] a coupon that the store system refused can be sent again and is accepted', async () => {
  const { browser, couponNos } = await memberWith('7');
  const [couponNo = ''] = couponNos;
  await load(browser, couponNo);
  backend.advance(7000);
  expect(await statuses(browser)).toEqual({ [couponNo]: 'Error' });
  expect((await load(browser, couponNo)).body.palsRewardsCoupons[0].petcoPOSPushStatus).toBe('');
  backend.advance(7000);
  expect(await statuses(browser)).toEqual({ [couponNo]: 'Loaded' });
});

test('[RWD-06] a coupon is loaded in time despite a restart of the backend', async () => {
  const { browser, couponNos } = await memberWith('1');
  await load(browser, couponNos.join());
  await backend.restart();
  expect(Object.values(await statuses(browser))).toEqual(['']);
  backend.advance(7000);
  expect(Object.values(await statuses(browser))).toEqual(['Loaded']);
});

test('[RWD-06] thirty concurrent requests start a coupon once', async () => {
  const { browser, couponNos } = await memberWith('1', '2');
  const responses = await Promise.all(Array.from({ length: 30 }, () => load(browser, couponNos.join())));
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
  const rows = await backend.database
    .selectFrom('pals_coupon')
    .select('load_attempts')
    .where('coupon_no', 'in', couponNos)
    .execute();
  expect(rows).toEqual([{ load_attempts: 1 }, { load_attempts: 1 }]);
});

test('[RWD-06] names a coupon that may not be sent, and sends none', async () => {
  const stranger = await memberWith('1');
  const { browser, shopperId, couponNos } = await memberWith('1', '2', '3');
  const [own = '', spent = '', expired = ''] = couponNos;
  const change = (couponNo: string, set: { spent_at?: number; expires_on?: string }) =>
    backend.database.updateTable('pals_coupon').set(set).where('coupon_no', '=', couponNo).execute();
  await change(spent, { spent_at: 1 });
  await change(expired, { expires_on: '2030-01-13' });
  const before = await rowsOf(backend.database, 'pals_coupon');
  for (const wrong of ['C-404', stranger.couponNos[0] ?? '', spent, expired]) {
    const response = await load(browser, `${own},${wrong}`);
    expect([response.status, response.error.parameters]).toEqual([400, ['activeCoupons', wrong]]);
    expect(response.error.message).toContain(wrong);
  }
  expect(await rowsOf(backend.database, 'pals_coupon')).toEqual(before);
  expect(shopperId).toBeGreaterThan(stranger.shopperId);
});

const fifty = Array.from({ length: 51 }, (_, index) => `C-${index}`);
test.each([
  ['no coupon', ''],
  ['commas only', ' , ,'],
  ['51 coupons', fifty.join()],
  ['a very long number', `C-${'1'.repeat(60)}`],
  ['a list', ['C-1']],
  ['a number', 5],
  ['nothing', null],
  ['control characters', 'C-1\u0000'],
  ['4001 characters', 'C'.repeat(4001)],
])('[RWD-06] names the faulty parameter for %s and starts nothing', async (_title, activeCoupons) => {
  const { browser } = await memberWith('1');
  const before = await rowsOf(backend.database, 'pals_coupon');
  const response = await load(browser, activeCoupons);
  expect([response.status, response.error.parameters[0]]).toEqual([400, 'activeCoupons']);
  expect(await rowsOf(backend.database, 'pals_coupon')).toEqual(before);
});

test('[RWD-06] requires syncToDB, a body, a member and a sign-in', async () => {
  const { browser, couponNos } = await memberWith('1');
  const [couponNo = ''] = couponNos;
  for (const syncToDB of ['false', true, 5]) {
    expect((await load(browser, couponNo, syncToDB)).error.parameters).toEqual(['syncToDB']);
  }
  expect((await browser.post('palsPromotion/loadPalsRewards/@self')).status).toBe(400);
  const flood = `{"activeCoupons":"${'C'.repeat(1_000_000)}"}`;
  expect((await browser.post('palsPromotion/loadPalsRewards/@self', flood)).status).toBe(413);
  const stranger = await backend.registered('no-member@example.test');
  expect((await load(stranger, couponNo)).status).toBe(400);
  expect((await load(await backend.guest(), couponNo)).error.code).toBe('2550');
  expect((await load(backend.browser(), couponNo)).error.code).toBe('2550');
  await browser.signOut();
  expect((await load(browser, couponNo)).error.code).toBe('2550');
  expect(
    await backend.database
      .selectFrom('pals_coupon')
      .where('coupon_no', '=', couponNo)
      .select('load_attempts')
      .execute(),
  ).toEqual([{ load_attempts: 0 }]);
});

test('[RWD-05] does not list a spent coupon', async () => {
  const { browser, couponNos } = await memberWith('1', '2');
  const [spent = '', left = ''] = couponNos;
  await backend.database.updateTable('pals_coupon').set({ spent_at: 1 }).where('coupon_no', '=', spent).execute();
  expect(await statuses(browser)).toEqual({ [left]: '' });
});
