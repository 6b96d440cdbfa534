import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shopAddress, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type ShopFinds } from '../support/shop-finds';
import { untilPainted } from './embed-watch';
import { shiftsOf, watchShifts } from './layout-shifts';

/** A document on its way: what has been sent of it is what the test has let through. */
class SlowDocument {
  private response: ServerResponse | undefined;
  private sent = 0;

  private constructor(
    private readonly html: string,
    private readonly server = createServer(),
  ) {
    server.on('request', ({ url }, response) => {
      if (url !== '/') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(this.html.slice(0, this.sent));
      this.response = response;
    });
  }

  static async of(path: string, until: string): Promise<SlowDocument> {
    const { text } = await new HttpShopper(shopAddress()).get(path);
    const document = new SlowDocument(text);
    document.letThrough(until);
    await new Promise<void>((resolve) => document.server.listen(0, '127.0.0.1', resolve));
    return document;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Sends on, up to the end of the first part of this kind that comes now. */
  letThrough(part: string): void {
    const at = this.html.indexOf(part, this.sent);
    if (at < 0) throw new Error(`There is no ${part} any more.`);
    const end = at + part.length;
    this.response?.write(this.html.slice(this.sent, end));
    this.sent = end;
  }

  close(): void {
    this.response?.end(this.html.slice(this.sent));
    this.server.close();
  }
}

let browser: TestBrowser;
let finds: ShopFinds;
let slow: SlowDocument;
beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterEach(async () => {
  slow.close();
  await browser.endVisits();
});
afterAll(() => browser.close());

const MARK = 'id="below-first-view"';

test.each([
  ['home', () => PATHS.home],
  ['a category', () => PATHS.category],
  ['a brand', () => PATHS.brand],
  ['a search', () => PATHS.search],
  ['a product', () => finds.withSizes.url],
])(
  '[PLT-03] while %s comes, its header shows at once and its first view as soon as all of that is there',
  async (_, path) => {
    slow = await SlowDocument.of(path(), '</h1>');
    const { page } = await browser.visit();
    await page.addInitScript(watchShifts);
    await page.goto(slow.address, { waitUntil: 'commit' });
    await untilPainted(page);
    const heading = page.locator('main h1');
    expect(await page.getByRole('banner').getByRole('link').first().isVisible()).toBe(true);
    expect(await heading.count()).toBe(1);
    expect(await heading.isVisible()).toBe(false);

    slow.letThrough(MARK);
    slow.letThrough('>');
    await eventually(async () => expect(await heading.isVisible()).toBe(true));
    expect(await page.locator('footer').count()).toBe(0);
    slow.letThrough('</footer>');
    await page.locator('footer').waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  },
);

test('[PLT-03] a page without a mark of its own shows once it has come to its end', async () => {
  slow = await SlowDocument.of(PATHS.emptySearch, '</h1>');
  const { page } = await browser.visit();
  await page.goto(slow.address, { waitUntil: 'commit' });
  await untilPainted(page);
  const heading = page.locator('main h1');
  expect([await heading.count(), await heading.isVisible()]).toEqual([1, false]);
  slow.letThrough('</main>');
  slow.letThrough('<footer');
  slow.letThrough('>');
  await eventually(async () => expect(await heading.isVisible()).toBe(true));
});
