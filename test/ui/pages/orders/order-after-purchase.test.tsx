import { cleanup, render, screen, within } from '@testing-library/react';
import type { Order, OrderReturn, Shipment } from '../../../../core/orders/order';
import { ConfirmationPage } from '../../../../ui/pages/orders/confirmation-page';
import type { OrderPageData } from '../../../../ui/pages/orders/order-data';
import { OrderPage } from '../../../../ui/pages/orders/order-page';
import { OrderSummaryPage } from '../../../../ui/pages/orders/order-summary-page';
import { anOrder, anOrderLine, aShipment } from '../../../builders/order';

const OWN = { orderId: '900001' };

const orderPage = (order: Order, done?: OrderPageData['done']): void => {
  const data = { changeKey: 'key-of-the-page-0001', done, again: undefined, problem: undefined, repeatable: [] };
  render(<OrderPage data={data} order={order} reference={OWN} />);
};

const receipt = (order: Order): void => {
  render(<OrderSummaryPage data={{ order, reference: OWN, slipOf: undefined }} print={() => undefined} />);
};

const totals = (): string => screen.getByRole('region', { name: 'Order total' }).textContent;

const aReturn = (isReceived: boolean): OrderReturn => ({
  id: 'R-1',
  isReceived,
  reason: 'damaged',
  labelUrl: undefined,
  lines: [{ lineId: '910001', quantity: 2 }],
  refund: 1.27,
});

test('[PAY-05] the rest that PayPal pays beside a gift card has its name', () => {
  const giftCards = [{ lastFour: '0025', amount: 20, remaining: 5 }];
  orderPage(anOrder({ giftCards, payment: { kind: 'paypal', brand: undefined, lastFour: undefined } }));
  expect(totals()).toMatch(/PayPal\$13\.98$/);
  expect(totals()).not.toContain('Card payment');
});

test('[ORD-03] where the shop sends no mail, no page says that it does, and a guest is told how to find the order', () => {
  const order = anOrder({ hasNoMail: true, email: 'pat@example.test' });
  render(<ConfirmationPage data={{ order, reference: OWN }} />);
  expect(screen.getByText(/^We’ve received your order/).textContent).toBe(
    'We’ve received your order 900001. You can look it up with this number and pat@example.test.',
  );
  expect(screen.getByText('Arrives by Fri, Nov 27. Your order’s page will say when it’s on the way.')).toBeTruthy();
  orderPage(order, 'cancelled');
  expect(document.body.textContent).not.toMatch(/email you|sent you|sent to|sent a/);
});

