import { type FakeOrderGateway } from './fake-order-gateway';
import { anOrder, anOrderLine, aPurchase, aShipment } from '../builders/order';
import type { KnownOrder, OrdersWorld } from '../contracts/order-gateway.contract';
import type { Order, Shipment } from '../../core/orders/order';

const CUSTOMER = '700002';

/** The orders of the conformance suite, in a fake; `gateway` may be another gateway over the same fake. */
export const fakeOrderWorld = (fake: FakeOrderGateway): Omit<OrdersWorld, 'gateway'> => {
  const place = (ownerId: string, orderId: string, facts: Partial<Shipment> = {}): KnownOrder => {
    const line = anOrderLine();
    const order = anOrder({ id: orderId, token: `token-of-${orderId}`, lines: [line], shipments: [aShipment(facts)] });
    fake.hasOrder(ownerId, order).hasPurchases(ownerId, aPurchase({ timesBought: 1 }));
    return {
      orderId,
      token: order.token ?? '',
      email: order.email ?? '',
      partNumber: line.partNumber,
      total: order.total,
    };
  };
  const change = ({ orderId }: KnownOrder, facts: (order: Order) => Partial<Order>): void => {
    const order = fake.stored(orderId);
    if (order !== undefined) fake.hasOrder(CUSTOMER, { ...order, ...facts(order) });
  };
  return {
    customerWithOrders: async (count) => {
      fake.caller.signsIn(CUSTOMER);
      return Array.from({ length: count }, (_, index) => place(CUSTOMER, String(900_001 + index)));
    },
    customerWithPickup: async () => {
      fake.caller.signsIn(CUSTOMER);
      const [store, other] = [
        { id: '1101', name: 'Mission Valley' },
        { id: '1102', name: 'La Mesa' },
      ] as const;
      const { partNumber } = aPurchase();
      fake.hasPurchases(CUSTOMER, aPurchase({ isPickupOnly: true, store }));
      for (const { id, name } of [store, other]) fake.hasStore(id, name, { [partNumber]: 2 });
      return { partNumber, storeId: store.id, otherStoreId: other.id };
    },
    guestWithOrder: async () => {
      fake.caller.becomesGuest('700055');
      return place('700055', '900055');
    },
    guestWithVendorOrder: async () => {
      fake.caller.becomesGuest('700055');
      return { ...place('700055', '900056', { vendor: 'Timber & Tail' }), vendor: 'Timber & Tail' };
    },
    cancelsByShop: async (order, reason) =>
      change(order, ({ lines, shipments }) => ({
        status: 'cancelled',
        lines: lines.map((line) => ({ ...line, cancelledQuantity: line.quantity, isCancellable: false })),
        shipments: shipments.map((shipment) => ({
          ...shipment,
          status: 'cancelled',
          shopCancellation: { kind: 'unavailable', reason },
        })),
      })),
    becomesAnother: async () => void fake.caller.becomesGuest('700077'),
    losesIdentity: async () => void fake.caller.signsOut(),
    packs: async (order) =>
      change(order, ({ lines }) => ({ lines: lines.map((line) => ({ ...line, isCancellable: false })) })),
    delivers: async (order) =>
      change(order, ({ lines }) => ({
        lines: lines.map((line) => ({ ...line, isCancellable: false, returnableUntil: '2026-12-27' })),
      })),
  };
};
