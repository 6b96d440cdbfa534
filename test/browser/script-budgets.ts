import { mailPath, notifyPath } from '../../core/paths/notice-paths';
import { personalizePath } from '../../core/paths/personalize-paths';
import { STORE_LOCATOR_PATH } from '../../core/paths/paths';
import { findBuyingPage, type BuyingPage } from '../support/buying-pages';
import { findPersonalized } from '../support/personalized-product';
import { PATHS, type SampleProducts } from '../support/sample-products';

type FindPage = (finds: SampleProducts) => BuyingPage | Promise<BuyingPage>;

/** Each page with the most KiB of script that it may run: what it ran when this was last measured, plus at most 1 KiB. */
export const SCRIPT_BUDGETS: ReadonlyArray<readonly [name: string, find: FindPage, scripts: number]> = [
  ['home', () => ({ path: PATHS.home }), 83.7],
  ['listing', () => ({ path: PATHS.category }), 87.9],
  ['department', () => ({ path: PATHS.department }), 84],
  ['product', (finds) => ({ path: finds.withSizes.url }), 88.6],
  ['search', () => ({ path: PATHS.search }), 87.9],
  ['cart', () => ({ path: PATHS.cart }), 84.8],
  ['sign-in', () => ({ path: PATHS.signIn }), 78.9],
  ['store locator', () => ({ path: STORE_LOCATOR_PATH }), 81.7],
  ['checkout: contact', (finds) => findBuyingPage('checkout: contact', finds), 82.7],
  ['checkout: delivery', (finds) => findBuyingPage('checkout: delivery', finds), 87.5],
  ['checkout: payment', (finds) => findBuyingPage('checkout: payment', finds), 89.4],
  ['checkout: review', (finds) => findBuyingPage('checkout: review', finds), 80.1],
  ['confirmation', (finds) => findBuyingPage('confirmation', finds), 76.0],
  ['order look-up', (finds) => findBuyingPage('order look-up', finds), 81.9],
  ['order', (finds) => findBuyingPage('order', finds), 81.9],
  ['order history', (finds) => findBuyingPage('order history', finds), 75.0],
  ['buy again', (finds) => findBuyingPage('buy again', finds), 78.0],
  ['wish lists', (finds) => findBuyingPage('lists', finds), 78.1],
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
  ['member home', (finds) => findBuyingPage('member home', finds), 88.4],
  ['listing for a member', (finds) => findBuyingPage('listing for a member', finds), 88.3],
  ['repeat deliveries', (finds) => findBuyingPage('repeat deliveries', finds), 81.5],
  ['repeat delivery start', (finds) => findBuyingPage('repeat delivery start', finds), 82.3],
  ['account', (finds) => findBuyingPage('account', finds), 77.5],
  ['address book', (finds) => findBuyingPage('address book', finds), 83.7],
  ['address form', (finds) => findBuyingPage('address form', finds), 83.7],
  ['appointments', (finds) => findBuyingPage('appointments', finds), 81.9],
  ['appointment times', (finds) => findBuyingPage('appointment times', finds), 81.9],
  ['memberships', (finds) => findBuyingPage('memberships', finds), 78.8],
  ['wallet', (finds) => findBuyingPage('wallet', finds), 77.4],
  ['profile', (finds) => findBuyingPage('profile', finds), 77.8],
  ['security', (finds) => findBuyingPage('security', finds), 77.6],
  ['pets', (finds) => findBuyingPage('pets', finds), 82.4],
  ['pet form', (finds) => findBuyingPage('pet form', finds), 82.4],
  ['own data', (finds) => findBuyingPage('own data', finds), 77.3],
];
