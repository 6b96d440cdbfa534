import nock from 'nock';
import { makeShop } from '../../composition/roots/shop';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { CART_PATH, HOME_PATH, OFFERS_PATH } from '../../core/paths/paths';
import {
  PREVIEW_CHANGES_PATH,
  PREVIEW_FORM_ACTIONS,
  PREVIEW_OVER_PATH,
  PREVIEW_PATH,
} from '../../core/paths/preview-paths';
import { startEmbeddedBackend, type EmbeddedBackend } from '../adapters/embedded/embedded-backend';
import { FakeLogger } from '../fakes/fake-logger';
import { EMPTY_SHELL } from '../support/empty-shell';
import { HCL_BACKEND } from '../support/hcl-backend';
import { configWith, openStorefront, type Storefront } from '../support/storefront';

const ESPOT = '/api/wcs/resources/store/10151/espot/Home_EmergencyBanner_React';
const MESSAGE = 'Winter sale in all stores';
const NO_STORE = 'private, no-store';
const DAY_MS = 24 * 60 * 60_000;

let backend: EmbeddedBackend;
let storefront: Storefront;

beforeAll(async () => {
  nock.enableNetConnect('127.0.0.1');
  const starts = Date.now() + 30 * DAY_MS;
  backend = await startEmbeddedBackend((database) =>
    database
      .insertInto('espot_content')
      .values({
        spot_name: 'Home_EmergencyBanner_React',
        content_name: 'sale',
        position: 0,
        marketing_text: MESSAGE,
        image_url: '',
        link_url: '',
        starts_at: starts,
        ends_at: starts + 10 * DAY_MS,
      })
      .execute(),
  );
  const settings = {
    COMMERCE_ORIGIN: backend.origin,
    UPSTREAM_TIMEOUT_MS: '20000',
    TAG_MANAGER_URL: 'https://tags.example/tags.js',
  };
  const shop = makeShop(
    {
      config: configWith(settings),
      logger: new FakeLogger(),
      backend: HCL_BACKEND,
      resilience: { fetch },
    },
    () => EMPTY_SHELL,
  );
  storefront = await openStorefront({ ...shop, settings });
}, 120_000);
afterAll(async () => {
  await storefront.close();
  await backend.close();
});

