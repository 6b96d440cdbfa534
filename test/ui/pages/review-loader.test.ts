import { makeReviewLoader } from '../../../ui/pages/checkout/review-step';
import { guestAtReview } from '../../core/checkout/checkout-world';
import { EVERYTHING } from '../../builders/capabilities';

const SHOP = { shop: 'Petco', capabilities: EVERYTHING, origin: 'https://shop.example.test' };

const request = (path: string, query = '') => ({
  path,
  parameters: {},
  query: new URLSearchParams(query),
  cameFrom: undefined,
});

const atReview = async () => {
  const world = await guestAtReview();
  const { orderId, key, total } = world.order;
  return { world, load: makeReviewLoader({ ...SHOP, ...world }), fields: { orderId, key, total: total.toFixed(2) } };
};

test('[CHK-07] after the bank, Review compares the order with what the shopper saw', async () => {
  const { load, fields } = await atReview();
  const seenAt = async (query: string) => {
    const outcome = await load(request('/checkout/review', query))();
    return outcome.kind === 'page' ? outcome.data.seen : outcome;
  };
  expect(await seenAt('')).toBeUndefined();
  expect(await seenAt(`total=${fields.total}`)).toEqual({
    total: Number(fields.total),
    lines: undefined,
  });
  expect(await seenAt('total=31.18&seen=1~9.99~1~')).toMatchObject({
    total: 31.18,
    lines: [{ id: '1', unitPrice: 9.99, quantity: 1 }],
  });
  expect(await seenAt('total=much&seen=1~9.99~1~')).toBeUndefined();
});

test('[CHK-08] [ORD-01] a reload of Review while the order is being placed leads to the page that waits for it', async () => {
  const { world, load, fields } = await atReview();
  world.checkout.isPlacing();
  const { orderId, key, total } = fields;
  expect(await load(request('/checkout/review'))()).toEqual({
    kind: 'redirect',
    url: `/checkout/return?orderId=${orderId}&key=${key}&total=${total}`,
    isPermanent: false,
  });
});
