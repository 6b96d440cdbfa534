import type { Page } from 'playwright-core';
import { REPEAT_DELIVERY_PATH, REPEAT_START_PATH } from '../../core/paths/repeat-delivery-paths';
import { repeatStartPath } from '../../core/repeat-delivery/start-address';
import { MY_ACCOUNT_PATH, ACCOUNT_PATHS } from '../../core/paths/paths';
import { orderPath } from '../../core/paths/order-paths';
import { openHydrated, tabsOf, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { aRepeatShopper, startPlan, type RepeatShopper } from '../support/repeat-shopper';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { beginJourney, WAYS } from './account-journey';
import { SCREENS } from './checkout-page';
import { NARROW, READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';
import { follow, placeOf, signIn } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
let owner: RepeatShopper;
beforeAll(async () => {
  finds = await findProducts();
  owner = await aRepeatShopper(finds.inStock.map(({ sku }) => sku));
});

const main = (page: Page) => page.getByRole('main');
const product = () => finds.inStock.find(({ sku }) => sku === owner.partNumber) ?? finds.withSizes;

const shortDays = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
/** A date as the page writes it, such as `Sun, Dec 27`. */
const shortDay = (date: string): string => shortDays.format(Date.parse(date));

/** Presses a button that posts a form, and waits for the page that follows. */
const post = async (page: Page, name: string | RegExp): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), main(page).getByRole('button', { name }).first().click()]);
};

const startAsOffered = async (page: Page): Promise<void> => {
  await page.waitForURL(`**${REPEAT_START_PATH}?**`);
  await untilHydrated(page);
  await post(page, 'Start repeat delivery');
  await main(page).getByText('Your repeat delivery has been started.').waitFor();
};

test.each(SCREENS)(
  '[RPD-01] on %s, the product page shows the prices both ways and starts a repeat delivery',
  async (_name, viewport) => {
    const { page, context, consoleMessages } = await browser.visit({ viewport });
    await copyCookies(context, owner.shopper);
    await openHydrated(page, product().url);
    const row = page
      .getByRole('list', { name: 'How to get it' })
      .getByRole('listitem')
      .filter({ hasText: 'Repeat Delivery' });
    expect(await row.innerText()).toMatch(
      /\$[\d.]+ on your first repeat delivery of this product, then \$[\d.]+\. One-time: \$[\d.]+/,
    );
    await row.getByRole('link', { name: /^Set up repeat delivery/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up repeat delivery' });
    await dialog.getByText('One-time order').waitFor();
    expect(await dialog.getByRole('combobox', { name: 'How often' }).locator('option').count()).toBe(18);
    await dialog.getByLabel(/^Pet’s weight/).fill('3');
    await dialog.getByText(/^This lasts a 3 lb dog/).waitFor();
    await dialog.getByRole('combobox').selectOption('month-2');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`**${REPEAT_START_PATH}?**`);
    await untilHydrated(page);
    expect(await page.getByRole('combobox', { name: 'How often' }).inputValue()).toBe('month-2');
    await startAsOffered(page);
    expect(await main(page).innerText()).toContain('Every 2 months');
    expect(consoleMessages).toEqual([]);
  },
);

test('[RPD-01] without scripts the pet’s weight updates the recommendation for an order’s repeat delivery', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false });
  await copyCookies(context, owner.shopper);
  await page.goto(orderPath({ orderId: owner.orderId }));
  await main(page).getByRole('link', { name: 'Set up repeat delivery' }).click();
  await main(page)
    .getByLabel(/^Pet’s weight/)
    .fill('5000');
  await main(page).getByRole('button', { name: 'Update the recommendation' }).click();
  expect(await main(page).innerText()).toContain('Enter a weight from 1 to 300 lb');
  await main(page)
    .getByLabel(/^Pet’s weight/)
    .fill('3');
  await follow(main(page).getByRole('button', { name: 'Update the recommendation' }));
  expect(placeOf(page)).toContain('weight=3');
  expect(await main(page).innerText()).not.toContain('Enter a weight');
  expect(await main(page).innerText()).toMatch(/This lasts a 3 lb (dog|cat)/);
});

