import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../support/eventually';
import { startShop } from '../support/shop-process';

describe('npm start', () => {
  let backend: Server;
  let answer: () => void;
  let asked: Promise<void>;

  /** A backend that keeps the storefront waiting for a picture until the test lets it go. */
  beforeEach(async () => {
    const held = new Promise<void>((resolve) => (answer = resolve));
    let hear = (): void => undefined;
    asked = new Promise((resolve) => (hear = resolve));
    backend = createServer((request, response) => {
      if (request.url?.startsWith('/images/') !== true) return void response.end('{}');
      hear();
      void held.then(() => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    backend.closeAllConnections();
    backend.close();
  });

  test('[PLT-04] Ctrl-C, which reaches its processes twice, lets the answers in flight finish and ends with 0', async () => {
    const { port } = backend.address() as AddressInfo;
    const shop = await startShop({
      environment: { COMMERCE_ORIGIN: `http://127.0.0.1:${port}`, UPSTREAM_TIMEOUT_MS: '30000', LOG_LEVEL: 'info' },
    });
    const picture = fetch(`${shop.address}/images/held.svg`);
    await asked;
    const ended = shop.interrupt();
    await eventually(() => expect(shop.output()).toMatch(/the storefront is closing/));
    answer();
    expect((await picture).status).toBe(200);
    expect(await ended).toBe(0);
  });
});
