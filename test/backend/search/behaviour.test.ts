import { makeEventStore } from '../../../backend/search/behaviour/event-store';
import { DEFAULT_EVENT_LIMITS } from '../support/default-limits';
import { makeClient } from './support/clients';
import { API_KEY, feedRow, openShop, type Shop } from './support/shop';

let shop: Shop;
let serviceUrl: string;
let client: ReturnType<typeof makeClient>;
let settle: (message: string) => void;
beforeAll(async () => {
  shop = await openShop();
  await shop.stock([feedRow('1')]);
  ({ serviceUrl } = await shop.serve(shop.index()));
  client = makeClient(serviceUrl);
  client.tracker.on('success', ({ message }: { message: string }) => settle(message));
  client.tracker.on('error', ({ message }: { message: string }) => settle(message));
});
afterAll(() => shop.close());

/** Resolves with the response to the tracked event. */
const outcome = (track: () => unknown): Promise<string> =>
  new Promise((resolve) => {
    settle = resolve;
    track();
  });

const events = () => shop.database.selectFrom('search_event').selectAll().execute();

const item = { itemId: '22000', itemName: 'Ball' };

test.each<[string, () => unknown, Record<string, unknown>]>([
  ['session_start', () => client.tracker.trackSessionStart(), {}],
  ['focus', () => client.tracker.trackInputFocus(), {}],
  [
    'item_detail_load',
    () => client.tracker.trackItemDetailLoad({ ...item, url: 'https://shop.test/' }),
    { item_id: '22000' },
  ],
  [
    'select',
    () =>
      client.tracker.trackAutocompleteSelect('dog food', { originalQuery: 'dog', section: 'Products', tr: 'click' }),
    { term: 'dog food' },
  ],
  ['search', () => client.tracker.trackSearchSubmit('dog food', { originalQuery: 'dog' }), { term: 'dog food' }],
  [
    'search_result_load',
    () =>
      client.tracker.trackSearchResultsLoaded('dog', {
        url: 'https://shop.test/',
        items: [{ itemId: '1' }],
        resultCount: 1,
        resultPage: 1,
      }),
    { term: 'dog' },
  ],
  ['click_through', () => client.tracker.trackSearchResultClick('dog', item), { term: 'dog', item_id: '22000' }],
  [
    'conversion',
    () => client.tracker.trackConversion('dog', { ...item, revenue: 12.99, type: 'add_to_cart' }),
    { item_id: '22000' },
  ],
  [
    'purchase',
    () =>
      client.tracker.trackPurchase({
        items: [{ itemId: '22000', variationId: '22001', count: 2, price: 3 }],
        revenue: 6,
        orderId: '900001',
      }),
    {},
  ],
  [
    'browse_result_load',
    () =>
      client.tracker.trackBrowseResultsLoaded({
        filterName: 'group_id',
        filterValue: '10338',
        url: 'https://shop.test/',
        items: [{ itemId: '1' }],
      }),
    {},
  ],
  [
    'browse_result_click',
    () => client.tracker.trackBrowseResultClick({ filterName: 'group_id', filterValue: '10338', ...item }),
    { item_id: '22000' },
  ],
  [
    'recommendation_result_view',
    () =>
      client.tracker.trackRecommendationView({
        podId: 'related',
        numResultsViewed: 1,
        url: 'https://shop.test/',
        items: [{ itemId: '1' }],
      }),
    {},
  ],
  [
    'recommendation_result_click',
    () => client.tracker.trackRecommendationClick({ podId: 'related', strategyId: 'related', ...item }),
    { item_id: '22000' },
  ],
  ['result_click', () => client.tracker.trackGenericResultClick(item), { item_id: '22000' }],
])('[SRC-08] stores the event %s with its sender', async (action, track, kept) => {
  const before = (await events()).length;
  expect(await outcome(track)).toBe('ok');
  const rows = await events();
  expect(rows).toHaveLength(before + 1);
  expect(rows.find((row) => row.action === action)).toMatchObject({
    ...kept,
    client_id: 'client-1',
    session_number: 3,
    user_id: '700002',
    received_at: '2030-01-05T18:03:11.000Z',
  });
});

test.each<[string, () => unknown, string]>([
  [
    'a page with an offset',
    () =>
      client.tracker.trackSearchResultsLoaded('dog', {
        url: 'https://a.test',
        items: [],
        resultPage: 1,
        resultOffset: 1,
      }),
    'Invalid parameters',
  ],
  [
    'a custom type without a name',
    () => client.tracker.trackConversion('dog', { ...item, type: 'x', isCustomType: true }),
    'Invalid parameters',
  ],
  [
    'an unknown section',
    () => client.tracker.trackConversion('dog', { ...item, section: 'Toys' }),
    'Unknown section: Toys',
  ],
])('[SRC-08] refuses an event without storing it: %s', async (_, track, message) => {
  const before = (await events()).length;
  expect(await outcome(track)).toBe(message);
  expect(await events()).toHaveLength(before);
});

