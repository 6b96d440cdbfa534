import type { FakeCartGateway } from './fake-cart-gateway';

/** The store and products of `withWays`. */
export const KNOWN_WAYS = {
  storeId: '1101',
  zipCode: '92101',
  anyWay: { partNumber: 'ANY-WAY' },
  pickupOnly: { partNumber: 'PICKUP-ONLY' },
  shippedOnly: { partNumber: 'SHIPPED-ONLY' },
} as const;

/** Adds a store, a product that can be had in any way, one for pickup only, and one that is always shipped. */
export const withWays = (gateway: FakeCartGateway): FakeCartGateway =>
  gateway
    .hasStore({ id: KNOWN_WAYS.storeId, name: 'Mission Valley', zipCodes: [KNOWN_WAYS.zipCode] })
    .sells(
      { partNumber: 'ANY-WAY', name: 'Dog food', price: 12.99, stock: 50, inStore: { '1101': 12 } },
      { partNumber: 'PICKUP-ONLY', name: 'Seed mix', price: 8.5, stock: 0, pickupOnly: true, inStore: { '1101': 4 } },
      { partNumber: 'SHIPPED-ONLY', name: 'Chews', price: 40, stock: 30, shippedOnly: true },
    );
