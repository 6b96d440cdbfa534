import { PASSWORD, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Answer, Browser } from '../support/browser.ts';
import { giveCoupon, makeMember, rowsOf, type Member } from '../support/members.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

let count = 0;
const nextLogonId = (): string => `coupon${(count += 1)}@example.test`;

type Shopper = Member & { readonly logonId: string; readonly couponNo: string };

/** A member with a coupon and a number of products of $10 in the cart. */
const shopperWith = async (quantity: number, facts: Parameters<typeof giveCoupon>[3] = {}): Promise<Shopper> => {
  const logonId = nextLogonId();
  const member = await makeMember(backend, logonId);
  const couponNo = `C-${2000 + count}0`;
  await giveCoupon(backend.database, member.shopperId, couponNo, facts);
  await member.browser.add('LIT-20', String(quantity));
  return { ...member, logonId, couponNo };
};

const enter = (browser: Browser, promoCode: unknown): Promise<Answer> =>
  browser.post('cart/@self/assigned_promotion_code', { promoCode });

const remove = (browser: Browser, code: string): Promise<Answer> =>
  browser.delete(`cart/@self/assigned_promotion_code/${code}`);

const adjustmentsOf = async (browser: Browser): Promise<Record<string, string>> => {
  const { body } = await browser.get('cart/@self');
  const list: { code: string; amount: string }[] = body.adjustment;
  return Object.fromEntries(list.map((adjustment) => [adjustment.code, adjustment.amount]));
};

const refusal = (response: Answer): readonly unknown[] => [response.status, response.error.key, response.error.message];

test('[RWD-06] a loaded coupon is subtracted once, however often it is entered, and can be removed', async () => {
  const { browser, couponNo } = await shopperWith(2);
  for (const typed of [couponNo, ` ${couponNo.toLowerCase()} `]) {
    expect((await enter(browser, typed)).body).toMatchObject({ orderId: expect.any(String), promoCode: couponNo });
  }
  const { body } = await browser.get('cart/@self');
  expect(body).toMatchObject({ totalProductPrice: '20.00000', totalAdjustment: '-5.00000' });
  expect(body.adjustment).toEqual([
    {
      code: couponNo,
      description: '$5.00 Pals Rewards',
      displayLevel: 'Order',
      usage: 'Discount',
      amount: '-5.00000',
      currency: 'USD',
    },
  ]);
  expect(body.promotionCode).toEqual([
    { code: couponNo, associatedPromotion: [{ promotionId: couponNo, description: '$5.00 Pals Rewards' }] },
  ]);
  expect((await remove(browser, couponNo)).status).toBe(200);
  expect(await adjustmentsOf(browser)).toEqual({});
  expect(refusal(await remove(browser, couponNo))).toEqual([
    400,
    'ERR_PROMOTION_CODE_INVALID',
    `Promo code ${couponNo} isn’t applied to your cart.`,
  ]);
});

test('[RWD-06] applies coupons after promotion codes, never more than the remaining amount', async () => {
  const { browser, shopperId, couponNo } = await shopperWith(1, { amountCents: 700 });
  const second = `${couponNo}0`;
  const third = `${couponNo}1`;
  await giveCoupon(backend.database, shopperId, second);
  await giveCoupon(backend.database, shopperId, third);
  await enter(browser, couponNo);
  backend.advance(1);
  await enter(browser, second);
  expect(await adjustmentsOf(browser)).toEqual({ [couponNo]: '-7.00000', [second]: '-3.00000' });
  await enter(browser, 'WELCOME10');
  expect(await adjustmentsOf(browser)).toEqual({ WELCOME10: '-1.00000', [couponNo]: '-7.00000', [second]: '-2.00000' });
  const response = await enter(browser, third);
  expect(refusal(response)).toEqual([
    400,
    'ERR_PROMOTION_CODE_INVALID',
    `There’s nothing left to pay with reward ${third}.`,
  ]);
  expect((await browser.get('cart/@self')).body).toMatchObject({ totalSalesTax: '0.00000', grandTotal: '5.99000' });
});

