import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { registerCardOfferRoute } from '../../../adapters/server/files/card-offer-route';
import { openStorefront, type Storefront } from '../../support/storefront';

const PATH = '/card-offer/sdk.js';
const SETTINGS = { card: 'Paw’s "Card"', currency: 'EUR', applicationsUrl: '/api/applications' };

describe('the route', () => {
  let shop: Storefront;
  afterEach(() => shop.close());

  test('[PCC-03] redirects to the script of the configured bank, whose origin the CSP allows for scripts, requests and frames', async () => {
    shop = await openStorefront({ settings: { CARD_OFFER_SDK_URL: 'https://bank.example/offer/v1.js' } });
    const { statusCode, headers } = await shop.app.inject(PATH);
    expect([statusCode, headers.location]).toEqual([302, 'https://bank.example/offer/v1.js']);
    const policy = String(headers['content-security-policy']).split(';');
    for (const directive of ['script-src', 'connect-src', 'frame-src']) {
      expect(policy.find((line) => line.startsWith(directive))).toMatch(/ https:\/\/bank\.example(?: |$)/);
    }
  });

  test('[PCC-03] without a bank it responds with 404, and the CSP allows no third-party script', async () => {
    shop = await openStorefront({});
    const { statusCode, headers } = await shop.app.inject(PATH);
    expect(statusCode).toBe(404);
    expect(String(headers['content-security-policy'])).not.toMatch(/(?:script|connect|frame)-src [^;]*https?:/);
  });
});

describe('the demonstration bank', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bank-'));
    writeFileSync(join(folder, 'main.js'), 'globalThis.told = shopSettings');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['in a demonstration shop', 'main.js', undefined, 200],
    ['never beside a bank', 'main.js', 'https://bank.example/offer.js', 302],
    ['only where it was built', 'none.js', undefined, 404],
  ])('[PCC-03] exists %s', async (_case, file, sdkUrl, status) => {
    const app = Fastify();
    registerCardOfferRoute(app, { sdkUrl, demonstration: { file: join(folder, file), settings: SETTINGS } });
    const { statusCode, headers, body } = await app.inject(PATH);
    expect(statusCode).toBe(status);
    expect(headers['cache-control']).toBe('no-cache');
    if (status === 200) {
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      const page: { told?: unknown } = {};
      runInNewContext(body, page);
      expect(page.told).toEqual(SETTINGS);
    }
    await app.close();
  });
});
