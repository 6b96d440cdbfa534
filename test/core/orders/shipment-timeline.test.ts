import fc from 'fast-check';
import type { DeliveryMethod, OrderStatus, Shipment, ShipmentEventKind } from '../../../core/orders/order';
import { formatDate, formatShortDate } from '../../../core/orders/date-words';
import { STATUS_WORDS } from '../../../core/orders/order-words';
import { methodWords, nextWords, sellerWords, stepWords } from '../../../core/orders/shipment-words';
import { currentStep, hasArrived, timelineOf } from '../../../core/orders/shipment-timeline';
import type { PaidBy } from '../../../core/orders/cancel-words';
import { anOrder, anOrderLine, aShipment } from '../../builders/order';

const AT = '2026-11-23T18:03:11.000Z';
const events = (...kinds: ReadonlyArray<ShipmentEventKind>) => kinds.map((kind) => ({ kind, at: AT }));
const steps = (...kinds: ReadonlyArray<ShipmentEventKind>) =>
  timelineOf(aShipment({ events: events(...kinds) })).map(({ kind, state }) => `${kind} ${state}`);

const wordsOf = (shipment: Shipment, paidBy: PaidBy = anOrder()): string => nextWords(shipment, { order: paidBy });

const KINDS: ReadonlyArray<ShipmentEventKind> = [
  'placed',
  'packed',
  'shipped',
  'ready',
  'delivered',
  'picked-up',
  'cancelled',
  'returned',
];
const METHODS: ReadonlyArray<DeliveryMethod> = ['ship', 'pickup', 'same-day'];
const STATUSES = Object.keys(STATUS_WORDS) as ReadonlyArray<OrderStatus>;

test('[ORD-04] shows what has happened, where the parcel is, and what comes', () => {
  expect(steps('placed')).toEqual(['placed current', 'packed ahead', 'shipped ahead', 'delivered ahead']);
  expect(steps('placed', 'packed', 'shipped')).toEqual([
    'placed done',
    'packed done',
    'shipped current',
    'delivered ahead',
  ]);
});

test('[ORD-04] a skipped step counts as done', () => {
  expect(steps('placed', 'delivered')).toEqual(['placed done', 'packed done', 'shipped done', 'delivered current']);
});

test('[ORD-04] a cancelled or returned shipment ends there', () => {
  expect(steps('placed', 'cancelled')).toEqual(['placed done', 'cancelled current']);
  const whole = timelineOf(
    aShipment({ status: 'returned', events: events('placed', 'shipped', 'delivered', 'returned') }),
  );
  expect(whole.at(-1)).toMatchObject({ kind: 'returned', state: 'current' });
});

test('[ORD-04] [ORD-05] a shipment of which a part was returned is still delivered', () => {
  const part = aShipment({ status: 'completed', events: events('placed', 'shipped', 'delivered', 'returned') });
  expect(currentStep(part)).toBe('delivered');
  expect(wordsOf(part)).toBe('It’s been delivered.');
});

test('[ORD-04] a pickup is ready and is picked up', () => {
  const shipment = aShipment({ method: 'pickup', storeName: 'San Diego', events: events('placed', 'packed', 'ready') });
  expect(timelineOf(shipment).map(({ kind }) => kind)).toEqual(['placed', 'packed', 'ready', 'picked-up']);
  expect(wordsOf(shipment)).toBe('It’s ready at San Diego. Bring your order number.');
});

test.each([
  ['shipped', 'shipped'],
  ['completed', 'delivered'],
  ['cancelled', 'cancelled'],
  ['received', 'placed'],
] as const)('[ORD-06] without events the status %s gives the step %s', (status, step) => {
  expect(currentStep(aShipment({ status, events: [] }))).toBe(step);
});

test('[ORD-04] every shipment has one current step, nothing done after it, and words for all of it', () => {
  const shipments = fc.record({
    method: fc.constantFrom(...METHODS),
    status: fc.constantFrom(...STATUSES),
    events: fc.array(fc.record({ kind: fc.constantFrom(...KINDS), at: fc.constantFrom(AT, undefined) }), {
      maxLength: 9,
    }),
  });
  fc.assert(
    fc.property(shipments, (facts) => {
      const timeline = timelineOf(facts);
      const states = timeline.map(({ state }) => state);
      expect(states.filter((state) => state === 'current')).toHaveLength(1);
      expect([...states].sort((a, b) => RANK[a] - RANK[b])).toEqual(states);
      expect(timeline.every(({ kind }) => stepWords(kind, facts.method) !== '')).toBe(true);
      expect(wordsOf(aShipment(facts))).toMatch(/\.$/);
    }),
  );
});

const RANK = { done: 0, current: 1, ahead: 2 } as const;

test('[ORD-03] says what happens next, by when and where', () => {
  expect(wordsOf(aShipment())).toBe('Arrives by Fri, Nov 27. We’ll email you when it’s on the way.');
  expect(wordsOf(aShipment({ promisedDate: undefined }))).toBe('We’ll email you when it’s on the way.');
  expect(wordsOf(aShipment({ method: 'pickup', storeName: 'San Diego' }))).toBe(
    'Ready by Fri, Nov 27. We’ll email you when it’s ready for pickup at San Diego.',
  );
  expect(wordsOf(aShipment({ events: events('placed', 'shipped') }))).toBe(
    'It’s on the way and arrives by Fri, Nov 27.',
  );
});

