import * as E from 'fp-ts/Either';
import nock from 'nock';
import type { Agent } from 'undici';
import { makeUndiciFetch } from '../../adapters/server/upstream/undici-fetch';
import { makeUpstreamAgent } from '../../adapters/server/upstream/upstream';
import type { ServerBackend } from '../../composition/backend/backend';
import { makeBackend } from '../../composition/backends/hcl/server';
import { bankSettingsOf } from '../../composition/petco-pay/bank-settings';
import { makeShop } from '../../composition/roots/shop';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import type { Environment } from '../../settings/setting.ts';
import { startBackend, type BackendUnderTest } from '../backend/commerce/support/backend-under-test';
import { FakeLogger } from '../fakes/fake-logger';
import { serveBelow, type BelowBasePath } from '../support/below-base-path';
import { EMPTY_SHELL } from '../support/empty-shell';
import { HCL_BACKEND, HCL_COOKIES } from '../support/hcl-backend';
import { hrefsOf } from '../support/links';
import { configWith, openStorefront, type Storefront } from '../support/storefront';

const IDS = { STORE_ID: '20999', CATALOG_ID: '30001', LANGUAGE_ID: '-7' };
const BASE = '/commerce/v2';

const moduleWith = (environment: Environment): ServerBackend => {
  const made = makeBackend(environment);
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right;
};

describe('the module for HCL Commerce', () => {
  test('has the ids of the specification unless others are set', () => {
    expect(HCL_BACKEND.forBrowser).toEqual({ storeId: '10151', catalogId: '10051', languageId: '-1' });
  });

  test('[RTE-05] [RTE-07] links to cart and account as the specification says', () => {
    expect(HCL_BACKEND.linkQueries).toEqual({
      '/shop/OrderCalculate':
        'calculationUsageId=-1&updatePrices=1&orderId=.&langId=-1&storeId=10151&catalogId=10051&URL=%2Fshop%2FOrderItemDisplay',
      '/shop/AjaxLogonForm': 'myAcctMain=1&catalogId=10051&langId=-1&storeId=10151&myAccountActivePage=myAccount',
    });
  });

  test('[PCC-03] the demonstration bank sends applications through the proxy, and a module without a path for them has none', () => {
    expect(bankSettingsOf(moduleWith(IDS), { ...DEFAULT_BRAND, card: 'Paw Card', currency: 'EUR' })).toEqual({
      card: 'Paw Card',
      currency: 'EUR',
      applicationsUrl: '/api/wcs/resources/store/20999/petco-pay/applications',
    });
    expect(bankSettingsOf({}, DEFAULT_BRAND)).toBeUndefined();
  });

  test('[PLT-05] says what is wrong with each id', () => {
    expect(makeBackend({ STORE_ID: '../1', CATALOG_ID: 'main', LANGUAGE_ID: 'en' })).toEqual(
      E.left([
        'STORE_ID must be an id of 1 to 19 digits, such as 10151, not "../1".',
        'CATALOG_ID must be an id of 1 to 19 digits, such as 10151, not "main".',
        'LANGUAGE_ID must be a language id such as -1, not "en".',
      ]),
    );
  });
});

describe('a shop with other ids, over a backend below a base path', () => {
  let backend: BackendUnderTest;
  let gateway: BelowBasePath;
  let storefront: Storefront;
  let agent: Agent;

  beforeAll(async () => {
    nock.restore();
    backend = await startBackend({ storeIds: { storeId: '20999', catalogueId: '30001', languageId: '-7' } });
    gateway = await serveBelow(BASE, backend.app);
    agent = makeUpstreamAgent();
    const settings = { COMMERCE_ORIGIN: `${gateway.address}/`, UPSTREAM_TIMEOUT_MS: '10000' };
    const module = moduleWith(IDS);
    const parts = {
      backend: module,
      config: configWith(settings),
      logger: new FakeLogger(),
      resilience: { fetch: makeUndiciFetch(agent) },
    };
    storefront = await openStorefront({
      ...makeShop(parts, () => EMPTY_SHELL),
      backend: { cookies: HCL_COOKIES, proxy: module.proxy, checkReadiness: module.checkReadiness },
      settings,
    });
  });
  afterAll(async () => {
    await storefront?.close();
    await agent?.destroy();
    await gateway?.close();
    await backend?.close();
  });

  const pageAt = async (path: string, cookie = ''): Promise<string> => {
    const { statusCode, body } = await storefront.app.inject({ url: path, headers: { cookie } });
    expect([path, statusCode]).toEqual([path, 200]);
    return body;
  };

  const firstProduct = async (): Promise<string> => {
    const listing = await pageAt('/shop/en/petcostore/category/dog');
    return hrefsOf(listing).find((href) => href.includes('/product/')) ?? '';
  };

  test('[PLT-04] is ready', async () => {
    expect((await storefront.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('[PLT-05] shows home, lists and products, and its links to the cart carry the ids', async () => {
    const product = await pageAt(await firstProduct());
    const cartLinks = hrefsOf(product).filter((href) => href.startsWith('/shop/OrderCalculate'));
    expect(new Set(cartLinks)).toEqual(
      new Set([
        '/shop/OrderCalculate?calculationUsageId=-1&updatePrices=1&orderId=.&langId=-7&storeId=20999&catalogId=30001&URL=%2Fshop%2FOrderItemDisplay',
      ]),
    );
    expect(product).toContain('"forBackend":{"storeId":"20999","catalogId":"30001","languageId":"-7"}');
    expect(product).not.toMatch(/\b10151\b|\b10051\b/);
  });

  test('[CRT-03] a guest puts a product into the cart and sees it there', async () => {
    const [, partNumber = ''] = /name="partNumber" value="([^"]+)"/.exec(await pageAt(await firstProduct())) ?? [];
    const added = await storefront.app.inject({
      method: 'POST',
      url: '/cart/add',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({ partNumber, quantity: '1' }).toString(),
    });
    expect([added.statusCode, added.headers.location]).toEqual([
      303,
      expect.stringContaining('/shop/OrderItemDisplay?added='),
    ]);
    const cookie = added.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    expect(cookie).toContain('20999');
    expect(await pageAt('/shop/OrderItemDisplay', cookie)).toContain(`Cart, 1 item`);
  });

  test('[PLT-04] browsers reach the services of that store alone', async () => {
    const statusOf = async (store: string): Promise<number> =>
      (await storefront.app.inject(`/api/wcs/resources/store/${store}/petcostorelocator/closedStoreDetails`))
        .statusCode;
    expect([await statusOf('20999'), await statusOf('10151')]).toEqual([200, 403]);
  });

  test('[PLT-04] a picture is fetched below the base path', async () => {
    const { statusCode } = await storefront.app.inject('/images/categories/dog.webp');
    expect(statusCode).toBe(200);
  });

  test('[PLT-05] nothing is requested outside of the base path', () => {
    expect(gateway.outside).toEqual([]);
  });
});
