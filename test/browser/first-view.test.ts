import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, shopAddress, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { twoFrames, untilPainted } from './embed-watch';
import { shiftsOf, watchShifts } from './layout-shifts';

/** A document in transit, of which the test has released a part. */
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

  /** Releases everything up to the end of the next part of this kind. */
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
let finds: SampleProducts;
let slow: SlowDocument | undefined;
beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch({ withPictures: true }), findProducts()]);
});
afterEach(async () => {
  slow?.close();
  slow = undefined;
  await browser.endVisits();
});
afterAll(() => browser.close());

const MARK = 'id="below-first-view"';

const VIEWPORTS = [
  ['wide', DESKTOP],
  ['narrow', PHONE],
] as const;
const PAGES: ReadonlyArray<readonly [string, () => string]> = [
  ['home', () => PATHS.home],
  ['a category', () => PATHS.category],
  ['a brand', () => PATHS.brand],
  ['a search', () => PATHS.search],
  ['a product', () => finds.withSizes.url],
  ['an article', () => `${PATHS.home}/s/dog-training`],
];

interface Coming {
  readonly page: Page;
  readonly coming: SlowDocument;
  readonly heading: Locator;
  /** Resumes the page's time. */
  readonly goOn: () => Promise<unknown>;
}

/**
 * Stops the page's timers for the fallback, so that only the marker shows content until time resumes, however slow the
 * machine is.
 */
const stopTime = async (page: Page): Promise<Coming['goOn']> => {
  const session = await page.context().newCDPSession(page);
  const setSpeed = (playbackRate: number): Promise<unknown> =>
    session.send('Animation.setPlaybackRate', { playbackRate });
  await session.send('Animation.enable');
  await setSpeed(0);
  return () => setSpeed(1);
};

/** Opens a page of which only the heading has arrived, and observes its paint. */
const openHalf = async (path: string, viewport = DESKTOP): Promise<Coming> => {
  const coming = await SlowDocument.of(path, '</h1>');
  slow = coming;
  const { page } = await browser.visit({ viewport });
  await page.addInitScript(watchShifts);
  const goOn = await stopTime(page);
  await page.goto(coming.address, { waitUntil: 'commit' });
  await untilPainted(page);
  const heading = page.locator('main h1');
  const shows = await page.evaluate(() =>
    ['header', 'main h1'].map((name) => document.querySelector(name)?.checkVisibility({ visibilityProperty: true })),
  );
  expect(shows).toEqual([true, false]);
  return { page, coming, heading, goOn };
};

describe.each(VIEWPORTS)('%s', (_, viewport) => {
  test.each(PAGES)(
    '[PLT-03] while %s arrives, its header shows at once and its first view when it is complete',
    async (_name, path) => {
      const { page, coming, heading } = await openHalf(path(), viewport);
      coming.letThrough(MARK);
      coming.letThrough('>');
      await eventually(async () => expect(await heading.isVisible()).toBe(true));
      expect(await page.locator('footer').count()).toBe(0);
      coming.letThrough('</footer>');
      await page.locator('footer').waitFor();
      await twoFrames(page);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
});

test('[PLT-03] a page without a marker shows when it is complete', async () => {
  const { coming, heading } = await openHalf(PATHS.emptySearch);
  coming.letThrough('</main>');
  coming.letThrough('<footer');
  coming.letThrough('>');
  await eventually(async () => expect(await heading.isVisible()).toBe(true));
});

test('[PLT-03] shows the received part of an interrupted page after a while', async () => {
  const { heading, goOn } = await openHalf(PATHS.category);
  await goOn();
  await heading.waitFor();
});
