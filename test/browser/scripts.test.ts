import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, TestBrowser, untilHydrated, untilIdle, type Visit } from '../support/browser';
import { PartnerScriptHost } from '../support/partner-script-host';
import { eventually } from '../support/eventually';
import { PATHS } from '../support/sample-products';
import { startShop, type ShopProcess } from '../support/shop-process';
import { putAxeIn, READY_FOR_AXE, violationsOf } from './axe';
import { hold } from './embed-watch';
import { onShop } from './shop-page';
import { shiftsOf, watchShifts } from './layout-shifts';

const HOME = '/shop/en/petcostore';
const BRAND = `${HOME}/brand`;
const TRAINING = `${HOME}/s/dog-training`;
const CHOICE = `${HOME}/s/do-not-sell-my-info`;
const ENCRYPTION = '/wcsstore/PetcoSAS/javascript/encrypt.min.js';

let browser: TestBrowser;
let companies: PartnerScriptHost;
/** A shop with a consent prompt and one without. */
let asking: ShopProcess;
let open: ShopProcess;

beforeAll(async () => {
  [browser, companies] = await Promise.all([TestBrowser.launch({ withPictures: true }), PartnerScriptHost.open()]);
  const environment = {
    DEV_PAGES: 'on',
    TAG_MANAGER_URL: '/dev/scripts/tag-manager.js',
    CLICK_TRACKING_URL: '/dev/scripts/click-tracking.js',
    CURALATE_URL: `${companies.origin}/curalate.js?site=1`,
    SEARCH_BEACON_URL: `${companies.origin}/search-beacon.js`,
    ENCRYPTION_SCRIPT: 'on',
  };
  open = await startShop({ environment });
  asking = await startShop({ environment: { ...environment, STORE_CONF: '{"TRACKING_CONSENT_REQUIRED":"ON"}' } });
}, 240_000);
beforeEach(() => {
  companies.outcome = 'runs';
});
afterEach(() => browser.endVisits());
afterAll(async () => {
  await browser.close();
  await companies.close();
  await Promise.all([open.stop(), asking.stop()]);
});

interface Guest extends Visit {
  /** The third-party scripts requested by the current page, by name. */
  readonly loaded: () => ReadonlyArray<string>;
  /** The events that the stubs received, as `company event`. */
  readonly received: () => ReadonlyArray<string>;
}

const visit = async (shop: ShopProcess, hasPrivacySignal = false): Promise<Guest> => {
  const guest = await browser.visit({ baseURL: shop.address });
  if (hasPrivacySignal) {
    await guest.context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
  }
  const requested: URL[] = [];
  guest.page.on('request', (request) => {
    if (request.isNavigationRequest()) requested.length = 0;
    requested.push(new URL(request.url()));
  });
  const isTheirs = ({ origin, pathname }: URL): boolean =>
    origin === companies.origin || /^\/(?:dev\/scripts|wcsstore)\/.*\.js$/.test(pathname);
  return {
    ...guest,
    loaded: () =>
      requested.filter(isTheirs).map(({ pathname }) => /([\w-]+)(?:\.min)?\.js$/.exec(pathname)?.[1] ?? pathname),
    received: () =>
      requested
        .filter(({ pathname }) => pathname === '/dev/scripts/heard')
        .map(({ searchParams }) => `${searchParams.get('by')} ${searchParams.get('what')}`),
  };
};

const footerSeen = (page: Page): Promise<void> => page.locator('#shop footer').scrollIntoViewIfNeeded();

/** Goes to a page and waits until it is hydrated and has loaded the scripts of its idle time. */
const openIdle = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
  await idle(page);
};

const idle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
  await page.waitForLoadState('networkidle');
};

const question = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' });

/** The address of a brand's page. */
const someBrand = async (page: Page): Promise<string> => {
  await page.goto(PATHS.home);
  const href = await page.locator(`a[href^="${BRAND}/"]`).first().getAttribute('href');
  if (href === null) throw new Error('no brand is listed');
  return href;
};

const policyOf = async (page: Page, path: string): Promise<string> =>
  (await page.request.get(path)).headers()['content-security-policy'] ?? '';