test.each([
  ['was never loaded', { status: '' }, 'hasn’t been loaded yet. Load it first.'],
  ['failed to load', { status: 'Error' }, 'couldn’t be loaded. Load it again first.'],
  ['has expired', { expiresOn: '2030-01-13' }, 'has expired.'],
  ['was used', { spentAt: 1 }, 'has already been used.'],
])('[RWD-06] refuses a coupon that %s and keeps the cart unchanged', async (_title, facts, why) => {
  const { browser, couponNo } = await shopperWith(1, facts);
  const before = await rowsOf(backend.database, 'order_coupon');
  expect(refusal(await enter(browser, couponNo))).toEqual([
    400,
    'ERR_PROMOTION_CODE_INVALID',
    `Reward ${couponNo} ${why}`,
  ]);
  expect(await rowsOf(backend.database, 'order_coupon')).toEqual(before);
});

test('[RWD-06] refuses a pending coupon until it is loaded', async () => {
  const { browser, couponNo } = await shopperWith(1, { status: '' });
  await browser.post('palsPromotion/loadPalsRewards/@self', { activeCoupons: couponNo, syncToDB: 'true' });
  expect((await enter(browser, couponNo)).error.message).toBe(
    `Reward ${couponNo} is still loading. Try again in a moment.`,
  );
  backend.advance(7000);
  expect((await enter(browser, couponNo)).status).toBe(201);
});

test('[RWD-06] a coupon of another shopper cannot be used, and the response does not reveal that it exists', async () => {
  const owner = await shopperWith(1);
  const other = await shopperWith(1);
  const [foreign, unknown] = [await enter(other.browser, owner.couponNo), await enter(other.browser, 'C-404')];
  expect(foreign.error.message.replace(owner.couponNo, 'X')).toBe(unknown.error.message.replace('C-404', 'X'));
  expect(foreign.error.key).toBe('ERR_PROMOTION_CODE_INVALID');
  const guest = await backend.guest();
  await guest.add('LIT-20');
  expect((await enter(guest, owner.couponNo)).error.message).toBe(`Sign in to use reward ${owner.couponNo}.`);
  expect((await enter(guest, 'C-404')).error.message).toBe('Sign in to use reward C-404.');
  expect(
    await backend.database.selectFrom('order_coupon').selectAll().where('coupon_no', '=', owner.couponNo).execute(),
  ).toEqual([]);
});

test('[RWD-06] a coupon on another shopper’s cart has no value there, and its owner can use it', async () => {
  const owner = await shopperWith(1);
  const other = await shopperWith(1);
  const { orderId } = (await other.browser.get('cart/@self')).body;
  await backend.database
    .insertInto('order_coupon')
    .values({ coupon_no: owner.couponNo, order_id: Number(orderId), added_at: 0 })
    .execute();
  expect(await adjustmentsOf(other.browser)).toEqual({});
  expect((await enter(owner.browser, owner.couponNo)).status).toBe(201);
  expect(await adjustmentsOf(owner.browser)).toEqual({ [owner.couponNo]: '-5.00000' });
});

test('[RWD-06] signing out removes the coupon from the cart', async () => {
  const { browser, logonId, couponNo } = await shopperWith(1);
  await enter(browser, couponNo);
  await browser.signOut();
  await browser.signIn(logonId, PASSWORD);
  expect(await browser.cart()).toEqual({ 'LIT-20': 1 });
  expect(await adjustmentsOf(browser)).toEqual({});
  expect((await enter(browser, couponNo)).status).toBe(201);
});

