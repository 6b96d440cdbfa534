import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { ADS_SCRIPT_PATH, registerAdsScript } from '../../../adapters/server/ads-script';
import { openStorefront } from '../../support/storefront';

let folder: string;
let app: FastifyInstance;
const file = (ending = ''): string => join(folder, `embed-main.js${ending}`);

const open = (isDevelopment = false): void => {
  app = Fastify();
  registerAdsScript(app, { file: file(), isDevelopment });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ads-'));
  writeFileSync(file(), 'plain');
  writeFileSync(file('.br'), 'brotli');
  writeFileSync(file('.gz'), 'gzipped');
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip', 'gzipped', 'gzip'],
  ['br;q=0, gzip', 'gzipped', 'gzip'],
  [undefined, 'plain', undefined],
])('[ADS-02] to a browser that takes %s the script is %s', async (accepted, sent, encoding) => {
  open();
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const response = await app.inject({ url: ADS_SCRIPT_PATH, headers });
  expect([response.statusCode, response.body, response.headers['content-encoding']]).toEqual([200, sent, encoding]);
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
});

test('[ADS-02] a browser that has it is told so, and one that has another form of it gets this one', async () => {
  open();
  const request = (accepted: string, known = '') =>
    app.inject({ url: ADS_SCRIPT_PATH, headers: { 'accept-encoding': accepted, 'if-none-match': known } });
  const etag = String((await request('gzip')).headers.etag);
  const again = await request('gzip', etag);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect((await request('br', etag)).statusCode).toBe(200);
});

test('[ADS-02] while it is being developed it is read anew each time', async () => {
  open(true);
  const request = async (): Promise<string> =>
    (await app.inject({ url: ADS_SCRIPT_PATH, headers: { 'accept-encoding': 'br' } })).body;
  expect(await request()).toBe('plain');
  writeFileSync(file(), 'newer');
  expect(await request()).toBe('newer');
});

test('[ADS-02] one that was not built is not there, and not remembered as missing', async () => {
  rmSync(file());
  open();
  const request = () => app.inject(ADS_SCRIPT_PATH);
  const missing = await request();
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-cache']);
  writeFileSync(file(), 'built');
  expect((await request()).body).toBe('built');
});

test('[ADS-02] the storefront has it at its own address, beside what it was built with', async () => {
  const shop = await openStorefront();
  app = shop.app;
  const { statusCode, headers } = await shop.app.inject(ADS_SCRIPT_PATH);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain']);
  await shop.close();
});