interface Seen {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

const request = async (url: string, cookie = '', form?: Readonly<Record<string, string>>): Promise<Seen> => {
  const response = await storefront.app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url,
    headers: {
      host: 'shop.test',
      accept: 'text/html',
      ...(cookie === '' ? {} : { cookie }),
      ...(form === undefined
        ? {}
        : { origin: 'http://shop.test', 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
  });
  return { status: response.statusCode, text: response.body, headers: response.headers };
};

const cookieOf = ({ headers }: Seen): string => {
  const [line = ''] = [headers['set-cookie'] ?? ''].flat();
  return String(line).split(';', 1)[0] ?? '';
};

const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The cookie of a preview that shows the shop so many days from now. */
const previewIn = async (days: number): Promise<string> => {
  const entered = await request(PREVIEW_FORM_ACTIONS.signIn, '', { staffName: 'staff', password: 'Pawsome123' });
  const chosen = await request(PREVIEW_FORM_ACTIONS.chooseDate, cookieOf(entered), {
    date: dayIn(days),
    time: '12:00',
  });
  expect([chosen.status, chosen.headers.location]).toEqual([303, HOME_PATH]);
  return cookieOf(chosen);
};

test('[MOD-01] the preview is kept in a cookie that no script reads, and pages of before are removed from the browser', async () => {
  const entered = await request(PREVIEW_FORM_ACTIONS.signIn, '', { staffName: 'staff', password: 'Pawsome123' });
  expect([entered.status, entered.headers.location]).toEqual([303, PREVIEW_PATH]);
  expect(String(entered.headers['set-cookie'])).toMatch(
    /^previewToken=[\w.-]+; Max-Age=14400; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(entered.headers['clear-site-data']).toBe('"cache"');
});

test('[MOD-01] of interleaved requests, those of the preview alone show its date, and none of them may be stored', async () => {
  const [later, sooner] = [await previewIn(35), await previewIn(1)];
  const rounds = ['/shop/LogonForm', OFFERS_PATH, ESPOT, OFFERS_PATH, ESPOT].map((path) =>
    ['', later, sooner, ''].map((cookie) => [cookie, path] as const),
  );
  const seen: Seen[] = [];
  for (const round of rounds) seen.push(...(await Promise.all(round.map(([cookie, path]) => request(path, cookie)))));
  seen.forEach(({ status, text, headers }, index) => {
    const [cookie, path] = rounds.flat()[index] ?? ['', ''];
    expect([status, path, text.includes(MESSAGE)]).toEqual([200, path, cookie === later]);
    if (path !== ESPOT) expect(text.includes('Preview: the shop as of')).toBe(cookie !== '');
    if (cookie !== '') expect(headers['cache-control']).toBe(NO_STORE);
  });
});

test('[MOD-01] pages, parts and reads that shoppers have in the caches are not used in a preview, and do not get its own', async () => {
  const before = await request(HOME_PATH);
  const preview = await previewIn(35);
  expect((await request(HOME_PATH, preview)).text).toContain(MESSAGE);
  const after = await request(HOME_PATH);
  expect([before.text.includes(MESSAGE), after.text.includes(MESSAGE)]).toEqual([false, false]);
});

test('[MOD-01] a page of a preview has no scripts of others and no ads', async () => {
  const [shown, previewed] = [await request(HOME_PATH), await request(HOME_PATH, await previewIn(1))];
  expect(shown.text).toContain('tags.example');
  expect(previewed.text).not.toContain('tags.example');
  expect(String(previewed.headers['content-security-policy'])).not.toContain('tags.example');
  expect(previewed.text).toContain('"lacking":["sponsored-ads"]');
});

test.each([
  ['forged', 'previewToken=eyJhdCI6bnVsbH0.AAAA'],
  ['of another form', 'previewToken=<script>'],
  ['empty', 'previewToken='],
])(
  '[MOD-01] a token that is %s ends the preview: its cookie is removed and the page says so',
  async (_name, cookie) => {
    const refused = await request(HOME_PATH, cookie);
    expect([refused.status, refused.headers.location]).toEqual([302, PREVIEW_OVER_PATH]);
    expect(String(refused.headers['set-cookie'])).toMatch(/^previewToken=; Max-Age=0/);
    expect(refused.headers['cache-control']).toBe(NO_STORE);
    const page = await request(PREVIEW_OVER_PATH);
    expect(page.text).toContain('Your preview has ended');
    const read = await request(ESPOT, cookie);
    expect([read.status, read.headers['cache-control']]).toEqual([403, NO_STORE]);
  },
);

test('[MOD-01] forms of the shop change nothing in a preview and lead to the page that says why', async () => {
  const preview = await previewIn(1);
  const posted = await request(FORM_ACTIONS.addToCart, preview, { partNumber: 'SKU-1001', quantity: '1' });
  expect([posted.status, posted.headers.location]).toEqual([303, PREVIEW_CHANGES_PATH]);
  expect((await request(PREVIEW_CHANGES_PATH, preview)).text).toContain('can’t place orders or make changes');
  expect((await request(CART_PATH, preview)).status).toBe(200);
});

test('[MOD-01] a wrong password shows the form again with the name that was typed', async () => {
  const refused = await request(PREVIEW_FORM_ACTIONS.signIn, '', { staffName: 'boss', password: 'guess' });
  expect([refused.status, refused.headers['set-cookie']]).toEqual([400, undefined]);
  expect(refused.text).toContain('The name or password is incorrect.');
  expect(refused.text).toContain('value="boss"');
  expect(refused.text).not.toContain('guess');
});

test('[MOD-01] leaving shows the shop of now again', async () => {
  const left = await request(PREVIEW_FORM_ACTIONS.leave, await previewIn(35), {});
  expect([left.status, left.headers.location]).toEqual([303, HOME_PATH]);
  expect(String(left.headers['set-cookie'])).toMatch(/^previewToken=; Max-Age=0/);
});

test('[MOD-01] the page of the preview is not for search engines', async () => {
  const page = await request(PREVIEW_PATH);
  expect(page.text).toContain('<meta name="robots" content="noindex');
  expect(page.headers['cache-control']).toBe(NO_STORE);
});
