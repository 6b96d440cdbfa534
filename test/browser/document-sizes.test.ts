import { compressWell } from '../../adapters/server/responses/compression';
import { TestBrowser } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
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
const PAGES: ReadonlyArray<readonly [name: string, path: () => string, most: DocumentSize]> = [
  ['home', () => PATHS.home, { sent: 21.2, raw: 131, elements: 1_275 }],
  ['listing', () => PATHS.category, { sent: 24.1, raw: 154, elements: 1_475 }],
  ['product', () => finds.withSizes.url, { sent: 20.3, raw: 116, elements: 990 }],
  ['search', () => PATHS.search, { sent: 23.4, raw: 152, elements: 1_470 }],
  ['cart', () => PATHS.cart, { sent: 16.1, raw: 79, elements: 640 }],
  ['store locator', () => '/store-locator', { sent: 20.7, raw: 103, elements: 760 }],
  ['sign-in', () => PATHS.signIn, { sent: 11.9, raw: 54, elements: 485 }],
];

const sizeOf = async (path: string): Promise<DocumentSize> => {
  const { text } = await new HttpShopper().get(path);
  const body = Buffer.from(text);
  const { page } = await browser.visit();
  const elements = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*').length,
    text,
  );
  await browser.endVisits();
  return { sent: (await compressWell(body)).length / KIB, raw: body.length / KIB, elements };
};

test.each(PAGES)(
  '[PLT-03] the document of %s has at most the bytes and elements that it has today',
  async (_, path, most) => {
    const { sent, raw, elements } = await sizeOf(path());
    expect(elements).toBeGreaterThan(100);
    const over = { sent: sent - most.sent, raw: raw - most.raw, elements: elements - most.elements };
    expect(Object.entries(over).filter(([, by]) => by > 0)).toEqual([]);
  },
);
