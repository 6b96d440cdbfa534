import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const enter = (browser: Browser, promoCode: string) =>
  browser.post('cart/@self/assigned_promotion_code', { promoCode });

const guestWith = async (lines: Readonly<Record<string, string>>): Promise<Browser> => {
  const guest = await backend.guest();
  for (const [partNumber, quantity] of Object.entries(lines)) await guest.add(partNumber, quantity);
  return guest;
};

const totalsOf = async (browser: Browser): Promise<Record<string, string>> => {
  const { body } = await browser.get('cart/@self');
  return {
    products: body.totalProductPrice,
    adjustment: body.totalAdjustment,
    shipping: body.totalShippingCharge,
    tax: body.totalSalesTax,
    total: body.grandTotal,
    missing: body.x_freeShippingRemaining,
  };
};

const cases: readonly [string, Record<string, string>, string[], Record<string, string>][] = [
  [
    'below $35 shipping costs $5.99 and the rest to free shipping is told',
    { 'LIT-20': '2' },
    [],
    {
      products: '20.00000',
      adjustment: '0.00000',
      shipping: '5.99000',
      tax: '1.55000',
      total: '27.54000',
      missing: '15.00000',
    },
  ],
  [
    'from $35 shipping is free',
    { 'LIT-20': '3', 'TREAT-1': '5' },
    [],
    {
      products: '35.00000',
      adjustment: '0.00000',
      shipping: '0.00000',
      tax: '2.71000',
      total: '37.71000',
      missing: '0.00000',
    },
  ],
  [
    'WELCOME10 takes 10 % off everything, and what is left decides on shipping and tax',
    { 'LIT-20': '3', 'TREAT-1': '5' },
    ['welcome10'],
    {
      products: '35.00000',
      adjustment: '-3.50000',
      shipping: '5.99000',
      tax: '2.44000',
      total: '39.93000',
      missing: '3.50000',
    },
  ],
  [
    'PUP5 takes $5 off from $30 of dog products',
    { 'KIB-5': '3', 'LIT-20': '1' },
    ['PUP5'],
    {
      products: '51.97000',
      adjustment: '-5.00000',
      shipping: '0.00000',
      tax: '3.64000',
      total: '50.61000',
      missing: '0.00000',
    },
  ],
  [
    'percentages come before amounts, whatever was typed first',
    { 'KIB-5': '3', 'LIT-20': '1' },
    ['PUP5', 'WELCOME10'],
    {
      products: '51.97000',
      adjustment: '-10.20000',
      shipping: '0.00000',
      tax: '3.24000',
      total: '45.01000',
      missing: '0.00000',
    },
  ],
];
test.each(cases)('[CRT-03] %s', async (_title, lines, codes, totals) => {
  const guest = await guestWith(lines);
  for (const code of codes) expect((await enter(guest, code)).status).toBe(201);
  expect(await totalsOf(guest)).toEqual(totals);
});

test('[CRT-03] FREESHIP49 also covers expedited shipping', async () => {
  const guest = await guestWith({ 'KIB-15': '1' });
  expect((await enter(guest, 'FREESHIP49')).status).toBe(201);
  const { orderId } = (await guest.get('cart/@self')).body;
  await backend.database
    .updateTable('orders')
    .set({ ship_mode_id: '12' })
    .where('order_id', '=', Number(orderId))
    .execute();
  const { body } = await guest.get('cart/@self');
  expect(body).toMatchObject({ totalShippingCharge: '12.99000', totalAdjustment: '-12.99000', grandTotal: '53.86000' });
  expect(body.adjustment).toEqual([
    {
      code: 'FREESHIP49',
      description: 'Free shipping on orders $49+, including expedited',
      displayLevel: 'Order',
      usage: 'Shipping Adjustment',
      amount: '-12.99000',
      currency: 'USD',
    },
  ]);
});

test('[CRT-03] a code on the cart is listed with its promotion and its discount', async () => {
  const guest = await guestWith({ 'KIB-5': '3' });
  const response = await enter(guest, ' pup5 ');
  expect(response.body).toMatchObject({ orderId: expect.any(String), promoCode: 'PUP5' });
  const { body } = await guest.get('cart/@self');
  expect(body.promotionCode).toEqual([
    { code: 'PUP5', associatedPromotion: [{ promotionId: '101', description: '$5 off $30 of dog supplies' }] },
  ]);
  expect(body.adjustment).toEqual([
    expect.objectContaining({ code: 'PUP5', usage: 'Discount', displayLevel: 'Order', amount: '-5.00000' }),
  ]);
});

const refusals: readonly [string, string, Record<string, string>, string][] = [
  ['is unknown', 'NONSENSE', { 'LIT-20': '1' }, 'Promo code NONSENSE isn’t valid.'],
  ['has expired', 'SPRING22', { 'LIT-20': '1' }, 'Promo code SPRING22 has expired.'],
  [
    'is not earned yet',
    'FREESHIP49',
    { 'LIT-20': '4' },
    'Promo code FREESHIP49 requires at least $49.00 of products in your cart.',
  ],
  [
    'counts other products',
    'PUP5',
    { 'LIT-20': '9' },
    'Promo code PUP5 requires at least $30.00 of dog products in your cart.',
  ],
];
test.each(refusals)('[CRT-03] a code that %s is refused with the reason', async (_why, code, lines, message) => {
  const guest = await guestWith(lines);
  const response = await enter(guest, code);
  expect([response.status, response.error.key, response.error.message, response.error.parameters]).toEqual([
    400,
    'ERR_PROMOTION_CODE_INVALID',
    message,
    [code],
  ]);
  expect((await guest.get('cart/@self')).body.promotionCode).toEqual([]);
});

