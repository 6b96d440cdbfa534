import { makeUnitOfWork } from '../../../backend/database/unit-of-work.ts';
import { cancelOrder } from '../../../backend/orders/life/cancel-order.ts';
import { returnOrder } from '../../../backend/orders/life/return-order.ts';
import { MortalProcess } from './support/mortal-process.ts';
import { newKey, startOrders, stockOf, type OrderWorld } from './support/order-world.ts';
import { KEY, placeGuest, UPS, warehouse, type Placed } from './support/placed-order.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
});
afterEach(() => world.close());

const deliver = async (order: Placed): Promise<void> => {
  await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
  await warehouse(world, `shipments/${order.shipments[0]}/delivered`);
};

const one = (order: Placed) => ({ orderItem: [{ orderItemId: order.lines['KIB-5'], quantity: '1' }] });

const piecesOf = async (order: Placed): Promise<unknown> => {
  const { body } = await order.read();
  const line: Record<string, string> | undefined = body.orderItem.find(
    ({ partNumber }: { readonly partNumber: string }) => partNumber === 'KIB-5',
  );
  return { cancelled: line?.x_cancelledQuantity, returned: line?.x_returnedQuantity };
};

const mails = async (kind: string): Promise<number> =>
  (await world.database.selectFrom('mail').select('mail_id').where('kind', '=', kind).execute()).length;

test('[ORD-05] twenty requests at once with one key start one return, with one number and one mail', async () => {
  const order = await placeGuest(world);
  await deliver(order);
  const body = { ...one(order), reason: 'DAMAGED', x_key: newKey() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => order.browser.post(`order/${order.orderId}/x_return`, body)),
  );
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.returnId}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await piecesOf(order)).toEqual({ cancelled: '0.0', returned: '1.0' });
  expect(await mails('order-return')).toBe(1);
});

test('[ORD-05] twenty requests at once with one key cancel one piece and put one back', async () => {
  const order = await placeGuest(world);
  const stock = await stockOf(world, 'KIB-5');
  const body = { ...one(order), x_key: newKey() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => order.browser.post(`order/${order.orderId}/x_cancel`, body)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await piecesOf(order)).toEqual({ cancelled: '1.0', returned: '0.0' });
  expect([await stockOf(world, 'KIB-5'), await mails('order-cancelled')]).toEqual([stock + 1, 1]);
});

test('[ORD-05] two processes that get the same request make its change once', async () => {
  const [cancelled, returned] = [await placeGuest(world), await placeGuest(world)];
  await deliver(returned);
  const processes = Array.from({ length: 4 }, () => {
    const { changes } = new MortalProcess({ database: world.database, provider: world.provider, clock: world.now }, [])
      .services;
    return { ...changes, unitOfWork: makeUnitOfWork(world.database) };
  });
  const pieces = (order: Placed) => [{ lineId: Number(order.lines['KIB-5']), quantity: 1 }];
  const key = newKey();
  await Promise.all(
    processes.map((deps) => cancelOrder(deps, Number(cancelled.orderId), { key, wanted: pieces(cancelled) })),
  );
  const numbers = await Promise.all(
    processes.map((deps) =>
      returnOrder(deps, Number(returned.orderId), { key, wanted: pieces(returned), reason: 'DAMAGED' }),
    ),
  );
  expect(await piecesOf(cancelled)).toEqual({ cancelled: '1.0', returned: '0.0' });
  expect(await piecesOf(returned)).toEqual({ cancelled: '0.0', returned: '1.0' });
  expect(new Set(numbers.map(String)).size).toBe(1);
});

test('[ORD-05] a key says nothing about other orders, and a refused change leaves it unused', async () => {
  const [order, other] = [await placeGuest(world), await placeGuest(world)];
  const x_key = newKey();
  const giveBack = (which: Placed) =>
    which.browser.post(`order/${which.orderId}/x_return`, { ...one(which), reason: 'DAMAGED', x_key });
  expect((await giveBack(order)).status).toBe(409);
  await deliver(order);
  await deliver(other);
  const [first, second] = [await giveBack(order), await giveBack(other)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body.returnId).not.toBe(second.body.returnId);
});

test.each([undefined, '', 'short', 'with space in the key', 'x'.repeat(65), 7])(
  '[ORD-05] the key %p is refused with the name of the field',
  async (x_key) => {
    const order = await placeGuest(world);
    const { status, error } = await order.browser.post(`order/${order.orderId}/x_cancel`, { ...one(order), x_key });
    expect([status, JSON.stringify(error)]).toEqual([400, expect.stringContaining('x_key')]);
    expect(await piecesOf(order)).toEqual({ cancelled: '0.0', returned: '0.0' });
  },
);
