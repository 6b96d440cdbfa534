import type { AddressInfo } from 'node:net';
import { HOSTILE_REQUESTS } from '../../../support/hostile-requests';
import { exchangeRaw, rawRequest } from '../../../support/raw-http';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

let backend: BackendUnderTest;
let port = 0;
beforeAll(async () => {
  backend = await startBackend();
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  port = (backend.app.server.address() as AddressInfo).port;
});
afterAll(() => backend.close());

test.each(Object.entries(HOSTILE_REQUESTS))(
  '[PLT-04] survives %s, reveals no internals and does not log them as its own errors',
  async (_group, requests) => {
    for (const [name, bytes, leaves = false] of requests) {
      const { status = 400, text } = await exchangeRaw(port, bytes, { leaves });
      expect({ name, isFault: status >= 500 && status !== 503 }).toEqual({ name, isFault: false });
      expect(text).not.toMatch(/FST_ERR|Invalid URL|node_modules|\.ts:/);
      const health = await exchangeRaw(port, rawRequest('GET /healthz HTTP/1.1'));
      expect({ name, status: health.status }).toEqual({ name, status: 200 });
    }
    expect(backend.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);

test('[PLT-04] limits the time to receive a request to 20 seconds, and the connections', () => {
  expect(backend.app.server).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 20_000,
    timeout: 60_000,
    maxConnections: 2_000,
  });
});
