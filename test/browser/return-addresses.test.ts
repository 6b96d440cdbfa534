import { shopAddress, TestBrowser, untilHydrated } from '../support/browser';
import { HttpShopper, type Account } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import { arriveAt, signIn } from './shop-page';

let browser: TestBrowser;
let account: Account;

beforeAll(async () => {
  [browser, account] = await Promise.all([TestBrowser.launch(), new HttpShopper().makeAccount('Robin')]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const OWN = new URL(shopAddress()).host;

/** Texts that a browser could read as an address of another site: as a link, in a Location header, in a script. */
const HOSTILE: ReadonlyArray<string> = [
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/shop/..//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  `http://${OWN}//evil.example/`,
  `http://${OWN}@evil.example/`,
];

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_, javaScriptEnabled) => {
  test.each(HOSTILE)('[USR-05, RTE-06] a sign-in with the return address %j ends on the home page', async (address) => {
    const { page, context } = await browser.visit({ javaScriptEnabled });
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).host !== OWN) elsewhere.push(request.url());
    });
    await page.goto(`${PATHS.signIn}?URL=${encodeURIComponent(address)}`);
    if (javaScriptEnabled) await untilHydrated(page);
    await signIn(page, account);
    await arriveAt(page, PATHS.home);
    expect(new URL(page.url()).host).toBe(OWN);
    expect(elsewhere).toEqual([]);
  });
});

test('[USR-05] a sign-in with a page of the shop as return address ends there', async () => {
  const { page } = await browser.visit();
  await page.goto(`${PATHS.signIn}?URL=${encodeURIComponent(PATHS.category)}`);
  await untilHydrated(page);
  await signIn(page, account);
  await arriveAt(page, PATHS.category);
  expect(new URL(page.url()).host).toBe(OWN);
});
