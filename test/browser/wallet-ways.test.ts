import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { REPEAT_DELIVERY_PATH } from '../../core/paths/repeat-delivery-paths';
import { aRepeatShopper, startPlan } from '../support/repeat-shopper';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCustomer } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { beginJourney, WAYS, WAYS_BY_POINTER, type Way } from './account-journey';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { CARDS, onCheckout, withCart } from './checkout-page';
import { saveCard } from './saved-card';
import { setUpBrowser } from './set-up';

/** The last digit is wrong. */
const MISTYPED = '4242424242424241';
const DECLINED = '4000000000000002';
const MASTERCARD = '5555555555554444';
const DISCOVER = '6011111111111117';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** A journey of a customer without cards. */
const begin = async (way: Way) => {
  const known = await aCustomer('Wanda');
  const journey = await beginJourney(browser, way, known);
  const { page, main, type, press, follow, settled } = journey;
  const { isWithoutScripts = false } = way;
  const fields = isWithoutScripts ? page : onCheckout(page).fields();
  const field = (name: string) => fields.getByLabel(name);
  const save = main.getByRole('button', { name: 'Save card' });
  return {
    ...journey,
    known,
    cards: main.getByRole('listitem').filter({ hasText: 'ending in' }),
    cardField: field,
    /** Opens the fields of the provider: its frame, or without scripts its page. */
    reachFields: async (): Promise<void> => {
      if (isWithoutScripts) {
        await follow(main.getByRole('link', { name: 'Enter your card on our payment provider’s site' }));
      }
      await field('Card number').waitFor();
    },
    typeCard: async (number: string): Promise<void> => {
      await type(field('Card number'), number);
      await type(field('Expiry date'), '1240');
      await type(field('Security code'), '123');
    },
    /** The button beside the fields. */
    done: isWithoutScripts ? page.getByRole('button', { name: 'Use this card' }) : save,
    /** Sends the typed card, and waits for what the shop says. */
    send: async (says: string | RegExp): Promise<void> => {
      if (isWithoutScripts) await follow(page.getByRole('button', { name: 'Use this card' }));
      await press(save);
      await main.getByText(says).first().waitFor();
      await settled();
    },
  };
};

test.each(WAYS)(
  '[ACC-03] [PAY-02] [PAY-05] %s, a mistyped and a declined card are pointed out, the first saved card is the default, another one becomes it, and one is removed',
  async (_name, way) => {
    const { page, main, known, cards, cardField, reachFields, typeCard, done, send, ...journey } = await begin(way);
    const { context, open, link, button, refused, says } = journey;
    await open(ACCOUNT_PATHS.wallet);
    await says('No saved cards yet.');
    await link('Add a card');
    await reachFields();
    await typeCard(MISTYPED);
    await refused(done, cardField('Card number'), 'Check the card number. It isn’t valid.');
    expect((await cardField('Card number').inputValue()).replaceAll(' ', '')).toBe(MISTYPED);
    expect((await cardField('Expiry date').inputValue()).replace(/\D/g, '')).toBe('1240');
    await typeCard(DECLINED);
    await send('Your bank declined this card');
    await reachFields();
    await typeCard(CARDS.approved);
    await send('Card saved.');
    expect(await cards.allInnerTexts()).toEqual([expect.stringMatching(/Visa ending in 4242[^]*Default/)]);

    await link('Add a card');
    await reachFields();
    await typeCard(MASTERCARD);
    await send('Card saved.');
    await cards.nth(1).waitFor();
    expect(await cards.filter({ hasText: 'ending in 4444' }).innerText()).not.toMatch(/^Default$/m);
    await button('Make default: Mastercard ending in 4444');
    await page.waitForURL(/done=default/);
    expect(await cards.filter({ hasText: 'ending in 4444' }).innerText()).toMatch(/^Default$/m);
    expect(await cards.filter({ hasText: 'ending in 4242' }).innerText()).not.toMatch(/^Default$/m);

    await link('Remove Visa ending in 4242');
    await says('our payment provider will delete this card');
    await link('Keep card');
    await link('Remove Visa ending in 4242');
    await button('Remove card');
    await page.waitForURL(/done=removed/);
    expect(await cards.allInnerTexts()).toEqual([expect.stringContaining('ending in 4444')]);

    await withCart(context, finds.inStock[0] ?? finds.withSizes, known.shopper);
    await open('/checkout/payment');
    expect(await main.getByRole('radio', { name: /ending in 4242/ }).count()).toBe(0);
  },
);