test('[RPD-01] a guest is asked to sign in and comes back with the choice kept; without a card the page says what to do', async () => {
  const { account } = await aCustomer('Kim');
  const { page } = await browser.visit();
  const path = `${repeatStartPath({ items: [{ partNumber: owner.partNumber, quantity: 3 }] })}&every=week-7`;
  await openHydrated(page, path);
  expect(placeOf(page)).toContain('/shop/LogonForm');
  await signIn(page, account);
  await page.waitForURL(`**${REPEAT_START_PATH}?**`);
  await untilHydrated(page);
  expect(placeOf(page)).toContain('every=week-7');
  expect(await main(page).innerText()).toMatch(/Quantity 3[\s\S]*Save an address first[\s\S]*Save a card first/);
  // What is missing is saved in another tab; this one keeps the choice.
  await main(page).getByRole('link', { name: 'Go to your wallet' }).click();
  await eventually(async () =>
    expect(await tabsOf(page)).toEqual(expect.arrayContaining([expect.stringContaining(ACCOUNT_PATHS.wallet)])),
  );
  await main(page)
    .getByLabel(/^Pet’s weight/)
    .fill('9');
  await main(page).getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(/every=week-7&weight=9$/);
  await untilHydrated(page);
  expect(placeOf(page)).toContain(REPEAT_START_PATH);
  expect(await main(page).innerText()).toMatch(/Quantity 3/);
  expect(
    await main(page)
      .getByLabel(/^Pet’s weight/)
      .inputValue(),
  ).toBe('9');
});

test.each(WAYS)(
  '[RPD-02] %s, a repeat delivery is skipped and paused, its date, frequency and quantity are changed, and it is canceled; each change is confirmed and undone',
  async (_name, way) => {
    const own = await aRepeatShopper([owner.partNumber]);
    await startPlan(own);
    const journey = await beginJourney(browser, way, own);
    const { main: content, open, press, button, link, field, type, choose, says, consoleMessages } = journey;
    const undo = async (): Promise<void> => {
      await button(/^Undo/);
      await says('Your last change was undone.');
    };
    await open(REPEAT_DELIVERY_PATH);
    expect(await content.innerText()).toMatch(
      /Next delivery ships \w+, \w+ \d+[\s\S]*Active[\s\S]*Every 4 weeks[\s\S]*1 Bark St[\s\S]*Visa ending in 4242/,
    );
    for (const [name, message] of [
      [/^Skip next delivery/, 'Next delivery skipped.'],
      [/^Pause/, 'Paused. We won’t send anything until you resume it.'],
    ] as const) {
      await button(name);
      await says(message);
      await undo();
    }
    await button(/^Pause/);
    await button(/^Resume/);
    await says('Resumed.');

    const quantity = content.getByLabel(/^Quantity of/);
    await link(/^Change/);
    const before = await field('Next delivery ships on').inputValue();
    const after = new Date(Date.parse(before) + 9 * 86_400_000).toISOString().slice(0, 10);
    await choose(field('How often'), 'month-3');
    await type(field('Next delivery ships on'), after);
    await type(quantity, '0');
    await button('Save changes');
    await says('A repeat delivery needs at least one item. To stop it, cancel it.');
    expect([await field('How often').inputValue(), await field('Next delivery ships on').inputValue()]).toEqual([
      'month-3',
      after,
    ]);
    await type(quantity, '5');
    await button('Save changes');
    const changed = await content.innerText();
    expect(changed).toMatch(/Changes saved\.[\s\S]*Quantity 5[\s\S]*Every 3 months/);
    expect(changed).toContain(`Next delivery ships ${shortDay(after)}`);
    await undo();
    const undone = await content.innerText();
    expect(undone).toMatch(/Quantity 2 [\s\S]*Every 4 weeks/);
    expect(undone).toContain(`Next delivery ships ${shortDay(before)}`);

    await link(/^Cancel/);
    const reason = field('Reason for canceling');
    expect(await reason.locator('option:checked').innerText()).toBe('Choose a reason');
    // With scripts the page stays.
    await press(content.getByRole('button', { name: 'Cancel repeat delivery' }));
    await says('Please choose a reason.');
    expect(await reason.getAttribute('aria-invalid')).toBe('true');
    await choose(reason, 'price');
    await button('Cancel repeat delivery');
    await says('Canceled. We won’t send any more deliveries.');
    await undo();
    expect(await content.innerText()).toContain('Active');
    // The refused form is a page with this status.
    expect(consoleMessages.filter((message) => !message.includes('400 (Bad Request)'))).toEqual([]);
  },
);