describe('after a cancellation', () => {
  const part = anOrder({ lines: [anOrderLine({ quantity: 3, cancelledQuantity: 1 })] });

  test('[ORD-05] the notice says that the rest is charged, when something is left', () => {
    orderPage(part, 'cancelled');
    expect(screen.getByRole('alert').textContent).toBe(
      'CanceledYou won’t be charged for these items. We’ve sent you an email.',
    );
    cleanup();
    orderPage(anOrder({ lines: [anOrderLine({ cancelledQuantity: 2 })] }), 'cancelled');
    expect(screen.getByRole('alert').textContent).toBe('CanceledYou won’t be charged. We’ve sent you an email.');
  });

  test('[ORD-05] [PAY-05] what a gift card has paid already is not called uncharged, before and after', () => {
    const paid = { giftCards: [{ lastFour: '0025', amount: 33.98, remaining: 5 }], payment: undefined };
    orderPage(anOrder(paid), 'cancelled');
    expect(document.body.textContent).not.toMatch(/won’t be charged/);
    expect(screen.getByText(/^This cancels every item/).textContent).toContain(
      'What your gift card paid goes back to it.',
    );
    expect(screen.getByText(/^This can’t be undone/).textContent).toContain(
      'What your gift card paid for these items goes back to it.',
    );
    expect(screen.getByRole('alert').textContent).toContain(
      'What your gift card paid for these items went back to it.',
    );
  });

  test('[ORD-05] a shipment that the shop canceled says that it is sorry, why, and what to do', () => {
    const shopCancellation = { kind: 'unavailable', reason: 'The last bag tore' } as const;
    orderPage(anOrder({ status: 'cancelled', shipments: [aShipment({ status: 'cancelled', shopCancellation })] }));
    expect(screen.getByRole('region', { name: 'Delivery' }).textContent).toContain(
      'We’re sorry: we had to cancel these items. The last bag tore. You won’t be charged for these items. Please place a new order if you still need them.',
    );
  });

  test.each([
    ['completed', false],
    ['returned', false],
    ['cancelled', false],
    ['received', true],
  ] as const)('[ORD-04] how long shipping takes is said of a shipment that is %s: %j', (status, isSaid) => {
    orderPage(anOrder({ shipments: [aShipment({ status, events: [] })] }));
    expect(screen.queryByText('Standard, 3 to 5 days') !== null).toBe(isSaid);
  });

  test('[ORD-03] [ORD-04] what is late is said on the receipt, and no day stands over it on the confirmation', () => {
    const late = anOrder({ shipments: [aShipment({ isLate: true })] });
    receipt(late);
    expect(screen.getByText('Delivery, was due by Fri, Nov 27, 2026')).toBeTruthy();
    cleanup();
    render(<ConfirmationPage data={{ order: late, reference: OWN }} />);
    expect(screen.getByRole('region', { name: 'Delivery' }).textContent).toMatch(
      /It’s late: it was due by Fri, Nov 27/,
    );
  });

  test('[ORD-05] the order and the receipt say what canceled items took of a reward', () => {
    const adjustments = [{ description: '$5.00 Pals Rewards', amount: -3.72, usedForCancelled: 1.28 }];
    const order = { ...part, discount: -3.72, adjustments };
    const words = /Rewards-\$3\.72\$1\.28 of your reward was used for canceled items/;
    orderPage(order);
    expect(totals()).toMatch(words);
    cleanup();
    receipt(order);
    expect(screen.getByRole('article').textContent).toMatch(words);
  });

  test('[ORD-05] the order and the receipt say what was given back of a reward', () => {
    const adjustments = [{ description: '$5.00 Pals Rewards', amount: -3.72, givenBack: 1.28 }];
    const order = { ...part, discount: -3.72, adjustments };
    const words = /Rewards-\$3\.72\$1\.28 of your reward was given back/;
    orderPage(order);
    expect(totals()).toMatch(words);
    cleanup();
    receipt(order);
    expect(screen.getByRole('article').textContent).toMatch(words);
  });

  test('[ORD-04] the receipt marks a canceled shipment, and names no day for it', () => {
    const sameDay = aShipment({ id: 'S-2', method: 'same-day', status: 'cancelled' });
    receipt(anOrder({ shipments: [aShipment(), sameDay] }));
    expect(screen.getByText('Shipment 1 of 2: Delivery, by Fri, Nov 27, 2026')).toBeTruthy();
    expect(screen.getByText(/Same-day/).textContent).toBe('Shipment 2 of 2: Same-day delivery, canceled');
  });

  test('[ORD-09] the receipt tells shipments apart by number, day, way and items', () => {
    const delivered = { kind: 'delivered', at: '2026-11-25T20:00:00.000Z' } as const;
    const food = aShipment({ status: 'completed', events: [...aShipment().events, delivered] });
    const toys = aShipment({ id: 'S-2', shippingMethod: 'Express, 2 days', lineIds: ['910002'] });
    const toy = anOrderLine({ id: '910002', name: 'Squeaky Duck', shipmentId: 'S-2' });
    receipt(anOrder({ lines: [anOrderLine(), toy], shipments: [food, toys] }));
    const [first, second] = screen.getAllByText(/^Shipment \d of 2/).map(({ textContent }) => textContent);
    expect(first).toMatch(/^Shipment 1 of 2: Delivery, delivered Wed, Nov 25, 2026Standard.*Goodpaw/);
    expect(second).toMatch(/^Shipment 2 of 2: Delivery, by Fri, Nov 27, 2026Express, 2 days.*Squeaky Duck/);
  });
});

describe('a return', () => {
  const line = anOrderLine({ returnedQuantity: 2, isCancellable: false });
  const started = anOrder({ lines: [{ ...line, returningQuantity: 2 }], returns: [aReturn(false)] });
  const received = anOrder({ lines: [line], returns: [aReturn(true)] });
  const row = (): HTMLElement => {
    const list = screen.getByRole('list', { name: /^Items of/ });
    return within(list).getByRole('listitem');
  };

  test('[ORD-05] is called started, with the item still shown as the shopper’s, until it is received', () => {
    orderPage(started);
    expect(within(row()).getByText('Return started')).toBeTruthy();
    expect(within(row()).queryByText(/^Returned/)).toBeNull();
    expect(row().dataset['gone']).toBeUndefined();
    cleanup();
    orderPage(received);
    expect(within(row()).getByText('Returned')).toBeTruthy();
    expect(within(row()).queryByText(/started/)).toBeNull();
    expect(row().dataset['gone']).toBe('true');
  });

  test('[ORD-05] of which a part was received says both, on the receipt too', () => {
    const order = anOrder({
      lines: [anOrderLine({ quantity: 4, returnedQuantity: 3, returningQuantity: 1, isCancellable: false })],
    });
    orderPage(order);
    expect(within(row()).getByText('Return started 1 of 4')).toBeTruthy();
    expect(within(row()).getByText('Returned 2 of 4')).toBeTruthy();
    cleanup();
    receipt(order);
    expect(screen.getByText('4, return started for 1, 2 returned')).toBeTruthy();
  });

  test('[ORD-05] is in the order total once it is refunded', () => {
    orderPage(started);
    expect(totals()).not.toContain('Refunded');
    cleanup();
    orderPage(received);
    expect(totals()).toMatch(/Total\$33\.98Refunded-\$1\.27$/);
  });

  test.each([
    ['all of it', 1.27, 'Not charged-$1.27', ['Not charged: $1.27']],
    ['a part of it', 1, 'Refunded-$0.27Not charged-$1.00', ['Refunded: $0.27', 'Not charged: $1.00']],
  ])('[ORD-05] [PAY-06] is called not charged where it was not: %s', (_case, notCharged, total, lines) => {
    const order = { ...received, returns: [{ ...aReturn(true), notCharged }] };
    orderPage(order);
    expect(totals().split('$33.98')[1]).toBe(total);
    const returns = within(screen.getByRole('region', { name: 'Returns' }));
    expect(returns.getAllByText(/^(Refund|Not charged)/).map(({ textContent }) => textContent)).toEqual(lines);
    cleanup();
    receipt(order);
    expect(screen.getByRole('article').textContent).toContain(total);
  });
});

