import { pointsWords } from '../../../core/orders/order-words';
import type { Shipment } from '../../../core/orders/order';
import { anOrder, aShipment } from '../../builders/order';

test.each([
  [{ expected: 25, earned: 25 }, 'You earned 25 points with this order.'],
  [{ expected: 24, earned: 24 }, 'You earned 24 points with this order.'],
  [
    { expected: 40, earned: 10 },
    'You earned 10 points with this order so far. You’ll earn 30 more when the rest ships.',
  ],
  [{ expected: 1, earned: 0 }, 'You’ll earn 1 point when this order ships.'],
  [{ expected: 2654, earned: 0 }, 'You’ll earn 2,654 points when this order ships.'],
  [
    { expected: 4654, earned: 2000 },
    'You earned 2,000 points with this order so far. You’ll earn 2,654 more when the rest ships.',
  ],
])('[RWD-04] [ORD-07] of the points %j a member reads “%s”', (points, words) => {
  expect(pointsWords(anOrder({ points }))).toBe(words);
});

const shipment = (method: Shipment['method'], status: Shipment['status'] = 'received'): Shipment[] => [
  aShipment({ method, status }),
];

test.each([
  ['pickups alone', shipment('pickup'), 'You’ll earn 4 points when this order is ready for pickup.'],
  [
    'a parcel and a pickup',
    [...shipment('ship'), ...shipment('pickup')],
    'You’ll earn 4 points when this order ships or is ready for pickup.',
  ],
  [
    'a pickup beside a parcel that has left',
    [...shipment('ship', 'shipped'), ...shipment('pickup')],
    'You’ll earn 4 points when this order is ready for pickup.',
  ],
  [
    'a pickup beside a canceled parcel',
    [...shipment('ship', 'cancelled'), ...shipment('pickup')],
    'You’ll earn 4 points when this order is ready for pickup.',
  ],
])('[RWD-04] [ORD-07] the points of %s come as “%s”', (_what, shipments, words) => {
  expect(pointsWords(anOrder({ points: { expected: 4, earned: 0 }, shipments }))).toBe(words);
});
