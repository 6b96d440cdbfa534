import { mailPath, notifyPath } from '../../core/paths/notice-paths';
import { personalizePath } from '../../core/paths/personalize-paths';
import { STORE_LOCATOR_PATH } from '../../core/paths/paths';
import { findBuyingPage, type BuyingPage } from '../support/buying-pages';
import { findPersonalized } from '../support/personalized-product';
import { PATHS, type SampleProducts } from '../support/sample-products';

type FindPage = (finds: SampleProducts) => BuyingPage | Promise<BuyingPage>;

/** Each page with the most KiB of script that it may run: what it ran when this was last measured, plus at most 1 KiB. */
export const SCRIPT_BUDGETS: ReadonlyArray<readonly [name: string, find: FindPage, scripts: number]> = [
  ['home', () => ({ path: PATHS.home }), 84.0],
  ['listing', () => ({ path: PATHS.category }), 89.0],
  ['department', () => ({ path: PATHS.department }), 84.3],
  ['product', (finds) => ({ path: finds.withSizes.url }), 89.2],
  ['search', () => ({ path: PATHS.search }), 89.0],
  ['cart', () => ({ path: PATHS.cart }), 85.4],
  ['sign-in', () => ({ path: PATHS.signIn }), 79.2],
  ['store locator', () => ({ path: STORE_LOCATOR_PATH }), 82.0],
  ['checkout: contact', (finds) => findBuyingPage('checkout: contact', finds), 83.6],
  ['checkout: delivery', (finds) => findBuyingPage('checkout: delivery', finds), 87.8],
  ['checkout: payment', (finds) => findBuyingPage('checkout: payment', finds), 89.7],
  ['checkout: review', (finds) => findBuyingPage('checkout: review', finds), 80.4],
  ['confirmation', (finds) => findBuyingPage('confirmation', finds), 76.9],
  ['order look-up', (finds) => findBuyingPage('order look-up', finds), 82.8],
  ['order', (finds) => findBuyingPage('order', finds), 82.8],
  ['order history', (finds) => findBuyingPage('order history', finds), 75.3],
  ['buy again', (finds) => findBuyingPage('buy again', finds), 78.3],
  ['wish lists', (finds) => findBuyingPage('lists', finds), 78.4],
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
  ['member home', (finds) => findBuyingPage('member home', finds), 88.7],
  ['listing for a member', (finds) => findBuyingPage('listing for a member', finds), 89.6],
  ['repeat deliveries', (finds) => findBuyingPage('repeat deliveries', finds), 81.8],
  ['repeat delivery start', (finds) => findBuyingPage('repeat delivery start', finds), 82.6],
  ['account', (finds) => findBuyingPage('account', finds), 77.8],
  ['address book', (finds) => findBuyingPage('address book', finds), 84.3],
  ['address form', (finds) => findBuyingPage('address form', finds), 84.3],
  ['appointments', (finds) => findBuyingPage('appointments', finds), 82.2],
  ['appointment times', (finds) => findBuyingPage('appointment times', finds), 82.2],
  ['memberships', (finds) => findBuyingPage('memberships', finds), 79.1],
  ['wallet', (finds) => findBuyingPage('wallet', finds), 77.7],
  ['profile', (finds) => findBuyingPage('profile', finds), 78.1],
  ['security', (finds) => findBuyingPage('security', finds), 77.9],
  ['pets', (finds) => findBuyingPage('pets', finds), 83],
  ['pet form', (finds) => findBuyingPage('pet form', finds), 83],
  ['own data', (finds) => findBuyingPage('own data', finds), 77.6],
];