test('[CRT-03] an empty cart refuses a code', async () => {
  expect((await enter(await backend.guest(), 'WELCOME10')).error.key).toBe('_ERR_NO_PENDING_ORDERS');
});

test('[CRT-03] entering a code twice counts it once', async () => {
  const guest = await guestWith({ 'LIT-20': '3' });
  await enter(guest, 'WELCOME10');
  expect((await enter(guest, 'WELCOME10')).status).toBe(201);
  expect((await totalsOf(guest)).adjustment).toBe('-3.00000');
});

test('[CRT-03] a cart accepts at most five codes', async () => {
  const promotion = {
    description: 'Extra',
    kind: 'amount',
    value: 1,
    min_subtotal_cents: 0,
    department: null,
    starts_at: 0,
    ends_at: null,
  };
  const codes = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'];
  await backend.database
    .insertInto('promotion')
    .values(codes.map((code) => ({ ...promotion, code, promotion_id: `x${code}` })))
    .execute();
  const guest = await guestWith({ 'LIT-20': '1' });
  const statuses: number[] = [];
  for (const code of codes) statuses.push((await enter(guest, code)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 400]);
});

test('[CRT-03] [CHK-07] a code that is no longer earned stays on the cart without a discount, and the cart says what it needs', async () => {
  const guest = await guestWith({ 'KIB-5': '3' });
  await enter(guest, 'PUP5');
  const { body } = await guest.get('cart/@self');
  const { orderItemId } = body.orderItem[0];
  await guest.put('cart/@self/update_order_item', { orderItem: [{ orderItemId, quantity: '1' }] });
  const after = (await guest.get('cart/@self')).body;
  expect([after.totalAdjustment, after.adjustment, after.promotionCode.length]).toEqual(['0.00000', [], 1]);
  const text = 'Promo code PUP5 requires at least $30.00 of dog products in your cart.';
  expect(after.x_codeNotes).toEqual([{ code: 'PUP5', reason: 'unearned', x_text: text }]);
});

test('[CRT-02] [CHK-07] an ended code loses its discount at once, and the cart names it until it is removed', async () => {
  const soon = {
    description: 'Short',
    kind: 'amount',
    value: 300,
    min_subtotal_cents: 0,
    department: null,
    starts_at: 0,
  };
  await backend.database
    .insertInto('promotion')
    .values({ ...soon, code: 'SOON', promotion_id: 'soon', ends_at: backend.now() + 1000 })
    .execute();
  const guest = await guestWith({ 'LIT-20': '3' });
  await enter(guest, 'SOON');
  expect((await totalsOf(guest)).adjustment).toBe('-3.00000');
  backend.advance(1000);
  expect((await totalsOf(guest)).adjustment).toBe('0.00000');
  await guest.post('cart/calculate', {});
  const { body } = await guest.get('cart/@self');
  expect(body.promotionCode).toEqual([]);
  expect(body.x_codeNotes).toEqual([{ code: 'SOON', reason: 'ended', x_text: 'Promo code SOON has ended.' }]);
  expect((await guest.delete('cart/@self/assigned_promotion_code/SOON')).status).toBe(200);
  expect((await guest.get('cart/@self')).body).not.toHaveProperty('x_codeNotes');
});

test('[CHK-07] a code for shipping that is free without it is named as one that takes nothing off', async () => {
  const guest = await guestWith({ 'LIT-20': '6' });
  await enter(guest, 'FREESHIP49');
  const { body } = await guest.get('cart/@self');
  expect(body.promotionCode).toHaveLength(1);
  const text = 'Promo code FREESHIP49 takes nothing off this order.';
  expect(body.x_codeNotes).toEqual([{ code: 'FREESHIP49', reason: 'unused', x_text: text }]);
  await enter(guest, 'WELCOME10');
  expect((await guest.get('cart/@self')).body.x_codeNotes).toHaveLength(1);
});

test('[CRT-03] a code that has not started yet is refused', async () => {
  const later = {
    description: 'Later',
    kind: 'amount',
    value: 300,
    min_subtotal_cents: 0,
    department: null,
    ends_at: null,
  };
  await backend.database
    .insertInto('promotion')
    .values({ ...later, code: 'LATER', promotion_id: 'later', starts_at: backend.now() + 1000 })
    .execute();
  const guest = await guestWith({ 'LIT-20': '3' });
  expect((await enter(guest, 'LATER')).error.message).toBe('Promo code LATER isn’t valid yet.');
});

test('[CRT-03] removes a code, and refuses to remove an unknown one', async () => {
  const guest = await guestWith({ 'LIT-20': '3' });
  await enter(guest, 'WELCOME10');
  const response = await guest.delete('cart/@self/assigned_promotion_code/welcome10');
  expect([response.status, response.body.orderId]).toEqual([200, (await guest.get('cart/@self')).body.orderId]);
  expect((await totalsOf(guest)).adjustment).toBe('0.00000');
  expect((await guest.delete('cart/@self/assigned_promotion_code/WELCOME10')).error.key).toBe(
    'ERR_PROMOTION_CODE_INVALID',
  );
});

test.each([[{}], [{ promoCode: '' }], [{ promoCode: 5 }], [{ promoCode: 'x'.repeat(50) }]])(
  '[CRT-03] refuses the promotion body %j and names the parameter',
  async (body) => {
    const guest = await guestWith({ 'LIT-20': '1' });
    const response = await guest.post('cart/@self/assigned_promotion_code', body);
    expect([response.status, response.error.parameters]).toEqual([400, ['promoCode']]);
  },
);
