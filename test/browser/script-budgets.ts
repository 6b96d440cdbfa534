import { mailPath, notifyPath } from '../../core/paths/notice-paths';
import { personalizePath } from '../../core/paths/personalize-paths';
import { STORE_LOCATOR_PATH } from '../../core/paths/paths';
import { findBuyingPage, type BuyingPage } from '../support/buying-pages';
import { findPersonalized } from '../support/personalized-product';
import { PATHS, type SampleProducts } from '../support/sample-products';

type FindPage = (finds: SampleProducts) => BuyingPage | Promise<BuyingPage>;

/** Each page with the most KiB of script that it may run: what it ran when this was last measured, plus at most 1 KiB. */
export const SCRIPT_BUDGETS: ReadonlyArray<readonly [name: string, find: FindPage, scripts: number]> = [
  ['home', () => ({ path: PATHS.home }), 82.9],
  ['listing', () => ({ path: PATHS.category }), 87.2],
  ['product', (finds) => ({ path: finds.withSizes.url }), 85.5],
  ['search', () => ({ path: PATHS.search }), 87.2],
  ['cart', () => ({ path: PATHS.cart }), 82.5],
  ['sign-in', () => ({ path: PATHS.signIn }), 77.9],
  ['store locator', () => ({ path: STORE_LOCATOR_PATH }), 80.6],
  ['checkout: contact', (finds) => findBuyingPage('checkout: contact', finds), 81.6],
  ['checkout: delivery', (finds) => findBuyingPage('checkout: delivery', finds), 86.5],
  ['checkout: payment', (finds) => findBuyingPage('checkout: payment', finds), 88.2],
  ['checkout: review', (finds) => findBuyingPage('checkout: review', finds), 79],
  ['confirmation', (finds) => findBuyingPage('confirmation', finds), 74.7],
  ['order look-up', (finds) => findBuyingPage('order look-up', finds), 80],
  ['order', (finds) => findBuyingPage('order', finds), 80],
  ['order history', (finds) => findBuyingPage('order history', finds), 74],
  ['buy again', (finds) => findBuyingPage('buy again', finds), 76.2],
  ['wish lists', (finds) => findBuyingPage('lists', finds), 77],
  ['notify', (finds) => ({ path: notifyPath(finds.outOfStock.url, finds.outOfStock.sku) }), 82],
  [
    'personalize',
    async () => {
      const { url, sku } = await findPersonalized('tag');
      return { path: personalizePath(url, sku) };
    },
    82,
  ],
  ['mail preferences', () => ({ path: mailPath('none') }), 80],
  ['member home', (finds) => findBuyingPage('member home', finds), 87.5],
  ['listing for a member', (finds) => findBuyingPage('listing for a member', finds), 87.6],
  ['repeat deliveries', (finds) => findBuyingPage('repeat deliveries', finds), 80.7],
  ['repeat delivery start', (finds) => findBuyingPage('repeat delivery start', finds), 81.4],
  ['account', (finds) => findBuyingPage('account', finds), 76.5],
  ['address book', (finds) => findBuyingPage('address book', finds), 82.9],
  ['address form', (finds) => findBuyingPage('address form', finds), 82.9],
  ['appointments', (finds) => findBuyingPage('appointments', finds), 81.1],
  ['appointment times', (finds) => findBuyingPage('appointment times', finds), 81.1],
  ['memberships', (finds) => findBuyingPage('memberships', finds), 77.9],
  ['wallet', (finds) => findBuyingPage('wallet', finds), 76.5],
  ['profile', (finds) => findBuyingPage('profile', finds), 77],
  ['security', (finds) => findBuyingPage('security', finds), 76.7],
  ['pets', (finds) => findBuyingPage('pets', finds), 81.5],
  ['pet form', (finds) => findBuyingPage('pet form', finds), 81.5],
  ['own data', (finds) => findBuyingPage('own data', finds), 76.5],
];
