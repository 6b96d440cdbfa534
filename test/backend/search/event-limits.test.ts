import { makeClient } from './support/clients';
import { API_KEY, feedRow, NOW, openShop, type Shop } from './support/shop';
import type { EventLimits } from '../../../backend/search/behaviour/event-intake';

const KIB = 1024;
const DAY_MS = 24 * 60 * 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.stock([feedRow('1')]);
});
beforeEach(() => shop.database.deleteFrom('search_event').execute());
afterAll(() => shop.close());

const stored = () => shop.database.selectFrom('search_event').selectAll().orderBy('received_at').execute();

/** A service with these limits, and functions that send events. */
const serviceWith = async (limits: Partial<EventLimits>) => {
  let now = NOW;
  const { app, serviceUrl } = await shop.serve(
    shop.index(),
    shop.events(limits, () => now),
  );
  const send = async (visitor: string, details: object, remoteAddress = '10.0.0.1') => {
    const response = await app.inject({
      method: 'POST',
      url: `/constructor/v2/behavioral_action/conversion?key=${API_KEY}&i=${visitor}&s=1`,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ item_id: '22000', ...details }),
      remoteAddress,
    });
    return { status: response.statusCode, message: response.json<{ message: string }>().message };
  };
  return { serviceUrl, send, passes: (ms: number) => void (now += ms) };
};

/** An event of about 30 KB with the largest allowed fields and texts. */
const hostile = Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`x${at}`, 'x'.repeat(1_900)]));

const generous = { visitorBytes: 1e9, addressBytes: 1e9, dayBytes: 1e9 };
const bytesOf = (rows: readonly { readonly bytes: number }[]): number =>
  rows.reduce((sum, { bytes }) => sum + bytes, 0);

test('[SRC-08] after many events of 30 KB the table is within its limit and has the newest', async () => {
  const tableBytes = 20 * KIB;
  const { send } = await serviceWith({ ...generous, tableBytes });
  for (let sent = 0; sent < 500; sent += 1) {
    expect((await send('a', { ...hostile, order_id: `${sent}` })).status).toBe(200);
  }
  const rows = await stored();
  expect(bytesOf(rows)).toBeLessThanOrEqual(tableBytes);
  expect(rows.map(({ details }) => details)).toContain('{"order_id":"499"}');
  expect(JSON.stringify(rows)).not.toContain('xxxx');
});

test('[SRC-08] ten thousand concurrent events leave the table within its limit', async () => {
  const tableBytes = 100 * KIB;
  const intake = shop.events({ ...generous, tableBytes });
  const event = { action: 'conversion', clientId: 'a', sessionNumber: 1, userId: null, term: null };
  for (let sent = 0; sent < 10_000; sent += 500) {
    await Promise.all(
      Array.from({ length: 500 }, (_, at) => {
        const receivedAt = new Date(NOW + sent + at).toISOString();
        return intake.add({ ...event, receivedAt, itemId: String(sent + at), details: hostile }, `10.0.${at}.1`);
      }),
    );
  }
  const rows = await stored();
  expect(bytesOf(rows)).toBeLessThanOrEqual(tableBytes);
  expect(bytesOf(rows)).toBeGreaterThan(tableBytes / 2);
  expect(rows.at(-1)?.item_id).toBe('9999');
});

test('[SRC-08] stores only known fields, cut to the limit of an event', async () => {
  const { send } = await serviceWith({ eventBytes: 512 });
  const items = Array.from({ length: 40 }, (_, at) => ({ item_id: String(at), item_name: 'n'.repeat(500), count: 2 }));
  const useful = { section: 'Products', type: 'add_to_cart', revenue: '12.99' };
  await send('short', { ...useful, ...hostile, url: 'https://shop.test/', items: items.slice(0, 2) });
  await send('long', { ...useful, filter_value: 'é'.repeat(1_000), items });
  const rows = await stored();
  const of = (visitor: string): unknown => JSON.parse(rows.find((row) => row.client_id === visitor)?.details ?? '');
  expect(of('short')).toEqual({
    ...useful,
    items: [
      { item_id: '0', count: 2 },
      { item_id: '1', count: 2 },
    ],
  });
  expect(of('long')).toEqual({ ...useful, filter_value: 'é'.repeat(200) });
});

test('[SRC-08] refuses a visitor above the daily limit until midnight, and no other', async () => {
  const { send, passes } = await serviceWith({ visitorBytes: KIB });
  const statuses: number[] = [];
  for (let sent = 0; sent < 20; sent += 1) statuses.push((await send('a', {})).status);
  expect(new Set(statuses.slice(-10))).toEqual(new Set([429]));
  expect(await send('a', {})).toEqual({ status: 429, message: expect.stringContaining('tomorrow') });
  expect(bytesOf(await stored())).toBeLessThanOrEqual(KIB);
  expect((await send('b', {})).status).toBe(200);
  passes(DAY_MS);
  expect((await send('a', {})).status).toBe(200);
});

test('[SRC-08] limits the bytes per address and day, however many visitors; an IPv6 network counts as one address', async () => {
  const { send } = await serviceWith({ addressBytes: KIB });
  for (let sent = 0; sent < 20; sent += 1) await send(`visitor-${sent}`, {}, `2001:db8:0:1::${sent}`);
  expect(bytesOf(await stored())).toBeLessThanOrEqual(KIB);
  expect((await send('more', {}, '2001:db8:0:1:ffff::1')).status).toBe(429);
  expect((await send('more', {}, '2001:db8:0:2::1')).status).toBe(200);
});

test('[SRC-08] limits the bytes of all addresses per day', async () => {
  const { send } = await serviceWith({ dayBytes: KIB });
  for (let sent = 0; sent < 20; sent += 1) await send(`visitor-${sent}`, {}, `10.0.0.${sent}`);
  expect(bytesOf(await stored())).toBeLessThanOrEqual(KIB);
  expect((await send('more', {}, '10.0.1.1')).status).toBe(429);
});

test('[SRC-08] the search provider’s library reports the refusal and continues', async () => {
  const { serviceUrl } = await serviceWith({ visitorBytes: 1 });
  const client = makeClient(serviceUrl);
  const reported = new Promise<string>((resolve) => {
    client.tracker.on('error', ({ message }: { message: string }) => resolve(message));
  });
  client.tracker.trackGenericResultClick({ itemId: '22000', itemName: 'Ball' });
  expect(await reported).toContain('This visitor has sent too much today');
});