test('[RPD-02] [ACC-01] [ACC-03] [HDR-02] send now asks first; overview, wallet and address book know of the plan', async () => {
  const own = await aRepeatShopper([owner.partNumber]);
  await startPlan(own);
  const { page, context } = await browser.visit();
  await copyCookies(context, own.shopper);
  await openHydrated(page, MY_ACCOUNT_PATH);
  const card = main(page).getByRole('region', { name: 'Next delivery' });
  expect(await card.innerText()).toMatch(/Ships \w+, \w+ \d+, \$[\d.]+ before shipping and tax/);
  await card.getByRole('link', { name: 'Manage repeat deliveries' }).click();
  await page.waitForURL(`**${REPEAT_DELIVERY_PATH}`);
  for (const path of [ACCOUNT_PATHS.wallet, ACCOUNT_PATHS.addresses]) {
    await openHydrated(page, path);
    await main(page)
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await main(page).getByText('A repeat delivery uses this').waitFor();
  }
  await openHydrated(page, REPEAT_DELIVERY_PATH);
  await main(page)
    .getByRole('link', { name: /^Send now/ })
    .click();
  await page.waitForURL('**view=send-now');
  await untilHydrated(page);
  await post(page, 'Send now');
  expect(await main(page).innerText()).toContain('We’re sending it today.');
});

test('[RPD-02] an empty account says how to start, and the page of another shopper’s plan shows one’s own list', async () => {
  const { shopper } = await aCustomer('Kim');
  const planId = await startPlan(owner);
  const { page, context } = await browser.visit();
  await copyCookies(context, shopper);
  await openHydrated(page, `${REPEAT_DELIVERY_PATH}?plan=${planId}&view=change`);
  await main(page).getByRole('heading', { name: 'No repeat deliveries yet' }).waitFor();
  expect(await main(page).getByRole('link', { name: 'Start shopping' }).count()).toBe(1);
  expect(await main(page).getByRole('link', { name: 'Choose from past purchases' }).count()).toBe(0);
  const { status, text } = await shopper.post('/repeat-delivery/cancel', { planId, reason: 'other' });
  expect([status, text.includes('We couldn’t find this repeat delivery.')]).toEqual([404, true]);
});

test('[RPD-01] [RPD-02] the pages and the dialog have no accessibility violations, also on narrow screens', async () => {
  const planId = await startPlan(owner);
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await copyCookies(context, owner.shopper);
  const own = `${REPEAT_DELIVERY_PATH}?plan=${planId}&view=`;
  const start = repeatStartPath({ items: [{ partNumber: owner.partNumber, quantity: 1 }] });
  const paths = [REPEAT_DELIVERY_PATH, `${own}change`, `${own}cancel`, `${own}send-now`, start];
  for (const path of paths) {
    await openHydrated(page, path);
    expect([path, await violationsEverywhere(page)]).toEqual([path, {}]);
  }
  await openHydrated(page, product().url);
  await main(page)
    .getByRole('link', { name: /^Set up repeat delivery/ })
    .click();
  await page.getByRole('dialog').getByText('One-time order').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  await page.setViewportSize(NARROW);
  for (const path of paths) {
    await openHydrated(page, path);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, NARROW.width]);
  }
});
