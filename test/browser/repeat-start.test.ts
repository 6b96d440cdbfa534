import type { Page } from 'playwright-core';
import { orderPath } from '../../core/paths/order-paths';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { REPEAT_DELIVERY_PATH, REPEAT_START_PATH } from '../../core/paths/repeat-delivery-paths';
import { repeatStartPath } from '../../core/repeat-delivery/start-address';
import { aRepeatShopper, type RepeatShopper } from '../support/repeat-shopper';
import { saveAddress } from '../support/placed-order';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { beginJourney, WAYS, WAYS_BY_POINTER, type Way } from './account-journey';
import { addToCart } from './checkout-page';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const aShopper = () => aRepeatShopper(finds.inStock.map(({ sku }) => sku));

const STARTED = 'Your repeat delivery has been started.';
const START = 'Start repeat delivery';
const SET_UP = /^Set up repeat delivery/;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The refused form is a page with this status. */
const unexpected = (messages: ReadonlyArray<string>) =>
  messages.filter((message) => !message.includes('400 (Bad Request)'));

/** Begins in one of the ways, with what a shopper does on the way to the page that starts a repeat delivery. */
const begin = async (way: Way, own: RepeatShopper) => {
  const journey = await beginJourney(browser, way, own);
  const { page, main, press, follow, settled } = journey;
  return {
    ...journey,
    /** From the link of a product or a line to the start page; with scripts, through the dialog. */
    setUp: async (): Promise<void> => {
      const link = main.getByRole('link', { name: SET_UP }).first();
      if (way.isWithoutScripts === true) await follow(link);
      else {
        await press(link);
        const dialog = page.getByRole('dialog', { name: 'Set up repeat delivery' });
        await dialog.getByText('One-time order').waitFor();
        await follow(dialog.getByRole('button', { name: 'Continue' }));
      }
      await page.waitForURL(`**${REPEAT_START_PATH}?**`);
      await settled();
    },
    back: async (): Promise<void> => {
      await page.goBack();
      await page.waitForURL(`**${REPEAT_START_PATH}?**`);
      await settled();
    },
  };
};

const plansOn = (page: Page) => page.getByRole('main').getByRole('heading', { name: /^Next delivery/ });

test.each(WAYS)(
  '[RPD-01] [CRT-05] %s, a product starts a repeat delivery; a wrong date is pointed out and what was chosen is kept',
  async (_name, way) => {
    const own = await aShopper();
    const { page, main, open, setUp, field, type, choose, button, says, consoleMessages } = await begin(way, own);
    const { url } = finds.inStock.find(({ sku }) => sku === own.partNumber) ?? finds.withSizes;
    await open(`${url}?sku=${own.partNumber}`);
    await setUp();
    const date = field('First delivery ships on');
    await choose(field('How often'), 'month-2');
    await type(date, '2001-01-01');
    await button(START);
    await says('Please choose a date from tomorrow to a year from now.');
    expect(await date.getAttribute('aria-invalid')).toBe('true');
    expect([await field('How often').inputValue(), await date.inputValue()]).toEqual(['month-2', '2001-01-01']);
    await type(date, inDays(20));
    await button(START);
    await says(STARTED);
    expect(await main.innerText()).toMatch(/Active[\s\S]*Every 2 months[\s\S]*1 Bark St[\s\S]*Visa ending in 4242/);
    expect(await plansOn(page).count()).toBe(1);
    expect(unexpected(consoleMessages)).toEqual([]);
  },
);

test.each(WAYS)('[RPD-01] [CRT-05] %s, a line of the cart becomes a repeat delivery', async (_name, way) => {
  const own = await aShopper();
  await addToCart(own.shopper, { sku: own.partNumber });
  const { page, open, setUp, button, says, consoleMessages } = await begin(way, own);
  await open(PATHS.cart);
  await setUp();
  await says('We’ll move it from your cart to your repeat delivery.');
  await button(START);
  await says(STARTED);
  await open(PATHS.cart);
  expect(await onShop(page).lines.count()).toBe(0);
  expect(consoleMessages).toEqual([]);
});

