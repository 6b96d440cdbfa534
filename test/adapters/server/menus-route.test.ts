import * as TE from 'fp-ts/TaskEither';
import type { LoadMenusFile } from '../../../adapters/server/files/menus-route';
import { menusPath } from '../../../core/paths/menus-path';
import { openStorefront, type Storefront } from '../../support/storefront';

const BODY = JSON.stringify({ 1: { links: Array.from({ length: 100 }, () => ({ text: 'New', url: '/new' })) } });

let load: LoadMenusFile;
let shop: Storefront;
beforeAll(async () => {
  shop = await openStorefront({ loadMenus: () => load() });
});
beforeEach(() => {
  load = TE.right({ version: 'v2', body: BODY });
});
afterAll(() => shop.close());

const request = (version: string, headers = {}) => shop.app.inject({ url: menusPath(version), headers });

test('[HDR-09] the version that a page names is cached for a year by browsers and edges, for every shopper', async () => {
  const { statusCode, headers, body } = await request('v2', { cookie: 'rUserId=1' });
  expect([statusCode, body]).toEqual([200, BODY]);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers.vary ?? '').not.toContain('cookie');
  expect(headers['set-cookie']).toBeUndefined();
});

test('[HDR-09] a page from an older version gets the current menus, which are cached for a minute', async () => {
  const { statusCode, headers, body } = await request('v1');
  expect([statusCode, body]).toEqual([200, BODY]);
  expect(headers['cache-control']).toBe('public, max-age=60');
});

test('[HDR-09] the menus are compressed', async () => {
  const { headers, rawPayload } = await request('v2', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(rawPayload.length).toBeLessThan(BODY.length / 5);
});

test('[HDR-09] a failure of the backend is never cached', async () => {
  load = TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' });
  const { statusCode, headers } = await request('v2');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
});
