import type { Answer, Browser } from '../../commerce/support/browser.ts';
import { newKey, press, readyGuest, type OrderWorld } from './order-world.ts';

/** The key of the fulfilment side in tests. */
export const KEY = 'the-key-of-the-warehouse-long-enough';

/** A call of the fulfilment side; a list is read, everything else is posted. */
export const warehouse = async (world: OrderWorld, path: string, payload?: Readonly<Record<string, unknown>>) => {
  const response = await world.app.inject({
    method: path.startsWith('shipments?') ? 'GET' : 'POST',
    url: `/fulfilment/v1/${path}`,
    headers: { authorization: `Bearer ${KEY}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
};

export const UPS = { carrier: 'UPS', trackingNumber: '1Z999' };

/** An order that was placed. */
export interface Placed {
  readonly browser: Browser;
  readonly orderId: string;
  read(): Promise<Answer>;
  /** Ids of the shipments, in the order of the cart. */
  readonly shipments: readonly string[];
  /** Ids of the lines by part number. */
  readonly lines: Readonly<Record<string, string>>;
}

/** Places the order of a complete checkout; with the key of an earlier attempt, goes on with that one. */
export const placed = async (
  browser: Browser,
  checkout: { readonly orderId: string; readonly total: string },
  key = newKey(),
): Promise<Placed> => {
  const { status } = await press(browser, checkout, key);
  expect(status).toBe(201);
  const read = () => browser.get(`order/${checkout.orderId}`);
  const { body } = await read();
  const shipments: { shipmentId: string }[] = body.x_shipments;
  const lines: { partNumber: string; orderItemId: string }[] = body.orderItem;
  return {
    browser,
    orderId: checkout.orderId,
    read,
    shipments: shipments.map(({ shipmentId }) => shipmentId),
    lines: Object.fromEntries(lines.map(({ partNumber, orderItemId }) => [partNumber, orderItemId])),
  };
};

/** A guest's order. */
export const placeGuest = async (
  world: OrderWorld,
  items: Readonly<Record<string, number>> = { 'KIB-5': 2, 'LIT-20': 1 },
): Promise<Placed> => {
  const { browser, checkout } = await readyGuest(world, items);
  return placed(browser, checkout);
};
