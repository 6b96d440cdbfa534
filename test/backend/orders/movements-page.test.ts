import type { CaptureRequest } from '../../../backend/payments/payment-provider.ts';
import type { CaptureResult } from '../../../backend/payments/payment-results.ts';
import { startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placeGuest, UPS, warehouse } from './support/placed-order.ts';

/** What the provider answers to a capture; undefined: what it answers by itself. */
let answer: CaptureResult | undefined;
let world: OrderWorld;
beforeEach(async () => {
  answer = undefined;
  world = await startOrders({ fulfilmentKey: KEY, outbox: true }, (provider) => {
    const capture = provider.capture.bind(provider);
    return Object.assign(provider, { capture: async (wanted: CaptureRequest) => answer ?? capture(wanted) });
  });
});
afterEach(() => world.close());

const show = async (): Promise<string> => (await world.browser().get('/dev/jobs')).text;

/** Ships an order, so that its amount is captured. */
const ship = async (): Promise<string> => {
  const order = await placeGuest(world);
  await warehouse(world, `shipments/${order.shipments[0]}/packed`);
  await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
  return order.orderId;
};

test('[GRW-03] [PAY-06] /dev/jobs lists a capture that failed, with its order, tries, next try and problem', async () => {
  expect(await show()).not.toContain('Movements of money');
  const orderId = await ship();
  expect(await show()).toMatch(
    new RegExp(
      `<h2>Movements of money that wait</h2>[^]*capture, movement \\d+, order ${orderId}<[^]*Attempts: 0, next`,
    ),
  );
  answer = { kind: 'outcome-unknown', cause: 'time-out' };
  await world.work();
  const page = await show();
  const next = new Date(world.now() + 5_000).toISOString();
  expect(page).toContain(`Attempts: 1, next try <time datetime="${next}">`);
  expect(page).toContain('Problem: outcome-unknown: time-out');
  expect(page).not.toContain('given up');
});

test('[GRW-03] [PAY-06] /dev/jobs lists a capture that was given up, since when and why', async () => {
  const orderId = await ship();
  answer = { kind: 'refused', reason: 'authorisation-expired' };
  await world.work();
  const page = await show();
  expect(page).toMatch(new RegExp(`money given up[^]*capture, movement \\d+, order ${orderId}<`));
  expect(page).toContain(`Attempts: 1, given up <time datetime="${new Date(world.now()).toISOString()}">`);
  expect(page).toContain('Problem: refused: authorisation-expired');
  expect(page).not.toContain('that wait');
});

test('[GRW-03] [PAY-06] a capture that was given up is tried again at the press of its button, and done', async () => {
  await ship();
  answer = { kind: 'refused', reason: 'authorisation-expired' };
  await world.work();
  const [action = '', id = ''] = /\/dev\/jobs\/movements\/(\d+)\/again/.exec(await show()) ?? [];
  const press = (url: string, site = 'same-origin') =>
    world.app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': site } });
  expect((await press(action, 'cross-site')).statusCode).toBe(403);
  expect(await show()).toContain('given up');
  const { statusCode, headers } = await press(action);
  expect([statusCode, headers.location]).toEqual([303, '/dev/jobs']);
  expect(await show()).toMatch(new RegExp(`that wait</h2>[^]*movement ${id}, [^]*Attempts: 0, next`));
  answer = undefined;
  await world.work();
  expect(await show()).not.toContain('Movements of money');
  expect((await press('/dev/jobs/movements/x/again')).statusCode).toBe(400);
});
