import { render, screen } from '@testing-library/react';
import type { Shipment } from '../../../../core/orders/order';
import { OrderPage } from '../../../../ui/pages/orders/order-page';
import { anOrder, anOrderLine, aShipment } from '../../../builders/order';

const data = {
  changeKey: 'key-of-the-page-0001',
  done: undefined,
  again: undefined,
  problem: undefined,
  repeatable: [],
};
const EVENTS: Shipment['events'] = [
  { kind: 'placed', at: '2026-11-23T18:00:00Z' },
  { kind: 'packed', at: '2026-11-24T18:00:00Z' },
];

test.each([
  ['it is packed', { status: 'preparing', events: EVENTS }, 1],
  ['it waits to be packed', { status: 'preparing', events: EVENTS.slice(0, 1) }, 0],
  ['it has left', { status: 'shipped', events: EVENTS }, 0],
  ['it was canceled', { status: 'cancelled', events: EVENTS }, 0],
] as const)('[ORD-05] a shipment says that it cannot be canceled any more only while %s', (_when, facts, count) => {
  const order = anOrder({ shipments: [aShipment(facts)] });
  render(<OrderPage data={data} order={order} reference={{ orderId: order.id }} />);
  expect(screen.queryAllByText(/so you can’t cancel it/)).toHaveLength(count);
});

test('[ORD-05] a line says when its returns have ended', () => {
  const order = anOrder({ lines: [anOrderLine({ isCancellable: false, returnEnded: '2026-11-03' })] });
  render(<OrderPage data={data} order={order} reference={{ orderId: order.id }} />);
  expect(screen.getByText(/Returns ended Tue, Nov 3/)).toBeTruthy();
});
