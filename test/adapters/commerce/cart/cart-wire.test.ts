import * as E from 'fp-ts/Either';
import { HttpCartGateway } from '../../../../adapters/commerce/cart/http-cart-gateway';
import { EMPTY_CART } from '../../../../core/cart/cart';
import { aCart, aCartItem } from '../../../builders/cart';
import { cartOnTheWire } from '../cart-site';
import { serve, transactions } from '../commerce-site';
import { STORE_IDS } from '../../../support/store-ids';

const load = async (body: unknown): Promise<unknown> => {
  serve(() => [200, body ?? '']);
  const cart = await new HttpCartGateway(transactions(), STORE_IDS).load();
  return E.isRight(cart) ? cart.right : cart.left;
};

test("[CRT-01] [HDR-10] reads every field of the cart from the service's format", async () => {
  const items = [
    aCartItem(),
    aCartItem({ id: '910002', partNumber: 'SKU-2', quantity: 2, unitPrice: 4.5, isAvailable: false, brand: undefined }),
  ];
  const cart = aCart(items, {
    discount: -5,
    shipping: 5.99,
    tax: 1.43,
    freeShippingRemaining: 13.01,
    promotions: [{ code: 'PUP5', description: '5 off' }],
  });
  expect(await load(cartOnTheWire(cart))).toEqual(cart);
});

test('[CHK-08] a shipment costs what is charged for it: its shipping less the discount of it', async () => {
  const delivery = { deliveryMethod: 'SHIP', shippingCharge: '12.99000', orderItemId: ['910001'] };
  const shipments = [delivery, { ...delivery, x_shippingAdjustment: '-12.99000' }];
  expect(await load({ x_delivery: shipments })).toMatchObject({ shipments: [{ shipping: 12.99 }, { shipping: 0 }] });
});

test('[HDR-10] reads a quantity of "2.0" as the number 2', async () => {
  const cart = await load({ orderItem: [{ orderItemId: 1, quantity: '2.0', orderItemPrice: '27.98000' }] });
  expect(cart).toMatchObject({
    totalCartQuantity: 2,
    items: [{ id: '1', quantity: 2, price: 27.98, unitPrice: 13.99 }],
  });
});

test('[PLT-05] reads amounts from numbers and texts alike', async () => {
  const asTexts = await load({
    totalProductPrice: '27.98000',
    totalAdjustment: '-5.00000',
    grandTotal: '22.98000',
    totalCartQuantity: '2.0',
    orderItem: [{ orderItemId: '910001', quantity: '2.0', unitPrice: '13.99000', orderItemPrice: '27.98000' }],
  });
  const asNumbers = await load({
    totalProductPrice: 27.98,
    totalAdjustment: { value: -5, currency: 'USD' },
    grandTotal: 22.98,
    totalCartQuantity: 2,
    orderItem: [{ orderItemId: 910001, quantity: 2, unitPrice: 13.99, orderItemPrice: 27.98 }],
  });
  expect(asTexts).toEqual(asNumbers);
});

test('[PLT-05] computes sums that the service omits', async () => {
  expect(
    await load({
      totalShippingCharge: '5.99',
      orderItem: [
        { orderItemId: '1', partNumber: 'SKU-1', quantity: '2', orderItemPrice: '27.98' },
        { orderItemId: '2', partNumber: 'SKU-2', quantity: '1', orderItemPrice: '0.10' },
      ],
    }),
  ).toMatchObject({
    totalCartQuantity: 3,
    recentOrderQuantity: 3,
    subTotal: 28.08,
    discount: 0,
    total: 34.07,
    freeShippingRemaining: undefined,
    items: [{ name: 'SKU-1', isAvailable: true, availableQuantity: undefined }, { name: 'SKU-2' }],
  });
});

test.each([
  ['Available', true],
  ['Allocated', true],
  ['Backordered', true],
  ['Unallocated', true],
  ['Unavailable', false],
  ['OutOfStock', false],
  [undefined, true],
])('[CRT-03] maps the inventory status %s to available: %s', async (orderItemInventoryStatus, isAvailable) => {
  expect(await load({ orderItem: [{ orderItemId: '1', orderItemInventoryStatus }] })).toMatchObject({
    items: [{ isAvailable }],
  });
});

