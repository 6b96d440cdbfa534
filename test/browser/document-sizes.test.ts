import { compressBetter } from '../../adapters/server/responses/compression';
import { notifyPath } from '../../core/paths/notice-paths';
import { reviewsPath } from '../../core/paths/review-paths';
import { personalizePath } from '../../core/paths/personalize-paths';
import { TestBrowser } from '../support/browser';
import { findBuyingPage, type BuyingPage } from '../support/buying-pages';
import { aFullPlan } from '../support/full-plan';
import { HttpShopper } from '../support/http-shopper';
import { aFullList } from '../support/long-list';
import { findPersonalized } from '../support/personalized-product';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';

let browser: TestBrowser;
let finds: SampleProducts;

beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterAll(() => browser.close());

const KIB = 1024;

interface DocumentSize {
  /** KiB on the wire, compressed as the server sends a page that is requested often. */
  readonly sent: number;
  /** KiB before compression. */
  readonly raw: number;
  readonly elements: number;
}

/** The budget of any document is 20 KiB sent, 120 KiB raw and 1,500 elements. A page above it must not grow. */
const PAGES: ReadonlyArray<readonly [name: string, find: () => BuyingPage | Promise<BuyingPage>, most: DocumentSize]> =
  [
    ['home', () => ({ path: PATHS.home }), { sent: 19.8, raw: 131, elements: 1_275 }],
    ['listing', () => ({ path: PATHS.category }), { sent: 22.6, raw: 154, elements: 1_475 }],
    ['department', () => ({ path: PATHS.department }), { sent: 17.8, raw: 99, elements: 1_000 }],
    ['product', () => ({ path: finds.withSizes.url }), { sent: 20, raw: 118.5, elements: 1_050 }],
    ['reviews', () => ({ path: reviewsPath(finds.withSizes.url) }), { sent: 13.1, raw: 74, elements: 690 }],
    ['search', () => ({ path: PATHS.search }), { sent: 22.4, raw: 154.5, elements: 1_470 }],
    ['cart', () => ({ path: PATHS.cart }), { sent: 15.4, raw: 79.6, elements: 642 }],
    ['store locator', () => ({ path: '/store-locator' }), { sent: 18.8, raw: 103, elements: 760 }],
    ['sign-in', () => ({ path: PATHS.signIn }), { sent: 11.1, raw: 54, elements: 485 }],
    ['checkout: contact', () => findBuyingPage('checkout: contact', finds), { sent: 11, raw: 46, elements: 290 }],
    ['checkout: delivery', () => findBuyingPage('checkout: delivery', finds), { sent: 12.4, raw: 54, elements: 410 }],
    ['checkout: payment', () => findBuyingPage('checkout: payment', finds), { sent: 13, raw: 57, elements: 435 }],
    ['checkout: review', () => findBuyingPage('checkout: review', finds), { sent: 11.2, raw: 48, elements: 345 }],
    ['confirmation', () => findBuyingPage('confirmation', finds), { sent: 11.4, raw: 55, elements: 510 }],
    ['order look-up', () => findBuyingPage('order look-up', finds), { sent: 11.4, raw: 58, elements: 460 }],
    ['order', () => findBuyingPage('order', finds), { sent: 13.9, raw: 70, elements: 640 }],
    ['order summary', () => findBuyingPage('order summary', finds), { sent: 12, raw: 57, elements: 545 }],
    ['order history', () => findBuyingPage('order history', finds), { sent: 12.2, raw: 63.7, elements: 602 }],
    ['buy again', () => findBuyingPage('buy again', finds), { sent: 12.8, raw: 66.3, elements: 611 }],
    ['wish lists', () => findBuyingPage('lists', finds), { sent: 13.5, raw: 72, elements: 690 }],
    ['full wish list', () => aFullList(3), { sent: 15.6, raw: 113, elements: 1_260 }],
    ['full wish list of many', () => aFullList(19), { sent: 15.9, raw: 108, elements: 1_170 }],
    [
      'notify',
      () => ({ path: notifyPath(finds.outOfStock.url, finds.outOfStock.sku) }),
      { sent: 12, raw: 60, elements: 600 },
    ],
    ['member home', () => findBuyingPage('member home', finds), { sent: 20, raw: 117.2, elements: 1_100 }],
    [
      'listing for a member',
      () => findBuyingPage('listing for a member', finds),
      { sent: 23.2, raw: 155.5, elements: 1_485 },
    ],
    [
      'product for a member',
      () => findBuyingPage('product for a member', finds),
      { sent: 20.6, raw: 120, elements: 1_050 },
    ],
    [
      'personalize',
      async () => {
        const { url, sku } = await findPersonalized('tag');
        return { path: personalizePath(url, sku) };
      },
      { sent: 12, raw: 60, elements: 600 },
    ],
    ['repeat deliveries', () => findBuyingPage('repeat deliveries', finds), { sent: 13.0, raw: 66.9, elements: 608 }],
    ['full repeat delivery', aFullPlan, { sent: 20, raw: 120, elements: 1_500 }],
    [
      'repeat delivery start',
      () => findBuyingPage('repeat delivery start', finds),
      { sent: 12.4, raw: 59.9, elements: 559 },
    ],
    ['account', () => findBuyingPage('account', finds), { sent: 13.1, raw: 70.3, elements: 700 }],
    ['address book', () => findBuyingPage('address book', finds), { sent: 12.7, raw: 67, elements: 600 }],
    ['address form', () => findBuyingPage('address form', finds), { sent: 13.4, raw: 70.7, elements: 683 }],
    ['wallet', () => findBuyingPage('wallet', finds), { sent: 12.3, raw: 61.5, elements: 580 }],
    ['profile', () => findBuyingPage('profile', finds), { sent: 12.5, raw: 64.4, elements: 624 }],
    ['security', () => findBuyingPage('security', finds), { sent: 12.4, raw: 64.9, elements: 622 }],
    ['pets', () => findBuyingPage('pets', finds), { sent: 13.9, raw: 69.4, elements: 615 }],
    ['pet form', () => findBuyingPage('pet form', finds), { sent: 14.9, raw: 75.8, elements: 711 }],
    ['appointments', () => findBuyingPage('appointments', finds), { sent: 12.3, raw: 63.1, elements: 568 }],
    ['appointment times', () => findBuyingPage('appointment times', finds), { sent: 13.6, raw: 77, elements: 690 }],
    ['memberships', () => findBuyingPage('memberships', finds), { sent: 12.1, raw: 61.8, elements: 593 }],
    ['own data', () => findBuyingPage('own data', finds), { sent: 12.2, raw: 62.8, elements: 599 }],
  ];

const sizeOf = async ({ path, shopper = new HttpShopper() }: BuyingPage): Promise<DocumentSize> => {
  const { status, text } = await shopper.get(path);
  expect(status).toBe(200);
  const body = Buffer.from(text);
  const { page } = await browser.visit();
  const elements = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*').length,
    text,
  );
  await browser.endVisits();
  return { sent: (await compressBetter(body)).length / KIB, raw: body.length / KIB, elements };
};

test.each(PAGES)(
  '[PLT-03] the document of %s has at most the bytes and elements that it has today',
  async (_, find, most) => {
    const { sent, raw, elements } = await sizeOf(await find());
    expect(elements).toBeGreaterThan(100);
    const over = { sent: sent - most.sent, raw: raw - most.raw, elements: elements - most.elements };
    expect(Object.entries(over).filter(([, by]) => by > 0)).toEqual([]);
  },
);
