import { applyGiftCard, issueGiftCard } from './support/gift-cards.ts';
import { mailTo } from './support/order-mail.ts';
import { readyGuest, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, UPS, warehouse } from './support/placed-order.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
});
afterEach(() => world.close());

const centsIn = (amount = ''): number => Math.round(Number(amount.replace('$', '')) * 100);

/** The rows of the costs in the mail about a shipment that has left: each name with its text. */
const costsInMail = async (giftCents: number, promoCode?: string): Promise<ReadonlyMap<string, string>> => {
  const { browser, checkout } = await readyGuest(world, { 'KIB-5': 2 });
  if (promoCode !== undefined) await browser.post('cart/@self/assigned_promotion_code', { promoCode });
  const { body } = await browser.get('cart/@self');
  expect((await applyGiftCard(browser, await issueGiftCard(world, giftCents))).status).toBe(201);
  const order = await placed(browser, { orderId: checkout.orderId, total: String(body.grandTotal) });
  await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
  const mail = (await mailTo(world, 'Pat@example.test')).at(-1);
  expect(mail?.kind).toBe('order-shipped');
  const rows = (mail?.text ?? '').matchAll(/^([^:\n]+): (-?\$[\d.]+|Free)$/gm);
  return new Map([...rows].map(([, name = '', text = '']) => [name.replace(/ending in \d{4}/, 'ending in …'), text]));
};

const sumOf = (rows: ReadonlyMap<string, string>, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (rows.get(name) === 'Free' ? 0 : centsIn(rows.get(name))), 0);

test('[ORD-03] [PAY-05] the mail about a parcel names what the gift card and the card pay, which add up to its total', async () => {
  const rows = await costsInMail(1_000);
  const total = centsIn(rows.get('Package total'));
  expect(rows.get('Gift card ending in …')).toBe('$10.00');
  expect(sumOf(rows, ['Items', 'Shipping', 'Tax'])).toBe(total);
  expect(sumOf(rows, ['Gift card ending in …', 'Charged to Visa ending in …'])).toBe(total);
});

test('[ORD-03] [PAY-05] the mail about a parcel that a gift card pays names the discount and the tax', async () => {
  const rows = await costsInMail(20_000, 'WELCOME10');
  const total = centsIn(rows.get('Package total'));
  expect(centsIn(rows.get('Savings'))).toBeLessThan(0);
  expect(sumOf(rows, ['Items', 'Savings', 'Shipping', 'Tax'])).toBe(total);
  expect(centsIn(rows.get('Gift card ending in …'))).toBe(total);
});
