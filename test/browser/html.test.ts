import { HtmlValidate } from 'html-validate';
import { CONTENT_PATHS } from '../../core/paths/content-paths';
import { BUYING_PAGES, findBuyingPage } from '../support/buying-pages';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS } from '../support/sample-products';
import { addToCart } from './checkout-page';

/** The rules of the HTML standard: content models, attributes and values, unique ids. */
const html = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Attributes are formatted as the server's renderer writes them.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'no-implicit-input-type': 'off',
    'long-title': 'off',
  },
});

const problemsOf = async (path: string, text: string): Promise<ReadonlyArray<string>> => {
  const { results } = await html.validateString(text);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`));
};

it('[RTE-09] pages are valid HTML', async () => {
  const { withSizes, outOfStock, liveAnimal } = await findProducts();
  const guest = new HttpShopper();
  await addToCart(guest, withSizes);
  const paths = [
    ...Object.values(PATHS),
    ...CONTENT_PATHS,
    withSizes.url,
    outOfStock.url,
    liveAnimal.url,
    '/shop/UserRegistrationForm?new=Y',
    '/shop/ResetPasswordForm',
    '/shop/ResetPasswordForm?step=renew',
    '/shop/en/petcostore/s/pals-rewards',
    '/shop/en/petcostore/s/petco-coupons-promos',
    '/shop/en/petcostore/c/credit-card',
    '/shop/PetcoPayRewardsAndTxnView',
    '/store-locator?q=92101',
    '/store-locator/1101',
    '/shop/CookieErrorView',
  ];
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await problemsOf(path, (await guest.get(path)).text)));
  expect(problems).toEqual([]);
});

it('[RTE-09] pages of the checkout and of orders are valid HTML', async () => {
  const finds = await findProducts();
  const problems: string[] = [];
  for (const name of BUYING_PAGES) {
    const { path, shopper = new HttpShopper() } = await findBuyingPage(name, finds);
    const { status, text } = await shopper.get(path);
    problems.push(...(status === 200 ? await problemsOf(path, text) : [`${name}: ${status}`]));
  }
  expect(problems).toEqual([]);
});
