import nock from 'nock';
import type { Agent } from 'undici';
import { makeUndiciFetch } from '../../adapters/server/upstream/undici-fetch';
import { makeUpstreamAgent } from '../../adapters/server/upstream/upstream';
import { makeShop } from '../../composition/roots/shop';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import { LINKS } from '../../core/paths/links';
import { startBackend, type BackendUnderTest } from '../backend/commerce/support/backend-under-test';
import { FakeLogger } from '../fakes/fake-logger';
import { EMPTY_SHELL } from '../support/empty-shell';
import { HCL_BACKEND } from '../support/hcl-backend';
import { PATHS } from '../support/sample-products';
import { configWith, openStorefront, type Storefront } from '../support/storefront';

let backend: BackendUnderTest;
let storefront: Storefront;
let agent: Agent;

beforeAll(async () => {
  nock.restore();
  backend = await startBackend();
  agent = makeUpstreamAgent();
  const settings = {
    COMMERCE_ORIGIN: await backend.app.listen({ port: 0, host: '127.0.0.1' }),
    UPSTREAM_TIMEOUT_MS: '10000',
    SHOP_NAME: 'Paws & Co',
    REWARDS_NAME: 'Paw Points',
    CARD_NAME: 'Paw Card',
    CURRENCY: 'EUR',
    SOCIAL_LINKS: 'Pictures=https://social.example/paws, Films=https://films.example/paws',
    APP_LINKS: 'App Store=https://apps.example/paws',
  };
  const parts = {
    backend: HCL_BACKEND,
    config: configWith(settings),
    logger: new FakeLogger(),
    resilience: { fetch: makeUndiciFetch(agent) },
  };
  storefront = await openStorefront({ ...makeShop(parts, () => EMPTY_SHELL), settings });
});
afterAll(async () => {
  await storefront?.close();
  await agent?.destroy();
  await backend?.close();
});

const pageAt = async (path: string): Promise<string> => {
  const { statusCode, body } = await storefront.app.inject(path);
  expect(statusCode).toBe(200);
  return body;
};

/** The readable text of a page: title, texts and accessible names, without addresses and script data. */
const wordsOf = (html: string): string => {
  const withoutData = html.replace(/<(script|style)\b[^]*?<\/\1>/g, '');
  const readOut = [...withoutData.matchAll(/ (?:aria-label|alt|content)="([^"]*)"/g)].map(([, text = '']) => text);
  return [withoutData.replace(/<[^>]*>/g, ' '), ...readOut].join('\n');
};

test.each([PATHS.home, LINKS.offers, LINKS.rewards, LINKS.creditCard, PATHS.signIn, '/shop/UserRegistrationForm'])(
  '[PLT-05] %s has the names of the settings and none of the default brand',
  async (path) => {
    const words = wordsOf(await pageAt(path));
    expect(words).toContain('Paws &amp; Co');
    const { shop, rewards, card } = DEFAULT_BRAND;
    expect([shop, rewards, card].filter((name) => new RegExp(`\\b${name}\\b`).test(words))).toEqual([]);
  },
);

test('[PLT-05] the pages of the programme and the card have their names', async () => {
  expect(await pageAt(LINKS.rewards)).toContain('<h1>Paw Points</h1>');
  expect(wordsOf(await pageAt(LINKS.creditCard))).toContain('Paw Card');
});

test('[FTR-01] the footer has the links of the settings in order', async () => {
  const html = await pageAt(PATHS.home);
  const links = [...html.matchAll(/href="(https:\/\/[^"]*\.example\/paws)"/g)].map(([, href]) => href);
  expect(links).toEqual(['https://social.example/paws', 'https://films.example/paws', 'https://apps.example/paws']);
});

test('[PLT-05] lists, product and cart show prices in the currency of the settings, and none in dollars', async () => {
  const listing = await pageAt(`${PATHS.home}/category/dog`);
  const product = /href="(\/shop\/en\/petcostore\/product\/[^"]+)"/.exec(listing)?.[1] ?? '';
  const productHtml = await pageAt(product);
  const [, partNumber = ''] = /name="partNumber" value="([^"]+)"/.exec(productHtml) ?? [];
  const added = await storefront.app.inject({
    method: 'POST',
    url: '/cart/add',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ partNumber, quantity: '1' }).toString(),
  });
  expect(added.statusCode).toBe(303);
  const cookie = added.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const cart = await storefront.app.inject({ url: '/shop/OrderItemDisplay', headers: { cookie } });
  expect(cart.body).toContain('Cart, 1 item');
  for (const html of [listing, productHtml, cart.body]) {
    expect(wordsOf(html)).toMatch(/€\d/);
    expect(wordsOf(html).match(/.{0,40}\$\d.{0,40}/)?.[0]).toBeUndefined();
  }
});
