import type { Page } from 'playwright-core';
import { REPEAT_DELIVERY_PATH, REPEAT_START_PATH } from '../../core/paths/repeat-delivery-paths';
import { repeatStartPath } from '../../core/repeat-delivery/start-address';
import { openHydrated, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { aRepeatShopper, startPlan } from '../support/repeat-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { copyCookies } from '../support/shoppers';
import { addToCart } from './checkout-page';
import { setUpBrowser } from './set-up';
import { onShop, signIn } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const main = (page: Page) => page.getByRole('main');

test('[RPD-01] a guest’s line of the cart that the sign-in merged into the account’s cart leaves it, too', async () => {
  const own = await aRepeatShopper(finds.inStock.map(({ sku }) => sku));
  const product = { sku: own.partNumber };
  await addToCart(own.shopper, product);
  const guest = new HttpShopper();
  await addToCart(guest, product);
  const { page, context } = await browser.visit();
  await copyCookies(context, guest);
  await openHydrated(page, PATHS.cart);
  await main(page)
    .getByRole('link', { name: /^Set up repeat delivery/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/shop/LogonForm?**');
  await untilHydrated(page);
  await signIn(page, own.account);
  await page.waitForURL(`**${REPEAT_START_PATH}?**`);
  await untilHydrated(page);
  await main(page).getByRole('button', { name: 'Start repeat delivery' }).click();
  await main(page).getByText('Your repeat delivery has been started.').waitFor();
  await page.goto(PATHS.cart);
  expect(await onShop(page).lines.count()).toBe(0);
});

test('[RPD-01] [RPD-02] forms that are posted twice start one repeat delivery and skip one delivery', async () => {
  const own = await aRepeatShopper(finds.inStock.map(({ sku }) => sku));
  const { page, context } = await browser.visit({ javaScriptEnabled: false });
  await copyCookies(context, own.shopper);
  const fieldsOf = (button: string) =>
    main(page)
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .evaluate((element) => {
        const { form } = element as HTMLButtonElement;
        const fields = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)] as const);
        return Object.fromEntries(fields);
      });
  const statuses = async (path: string, fields: Readonly<Record<string, string>>) => {
    const responses = [await own.shopper.post(path, fields), await own.shopper.post(path, fields)];
    return responses.map(({ status }) => status);
  };
  await page.goto(repeatStartPath({ items: [{ partNumber: own.partNumber, quantity: 1 }] }));
  expect(await statuses('/repeat-delivery/start', await fieldsOf('Start repeat delivery'))).toEqual([303, 303]);
  await page.goto(REPEAT_DELIVERY_PATH);
  const next = main(page).getByRole('heading', { name: /^Next delivery/ });
  expect(await next.count()).toBe(1);
  const fields = await fieldsOf('Skip next delivery');
  expect(await statuses('/repeat-delivery/skip', fields)).toEqual([303, 409]);
  await page.reload();
  const shown = await fieldsOf('Skip next delivery');
  const days = (Date.parse(shown.shownDate ?? '') - Date.parse(fields.shownDate ?? '')) / 86_400_000;
  expect([days % 7, days > 0, shown.planId]).toEqual([0, true, fields.planId]);
});

test('[RPD-01] a shopper who had the product by repeat delivery is told that its first price is for the first one, and sees the later one in the dialog', async () => {
  const own = await aRepeatShopper(finds.inStock.map(({ sku }) => sku));
  const planId = await startPlan(own);
  const plans = 'x_repeat_delivery/@self';
  const [{ estimate }] = JSON.parse((await own.shopper.call('GET', plans)).text).plans;
  expect((await own.shopper.call('POST', `${plans}/${planId}/send_now`, { shownTotal: estimate.total })).status).toBe(
    200,
  );
  await eventually(async () => {
    const { text } = await own.shopper.call('GET', `x_repeat_delivery/offer?partNumber=${own.partNumber}`);
    const [line] = JSON.parse(text).lines;
    expect(line.firstPrice).toBe(line.repeatPrice);
  });
  const { page, context } = await browser.visit();
  await copyCookies(context, own.shopper);
  await openHydrated(page, finds.inStock.find(({ sku }) => sku === own.partNumber)?.url ?? '');
  const row = page.getByRole('listitem').filter({ hasText: 'on your first repeat delivery of this product' });
  const [, later = ''] = /then (\$[\d.]+)\./.exec(await row.innerText()) ?? [];
  await row.getByRole('link', { name: /^Set up repeat delivery/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up repeat delivery' });
  await dialog.getByText('Each repeat delivery').waitFor();
  expect(await dialog.innerText()).toContain(later);
});
