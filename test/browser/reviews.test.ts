import type { Page } from 'playwright-core';
import type { ProductTile } from '../../core/catalogue/tile';
import { orderPath } from '../../core/paths/order-paths';
import { reviewsPath, writeReviewPath } from '../../core/paths/review-paths';
import { NOT_BOUGHT } from '../../core/reviews/review-message';
import type { ReviewsData } from '../../ui/pages/reviews/reviews-data';
import { openHydrated, PHONE, TestBrowser, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { moveOrder, placeOrder } from '../support/placed-order';
import { findProducts } from '../support/sample-products';
import { aCustomer, type SignedInShopper } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { placeOf } from './shop-page';

/** The shop sees a change of its catalogue within seconds. */
const SHOWN_WITHIN_MS = 60_000;

let browser: TestBrowser;
let products: ReadonlyArray<ProductTile>;
beforeAll(async () => {
  browser = await TestBrowser.launch();
  products = (await findProducts()).inStock.filter(({ reviewCount }) => reviewCount > 10);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const productAt = (index: number): ProductTile => {
  const product = products[index];
  if (product === undefined) throw new Error('too few products have reviews');
  return product;
};

const main = (page: Page) => page.getByRole('main');

/** Presses a button that posts a form, and waits for the page that follows. */
const post = async (page: Page, name: string): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), main(page).getByRole('button', { name, exact: true }).click()]);
};

interface BuyerOf extends SignedInShopper {
  readonly orderId: string;
}

/** A customer whose order of a product has left. */
const aBuyer = async ({ sku }: ProductTile): Promise<BuyerOf> => {
  const known = await aCustomer('Robin');
  const order = await placeOrder(known.shopper, [{ partNumber: sku }]);
  await moveOrder(order, 'packed', 'shipped');
  return { ...known, orderId: order.orderId };
};

interface Shown {
  readonly ratingValue: number;
  readonly reviewCount: number;
}

/** What search engines are told on the product's page of somebody without an identity. */
const shownOf = async ({ url }: ProductTile): Promise<Shown & { readonly review: ReadonlyArray<object> }> => {
  const { text } = await new HttpShopper().get(url);
  const scripts = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const all = scripts.flatMap(([, json = '']) => JSON.parse(json) as object | ReadonlyArray<object>);
  const product = all.find((one) => 'aggregateRating' in one) as {
    readonly aggregateRating: Shown;
    readonly review: ReadonlyArray<object>;
  };
  return { ...product.aggregateRating, review: product.review };
};

const untilCounted = (product: ProductTile, count: number): Promise<void> =>
  eventually(async () => expect((await shownOf(product)).reviewCount).toBe(count), SHOWN_WITHIN_MS);

/** The numbers of reviews with one to five stars, on everybody's page of reviews. */
const starsOf = async ({ url }: ProductTile): Promise<ReadonlyArray<number>> => {
  const { text } = await new HttpShopper().get(reviewsPath(url));
  return (pageDataOf(text).data as ReviewsData).page.ratingCounts;
};

test('[PRO-04] a buyer reviews a product from the order; average and distribution follow, also when it is changed and removed', async () => {
  const product = productAt(0);
  const [before, stars] = [await shownOf(product), await starsOf(product)];
  expect(before.review.length).toBeGreaterThan(0);
  const buyer = await aBuyer(product);
  const { page, consoleMessages } = await visitSignedIn(browser, buyer, orderPath(buyer));
  await main(page).getByRole('link', { name: 'Write a review' }).first().click();
  await page.waitForURL(`**${writeReviewPath(product.url)}`);
  await untilHydrated(page);
  await main(page).getByRole('button', { name: 'Post review' }).click();
  await main(page)
    .getByRole('link', { name: /Please choose 1 to 5 stars/ })
    .waitFor();
  await main(page).getByRole('radio', { name: '1 star', exact: true }).check();
  await main(page).getByLabel('Title').fill('Not for my dog');
  await main(page).getByLabel('Your review').fill('She left all of it\nand asked for the old one.');
  await post(page, 'Post review');
  expect(placeOf(page)).toBe(`${reviewsPath(product.url)}?done=published`);
  await main(page).getByText('Thanks! Your review is live.').waitFor();
  await main(page).getByText('She left all of it and asked for the old one.').first().waitFor();
  await untilCounted(product, before.reviewCount + 1);
  await eventually(async () => expect(await starsOf(product)).not.toEqual(stars), SHOWN_WITHIN_MS);

  await untilHydrated(page);
  await main(page).getByRole('link', { name: 'Edit or remove' }).click();
  await page.waitForURL(`**${writeReviewPath(product.url)}`);
  await untilHydrated(page);
  await main(page).getByRole('radio', { name: '5 stars' }).check();
  await post(page, 'Save changes');
  await main(page).getByText('Thanks! Your review is live.').waitFor();

  await untilHydrated(page);
  await main(page).getByRole('link', { name: 'Edit or remove' }).click();
  await page.waitForURL(`**${writeReviewPath(product.url)}`);
  await untilHydrated(page);
  await main(page).getByText('Remove this review').click();
  await post(page, 'Yes, remove it');
  await main(page).getByText('Your review was removed.').waitFor();
  await untilCounted(product, before.reviewCount);
  await eventually(async () => expect(await starsOf(product)).toEqual(stars), SHOWN_WITHIN_MS);
  expect(consoleMessages).toEqual([]);
});