test.each(WAYS_BY_POINTER)(
  '[ACC-03] [RPD-02] %s, a card that pays a repeat delivery and is the default is removed in one step, and another one of the wallet takes its place',
  async (_name, way) => {
    const own = await aRepeatShopper(finds.inStock.map(({ sku }) => sku));
    await startPlan(own);
    await saveCard(own, DISCOVER);
    await saveCard(own, MASTERCARD);
    const journey = await beginJourney(browser, way, own);
    const { main, open, link, button, says, consoleMessages } = journey;
    const cards = main.getByRole('listitem').filter({ hasText: 'ending in' });
    const pays = async (name: string): Promise<void> => {
      await open(REPEAT_DELIVERY_PATH);
      await says(name);
      expect(await main.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
    };
    await open(ACCOUNT_PATHS.wallet);
    await link('Remove Visa ending in 4242');
    await says('A repeat delivery uses this');
    await says('It will then pay for your repeat delivery and be your default card.');
    await button('Remove and use Mastercard ending in 4444 instead');
    await says('Card removed. Your other card is used instead.');
    expect(await cards.allInnerTexts()).toEqual([
      expect.not.stringContaining('Default'),
      expect.stringMatching(/Mastercard ending in 4444[^]*Default/),
    ]);
    await pays('Mastercard ending in 4444');

    await open(ACCOUNT_PATHS.wallet);
    await link('Remove Mastercard ending in 4444');
    await button('Remove and use Discover ending in 1117 instead');
    await says('Card removed. Your other card is used instead.');
    expect(await cards.allInnerTexts()).toEqual([expect.stringMatching(/Discover ending in 1117[^]*Default/)]);
    await pays('Discover ending in 1117');
    expect(consoleMessages).toEqual([]);
  },
);

test.each(WAYS)(
  '[ACC-03] %s, the date of a renewed card is changed without typing its number again',
  async (_name, way) => {
    const own = await aRepeatShopper(finds.inStock.map(({ sku }) => sku));
    const { main, open, link, button, choose, says, consoleMessages } = await beginJourney(browser, way, own);
    const cards = main.getByRole('listitem').filter({ hasText: 'ending in' });
    const year = String(new Date().getUTCFullYear() + 9);
    await open(ACCOUNT_PATHS.wallet);
    await link('Edit Visa ending in 4242');
    await link('Cancel');
    await link('Edit Visa ending in 4242');
    await choose(main.getByLabel('Expiration month'), '04');
    await choose(main.getByLabel('Expiration year'), year);
    await button('Save changes');
    await says('Card updated.');
    expect(await cards.allInnerTexts()).toEqual([expect.stringContaining(`Expires 04/${year}`)]);
    expect(consoleMessages).toEqual([]);
  },
);

test('[ACC-03] [PLT-03] the form of a card passes axe with an error, and so does the question before a removal', async () => {
  const { page } = await visitSignedIn(
    browser,
    await aCustomer('Ada'),
    `${ACCOUNT_PATHS.wallet}?add=card`,
    READY_FOR_AXE,
  );
  const fields = onCheckout(page).fields();
  await fields.getByLabel('Card number').fill(MISTYPED);
  await fields.getByLabel('Expiry date').fill('1240');
  await fields.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
  await fields.getByText('Check the card number. It isn’t valid.').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  await fields.getByLabel('Card number').fill(CARDS.approved);
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText('Card saved.').waitFor();
  await page.getByRole('link', { name: 'Edit Visa ending in 4242' }).click();
  await page.getByRole('button', { name: 'Save changes' }).waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Remove Visa ending in 4242' }).click();
  await page.getByRole('button', { name: 'Remove card' }).waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});

test('[ACC-03] [PLT-03] the choice of another card instead of one passes axe', async () => {
  const own = await aRepeatShopper(finds.inStock.map(({ sku }) => sku));
  await startPlan(own);
  await saveCard(own, DISCOVER);
  await saveCard(own, MASTERCARD);
  const { page } = await visitSignedIn(browser, own, ACCOUNT_PATHS.wallet, READY_FOR_AXE);
  await page.getByRole('link', { name: 'Remove Visa ending in 4242' }).click();
  await page.getByRole('button', { name: 'Remove and use Mastercard ending in 4444 instead' }).waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});
