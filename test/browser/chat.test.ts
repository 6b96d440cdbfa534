import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { approachHeader, PHONE, TestBrowser, untilHydrated, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import { makeEmbeddedService } from '../support/embedded-service-double';
import { PATHS } from '../support/sample-products';
import { aCustomer } from '../support/shoppers';
import { startShop, type ShopProcess } from '../support/shop-process';
import { A_DEPLOYMENT } from '../builders/chat-deployment';
import { visitSignedIn } from '../support/signed-in-visit';
import { NARROW, putAxeIn, READY_FOR_AXE, violationsOf } from './axe';

const FLAGS = { LIVE_HELP_ENABLED: 'ON', SF_CHAT_ENABLED: 'ON' };

let browser: TestBrowser;
let shop: ShopProcess;
beforeAll(async () => {
  [browser, shop] = await Promise.all([
    TestBrowser.launch(),
    startShop({ environment: { STORE_CONF: JSON.stringify(FLAGS) } }),
  ]);
}, 240_000);
afterEach(() => browser.endVisits());
afterAll(() => Promise.all([browser.close(), shop.stop()]));

const at = async (address: string, path: string, options: object = {}): Promise<Visit> => {
  const visit = await browser.visit({ baseURL: address, ...options });
  await visit.page.goto(path);
  await untilHydrated(visit.page);
  return visit;
};

const chatOn = (page: Page) => ({
  opener: page.locator('#chat-opener'),
  panel: page.getByRole('dialog', { name: 'Chat' }),
  question: page.getByRole('textbox', { name: 'Your question' }),
  log: page.getByRole('log', { name: 'Conversation' }),
});

const open = async (page: Page) => {
  const chat = chatOn(page);
  await approachHeader(page);
  await chat.opener.click();
  await chat.question.waitFor();
  await eventually(async () =>
    expect(await chat.question.evaluate((field) => field === document.activeElement)).toBe(true),
  );
  return chat;
};

const isRemembered = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem('SHOW_TMPCHAT') !== null);

