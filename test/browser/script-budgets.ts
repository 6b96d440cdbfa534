import { mailPath, notifyPath } from '../../core/paths/notice-paths';
import { personalizePath } from '../../core/paths/personalize-paths';
import { STORE_LOCATOR_PATH } from '../../core/paths/paths';
import { findBuyingPage, type BuyingPage } from '../support/buying-pages';
import { findPersonalized } from '../support/personalized-product';
import { PATHS, type SampleProducts } from '../support/sample-products';

type FindPage = (finds: SampleProducts) => BuyingPage | Promise<BuyingPage>;

/** Each page with the most KiB of script that it may run: what it ran when this was last measured, plus at most 1 KiB. */
export const SCRIPT_BUDGETS: ReadonlyArray<readonly [name: string, find: FindPage, scripts: number]> = [
  ['home', () => ({ path: PATHS.home }), 84.3],
  ['listing', () => ({ path: PATHS.category }), 89.5],
  ['department', () => ({ path: PATHS.department }), 84.3],
  ['product', (finds) => ({ path: finds.withSizes.url }), 89.6],
  ['search', () => ({ path: PATHS.search }), 89.5],
  ['cart', () => ({ path: PATHS.cart }), 88],
  ['sign-in', () => ({ path: PATHS.signIn }), 79.8],
  ['store locator', () => ({ path: STORE_LOCATOR_PATH }), 82.6],
  ['checkout: contact', (finds) => findBuyingPage('checkout: contact', finds), 84.0],
  ['checkout: delivery', (finds) => findBuyingPage('checkout: delivery', finds), 89.1],
  ['checkout: payment', (finds) => findBuyingPage('checkout: payment', finds), 90.7],
  ['checkout: review', (finds) => findBuyingPage('checkout: review', finds), 83],
  ['confirmation', (finds) => findBuyingPage('confirmation', finds), 79.7],
  ['order look-up', (finds) => findBuyingPage('order look-up', finds), 85.6],
  ['order', (finds) => findBuyingPage('order', finds), 85.6],
  ['order history', (finds) => findBuyingPage('order history', finds), 76.4],
  ['buy again', (finds) => findBuyingPage('buy again', finds), 80.3],
  ['wish lists', (finds) => findBuyingPage('lists', finds), 82.4],
  ['notify', (finds) => ({ path: notifyPath(finds.outOfStock.url, finds.outOfStock.sku) }), 82.3],
  [
    'personalize',
    async () => {
      const { url, sku } = await findPersonalized('tag');
      return { path: personalizePath(url, sku) };
    },
    82.3,
  ],
  ['mail preferences', () => ({ path: mailPath('none') }), 80.3],
  ['member home', (finds) => findBuyingPage('member home', finds), 89.6],
  ['listing for a member', (finds) => findBuyingPage('listing for a member', finds), 90.0],
  ['repeat deliveries', (finds) => findBuyingPage('repeat deliveries', finds), 85.1],
  ['repeat delivery start', (finds) => findBuyingPage('repeat delivery start', finds), 85.2],
  ['account', (finds) => findBuyingPage('account', finds), 79.0],
  ['address book', (finds) => findBuyingPage('address book', finds), 85.4],
  ['address form', (finds) => findBuyingPage('address form', finds), 84.7],
  ['appointments', (finds) => findBuyingPage('appointments', finds), 84.7],
  ['appointment times', (finds) => findBuyingPage('appointment times', finds), 84.2],
  ['memberships', (finds) => findBuyingPage('memberships', finds), 80.8],
  ['wallet', (finds) => findBuyingPage('wallet', finds), 80.0],
  ['profile', (finds) => findBuyingPage('profile', finds), 80.2],
  ['security', (finds) => findBuyingPage('security', finds), 79.5],
  ['pets', (finds) => findBuyingPage('pets', finds), 84.7],
  ['pet form', (finds) => findBuyingPage('pet form', finds), 84.1],
  ['own data', (finds) => findBuyingPage('own data', finds), 79.0],
];