test('[ORD-06] what never reached the shopper says why it came back, and not that it was picked up', () => {
  const line = anOrderLine({ returnedQuantity: 2, isCancellable: false });
  const events = (['placed', 'ready', 'returned'] as const).map((kind) => ({ kind, at: undefined }));
  const shipments = [aShipment({ method: 'pickup', status: 'returned', events })];
  const pickupPerson = { firstName: 'Robin', lastName: 'Roe' };
  orderPage(anOrder({ lines: [line], shipments, pickupPerson, returns: [{ ...aReturn(true), isUndelivered: true }] }));
  const returns = screen.getByRole('region', { name: 'Returns' });
  expect(returns.textContent).toContain('came back to us because they couldn’t be delivered or weren’t picked up.');
  expect(returns.textContent).toContain('Refunded: $1.27');
  expect(screen.getByText('Pickup by')).toBeTruthy();
});

describe('where an order goes and who picks it up', () => {
  const shipment = (facts: Partial<Shipment>): Shipment => aShipment(facts);
  const pickup = (status: Shipment['status']): Shipment => shipment({ id: 'S-2', method: 'pickup', status });

  test.each([
    ['before anything has left', [shipment({}), pickup('received')], ['Deliver to', 'Pickup by']],
    ['while it is on its way', [shipment({ status: 'shipped' }), pickup('shipped')], ['Deliver to', 'Pickup by']],
    ['once it was delivered', [shipment({ status: 'completed' }), pickup('shipped')], ['Delivered to', 'Pickup by']],
    ['once it was picked up', [shipment({}), pickup('completed')], ['Deliver to', 'Picked up by']],
    [
      'when the rest was canceled',
      [shipment({ status: 'completed' }), shipment({ id: 'S-3', status: 'cancelled' }), pickup('returned')],
      ['Delivered to', 'Picked up by'],
    ],
  ])('[ORD-04] is said in the right tense %s', (_when, shipments, words) => {
    orderPage(anOrder({ shipments, pickupPerson: { firstName: 'Robin', lastName: 'Roe' } }));
    const terms = within(screen.getByRole('region', { name: 'Details' })).getAllByRole('term');
    expect(terms.slice(0, 2).map(({ textContent }) => textContent)).toEqual(words);
  });
});

test('[CHK-02] an order of pickups has no delivery address, and its billing address is written out', () => {
  const { shippingAddress } = anOrder({});
  const shipments = anOrder({}).shipments.map((one): Shipment => ({ ...one, method: 'pickup' }));
  orderPage(anOrder({ shipments, billingAddress: shippingAddress }));
  const details = within(screen.getByRole('region', { name: 'Details' }));
  const names = details.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names).not.toContain('Deliver to');
  expect(names).toContain('Billing address');
  expect(details.queryByText('Same as delivery')).toBeNull();
  expect(details.getByText(shippingAddress?.lines[0] ?? '')).toBeTruthy();
});

test('[ORD-03] the confirmation names what was ordered, with quantities, and counts what it does not list', () => {
  const lines = Array.from({ length: 8 }, (_, index) =>
    anOrderLine({ id: String(index), name: `Toy ${index}`, quantity: index === 0 ? 3 : 1 }),
  );
  render(<ConfirmationPage data={{ order: anOrder({ lines }), reference: OWN }} />);
  const items = within(screen.getByRole('region', { name: /^Delivery/ })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '3 × Toy 0',
    'Toy 1',
    'Toy 2',
    'Toy 3',
    'Toy 4',
    'Toy 5',
    '+2 more',
  ]);
});