const post = async (action: string, body: string, query = `key=${API_KEY}&i=client-1&s=3`) => {
  const response = await fetch(`${serviceUrl}/v2/behavioral_action/${action}?${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain' },
  });
  return [response.status, await response.json()];
};

test.each<[string, string, string, number, string]>([
  ['purchase', 'no items', '{}', 400, 'Invalid parameters'],
  ['purchase', 'items without ids', '{"items":[{"count":1}]}', 400, 'Invalid parameters'],
  ['purchase', 'items that are no list', '{"items":{"toString":1}}', 400, 'Invalid parameters'],
  ['focus', 'a session that is an object', '{"s":{"toString":1,"valueOf":1}}', 400, 'Invalid parameters'],
  ['focus', 'a client that is an object', '{"i":{"toString":1}}', 400, 'Invalid parameters'],
  ['focus', 'a section that is an object', '{"section":{"toString":1}}', 400, 'Unknown section: not a text'],
  ['conversion', 'no item', '{}', 400, 'Invalid parameters'],
  ['conversion', 'a field too long', JSON.stringify({ item_id: 'x'.repeat(2049) }), 400, 'Invalid parameters'],
  ['conversion', 'a body that is no JSON', 'item', 400, 'The body must be JSON'],
  ['conversion', 'a body that is no object', '[1]', 400, 'Invalid parameters'],
  [
    'conversion',
    'lists in lists without end',
    `{"item_id":"1","x":${'['.repeat(9000)}${']'.repeat(9000)}}`,
    400,
    'Invalid parameters',
  ],
  ['luck', 'an unknown action', '{}', 404, 'Unknown action: luck'],
  ['constructor', 'a name every object has', '{}', 404, 'Unknown action: constructor'],
])('[SRC-08] refuses %s with %s', async (action, _, body, status, message) => {
  const before = (await events()).length;
  expect(await post(action, body)).toEqual([status, { message }]);
  expect(await events()).toHaveLength(before);
});

test('[SRC-08] stores the first 100 items of an event', async () => {
  const customerIds = Array.from({ length: 300 }, (_, index) => ({ itemId: `item-${index}` }));
  expect(
    await outcome(() =>
      client.tracker.trackSearchResultsLoaded('dog', { url: 'https://shop.example/', items: customerIds }),
    ),
  ).toBe('ok');
  const items = Array.from({ length: 300 }, (_, index) => ({ item_id: String(index), count: 1, price: 2 }));
  expect(await post('purchase', JSON.stringify({ items, order_id: 'many' }))).toEqual([200, { message: 'ok' }]);
  const kept = (await events()).filter(({ action }) => action === 'purchase').at(-1);
  expect(JSON.parse(kept?.details ?? '{}')).toMatchObject({ order_id: 'many' });
  expect(JSON.parse(kept?.details ?? '{}').items).toHaveLength(100);
});

test('[SRC-08] accepts an address of 2,048 characters, as the client sends it', async () => {
  const url = `https://shop.example/${'a'.repeat(2_048 - 21)}`;
  expect(await post('item_detail_load', JSON.stringify({ item_id: '1', item_name: 'Ball', url }))).toEqual([
    200,
    { message: 'ok' },
  ]);
  expect(await outcome(() => client.tracker.trackItemDetailLoad({ ...item, url }))).toBe('ok');
});

test('[SRC-08] refuses an event without a client or session, or with an unknown key', async () => {
  expect(await post('focus', '', `key=${API_KEY}`)).toEqual([400, { message: 'Invalid parameters' }]);
  expect(await post('focus', '', 'key=other&i=a&s=1')).toEqual([
    400,
    { message: expect.stringContaining('no record of this key') },
  ]);
});

test('[SRC-08] stores all of many concurrent events', async () => {
  const before = (await events()).length;
  const responses = await Promise.all(
    Array.from({ length: 300 }, (_, number) => post('conversion', JSON.stringify({ item_id: String(number) }))),
  );
  expect(responses.every(([status]) => status === 200)).toBe(true);
  expect(await events()).toHaveLength(before + 300);
});

test('[SRC-08] refuses a body above the limit without reading it', async () => {
  const before = (await events()).length;
  const [status, envelope] = await post('conversion', JSON.stringify({ item_id: '1', x: 'x'.repeat(65 * 1024) }));
  expect([status, envelope]).toEqual([413, { message: expect.stringContaining('too large') }]);
  expect(await events()).toHaveLength(before);
});

test('[SRC-08] an address that sends too many events gets the time to retry after, from either endpoint', async () => {
  const { app } = await shop.serve(shop.index());
  const report = (url: string, remoteAddress = '10.0.0.1') =>
    app.inject({ url: `/constructor${url}key=${API_KEY}&i=a&s=1`, remoteAddress });
  for (let sent = 0; sent < 1_200; sent += 1) expect((await report('/behavior?action=luck&')).statusCode).toBe(404);
  const refused = await report('/autocomplete/dog/search?');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    expect.stringMatching(/^\d+$/),
    { message: expect.stringContaining('too many events from this address') },
  ]);
  expect((await report('/autocomplete/dog?')).statusCode).toBe(200);
  expect((await report('/behavior?action=focus&', '10.0.0.2')).statusCode).toBe(200);
});

test('[SRC-08] refuses events above the queue limit and stores the accepted ones', async () => {
  const { tableBytes } = DEFAULT_EVENT_LIMITS;
  const store = makeEventStore({ database: shop.database, tableBytes });
  const event = { receivedAt: '', action: 'focus', clientId: 'a', sessionNumber: 1, userId: null, term: null };
  const before = (await events()).length;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 2_000 }, () => store.add({ ...event, itemId: null, details: '{}' })),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused).toEqual(refused.map(() => expect.objectContaining({ statusCode: 503 })));
  expect(await events()).toHaveLength(before + outcomes.length - refused.length);
});
