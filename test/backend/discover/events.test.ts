import { EVENTS_PER_MINUTE } from '../../../backend/discover/event-routes';
import { openDiscoverService, type DiscoverService } from './discover-service';

let service: DiscoverService;
beforeAll(async () => {
  service = await openDiscoverService(60);
});
afterAll(() => service.close());

const stored = () =>
  service.shop.database
    .selectFrom('search_event')
    .selectAll()
    .orderBy('rowid' as 'id')
    .execute();

const WIDGET = { type: 'widget', name: 'click', uuid: '1-a', value: { rfkid: 'rfkid_6', f: 'sb', kw: 'dog' } };
const ADDED = {
  type: 'a2c',
  name: 'pdp',
  uuid: '1-a',
  value: { products: [{ sku: '1001', quantity: 1, price: 13.99 }] },
};

test('[SRC-07] stores shoppers’ events with those of the other provider', async () => {
  const { status, body } = await service.report(WIDGET);
  expect([status, body]).toEqual([200, { message: 'ok' }]);
  await service.report({ ...ADDED, user_id: '700002' });
  const events = await stored();
  expect(events).toMatchObject([
    { action: 'widget.click', client_id: '1-a', user_id: null, term: 'dog', item_id: null },
    { action: 'a2c.pdp', client_id: '1-a', user_id: '700002', item_id: '1001' },
  ]);
  expect(JSON.parse(events[0]?.details ?? '')).toEqual(WIDGET.value);
});

test('[SRC-07] does not store personal data', async () => {
  const user = { id: '700002', email: 'pat@example.test' };
  await service.report({ type: 'user', name: 'login', uuid: '1-b', value: { user, context: { user } } });
  const [event] = (await stored()).slice(-1);
  expect(event).toMatchObject({ action: 'user.login', details: '{}' });
});

test.each([
  ['no event', undefined],
  ['an unknown kind', { ...WIDGET, type: 'constructor' }],
  ['no name', { ...WIDGET, name: undefined }],
  ['nobody', { ...WIDGET, uuid: undefined }],
  ['a widget that does something else', { ...WIDGET, name: 'explode' }],
  ['no widget', { ...WIDGET, value: {} }],
  ['an unknown feature', { ...WIDGET, value: { rfkid: 'rfkid_6', f: 'xx' } }],
  ['a product without a price', { ...ADDED, value: { products: [{ sku: '1', quantity: 1 }] } }],
  ['a product without a sku', { ...ADDED, value: { products: [{ quantity: 1, price: 1 }] } }],
  ['nothing in the cart', { ...ADDED, value: { products: [] } }],
  ['a view of no product', { type: 'view', name: 'pdp', uuid: '1-a', value: {} }],
  ['an order without a number', { ...ADDED, type: 'order', name: 'confirm' }],
  ['a list without end', { ...ADDED, value: { products: Array.from({ length: 101 }, () => ({ sku: '1' })) } }],
])('[SRC-07] refuses %s and stores nothing', async (_case, data) => {
  const before = (await stored()).length;
  const { status, body } = await service.report(data);
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ code: 101, type: 'invalid_request' })]]);
  expect(await stored()).toHaveLength(before);
});

test('[SRC-07] an address that sends too many events gets the time to retry after', async () => {
  const strict = await openDiscoverService(60, { eventsAMinute: 3 });
  const { accessToken } = await strict.token();
  const statuses: number[] = [];
  for (let sent = 0; sent < 4; sent += 1) statuses.push((await strict.report(WIDGET, accessToken)).status);
  await strict.close();
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('[SRC-07] an address may send 1,200 events a minute', () => {
  expect(EVENTS_PER_MINUTE).toBe(1_200);
});
