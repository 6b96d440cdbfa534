import { SESSION_ID } from '../../builders/upstream-ads';
import { setUpAdProxies, type AdProxySetup, type Post } from './ad-proxy';

const ORDER = '/api/citrus/order';
const REPORT = {
  id: '900001',
  sessionId: SESSION_ID,
  placedAt: '2026-11-23T18:00:00.000Z',
  items: [{ sku: 'SKU-1001', quantity: 2, price: 12.99 }],
};

let adServer: AdProxySetup['adServer'];
let post: Post;
const open = setUpAdProxies((setup) => ({ adServer, post } = setup));

describe('[ORD-03] the report of an order', () => {
  test('reaches the ad server, without a customer that the shopper is not', async () => {
    await open();
    expect((await post(ORDER, { ...REPORT, customerId: '700099' })).statusCode).toBe(204);
    expect(adServer.ordered()).toEqual([{ ...REPORT, customerId: undefined }]);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no items', { ...REPORT, items: [] }],
    ['too many items', { ...REPORT, items: Array(101).fill(REPORT.items[0]) }],
    ['an odd number', { ...REPORT, id: '../1' }],
    ['an odd session', { ...REPORT, sessionId: 'me' }],
    ['an odd time', { ...REPORT, placedAt: 'yesterday' }],
    ['a negative price', { ...REPORT, items: [{ sku: 'S', quantity: 1, price: -1 }] }],
    ['no pieces', { ...REPORT, items: [{ sku: 'S', quantity: 0, price: 1 }] }],
    ['an email', { ...REPORT, email: 'pat@example.test' }],
  ])('is refused with %s', async (_case, body) => {
    await open();
    expect((await post(ORDER, body)).statusCode).toBe(400);
    expect(adServer.ordered()).toEqual([]);
  });

  test('is refused from another origin', async () => {
    await open();
    const response = await post(ORDER, REPORT, {
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.test' },
    });
    expect([response.statusCode, adServer.ordered()]).toEqual([403, []]);
  });

  test('says that the ad server refuses', async () => {
    await open();
    adServer.refuses(400, 'order');
    expect((await post(ORDER, REPORT)).statusCode).toBe(502);
  });
});