test.each(WAYS_BY_POINTER)('[RPD-01] [CRT-05] %s, an order becomes a repeat delivery', async (_name, way) => {
  const own = await aShopper();
  const { page, main, open, link, choose, field, button, says, consoleMessages } = await begin(way, own);
  await open(orderPath({ orderId: own.orderId }));
  await link('Set up repeat delivery');
  expect(page.url()).toContain(REPEAT_START_PATH);
  await choose(field('How often'), 'week-6');
  await button(START);
  await says(STARTED);
  expect(await main.innerText()).toMatch(/Active[\s\S]*Every 6 weeks[\s\S]*1 Bark St/);
  expect(await plansOn(page).count()).toBe(1);
  expect(consoleMessages).toEqual([]);
});

test.each(WAYS_BY_POINTER)(
  '[RPD-01] %s, Back after the start and the same button again start no second repeat delivery; another one is started on purpose',
  async (_name, way) => {
    const own = await aShopper();
    const { page, open, back, field, choose, button, link, says, consoleMessages } = await begin(way, own);
    await open(repeatStartPath({ items: [{ partNumber: own.partNumber, quantity: 1 }] }));
    await button(START);
    await says(STARTED);

    await back();
    await button(START);
    await says(STARTED);
    expect(await plansOn(page).count()).toBe(1);

    await back();
    await choose(field('How often'), 'month-3');
    await button(START);
    await says('You already started this repeat delivery. Nothing was changed.');
    expect([await plansOn(page).count(), await page.getByText('Every 3 months').count()]).toEqual([1, 0]);

    await link('Start another one');
    await button(START);
    await says(STARTED);
    expect(await plansOn(page).count()).toBe(2);
    expect(consoleMessages).toEqual([]);
  },
);

test('[RPD-01] without scripts the key of the form stays when the page is loaded again, and a page that is opened anew has another one', async () => {
  const own = await aShopper();
  const way = { viewport: { width: 360, height: 800 }, isWithoutScripts: true } as const;
  const { page, main, open, type, field, button, says } = await begin(way, own);
  await open(repeatStartPath({ items: [{ partNumber: own.partNumber, quantity: 1 }] }));
  const key = () => main.locator('form[method=post] input[name=startKey]').inputValue();
  const first = await key();
  await type(field(/^Pet’s weight/), '9');
  await button('Update the recommendation');
  expect([new URL(page.url()).searchParams.get('weight'), await key()]).toEqual(['9', first]);
  await button('Show it in this form');
  expect(await key()).toBe(first);
  await open(ACCOUNT_PATHS.addresses);
  await open(repeatStartPath({ items: [{ partNumber: own.partNumber, quantity: 1 }] }));
  expect(await key()).not.toBe(first);
  await button(START);
  await says(STARTED);
  expect(page.url()).toContain(REPEAT_DELIVERY_PATH);
});

test.each(WAYS)(
  '[RPD-01] [ACC-02] %s, an account without a phone number is asked for one where the repeat delivery starts, and keeps it',
  async (_name, way) => {
    const own = await aShopper();
    const { shopper } = own;
    const addressId = await saveAddress(shopper, '3 Cat St', '');
    expect((await shopper.call('PUT', 'person/@self', { phone1: '' })).status).toBe(200);
    const { main, open, field, type, choose, button, says, consoleMessages } = await begin(way, own);
    await open(repeatStartPath({ items: [{ partNumber: own.partNumber, quantity: 1 }] }));
    expect(await main.innerText()).toMatch(/(?:\+ \$5\.99|Free) shipping[^]*Plus tax\./);
    await choose(field('Deliver to'), addressId);
    await button(START);
    await says('Please enter a phone number. We need one for deliveries.');
    const phone = field(/^Phone number/);
    expect(await phone.getAttribute('aria-invalid')).toBe('true');
    expect(await field('Deliver to').inputValue()).toBe(addressId);
    await type(phone, '6195550188');
    await button(START);
    await says(STARTED);
    expect(await main.innerText()).toContain('3 Cat St');
    await open(ACCOUNT_PATHS.profile);
    expect(await field(/^Phone number/).inputValue()).toMatch(/619.*555.*0188/);
    expect(unexpected(consoleMessages)).toEqual([]);
  },
);
