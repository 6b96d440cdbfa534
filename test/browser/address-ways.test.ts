import type { Page } from 'playwright-core';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { ZIP_CODE } from '../../core/forms/messages';
import { eventually } from '../support/eventually';
import { findProducts } from '../support/sample-products';
import { aCustomer, type SignedInShopper } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { beginJourney, WAYS, WAYS_BY_POINTER, type Way } from './account-journey';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { addToCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const BOOK = ACCOUNT_PATHS.addresses;

const browser = setUpBrowser();

/** The entry of an address in the book, which is found by its street. */
const entryOf = (page: Page, street: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: street });

/** With scripts the ZIP code fills in the city, and a form that is sent earlier would be refused. */
const untilCityIsKnown = (page: Page): Promise<void> =>
  eventually(async () => expect(await page.getByLabel('City').inputValue()).toBe('San Diego'));

/** A journey of a customer without addresses. */
const begin = async (way: Way, known?: SignedInShopper) => {
  const journey = await beginJourney(browser, way, known ?? (await aCustomer('Kim')));
  const { page, field, type } = journey;
  const typeAddress = async (street: string, zipCode: string): Promise<void> => {
    await type(field('First name'), 'Kim');
    await type(field('Last name'), 'Lee');
    await type(field('Address'), street);
    await type(field('ZIP Code'), zipCode);
  };
  return {
    ...journey,
    typeAddress,
    /** Adds an address that the directory writes in the same way. */
    add: async (street: string): Promise<void> => {
      await journey.open(`${BOOK}?edit=new`);
      await typeAddress(street, '92101');
      if (way.isWithoutScripts !== true) await untilCityIsKnown(page);
      await journey.button('Save address');
      await page.waitForURL(/done=saved/);
    },
    /** What the book says of an address. */
    told: (street: string): Promise<string> => entryOf(page, street).innerText(),
  };
};

test.each(WAYS)(
  '[ACC-03] [CHK-03] %s, a wrong ZIP code is pointed out, the address is saved as the directory writes it, and it is the default',
  async (_name, way) => {
    const { page, main, open, link, button, refused, type, typeAddress, check, field, says, told } = await begin(way);
    await open(BOOK);
    await says('No saved addresses yet.');
    await link('Add an address');
    await says('Your first address is your default.');
    await typeAddress('2 Bay Street', '9210');
    await refused('Save address', field('ZIP Code'), ZIP_CODE);
    expect(await Promise.all(['First name', 'Last name', 'Address'].map((name) => field(name).inputValue()))).toEqual([
      'Kim',
      'Lee',
      '2 Bay Street',
    ]);
    await type(field('ZIP Code'), '92101');
    if (way.isWithoutScripts !== true) await untilCityIsKnown(page);
    await button('Save address');
    await says('Please check the address');
    expect(await field('Address').inputValue()).toBe('2 Bay Street');
    await check(main.getByRole('radio', { name: /^2 Bay St,/ }));
    await button('Save address');
    await page.waitForURL(/done=saved/);
    expect(await told('2 Bay St')).toMatch(/2 Bay St\n[\s\S]*Default delivery[\s\S]*Default billing/);
  },
);

test.each(WAYS)(
  '[ACC-03] [CHK-04] %s, another address is added, becomes the default for delivery, is changed and removed',
  async (_name, way) => {
    const { page, main, add, link, button, type, field, says, told, consoleMessages } = await begin(way);
    await add('1 Bark St');
    await add('9 N Bark St');
    expect(await told('9 N Bark St')).not.toContain('Default');
    await button('Make default for delivery: 9 N Bark St');
    await page.waitForURL(/done=default/);
    expect(await told('9 N Bark St')).toContain('Default delivery');
    expect(await told('1 Bark St')).toMatch(/^(?![\s\S]*Default delivery)[\s\S]*Default billing/);

    await link('Edit 9 N Bark St');
    await type(field('Address'), '10 N Bark St');
    await button('Save address');
    await page.waitForURL(/done=saved/);
    expect(await told('10 N Bark St')).toContain('Default delivery');

    await link('Remove 10 N Bark St');
    await says('This is your default delivery address. 1 Bark St will become your default.');
    await link('Keep address');
    await link('Remove 10 N Bark St');
    await button('Remove address');
    await page.waitForURL(/done=removed/);
    expect(await main.getByRole('link', { name: /^Edit / }).count()).toBe(1);
    expect(await told('1 Bark St')).toMatch(/Default delivery[\s\S]*Default billing/);
    expect(consoleMessages).toEqual([]);
  },
);

test.each(WAYS_BY_POINTER)(
  '[ACC-03] [CHK-04] %s, the first address that a customer uses at the checkout is the default',
  async (_name, way) => {
    const known = await aCustomer('Kim');
    const { inStock, withSizes } = await findProducts();
    await addToCart(known.shopper, inStock[0] ?? withSizes);
    const { page, typeAddress, button, open, told } = await begin(way, known);
    // Without scripts this page has a box for the default, which stays unchecked.
    await open(way.isWithoutScripts === true ? '/checkout/addresses?edit=new' : '/checkout/delivery');
    await typeAddress('1 Bark St', '92101');
    if (way.isWithoutScripts !== true) await untilCityIsKnown(page);
    await button(way.isWithoutScripts === true ? 'Save and deliver here' : 'Continue');
    await page.waitForURL(({ pathname }) => /^\/checkout\/(delivery|payment)$/.test(pathname));
    await open(BOOK);
    expect(await told('1 Bark St')).toMatch(/Default delivery[\s\S]*Default billing/);
  },
);

test('[ACC-03] [PLT-03] the form of an address passes axe with errors and with the directory’s question, and fits 320 px', async () => {
  const { page } = await visitSignedIn(browser, await aCustomer('Liv'), `${BOOK}?edit=new`, READY_FOR_AXE);
  const save = page.getByRole('button', { name: 'Save address' });
  await save.click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  await page.getByLabel('First name').fill('Liv');
  await page.getByLabel('Last name').fill('Lee');
  await page.locator('[name=line1]').fill('2 Bay Street');
  await page.getByLabel('ZIP Code').fill('92101');
  await untilCityIsKnown(page);
  await save.click();
  await page.getByText('Please check the address').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});