test('[CRT-02] leaves omitted shipping and tax unknown and totals the known amounts', async () => {
  const orderItem = [{ orderItemId: '1', quantity: '2', orderItemPrice: '27.98' }];
  expect(await load({ orderItem })).toMatchObject({ shipping: undefined, tax: undefined, total: 27.98 });
  expect(await load({ orderItem, totalShippingTax: '0.50' })).toMatchObject({ tax: 0.5, total: 28.48 });
});

test.each([
  ['no body', undefined],
  ['an empty object', {}],
  ['an order without lines', { orderId: '900001', totalAdjustment: '-0.00000', orderItem: null }],
])('[CRT-01] %s is an empty cart', async (_case, body) => {
  expect(await load(body)).toEqual(EMPTY_CART);
});

test('[CRT-01] reports problems by path and kind without values', async () => {
  expect(
    await load({
      grandTotal: ['secret'],
      orderItem: [{ orderItemId: '1' }, { quantity: '1', description: { a: 'secret' } }],
    }),
  ).toEqual({
    kind: 'unintelligible',
    service: 'commerce',
    problems: [
      'grandTotal: expected number or nothing, got array',
      'orderItem.1.orderItemId: expected text, got nothing',
      'orderItem.1.description: expected text or nothing, got object',
    ],
  });
});

test('[CRT-01] [PCC-08] lists order discounts without item discounts and surcharges', async () => {
  const adjustment = [
    { code: 'PALS5', description: 'Reward', displayLevel: 'Order', amount: '-5.00000' },
    { code: 'LINE', description: 'On the item', displayLevel: 'OrderItem', amount: '-1.00000' },
    { code: 'FEE', description: 'Surcharge', displayLevel: 'Order', amount: '2.00000' },
    { code: 'BARE', amount: '-0.50000' },
    { code: 'SHIPFREE', displayLevel: 'Order', usage: 'Shipping Adjustment', amount: '-5.99000' },
  ];
  expect(await load({ orderId: '1', adjustment })).toMatchObject({
    adjustments: [
      { code: 'PALS5', description: 'Reward', amount: -5 },
      { code: 'BARE', description: 'BARE', amount: -0.5 },
      { code: 'SHIPFREE', description: 'SHIPFREE', amount: -5.99, isOffShipping: true },
    ],
  });
});

test('[CHK-07] codes that take nothing off are told with the reason; one that is not known is no end', async () => {
  const x_codeNotes = ['ended', 'unearned', 'unused', 'paused'].map((reason) => ({
    code: 'PUP5',
    reason,
    x_text: 'Why.',
  }));
  expect(await load({ orderId: '1', x_codeNotes })).toMatchObject({
    codeNotes: ['ended', 'unearned', 'unused', 'unused'].map((reason) => ({ code: 'PUP5', reason, text: 'Why.' })),
  });
  expect(await load({ orderId: '1' })).not.toHaveProperty('codeNotes');
});

test('[CRT-03] [CHK-07] a line that is no longer sold has no price, and another one says what it cost before', async () => {
  const line = { unitPrice: '0.00000', orderItemPrice: '0.00000', x_problem: 'Gone.', x_notSold: 'true' };
  const cart = await load({
    orderItem: [
      { orderItemId: '1', quantity: '1.0', orderItemInventoryStatus: 'Unavailable', ...line },
      {
        orderItemId: '2',
        quantity: '1.0',
        unitPrice: '12.50000',
        orderItemPrice: '12.50000',
        x_priceBefore: '9.99000',
      },
    ],
  });
  expect(cart).toMatchObject({
    items: [
      { isGone: true, isAvailable: false, unitPrice: undefined, price: undefined, problem: 'Gone.' },
      { unitPrice: 12.5, priceBefore: 9.99 },
    ],
  });
});
