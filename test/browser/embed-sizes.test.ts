import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import type { ShopProcess } from '../support/shop-process';
import { pageWith, type HostSite } from './embed-host';
import { openEmbedShop } from './embed-shop';
import { twoFrames } from './embed-watch';

let browser: TestBrowser;
let host: HostSite;
let shop: ShopProcess;
openEmbedShop((all) => ({ browser, host, shop } = all));

/** The documented sizes to reserve. */
const TOLD = /```css\n([^`]*)```/.exec(readFileSync(join(__dirname, '../../docs/embedding.md'), 'utf8'))?.[1];
const PLACES = `
  <div id="citrus-static-banner-1" data-banner-slot-id="Search_Banner_Desktop_1"></div>
  <div id="citrus-catapult"></div>
  <div id="citrus-product-tile-1" data-position="1"></div>
  <div id="citrus-productCarousil-tile" data-number-of-ads="5"></div>`;
const head = `<meta name="viewport" content="width=device-width"><style>${TOLD}</style>`;
/** Both sides of each width at which the number of shown slides changes. */
const WIDTHS = [320, 360, 439, 440, 549, 550, 767, 768, 1023, 1024, 1280, 1460];
const WORDS = 'Never-ending words about the finest salmon and pumpkin for all good dogs, and unputdownablenesses too. ';

/** Gives slides long texts, and tiles long prices. */
const lengthen = (page: Page): Promise<unknown> =>
  page.route('**/api/proxy/citrus', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    const text = (await response.text())
      .replace(
        /"(headingText|bannerText|ctaText)":"[^"]*"/g,
        (_, name: string) => `"${name}":"${WORDS.repeat(2).trim()}"`,
      )
      .replace(/"maxPrice":[\d.]+/g, '"maxPrice":1107.99');
    return route.fulfill({ response, body: text });
  });

const visit = async (html: string, textSize: number): Promise<Page> => {
  host.shows(html);
  const { page, context } = await browser.visit();
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  await lengthen(page);
  await page.goto(host.origin);
  return page;
};

const heightsOf = (page: Page): Promise<ReadonlyArray<number>> =>
  page.locator('[id*="citrus-"]').evaluateAll((all) => all.map((place) => place.getBoundingClientRect().height));

interface SlideSizes {
  /** The deviation of the picture from 16:9, in pixels. */
  readonly band: number;
  /** The overflow of the text, in pixels. */
  readonly over: number;
  readonly fit: string;
  readonly isShown: boolean;
}

const slidesOf = (page: Page): Promise<ReadonlyArray<SlideSizes>> =>
  page.locator('#citrus-catapult .slide:has(.title)').evaluateAll((slides) =>
    slides.map((slide) => {
      const picture = slide.querySelector('img') ?? slide;
      const { width, height } = picture.getBoundingClientRect();
      const words = [...slide.querySelectorAll('.words > *')].map((word) => word.getBoundingClientRect());
      const edge = slide.getBoundingClientRect();
      return {
        band: Math.max(width - (height * 16) / 9, height - (width * 9) / 16),
        over: Math.max(...words.map(({ bottom, right }) => Math.max(bottom - edge.bottom, right - edge.right))),
        fit: getComputedStyle(picture).objectFit,
        isShown: slide.isConnected,
      };
    }),
  );

/** The prices that are cut off because their tile is too small. */
const cutPricesOf = (page: Page): Promise<ReadonlyArray<string | null>> =>
  page.locator('.tile .price').evaluateAll((prices) =>
    prices
      .filter((price) => {
        const end = price.closest('.tile')?.getBoundingClientRect().bottom ?? 0;
        return (
          price.scrollHeight > price.clientHeight + 1 ||
          price.scrollWidth > price.clientWidth + 1 ||
          price.getBoundingClientRect().bottom > end
        );
      })
      .map((price) => price.textContent),
  );

test.each([
  ['16 px', 16],
  ['32 px', 32],
])(
  '[ADS-07, ADS-10, PLT-03] with texts of %s, places have the documented sizes at every width',
  async (_, textSize) => {
    const bare = await visit(`<!doctype html><html lang="en">${head}<main>${PLACES}</main>`, textSize);
    const served = await visit(
      pageWith(shop.address, PLACES, { head }).replace('<h1>Somebody else</h1>', ''),
      textSize,
    );
    await eventually(async () => expect(await served.locator('[data-ads="shown"]').count()).toBe(4));
    for (const width of WIDTHS) {
      for (const page of [bare, served]) {
        await page.setViewportSize({ width, height: 900 });
        await twoFrames(page);
      }
      const [recorded, taken] = [await heightsOf(bare), await heightsOf(served)];
      expect([width, ...taken]).toEqual([width, ...recorded]);
      expect([width, ...(await cutPricesOf(served))]).toEqual([width]);
      // New ads, which a changed screen type causes, may replace the slides while they are measured.
      const slides = await eventually(async () => {
        const measured = await slidesOf(served);
        expect(measured.map(({ isShown }) => isShown)).toEqual(measured.map(() => true));
        return measured;
      });
      expect(slides.length).toBeGreaterThan(0);
      for (const { band, over, fit } of slides) {
        expect([width, fit]).toEqual([width, 'contain']);
        expect([width, over <= 0]).toEqual([width, true]);
        if (textSize === 16) expect([width, band < 1.5]).toEqual([width, true]);
      }
    }
    // A changed screen type causes a new ad request.
    await served.unrouteAll({ behavior: 'wait' });
  },
);
