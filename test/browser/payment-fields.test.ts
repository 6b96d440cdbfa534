import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { startDouble, type RunningDouble } from '../backend/payments/support/running-double';
import { TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { READY_FOR_AXE, violationsEverywhere } from './axe';

const NUMBER = '4242424242424242';
const SECURITY_CODE = '739';

let browser: TestBrowser;
let double: RunningDouble;
let shop: Server;
let shopOrigin: string;
beforeAll(async () => {
  browser = await TestBrowser.launch();
  double = await startDouble({ shopOrigins: ['http://127.0.0.1:*'], logLevel: 'silent' });
  shop = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><html lang="en"><title>Checkout</title><main><h1>Checkout</h1>
<iframe title="Card details" src="${double.origin}/fields" width="600" height="320"></iframe><button>Pay</button></main>
<script>
  window.heard = [];
  const frame = document.querySelector('iframe');
  const send = (type) => frame.contentWindow.postMessage({ type }, '${double.origin}');
  addEventListener('message', (event) => { window.heard.push({ origin: event.origin, ...event.data }); });
  frame.addEventListener('load', () => send('connect'));
  document.querySelector('button').addEventListener('click', () => send('submit'));
</script></html>`);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  shopOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterEach(() => browser.endVisits());
afterAll(async () => {
  await browser.close();
  shop.close();
  await double.close();
});

type Message = Readonly<Record<string, unknown>>;

const heardBy = (page: Page): Promise<readonly Message[]> => page.evaluate<readonly Message[]>('window.heard');

const heardOf = async (page: Page, type: string): Promise<Message> => {
  const found = (await heardBy(page)).filter((message) => message.type === type).at(-1);
  if (found === undefined) throw new Error(`no message ${type}`);
  return found;
};

interface Opened {
  readonly page: Page;
  readonly fields: FrameLocator;
  readonly consoleMessages: readonly string[];
}

const open = async (): Promise<Opened> => {
  const { page, consoleMessages } = await browser.visit();
  await page.goto(shopOrigin);
  await eventually(() => heardOf(page, 'ready'));
  return { page, fields: page.frameLocator('iframe'), consoleMessages };
};

test('[PAY-02] a card typed by keyboard alone becomes a token, and the embedding page never has its number', async () => {
  const { page, fields, consoleMessages } = await open();
  await fields.getByLabel('Card number').focus();
  await page.keyboard.type(NUMBER);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type(SECURITY_CODE);
  expect(await fields.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await fields.getByLabel('Expiry date').inputValue()).toBe('12 / 40');
  expect(await fields.locator('#brand').textContent()).toBe('Visa');
  await eventually(async () =>
    expect(await heardOf(page, 'change')).toMatchObject({ isValid: true, brand: 'visa', lastFour: '4242' }),
  );
  await page.keyboard.press('Enter');
  await eventually(() => heardOf(page, 'submit-requested'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await eventually(() => heardOf(page, 'token'))).toEqual({
    origin: double.origin,
    source: 'card-fields',
    type: 'token',
    token: expect.stringMatching(/^pm_\w+$/),
    brand: 'visa',
    lastFour: '4242',
    expiryMonth: 12,
    expiryYear: 2040,
  });
  const heard = await heardBy(page);
  expect(`${await page.content()} ${JSON.stringify(heard)}`.replace(/\s/g, '')).not.toContain(NUMBER);
  // Random tokens and ports may contain the digits of the security code by chance.
  const said = heard.map((message) => ({ ...message, origin: '', token: '' }));
  expect(JSON.stringify(said)).not.toContain(SECURITY_CODE);
  expect(consoleMessages).toEqual([]);
});

test('[PAY-02] a wrong number is named beside its field, which gets the focus', async () => {
  const { page, fields } = await open();
  await fields.getByLabel('Card number').fill('4242424242424241');
  await fields.getByLabel('Expiry date').fill('1240');
  await fields.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay' }).click();
  await eventually(() => heardOf(page, 'invalid'));
  const number = fields.getByLabel('Card number');
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  expect(await fields.locator('#number-error').textContent()).toBe('Check the card number. It isn’t valid.');
  await eventually(async () => expect(await number.evaluate((field) => field === document.activeElement)).toBe(true));
  expect((await heardBy(page)).filter(({ type }) => type === 'token')).toEqual([]);
  await number.fill(NUMBER);
  expect(await number.getAttribute('aria-invalid')).toBeNull();
  await page.getByRole('button', { name: 'Pay' }).click();
  await eventually(() => heardOf(page, 'token'));
});

test.each(['12/2040', '12 / 2040', '12/40', '1240'])(
  '[PAY-02] the expiry date may be filled in as %s',
  async (date) => {
    const { fields } = await open();
    await fields.getByLabel('Expiry date').fill(date);
    expect(await fields.getByLabel('Expiry date').inputValue()).toBe('12 / 40');
  },
);

test('[PAY-02] [PAY-03] a card that is no test card is refused beside its field', async () => {
  const { page, fields } = await open();
  await fields.getByLabel('Card number').fill('4111111111111111');
  await fields.getByLabel('Expiry date').fill('1240');
  await fields.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay' }).click();
  await eventually(() => heardOf(page, 'invalid'));
  expect(await fields.locator('#number-error').textContent()).toContain('Use a test card');
});

test('[PAY-02] the fields obey the embedding page only, not another frame in it', async () => {
  const { page } = await open();
  await page.evaluate(`{
    const other = document.body.appendChild(document.createElement('iframe')).contentWindow;
    other.eval("parent.frames[0].postMessage({ type: 'submit' }, '*')");
    send('connect');
  }`);
  const readies = async (): Promise<number> => (await heardBy(page)).filter(({ type }) => type === 'ready').length;
  await eventually(async () => expect(await readies()).toBe(2));
  expect((await heardBy(page)).filter(({ type }) => type === 'invalid')).toEqual([]);
  await page.evaluate("send('submit')");
  await eventually(() => heardOf(page, 'invalid'));
});

test('[PAY-02] a page of another origin cannot embed the fields', async () => {
  const other = await startDouble({ shopOrigins: ['https://shop.example'], logLevel: 'silent' });
  const { page } = await browser.visit();
  await page.goto(shopOrigin);
  await page.evaluate(`document.querySelector('iframe').src = ${JSON.stringify(`${other.origin}/fields`)}`);
  await eventually(() => {
    const frames = page.frames().map((frame) => frame.url());
    expect(frames.some((url) => url.startsWith('chrome-error:'))).toBe(true);
  });
  const response = await fetch(`${other.origin}/fields`);
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://shop.example');
  await other.close();
});

test('[PAY-02] [PLT-03] the fields pass axe, wide and narrow, light and dark, and fit 320 pixels', async () => {
  const { page } = await browser.visit(READY_FOR_AXE);
  await page.goto(`${double.origin}/fields`);
  expect(await violationsEverywhere(page)).toEqual({});
  await page.setViewportSize({ width: 320, height: 600 });
  const widths = await page.evaluate('[document.documentElement.scrollWidth, innerWidth]');
  expect(widths).toEqual([320, 320]);
});
