import { PHONE, untilHydrated, untilPartHydrated, type VisitedBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { addToCart, CARDS, onCheckout, withCart } from './checkout-page';
import { shiftsOf, watchShifts } from './layout-shifts';
import { setUpBrowser } from './set-up';
import { follow } from './shop-page';

/** Gift cards of the demonstration with the PIN 1234. */
const [SMALL, MEDIUM, LARGE] = ['6050000000000000025', '6050000000000000100', '6050000000000000500'] as const;

const browser = setUpBrowser({ withPictures: true });
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const product = () => finds.inStock[0] ?? finds.withSizes;

/** A visit at the payment step, with one piece in the cart. */
const atPayment = async (options: Parameters<VisitedBrowser['visit']>[0] = {}) => {
  const visit = await browser.visit(options);
  const { page, context } = visit;
  await page.addInitScript(watchShifts);
  const shopper = await withCart(context, product());
  const steps = onCheckout(page);
  await steps.toPayment();
  return { ...visit, shopper, steps };
};

test('[PAY-05] a guest pays a part with a gift card and the rest by card; a wrong PIN loses nothing', async () => {
  const { page, steps, consoleMessages } = await atPayment({ ...READY_FOR_AXE, viewport: PHONE });
  await steps.giftCard(SMALL, '0000');
  await page.getByText('Please check one field:').waitFor();
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('We couldn’t find a gift card'),
  );
  expect(await page.getByLabel('Gift card number').inputValue()).toBe(SMALL);
  expect(await violationsEverywhere(page)).toEqual({});
  await page.getByLabel('PIN').fill('1234');
  await page.keyboard.press('Enter');
  const applied = page.getByRole('list', { name: 'Gift cards applied' });
  await applied.waitFor();
  expect(await applied.innerText()).toMatch(/Gift card ending in 0025 -\$[\d.]+ · \$[\d.]+ will remain/);
  expect(await violationsEverywhere(page)).toEqual({});
  await page.reload();
  await untilHydrated(page);
  expect(await applied.innerText()).toContain('0025');
  const remove = page.getByRole('button', { name: 'Remove gift card ending in 0025' });
  await untilPartHydrated(remove);
  await remove.click();
  await page.getByText('Gift card removed.').waitFor();
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Use a gift card'),
  );
  await steps.giftCard(SMALL);
  await applied.waitFor();
  if (await page.getByText('No card needed').isVisible()) await steps.press('Review your order');
  else await steps.card(CARDS.approved);
  await steps.reached('review');
  expect(await page.getByRole('main').innerText()).toMatch(/Gift card ending in 0025[\s\S]*Card payment/);
  expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
  await steps.place();
  expect(await steps.confirmed()).toMatch(/Gift card ending in 0025\s*-\$/);
  // The browser itself reports the response to the wrong PIN.
  expect(consoleMessages).toEqual([expect.stringContaining('status of 400')]);
});

test('[PAY-05] a gift card pays for everything without a card; removed in another tab meanwhile, nothing is placed', async () => {
  const { page, shopper, steps } = await atPayment();
  await steps.giftCard(LARGE);
  await page.getByText('Your gift cards cover this order. No card needed.').waitFor();
  await steps.press('Review your order');
  await steps.reached('review');
  expect(await page.getByRole('main').innerText()).toMatch(/Card payment\s*\$0\.00/);
  const [card] = JSON.parse((await shopper.call('GET', 'cart/@self/x_checkout')).text).x_giftCards;
  await shopper.post('/checkout/gift-card/remove', { giftCardId: card.giftCardId });
  await steps.place();
  await steps.reached('payment');
  await page.getByText('Your payment method was removed').waitFor();
  await steps.giftCard(LARGE);
  await page.getByText('No card needed.').waitFor();
  await steps.press('Review your order');
  await steps.reached('review');
  await steps.place();
  expect(await steps.confirmed()).toMatch(/Paid with\s*Gift card ending in 0500/);
});

test('[PAY-05] [CHK-09] without JavaScript a gift card is applied and removed by forms, and a wrong one says why', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false });
  const shopper = await withCart(context, product());
  await addToCart(shopper, product(), 9);
  const steps = onCheckout(page);
  await steps.typeToPlainPayment();
  // The form for browsers with scripts is hidden.
  const shown = (label: string) => page.getByLabel(label).filter({ visible: true });
  const apply = async (pin: string): Promise<void> => {
    await shown('PIN').fill(pin);
    await follow(page.getByRole('button', { name: 'Apply gift card' }));
  };
  await page.getByLabel('New address').check();
  const street = page.locator('[name=line1]');
  await street.fill('9 Purr Ave');
  await shown('Gift card number').fill(MEDIUM);
  await apply('9999');
  expect(await page.getByRole('main').innerText()).toContain('We couldn’t find a gift card with this number and PIN.');
  expect(await shown('Gift card number').inputValue()).toBe(MEDIUM);
  expect(await street.inputValue()).toBe('9 Purr Ave');
  await apply('1234');
  expect(await page.getByRole('main').innerText()).toMatch(/Gift card ending in 0100 -\$[\d.]+ · \$[\d.]+ will remain/);
  expect(await page.getByRole('main').innerText()).not.toContain('We couldn’t find a gift card');
  expect(await street.inputValue()).toBe('9 Purr Ave');
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain('Gift card applied.');
  const code = page.getByRole('textbox', { name: 'Promo code' });
  await code.fill('nothing');
  await follow(page.getByRole('button', { name: 'Remove gift card ending in 0100' }));
  expect(await main.innerText()).not.toContain('Gift card ending in 0100');
  expect(await main.innerText()).toContain('Gift card removed.');
  expect(await code.inputValue()).toBe('nothing');
  expect(await street.inputValue()).toBe('9 Purr Ave');
});

test('[PAY-05] [CHK-09] without JavaScript a typed card and address outlive a code and a gift card that pays for everything and is removed', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  await withCart(context, product());
  const steps = onCheckout(page);
  await steps.typeToPlainPayment();
  await steps.plainCardFields(CARDS.approved);
  await page.waitForURL('**/checkout/payment?**');
  const main = page.getByRole('main');
  const street = page.locator('[name=line1]');
  const shown = (label: string) => page.getByLabel(label).filter({ visible: true });
  const pressed = (name: string | RegExp) => follow(page.getByRole('button', { name }));
  const expectTyped = async (): Promise<void> => {
    expect(await page.getByLabel(/^Visa ending in/).isChecked()).toBe(true);
    expect(await street.inputValue()).toBe('9 Purr Ave');
  };
  await page.getByLabel('New address').check();
  await street.fill('9 Purr Ave');
  // The page has one field for each, for browsers without scripts.
  expect(await page.getByRole('textbox', { name: 'Promo code' }).count()).toBe(1);
  await page.getByRole('textbox', { name: 'Promo code' }).fill('nothing');
  await pressed(/^Apply$/);
  expect(await page.getByRole('textbox', { name: 'Promo code' }).inputValue()).toBe('nothing');
  await expectTyped();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('');
  await shown('Gift card number').fill(LARGE);
  await shown('PIN').fill('1234');
  await pressed('Apply gift card');
  expect(await main.innerText()).toContain('No card needed.');
  await pressed('Remove gift card ending in 0500');
  expect(await main.innerText()).toContain('Gift card removed.');
  await expectTyped();
});
