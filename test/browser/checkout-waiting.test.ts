import type { APIResponse, Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { CARDS, onCheckout, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** As long as the longest pause between two questions for the outcome. */
const PAUSE_MS = 4_000;

/**
 * Answers each question for the outcome of an order as the first one was answered, until `letGo`. Between `hold` and
 * `release` none is answered, so that the page stays as it is.
 */
const repeatFirstOutcome = async (page: Page) => {
  let first: APIResponse | undefined;
  let isLetGo = false;
  let release = (): void => undefined;
  let held = Promise.resolve();
  await page.route('**/cart/@self/checkout', async (route) => {
    if (first === undefined) {
      first = await route.fetch();
      await route.fulfill({ response: first });
      return;
    }
    await held;
    await (isLetGo ? route.continue() : route.fulfill({ response: first }));
  });
  return {
    hold: (): void => {
      held = new Promise((resolve) => (release = resolve));
    },
    release: (): void => release(),
    letGo: (): void => {
      isLetGo = true;
      release();
    },
  };
};

/** Skips one pause after the other until the assertion holds. */
const skipPauses = (page: Page, until: () => Promise<void>): Promise<void> =>
  eventually(async () => {
    await page.clock.fastForward(PAUSE_MS);
    await until();
  });

test('[ORD-01] [PAY-05] [PLT-03] while the bank has not answered, the page says so and later what happens then, passes axe in both states, and leads to the order once it is placed', async () => {
  const { page, context, consoleMessages } = await browser.visit(READY_FOR_AXE);
  await withCart(context, finds.withSizes);
  await page.clock.install();
  const steps = onCheckout(page);
  const titled = (title: string) => async (): Promise<void> =>
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  const main = page.getByRole('main');
  const outcome = await repeatFirstOutcome(page);
  await steps.toReview(CARDS.slow);
  await steps.place();

  await skipPauses(page, titled('Still waiting for your bank'));
  outcome.hold();
  expect(new URL(page.url()).pathname).toBe('/checkout/return');
  expect(await main.innerText()).toContain('Your order will only be placed once. You can leave this page open.');
  expect(await violationsEverywhere(page)).toEqual({});

  outcome.release();
  await skipPauses(page, titled('Your payment is still being checked'));
  outcome.hold();
  expect(await main.innerText()).toMatch(/You won’t be charged twice[^]*use order number \d+\./);
  expect(await violationsEverywhere(page)).toEqual({});

  outcome.letGo();
  await skipPauses(page, async () => expect(new URL(page.url()).pathname).toBe('/checkout/confirmation'));
  await steps.confirmed();
  expect(consoleMessages).toEqual([]);
});