test('[RWD-06] a remembered browser sees the cart without the coupon and cannot enter one', async () => {
  const { browser, couponNo } = await shopperWith(1);
  await enter(browser, couponNo);
  const cookies = [...browser.jar];
  for (const [name] of cookies) if (name !== 'WC_PERSISTENT') browser.jar.delete(name);
  expect((await browser.get('cart/@self')).body).toMatchObject({ totalAdjustment: '0.00000', promotionCode: [] });
  expect((await enter(browser, couponNo)).error.message).toBe(`Sign in to use reward ${couponNo}.`);
  for (const [name, value] of cookies) browser.jar.set(name, value);
  expect(await adjustmentsOf(browser)).toEqual({ [couponNo]: '-5.00000' });
});

test('[RWD-06] a merged guest cart never brings a coupon into an account', async () => {
  const owner = await shopperWith(1);
  const newcomer = await shopperWith(1);
  await newcomer.browser.delete('cart/@self');
  for (const { logonId, shopperId, couponNo } of [owner, newcomer]) {
    const guest = await backend.guest();
    await guest.add('TREAT-1');
    const { orderId } = (await guest.get('cart/@self')).body;
    await backend.database
      .insertInto('order_coupon')
      .values({ coupon_no: couponNo, order_id: Number(orderId), added_at: 0 })
      .execute();
    expect(await adjustmentsOf(guest)).toEqual({});
    await guest.signIn(logonId, PASSWORD);
    expect(await guest.cart()).toMatchObject({ 'TREAT-1': 1 });
    expect(await adjustmentsOf(guest)).toEqual({});
    const onCarts = await backend.database
      .selectFrom('order_coupon')
      .innerJoin('orders', 'orders.order_id', 'order_coupon.order_id')
      .select('order_coupon.coupon_no')
      .where('orders.shopper_id', '=', shopperId)
      .execute();
    expect(onCarts).toEqual([]);
  }
});

test('[RWD-06] [CHK-07] an expired coupon on the cart has no value, and the cart names it until it is removed', async () => {
  const { browser, couponNo } = await shopperWith(1, { expiresOn: '2030-01-14' });
  await enter(browser, couponNo);
  await backend.database
    .updateTable('pals_coupon')
    .set({ expires_on: '2030-01-13' })
    .where('coupon_no', '=', couponNo)
    .execute();
  expect(await adjustmentsOf(browser)).toEqual({});
  await browser.post('cart/calculate', {});
  const { body } = await browser.get('cart/@self');
  expect(body.promotionCode).toEqual([]);
  expect(body.x_codeNotes).toEqual([{ code: couponNo, reason: 'ended', x_text: `Reward ${couponNo} has expired.` }]);
  expect((await browser.delete(`cart/@self/assigned_promotion_code/${couponNo}`)).status).toBe(200);
  expect((await browser.get('cart/@self')).body).not.toHaveProperty('x_codeNotes');
});

test('[RWD-06] a spent coupon has no value', async () => {
  const { browser, couponNo } = await shopperWith(1);
  await enter(browser, couponNo);
  expect(await adjustmentsOf(browser)).not.toEqual({});
  await backend.database
    .updateTable('pals_coupon')
    .set({ spent_at: backend.now() })
    .where('coupon_no', '=', couponNo)
    .execute();
  expect(await adjustmentsOf(browser)).toEqual({});
  expect((await enter(browser, couponNo)).error.message).toBe(`Reward ${couponNo} has already been used.`);
});

test.each([
  ['nothing', undefined],
  ['empty', ''],
  ['a number', 5],
  ['control characters', 'C-1\u0007'],
  ['too long', `C-${'1'.repeat(50)}`],
])('[RWD-06] refuses a code that is %s and names the parameter', async (_title, promoCode) => {
  const { browser } = await shopperWith(1);
  const before = await rowsOf(backend.database, 'order_coupon');
  const response = await enter(browser, promoCode);
  expect([response.status, response.error.parameters]).toEqual([400, ['promoCode']]);
  expect(await rowsOf(backend.database, 'order_coupon')).toEqual(before);
});
