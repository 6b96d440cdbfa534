import type { Page } from 'playwright-core';
import { categoryPath, HOME_PATH } from '../../core/paths/paths';
import type { ProductData } from '../../ui/pages/product/product-data';
import { openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProductPage } from './find-product-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser({ withPictures: true });

/** Categories of living things, and the species in them. */
const LIVING: ReadonlyArray<readonly [category: string, species: RegExp]> = [
  ['fish/live-fish/goldfish-and-betta', /(?:Betta|Goldfish)$/],
  ['fish/live-fish/live-aquarium-plants', /(?:Fern|Nana|Sword|Ball|Wisteria|Hornwort)$/],
  ['bird/live-birds', /(?:Parakeet|Cockatiel|Finch|Canary|Conure|Lovebird)$/],
  ['small-pet/live-small-pets', /(?:Hamster|Pig|Gerbil|Rat|Chinchilla|Rabbit|Mouse)$/],
];

/** The first picture of a product page: what it is called, and its bytes once it has been decoded. */
const pictureOn = async (page: Page): Promise<{ readonly name: string; readonly bytes: string }> => {
  const group = page.getByRole('group', { name: /^Pictures of/ });
  const image = group.locator('img').first();
  await eventually(async () =>
    expect(
      await image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth),
    ).toBeGreaterThan(0),
  );
  const name = (await group.getByRole('link').first().getAttribute('aria-label')) ?? '';
  const { text } = await new HttpShopper().get((await image.getAttribute('src')) ?? '');
  return { name, bytes: text };
};

const colorsOf = ({ variants }: ProductData['product']): ReadonlyArray<string> => [
  ...new Set(variants.flatMap(({ color }) => color ?? [])),
];

test('[PRO-10] the pictures of species and colors are named, differ, and none is broken', async () => {
  const { page } = await browser.visit();
  const seen = new Set<string>();
  for (const [category, species] of LIVING) {
    const { product } = await findProductPage(({ product: { name } }) => species.test(name), [categoryPath(category)]);
    await openHydrated(page, product.url);
    const { name, bytes } = await pictureOn(page);
    expect(name).toMatch(species);
    seen.add(bytes);
  }
  expect(seen.size).toBe(LIVING.length);

  const { product } = await findProductPage(
    (data) => colorsOf(data.product).length > 1 && data.product.name.includes('Dog Collar'),
    [`${HOME_PATH}/search?query=dog+collar`],
  );
  await openHydrated(page, product.url);
  const drawn = new Set<string>();
  for (const color of colorsOf(product)) {
    const variant = product.variants.find((candidate) => candidate.color === color);
    await page.goto(`${product.url}?sku=${variant?.partNumber}`);
    const { name, bytes } = await pictureOn(page);
    expect(name).toMatch(new RegExp(`Collar.*, ${color}$`));
    drawn.add(bytes);
  }
  expect(drawn.size).toBe(colorsOf(product).length);
});