describe('in a shop without a consent prompt', () => {
  test.each([
    ['home', PATHS.home, ['tag-manager', 'click-tracking']],
    ['a list', PATHS.category, ['tag-manager', 'click-tracking']],
    ['dog training', TRAINING, ['tag-manager', 'curalate']],
    ['another written page', '/help', ['tag-manager']],
    ['sign-in', PATHS.signIn, ['tag-manager', 'encrypt']],
  ])(
    '[ANA-02] [FTR-04] %s loads exactly its scripts, the beacon once its footer is visible, without console messages',
    async (_case, path, scripts) => {
      const { page, loaded, consoleMessages } = await visit(open);
      await openIdle(page, path);
      const early = (): ReadonlyArray<string> => loaded().filter((name) => name !== 'search-beacon');
      await eventually(() => expect([...early()].sort()).toEqual([...scripts].sort()));
      await footerSeen(page);
      await eventually(() => expect([...loaded()].sort()).toEqual([...scripts, 'search-beacon'].sort()));
      await idle(page);
      expect(consoleMessages).toEqual([]);
    },
  );

  test('[ANA-02] [ORD-04] the answer to a form about an order, whose address has a token, names no script', async () => {
    const { page } = await visit(open);
    const form = { orderId: '1', orderToken: 'a-token', changeKey: 'a-key' };
    const text = await (await page.request.post('/orders/cancel', { form, headers: { origin: open.address } })).text();
    expect(text).toContain('data-address="/shop/TrackOrderStatus?orderToken=a-token"');
    expect(text).not.toContain('tag-manager.js');
  });

  test('[FTR-04] the search beacon waits until the footer becomes visible', async () => {
    const { page, loaded } = await visit(open);
    await openIdle(page, PATHS.category);
    expect(loaded()).not.toContain('search-beacon');
    await footerSeen(page);
    await eventually(async () => {
      expect(await page.evaluate(() => Reflect.get(window, 'theirs') as unknown)).toEqual(['search-beacon']);
    });
  });

  test("[ANA-02] a brand's page loads curalate from its exact address only", async () => {
    const { page, loaded, consoleMessages } = await visit(open);
    const brand = await someBrand(page);
    await openIdle(page, brand);
    await eventually(() => expect(loaded()).toContain('curalate'));
    const policy = await policyOf(page, brand);
    expect(policy).toContain(`${companies.origin}/curalate.js ${companies.origin}/search-beacon.js;`);
    expect(policy).toMatch(/trusted-types [^;]*\bshop-page-scripts\b/);
    expect(await policyOf(page, '/help')).not.toContain('curalate');
    const refused = await page.evaluate(
      (origin) =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective));
          const frame = document.createElement('iframe');
          frame.src = `${origin}/frame.html`;
          document.body.append(frame);
        }),
      companies.origin,
    );
    expect(refused).toBe('frame-src');
    expect(consoleMessages.filter((message) => !message.includes('frame-src'))).toEqual([]);
  });

  test('[ANA-01] the tag manager receives events from before and after it loads', async () => {
    const { page, received } = await visit(open);
    await page.addInitScript(() => Object.assign(window, { dataLayer: [{ event: 'before' }] }));
    await openIdle(page, PATHS.home);
    await eventually(() => expect(received()).toEqual(['tag-manager before', 'tag-manager gtm.js']));
    await onShop(page).searchBox.focus();
    await eventually(() => expect(received()).toContain('tag-manager search-preview'));
  });

  test('[ANA-01] loads and reports nothing that tracks with Global Privacy Control', async () => {
    const { page, loaded, received, consoleMessages } = await visit(open, true);
    await openIdle(page, PATHS.signIn);
    await footerSeen(page);
    await idle(page);
    expect([loaded(), received(), consoleMessages]).toEqual([['encrypt'], [], []]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

  test('[ANA-01] a refusal on the privacy page applies at once and on later pages', async () => {
    const { page, loaded, received } = await visit(open);
    await openIdle(page, CHOICE);
    await eventually(() => expect(received()).toEqual(['tag-manager gtm.js']));
    await page.getByRole('button', { name: 'Do not share' }).click();
    await page.getByText('You’re opted out: we no longer share').waitFor();
    expect(await page.locator('head script[src*="tag-manager"]').count()).toBe(0);
    await openIdle(page, PATHS.home);
    await footerSeen(page);
    await onShop(page).searchBox.focus();
    await idle(page);
    expect([loaded(), received()]).toEqual([[], []]);
    await openIdle(page, CHOICE);
    await page.getByRole('button', { name: 'Allow sharing' }).click();
    await eventually(() => expect(loaded()).toContain('tag-manager'));
  });

  test.each(['hangs', 'is missing'] as const)(
    '[ANA-02] the page is complete and works where each script %s',
    async (fate) => {
      companies.outcome = fate;
      const { page, loaded, consoleMessages } = await visit(open);
      await page.goto(PATHS.category);
      await untilHydrated(page);
      await footerSeen(page);
      await eventually(() => expect(loaded()).toContain('search-beacon'));
      await page.getByRole('button', { name: 'Add To Cart' }).first().click();
      await onShop(page).toast.waitFor();
      // The browser itself logs a missing file.
      expect(consoleMessages.filter((message) => !/Failed to load resource.* 404/.test(message))).toEqual([]);
    },
  );
});

describe('in a shop with a consent prompt', () => {
  test('[ANA-01] tracking scripts load only after consent, each at its moment on the same page', async () => {
    const { page, loaded, received, consoleMessages } = await visit(asking);
    await openIdle(page, PATHS.category);
    await footerSeen(page);
    await idle(page);
    expect([loaded(), received()]).toEqual([[], []]);
    await question(page).getByRole('button', { name: 'Accept' }).click();
    await eventually(() => expect([...loaded()].sort()).toEqual(['click-tracking', 'search-beacon', 'tag-manager']));
    await idle(page);
    expect(consoleMessages).toEqual([]);
  });

  test('[ANA-01] nothing loads after a refusal, here or on the next page', async () => {
    const { page, loaded, received } = await visit(asking);
    await openIdle(page, PATHS.category);
    await question(page).getByRole('button', { name: 'Decline' }).click();
    for (const path of [undefined, PATHS.home]) {
      if (path !== undefined) await openIdle(page, path);
      await footerSeen(page);
      await idle(page);
      expect([loaded(), received()]).toEqual([[], []]);
    }
  });

  test('[ANA-01] a script that loads while consent is withdrawn does not run, and runs after the next consent', async () => {
    const { page, received } = await visit(asking);
    const letIn = await hold(page, '**/dev/scripts/tag-manager.js');
    await openIdle(page, CHOICE);
    const requested = page.waitForRequest('**/dev/scripts/tag-manager.js');
    await page.getByRole('button', { name: 'Allow sharing' }).click();
    await requested;
    await page.getByRole('button', { name: 'Do not share' }).click();
    await page.getByText('You’re opted out').waitFor();
    letIn();
    await idle(page);
    expect(received()).toEqual([]);
    await page.getByRole('button', { name: 'Allow sharing' }).click();
    await eventually(() => expect(received()).toContain('tag-manager gtm.js'));
  });

  test('[ANA-01] the privacy page and the prompt show the same answer, and the page mentions Global Privacy Control', async () => {
    const { page } = await visit(asking);
    await openIdle(page, CHOICE);
    await page.getByText('You haven’t made a choice yet').waitFor();
    await page.getByRole('button', { name: 'Do not share' }).click();
    await question(page).waitFor({ state: 'detached' });
    const signalled = await visit(asking, true);
    await openIdle(signalled.page, CHOICE);
    await signalled.page.getByText('Your browser sends Global Privacy Control').waitFor();
    expect(await signalled.page.getByRole('button', { name: 'Allow sharing' }).isVisible()).toBe(false);
  });

  test.each([DESKTOP, PHONE])(
    '[PLT-03] the choice is accessible and shifts nothing, before and after a press, at %j',
    async (viewport) => {
      const { page } = await browser.visit({ ...READY_FOR_AXE, baseURL: open.address, viewport });
      await page.addInitScript(watchShifts);
      await openIdle(page, CHOICE);
      await page.getByRole('button', { name: 'Do not share' }).press('Enter');
      await page.getByText('You’re opted out').waitFor();
      await putAxeIn(page);
      expect(await violationsOf(page)).toEqual([]);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  test('[ANA-01] the page explains the alternatives without scripts and shows no dead controls', async () => {
    const { page } = await browser.visit({ baseURL: asking.address, javaScriptEnabled: false });
    await page.goto(CHOICE);
    await page.getByText('Turn on JavaScript to make a choice.').waitFor();
    expect(await page.getByRole('button', { name: 'Do not share' }).isVisible()).toBe(false);
  });
});

test('[ANA-02] the encryption script comes from the backend through the shop', async () => {
  const { page } = await visit(open);
  const response = await page.request.get(ENCRYPTION);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
});