test('[HDR-01] [HDR-03] [CHT-01] the header’s chat answers a question, and says what it could not find', async () => {
  const { page, consoleMessages } = await at(shop.address, PATHS.home);
  const { opener, log } = await open(page);
  expect(await opener.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.type('How long does delivery take?');
  await page.keyboard.press('Enter');
  await log.getByRole('link', { name: 'Shipping' }).waitFor();
  expect(await log.textContent()).toMatch(/business days/);
  await page.keyboard.type('Who is the president?');
  await page.keyboard.press('Enter');
  await log.getByRole('link', { name: 'Call 1-800-555-0142' }).waitFor();
  expect(await log.textContent()).toContain('I couldn’t find an answer in our help pages.');
  expect(consoleMessages).toEqual([]);
});

test('[CHT-01] the chat is open on the next page, and closed on the one after it was closed', async () => {
  const { page } = await at(shop.address, PATHS.home);
  const { log, panel } = await open(page);
  await page.keyboard.type('return policy');
  await page.keyboard.press('Enter');
  await log.getByRole('link', { name: 'Returns', exact: true }).click();
  await page.waitForURL('**/returns');
  await panel.waitFor();
  expect(await log.textContent()).toContain('return policy');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.getByRole('button', { name: 'Close chat' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.waitForFunction(() => sessionStorage.getItem('SHOW_TMPCHAT') === null);
  await page.goto(PATHS.home);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await panel.count()).toBe(0);
});

test('[CHT-01] Escape closes the chat, which is forgotten 200 ms later, and returns the focus', async () => {
  const { page } = await browser.visit({ baseURL: shop.address });
  await page.clock.install();
  await page.goto(PATHS.home);
  await untilHydrated(page);
  const { panel } = await open(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('textbox', { name: 'Your question' }).press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.clock.runFor(199);
  expect(await isRemembered(page)).toBe(true);
  await page.clock.runFor(1);
  expect(await isRemembered(page)).toBe(false);
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('chat-opener'));
});

test('[CHT-01] a first view loads nothing of the chat', async () => {
  const { page, context } = await browser.visit({ baseURL: shop.address });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto(PATHS.home);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('x_chat'))).toEqual([]);
  const before = asked.length;
  await open(page);
  expect(asked.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
});

test('[CHT-01] without scripts the chat is a link to the ways to reach us', async () => {
  const { page } = await browser.visit({ baseURL: shop.address, javaScriptEnabled: false });
  await page.goto(PATHS.home);
  await page.getByRole('link', { name: 'Chat' }).click();
  await page.waitForURL('**/contact-us');
});

test.each([
  ['on a small phone', { viewport: NARROW }],
  ['in the dark', { viewport: PHONE, colorScheme: 'dark' }],
])('[CHT-01] the chat has no accessibility violations %s, and fits', async (_case, options) => {
  const { page } = await at(shop.address, PATHS.home, { ...READY_FOR_AXE, ...options });
  const { log } = await open(page);
  await page.keyboard.type('return policy');
  await page.keyboard.press('Enter');
  await log.getByRole('link', { name: 'Returns', exact: true }).waitFor();
  await putAxeIn(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('[CHT-02] [HDR-01] with SF_CHAT_ENABLED off there is no chat', async () => {
  const { page } = await browser.visit();
  await page.goto(PATHS.home);
  expect(await page.locator('#chat-opener').count()).toBe(0);
});

describe('with a deployment of Salesforce', () => {
  let vendor: Server;
  let shopOfVendor: ShopProcess;
  let closed: ShopProcess;

  beforeAll(async () => {
    vendor = createServer((_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(`window.embedded_svc = (${makeEmbeddedService.toString()})(document);`);
    });
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    const scriptUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/esw.min.js`;
    const SALESFORCE_CHAT = JSON.stringify({ ...A_DEPLOYMENT, gslbBaseUrl: A_DEPLOYMENT.orgUrl, scriptUrl });
    [shopOfVendor, closed] = await Promise.all([
      startShop({ environment: { SALESFORCE_CHAT, STORE_CONF: JSON.stringify(FLAGS) } }),
      startShop({ environment: { SALESFORCE_CHAT, STORE_CONF: '{"LIVE_HELP_ENABLED":"ON"}' } }),
    ]);
  }, 240_000);
  afterAll(async () => {
    await Promise.all([shopOfVendor.stop(), closed.stop()]);
    await new Promise((resolve) => vendor.close(resolve));
  });

  const settingsOf = (page: Page): Promise<unknown> =>
    page.evaluate(() => (Reflect.get(window, 'embedded_svc') as { readonly settings: unknown }).settings);

  test('[CHT-02] [ANA-02] starts the embedded chat with the shopper’s name, email and phone', async () => {
    const known = await aCustomer('Robin', shopOfVendor.address);
    const visit = { baseURL: shopOfVendor.address };
    const { page, consoleMessages } = await visitSignedIn(browser, known, PATHS.home, visit);
    expect(await page.evaluate(() => 'embedded_svc' in window)).toBe(false);
    await approachHeader(page);
    await page.locator('#chat-opener').click();
    const panel = page.getByRole('region', { name: 'Chat with an agent' });
    await panel.waitFor();
    expect(await settingsOf(page)).toMatchObject({
      enabledFeatures: ['LiveAgent'],
      prepopulatedPrechatFields: { FirstName: 'Robin', LastName: expect.any(String), Email: known.account.email },
    });
    await panel.getByRole('button', { name: 'Minimize' }).click();
    await page.waitForFunction(() => sessionStorage.getItem('SHOW_TMPCHAT') === null);
    expect(consoleMessages).toEqual([]);
  });

  test('[CHT-02] [ANA-02] only while the chat is on does the policy allow its origins', async () => {
    const { page } = await browser.visit({ baseURL: shopOfVendor.address });
    const policyAt = async ({ address }: ShopProcess): Promise<string> =>
      (await page.request.get(address + PATHS.home)).headers()['content-security-policy'] ?? '';
    expect(await policyAt(shopOfVendor)).toContain('https://d.la1.salesforceliveagent.com');
    expect(await policyAt(closed)).not.toContain('salesforce');
    await page.goto(closed.address + PATHS.home);
    expect(await page.content()).not.toContain('embeddedservice');
  });
});
