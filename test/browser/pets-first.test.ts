import type { BrowserContextOptions } from 'playwright-core';
import { categoryPath } from '../../core/paths/paths';
import { openHydrated, PHONE } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { overflowOf } from './axe';
import { setUpBrowser } from './set-up';
import { arriveAt, listedProducts, onShop } from './shop-page';

const browser = setUpBrowser();

const BELLA = { name: 'Bella', kind: 'dog', weight: '80', birthday: '2023-05-30' };
const FOR_BELLA = 'For Bella: Adult, Large Breed';
const BELLAS_FOOD = `${PATHS.category}?breed-size=Large+Breed&life-stage=Adult&life-stage=All+Life+Stages`;

/** A signed-in customer with these pets. */
const withPets = async (...pets: ReadonlyArray<Readonly<Record<string, string>>>): Promise<HttpShopper> => {
  const { shopper } = await aCustomer('Kim');
  for (const pet of pets) await shopper.call('POST', 'x_pets/@self', pet);
  return shopper;
};

test.each<[string, BrowserContextOptions]>([
  ['a wide screen', {}],
  ['a phone without scripts', { viewport: PHONE, javaScriptEnabled: false }],
])(
  '[ACC-04] on %s life stage and size of the shopper’s dog come first, and a link turns them on',
  async (_on, options) => {
    const { page, context, consoleMessages } = await browser.visit(options);
    await copyCookies(context, await withPets(BELLA));
    const open = (path: string) => (options.javaScriptEnabled === false ? page.goto(path) : openHydrated(page, path));
    await open(PATHS.department);
    const ways = page.getByRole('navigation', { name: 'Ways to shop Dog' });
    const waysBelow = (title: string) =>
      ways.getByRole('heading', { name: title }).locator('xpath=..').getByRole('link').first();
    expect(await waysBelow('By life stage').innerText()).toMatch(/^Adult\s*for Bella/);
    expect(await waysBelow('By breed size').innerText()).toMatch(/^Large Breed\s*for Bella/);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    await open(PATHS.category);
    // A phone shows the filters when they are opened, and the list when they are closed again.
    const opener = page.locator('summary', { hasText: 'Filters' });
    if (options.viewport !== undefined) await opener.click();
    const first = (facet: string) => onShop(page).facet(facet).getByRole('listitem').first().textContent();
    expect(await first('Life Stage')).toBe('Adult');
    expect(await first('Breed Size')).toBe('Large Breed');
    if (options.viewport !== undefined) await opener.click();
    await page.getByRole('link', { name: FOR_BELLA }).click();
    await arriveAt(page, BELLAS_FOOD);
    const chips = await onShop(page).chips.innerText();
    for (const value of ['Adult', 'All Life Stages', 'Large Breed']) expect(chips).toContain(value);
    expect(await page.getByRole('link', { name: FOR_BELLA }).count()).toBe(0);
    expect((await listedProducts(page)).length).toBeGreaterThan(0);
    expect(consoleMessages).toEqual([]);
  },
);

test('[ACC-04] pages that name a pet are never cached, and those of guests and of other pets name none', async () => {
  const bella = await withPets(BELLA);
  const tom = await withPets({ name: 'Tom', kind: 'cat', birthday: '2023-05-30' });
  for (const path of [PATHS.department, PATHS.category]) {
    const own = await bella.get(path);
    expect(own.text).toMatch(/[Ff]or Bella/);
    expect(own.headers.get('cache-control')).toMatch(/private/);
    expect((await tom.get(path)).text).not.toMatch(/[Ff]or Tom\b/);
    const shared = await new HttpShopper().get(path);
    expect(shared.text).not.toMatch(/[Ff]or (?:Bella|Tom)\b/);
    expect(shared.headers.get('cache-control')).toMatch(/^public/);
  }
  expect((await tom.get(categoryPath('cat/cat-food'))).text).toContain('For Tom: Adult');
});
