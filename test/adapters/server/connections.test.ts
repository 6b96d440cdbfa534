import { connect, type AddressInfo, type Socket } from 'node:net';
import nock from 'nock';
import { connectionLimits } from '../../../adapters/server/config/connection-limits';
import { makeMetrics } from '../../../adapters/server/observability/metrics';
import { makeMetricsServer } from '../../../adapters/server/operations/metrics-server';
import type { HandleWeb } from '../../../adapters/server/requests/web';
import { exchangeRaw, rawRequest } from '../../support/raw-http';
import { openStorefront, type Storefront } from '../../support/storefront';

beforeAll(() => nock.restore());

let shop: Storefront | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

const open = async (more: Parameters<typeof openStorefront>[0] = {}): Promise<number> => {
  shop = await openStorefront(more);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  return (shop.app.server.address() as AddressInfo).port;
};

test('[PLT-04] limits a request to 20 seconds, head and body, checked every second', async () => {
  await open();
  expect(shop?.app.server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 20_000, timeout: 60_000 });
  expect(connectionLimits({}).http.connectionsCheckingInterval).toBe(1_000);
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['that sends nothing', ''],
  ['with half a head', 'GET /a HTTP/1.1\r\nhost: a\r\nx-'],
  ['with half a body', rawRequest('POST /cart HTTP/1.1', { ...FORM, 'content-length': '50' }, 'half')],
  [
    'with half a body in chunks',
    rawRequest('POST /cart HTTP/1.1', { ...FORM, 'transfer-encoding': 'chunked' }, '32\r\nhalf'),
  ],
])('[PLT-04] disconnects a client %s after the time limit', async (_, bytes) => {
  const port = await open({ requestMs: 200 });
  const { status } = await exchangeRaw(port, bytes);
  expect(status).toBe(408);
});

test('[PLT-04] refuses connections beyond the limit and accepts new ones after some closed', async () => {
  const port = await open({ settings: { MAX_CONNECTIONS: '2' } });
  const opened = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject);
    });
  const accepted = new Promise<void>((resolve) => {
    let count = 0;
    shop?.app.server.on('connection', () => ++count === 2 && resolve());
  });
  const sockets = [await opened(), await opened()];
  await accepted;
  expect((await exchangeRaw(port, rawRequest('GET /healthz HTTP/1.1'))).status).toBeUndefined();
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve).destroy())));
  await new Promise((resolve) => {
    const look = (): void =>
      void shop?.app.server.getConnections((_error, count) => (count === 0 ? resolve(undefined) : setImmediate(look)));
    look();
  });
  expect((await exchangeRaw(port, rawRequest('GET /healthz HTTP/1.1'))).status).toBe(200);
});

describe('behind one trusted proxy', () => {
  const whoAsks: HandleWeb = async ({ forwarded, origin }) => ({
    status: 200,
    body: `${forwarded['x-forwarded-for']} ${origin}`,
  });
  const seen = async (trust: string, chain: string): Promise<string> => {
    await open({ settings: { TRUST_PROXY: trust }, handle: whoAsks });
    const response = await shop?.app.inject({
      url: '/a',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': chain },
    });
    return response?.body.split(' ')[0] ?? '';
  };

  test.each([
    ['true', '203.0.113.7'],
    ['1', '203.0.113.7'],
    ['2', '198.51.100.1'],
    ['3', '1.2.3.4'],
    ['10.0.0.1', '203.0.113.7'],
    ['false', '10.0.0.1'],
  ])('[PLT-04] TRUST_PROXY=%s identifies the visitor as %s, whatever the visitor sent', async (trust, visitor) => {
    expect(await seen(trust, '1.2.3.4, 198.51.100.1, 203.0.113.7')).toBe(visitor);
  });
});

test('the metrics have their own listener with nothing else', async () => {
  const server = makeMetricsServer({ metrics: makeMetrics({ ofProcess: false }), logLevel: 'silent' });
  const { statusCode, body, headers } = await server.inject('/metrics');
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(body).toContain('# TYPE http_server_request_duration_seconds histogram');
  expect((await server.inject('/')).statusCode).toBe(404);
  await server.close();
});