test('[PRO-04] who has not bought a product is told why there is no form, and a guest signs in and comes back', async () => {
  const product = productAt(2);
  const account = await new HttpShopper().makeAccount('Sam');
  const { page } = await browser.visit();
  await openHydrated(page, product.url);
  await main(page).getByRole('link', { name: 'Write a review' }).click();
  await main(page).getByLabel('Email').fill(account.email);
  await main(page).getByLabel('Password', { exact: true }).fill(account.password);
  await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`**${writeReviewPath(product.url)}`);
  await main(page).getByText(NOT_BOUGHT).waitFor();
  expect(await main(page).getByRole('textbox').count()).toBe(0);
});

test('[PRO-04] [PLT-03] without scripts reviews are filtered and searched, and a buyer’s review with an address waits', async () => {
  const product = productAt(3);
  const buyer = await aBuyer(product);
  const { page } = await visitSignedIn(browser, buyer, product.url, { javaScriptEnabled: false, viewport: PHONE });
  await main(page)
    .getByRole('link', { name: /^5 stars [\d,]+ of/ })
    .click();
  await page.waitForURL('**/reviews/**');
  expect(placeOf(page)).toBe(`${reviewsPath(product.url)}?rating=5`);
  const stars = main(page).getByRole('article').getByRole('img');
  expect(new Set(await stars.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))).toEqual(
    new Set(['5.0 out of 5']),
  );
  await main(page).getByLabel('Search reviews').fill('zzyzzx');
  await main(page).getByRole('button', { name: 'Show reviews' }).click();
  await main(page).getByText('No reviews match.').waitFor();

  await page.goto(writeReviewPath(product.url));
  await main(page).getByRole('radio', { name: '4 stars' }).check();
  await main(page).getByLabel('Title').fill('Good');
  await main(page).getByLabel('Your review').fill('Too short');
  await post(page, 'Post review');
  await main(page).getByText('Please write at least 20 characters.').first().waitFor();
  expect(await main(page).getByLabel('Title').inputValue()).toBe('Good');
  expect(await main(page).getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  await main(page).getByLabel('Your review').fill('Write to me at pat@example.test for the details.');
  await post(page, 'Post review');
  await main(page).getByText('Thanks! We’ll check your review before it goes live.').waitFor();
  await main(page).getByText('Only you can see this review.').waitFor();
  const { text } = await new HttpShopper().get(`${reviewsPath(product.url)}?sort=newest`);
  expect(text).not.toContain('pat@example.test');
});

test('[PRO-04] a guest finds a review helpful once, with and without scripts, and takes it back', async () => {
  const product = productAt(4);
  const { page, context } = await browser.visit();
  await openHydrated(page, reviewsPath(product.url));
  const helpful = main(page)
    .getByRole('button', { name: /^Helpful/ })
    .first();
  const votes = async (): Promise<number> => Number(/\((\d+)\)/.exec(await helpful.innerText())?.[1] ?? 0);
  const before = await votes();
  await helpful.click();
  await eventually(async () =>
    expect([await votes(), await helpful.getAttribute('aria-pressed')]).toEqual([before + 1, 'true']),
  );
  await page.reload();
  await untilHydrated(page);
  expect([await votes(), await helpful.getAttribute('aria-pressed')]).toEqual([before + 1, 'true']);

  const plain = await browser.visit({ javaScriptEnabled: false });
  await plain.context.addCookies(await context.cookies());
  await plain.page.goto(reviewsPath(product.url));
  const button = main(plain.page)
    .getByRole('button', { name: /^Helpful/ })
    .first();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await Promise.all([plain.page.waitForEvent('load'), button.click()]);
  expect(await button.getAttribute('aria-pressed')).toBe('false');
});

test('[PRO-04] [PLT-03] the reviews and the form pass axe at every width, light and dark', async () => {
  const product = productAt(5);
  const buyer = await aBuyer(product);
  const { page } = await visitSignedIn(browser, buyer, reviewsPath(product.url), READY_FOR_AXE);
  expect(await violationsEverywhere(page)).toEqual({});
  await openHydrated(page, writeReviewPath(product.url));
  await main(page).getByRole('button', { name: 'Post review' }).click();
  expect(await violationsEverywhere(page)).toEqual({});
});