test('[ORD-03] [ORD-04] says that what is late is late, and when the next mail comes, instead of a day that is over', () => {
  const late = { isLate: true };
  expect(wordsOf(aShipment(late))).toBe(
    'It’s late: it was due by Fri, Nov 27. We’re sorry. We’ll email you when it’s on the way.',
  );
  expect(wordsOf(aShipment({ ...late, method: 'pickup', storeName: 'San Diego' }))).toBe(
    'It’s late: it was due by Fri, Nov 27. We’re sorry. We’ll email you when it’s ready for pickup at San Diego.',
  );
  expect(wordsOf(aShipment({ ...late, events: events('placed', 'shipped') }))).toBe(
    'It’s on the way and was due by Fri, Nov 27. If it hasn’t arrived, please contact us.',
  );
});

const GIFT_CARD = { lastFour: '0025', amount: 10, remaining: 5 };
const PAYPAL = { kind: 'paypal', brand: undefined, lastFour: undefined } as const;
const CANCELLED = aShipment({ status: 'cancelled', events: events('placed', 'cancelled') });

test.each<[string, PaidBy, string]>([
  ['a card', anOrder(), 'You won’t be charged for these items.'],
  [
    'a gift card',
    { giftCards: [GIFT_CARD], payment: undefined, total: 5 },
    'What your gift card paid for these items went back to it.',
  ],
  [
    'a gift card and PayPal',
    { giftCards: [GIFT_CARD], payment: PAYPAL, total: 25 },
    'We’ll charge your PayPal account less, and what your gift card paid beyond the new total went back to it.',
  ],
  [
    'gift cards that cover the rest, and PayPal',
    { giftCards: [GIFT_CARD, GIFT_CARD], payment: PAYPAL, total: 20 },
    'What your gift cards paid beyond the new total went back to them, and you won’t be charged the rest.',
  ],
  [
    'a gift card and PayPal, of which nothing is left,',
    { giftCards: [{ ...GIFT_CARD, amount: 0 }], payment: PAYPAL, total: 0 },
    'What your gift card paid went back to it, and you won’t be charged the rest.',
  ],
])('[ORD-05] [PAY-05] a canceled shipment that %s paid says where the money is', (_case, paidBy, money) => {
  expect(wordsOf(CANCELLED, paidBy)).toBe(`It was canceled. ${money}`);
});

test.each([
  ['unavailable', undefined, 'We’re sorry: we couldn’t send these items.'],
  ['unavailable', 'The bag tore', 'We’re sorry: we had to cancel these items. The bag tore.'],
  ['payment-ended', undefined, 'We’re sorry: your payment authorization ended before we could send these items.'],
] as const)('[ORD-05] a shipment that the shop canceled (%s, %j) says why and what to do', (kind, reason, why) => {
  expect(wordsOf({ ...CANCELLED, shopCancellation: { kind, reason } })).toBe(
    `${why} You won’t be charged for these items. Please place a new order if you still need them.`,
  );
});

test('[CHK-05] names the company that sells and ships a shipment, and nobody for the shop', () => {
  expect(sellerWords(aShipment({ vendor: 'Timber & Tail' }))).toBe('Sold and shipped by Timber & Tail');
  expect(sellerWords(aShipment())).toBeUndefined();
});

test('[ORD-04] names the way of a shipment', () => {
  expect(METHODS.map((method) => methodWords({ method, storeName: 'San Diego' }))).toEqual([
    'Delivery',
    'Pickup at San Diego',
    'Same-day delivery',
  ]);
  expect(stepWords('shipped', 'same-day')).toBe('Out for delivery');
});

test.each([
  [AT, 'Mon, Nov 23, 2026', 'Mon, Nov 23'],
  // It is still Friday evening in the shop.
  ['2026-11-28T07:59:59.000Z', 'Fri, Nov 27, 2026', 'Fri, Nov 27'],
  ['2026-11-28T08:00:00.000Z', 'Sat, Nov 28, 2026', 'Sat, Nov 28'],
  ['2026-11-27', 'Fri, Nov 27, 2026', 'Fri, Nov 27'],
  ['2026-11-27T25:00', undefined, undefined],
  ['2026-13-45', undefined, undefined],
  ['soon', undefined, undefined],
  [undefined, undefined, undefined],
])('[ORD-04] formats %j as %j', (at, long, short) => {
  expect([formatDate(at), formatShortDate(at)]).toEqual([long, short]);
});

test.each<[string, OrderStatus, boolean | undefined, boolean]>([
  ['delivered', 'completed', undefined, true],
  ['returned by its shopper', 'returned', false, true],
  ['that came back undelivered', 'returned', true, false],
  ['on its way', 'shipped', undefined, false],
])('[ORD-06] a shipment %s has arrived or not', (_case, status, isUndelivered, arrived) => {
  const [shipment, line] = [aShipment({ status }), anOrderLine()];
  const back = { id: 'R-1', isReceived: true, reason: undefined, labelUrl: undefined, refund: 1 };
  const lines = [{ lineId: line.id, quantity: line.quantity }];
  const returns = isUndelivered === undefined ? [] : [{ ...back, lines, ...(isUndelivered ? { isUndelivered } : {}) }];
  expect(line.shipmentId).toBe(shipment.id);
  expect(hasArrived({ lines: [line], returns }, shipment)).toBe(arrived);
});
