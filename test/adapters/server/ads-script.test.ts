import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { ADS_SCRIPT_PATH, registerAdsScript } from '../../../adapters/server/files/ads-script';
import { openStorefront } from '../../support/storefront';

let folder: string;
let app: FastifyInstance;
const file = (): string => join(folder, 'embed-main.js');
const SETTINGS = { shop: 'Paws & Co', currency: 'EUR' };

const open = (isDevelopment = false): void => {
  app = Fastify();
  registerAdsScript(app, { file: file(), settings: SETTINGS, isDevelopment });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ads-'));
  writeFileSync(file(), 'globalThis.told = shopSettings');
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** The settings that the script receives. */
const settingsIn = (script: string): unknown => {
  const page: { told?: unknown } = {};
  runInNewContext(script, page);
  return page.told;
};

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  [undefined, undefined, (script: Buffer) => script],
])(
  '[ADS-02] sends the script in an encoding that fits %s, with the shop’s name and currency',
  async (accepted, encoding, decode) => {
    open();
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const response = await app.inject({ url: ADS_SCRIPT_PATH, headers });
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, encoding]);
    expect(settingsIn(decode(response.rawPayload).toString())).toEqual(SETTINGS);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
    });
  },
);

test('[ADS-02] neither the script nor its settings define globals in the page', async () => {
  open();
  const page = {};
  runInNewContext((await app.inject(ADS_SCRIPT_PATH)).body.replace('globalThis.told = ', 'const own = '), page);
  expect(Object.keys(page)).toEqual([]);
});

test('[ADS-02] responds 304 to a browser with a current copy, but not for another encoding', async () => {
  open();
  const request = (accepted: string, known = '') =>
    app.inject({ url: ADS_SCRIPT_PATH, headers: { 'accept-encoding': accepted, 'if-none-match': known } });
  const etag = String((await request('gzip')).headers.etag);
  const again = await request('gzip', etag);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect((await request('br', etag)).statusCode).toBe(200);
});

test('[ADS-02] reads the script again on each request during development', async () => {
  open(true);
  const request = async (): Promise<string> =>
    (await app.inject({ url: ADS_SCRIPT_PATH, headers: { 'accept-encoding': 'br' } })).body;
  expect(await request()).toContain('globalThis.told');
  writeFileSync(file(), 'newer');
  expect(await request()).toContain('newer');
});

test('[ADS-02] responds 404 for a script that was not built, and does not remember that', async () => {
  rmSync(file());
  open();
  const request = () => app.inject(ADS_SCRIPT_PATH);
  const missing = await request();
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-cache']);
  writeFileSync(file(), 'built');
  expect((await request()).body).toContain('built');
});

test('[ADS-02] the storefront serves it at its own address beside the build output', async () => {
  const shop = await openStorefront();
  app = shop.app;
  const { statusCode, headers } = await shop.app.inject(ADS_SCRIPT_PATH);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain']);
  await shop.close();
});
