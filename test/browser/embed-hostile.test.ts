import { DESKTOP, type TestBrowser, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import type { ShopProcess } from '../support/shop-process';
import { pageWith, type HostPage, type HostSite } from './embed-host';
import { openEmbedShop } from './embed-shop';

let browser: TestBrowser;
let host: HostSite;
let shop: ShopProcess;
openEmbedShop((all) => ({ browser, host, shop } = all));

const PLACES = `
  <div id="citrus-product-tile-1" data-position="1"><p id="own">Our own words</p></div>
  <ul><li id="citrus-product-tile-2" data-position="2"></li></ul>
  <div id="citrus-static-banner-1" data-banner-slot-id="Search_Banner_Desktop_1"></div>`;

const open = async (page: HostPage, origin = host.origin): Promise<Visit> => {
  host.shows(page);
  const visit = await browser.visit({ viewport: DESKTOP });
  await visit.page.goto(origin);
  return visit;
};

const untilShown = ({ page }: Visit, places: number): Promise<void> =>
  eventually(async () => expect(await page.locator('[data-ads="shown"]').count()).toBe(places));

const errorsOf = ({ consoleMessages }: Visit): ReadonlyArray<string> =>
  consoleMessages.filter(
    (message) => message.startsWith('error: ') && !/Failed to load resource|net::ERR/.test(message),
  );

test('[ADS-02, PLT-03] a page with a strict style and markup policy shows its ads without a violation', async () => {
  const policy = [
    "default-src 'none'",
    `script-src ${shop.address}`,
    "style-src 'self'",
    `connect-src ${shop.address}`,
    `img-src ${shop.address}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
  const visit = await open({ html: pageWith(shop.address, PLACES), headers: { 'content-security-policy': policy } });
  await untilShown(visit, 3);
  const box = await visit.page.locator('#citrus-product-tile-1 article').boundingBox();
  expect(box?.height).toBe(472);
  expect(errorsOf(visit)).toEqual([]);
});

test('[ADS-02] styles of the page and the ads do not affect each other', async () => {
  const head = `<style>html { font-size: 62.5% } * { color: red !important; line-height: 3 !important } div, p { font: 40px fantasy !important }</style>`;
  const visit = await open({ html: pageWith(shop.address, `${PLACES}<p id="after">After</p>`, { head }) });
  const before = await visit.page.locator('#after').evaluate((p) => getComputedStyle(p).font);
  await untilShown(visit, 3);
  expect(await visit.page.locator('#after').evaluate((p) => getComputedStyle(p).font)).toBe(before);
  const look = await visit.page.locator('#citrus-product-tile-1 a').evaluate((a) => {
    const { fontSize, color } = getComputedStyle(a);
    return { fontSize, color };
  });
  expect(look).toEqual({ fontSize: '16px', color: 'rgb(16, 27, 59)' });
  expect((await visit.page.locator('#citrus-product-tile-1 article').boundingBox())?.height).toBe(472);
});

test.each([
  [
    'an old library gave every list a toJSON',
    'Array.prototype.toJSON = function () { return "[" + this.join() + "]"; };',
  ],
  ['its storage is closed', 'Object.defineProperty(window, "localStorage", { get() { throw new Error("closed"); } });'],
  ['something else has the name', 'document.documentElement.insertAdjacentHTML("beforeend", "<i id=PetAds></i>");'],
])('[ADS-02] shows ads where %s', async (_, script) => {
  const visit = await open({ html: pageWith(shop.address, PLACES, { head: `<script>${script}</script>` }) });
  await untilShown(visit, 3);
  expect(errorsOf(visit)).toEqual([]);
});

test('[ADS-02] a page that includes the script twice, synchronously in its head, shows every ad once', async () => {
  const script = `<script src="${shop.address}/ads.js" data-page-type="Search"></script>`;
  const visit = await open({ html: pageWith(shop.address, `${PLACES}${script}`, { head: script + script }) });
  const requested: string[] = [];
  visit.page.on(
    'request',
    (request) => void (request.url().endsWith('/api/proxy/citrus') && requested.push(request.method())),
  );
  await visit.page.reload();
  await untilShown(visit, 3);
  expect(requested.filter((method) => method === 'POST')).toHaveLength(1);
  expect(await visit.page.locator('#citrus-product-tile-1 article').count()).toBe(1);
  expect(errorsOf(visit)).toEqual([]);
});

test('[ADS-02] the script defines one global name only', async () => {
  const namesOf = ({ page }: Visit): Promise<ReadonlyArray<string>> => page.evaluate(() => Object.keys(window));
  const without = await open({ html: '<!doctype html><title>Nothing</title>' });
  const names = await namesOf(without);
  const visit = await open({ html: pageWith(shop.address, PLACES) });
  await untilShown(visit, 3);
  expect((await namesOf(visit)).filter((name) => !names.includes(name))).toEqual(['PetAds']);
});

describe('without available ads', () => {
  const head = `<script>window.heard = []; window.PetAds = [(ads) => ads.mount({ onAds: (shown) => heard.push([shown.ads.length, shown.banners.length]) })];</script>`;
  const receivedBy = ({ page }: Visit): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'heard'));
  const own = ({ page }: Visit): Promise<boolean> => page.locator('#own').isVisible();
  const linesOf = ({ consoleMessages }: Visit): ReadonlyArray<string> =>
    consoleMessages.filter((line) => /: ads: /.test(line));

  test('[ADS-07] a page unknown to the shop logs one console message and keeps its content', async () => {
    const visit = await open({ html: pageWith(shop.address, PLACES, { head }) }, host.unknownOrigin);
    await eventually(async () => expect(await receivedBy(visit)).toEqual([[0, 0]]));
    expect(await own(visit)).toBe(true);
    expect(linesOf(visit)).toHaveLength(1);
  });

  test.each<readonly [string, HostPage['headers'], string]>([
    ['its policy forbids to ask', { 'content-security-policy': "connect-src 'none'" }, ''],
    ['its fetch throws', {}, '<script>window.fetch = () => { throw new Error("mine"); };</script>'],
  ])('[ADS-07] a page keeps its content where %s, with one console message', async (_, headers = {}, script) => {
    const visit = await open({ html: pageWith(shop.address, PLACES, { head: script + head }), headers });
    await eventually(async () => expect(await receivedBy(visit)).toEqual([[0, 0]]));
    expect(await own(visit)).toBe(true);
    expect(linesOf(visit)).toHaveLength(1);
  });

  test('[ADS-07] a page is unchanged while the shop is unreachable', async () => {
    const visit = await open({ html: pageWith('http://127.0.0.1:9', PLACES) });
    await visit.page.waitForLoadState('load');
    expect(await own(visit)).toBe(true);
    expect(await visit.page.locator('[data-ads]').count()).toBe(0);
    expect(errorsOf(visit)).toEqual([]);
  });
});

test("[ADS-03, ANA-01] with Global Privacy Control or without the page's consent, ads show and nothing is stored", async () => {
  const gpc = '<script>Object.defineProperty(navigator, "globalPrivacyControl", { value: true });</script>';
  const no = '<script>window.PetAds = [(ads) => ads.mount({ pageType: "Search", mayTrack: () => false })];</script>';
  for (const head of [gpc, no]) {
    const visit = await open({ html: pageWith(shop.address, PLACES, { head }) });
    await untilShown(visit, 3);
    expect(await visit.page.evaluate(() => window.localStorage.length)).toBe(0);
  }
});
