import { mailPath, notifyPath } from '../../core/paths/notice-paths';
import { STORE_LOCATOR_PATH } from '../../core/paths/paths';
import { findBuyingPage, type BuyingPage } from '../support/buying-pages';
import { PATHS, type SampleProducts } from '../support/sample-products';

type FindPage = (finds: SampleProducts) => BuyingPage | Promise<BuyingPage>;

/** Each page with the most KiB of script that it may run: what it ran when this was last measured, plus at most 1 KiB. */
export const SCRIPT_BUDGETS: ReadonlyArray<readonly [name: string, find: FindPage, scripts: number]> = [
  ['home', () => ({ path: PATHS.home }), 81.7],
  ['listing', () => ({ path: PATHS.category }), 85.8],
  ['product', (finds) => ({ path: finds.withSizes.url }), 83.7],
  ['search', () => ({ path: PATHS.search }), 85.8],
  ['cart', () => ({ path: PATHS.cart }), 82.5],
  ['sign-in', () => ({ path: PATHS.signIn }), 77.9],
  ['store locator', () => ({ path: STORE_LOCATOR_PATH }), 80.4],
  ['checkout: contact', (finds) => findBuyingPage('checkout: contact', finds), 81.6],
  ['checkout: delivery', (finds) => findBuyingPage('checkout: delivery', finds), 86.3],
  ['checkout: payment', (finds) => findBuyingPage('checkout: payment', finds), 88],
  ['checkout: review', (finds) => findBuyingPage('checkout: review', finds), 79],
  ['confirmation', (finds) => findBuyingPage('confirmation', finds), 74.5],
  ['order look-up', (finds) => findBuyingPage('order look-up', finds), 79.8],
  ['order', (finds) => findBuyingPage('order', finds), 79.8],
  ['order history', (finds) => findBuyingPage('order history', finds), 74],
  ['buy again', (finds) => findBuyingPage('buy again', finds), 76],
  ['wish lists', (finds) => findBuyingPage('lists', finds), 76.8],
  ['notify', (finds) => ({ path: notifyPath(finds.outOfStock.url, finds.outOfStock.sku) }), 82],
  ['mail preferences', () => ({ path: mailPath('none') }), 80],
  ['member home', (finds) => findBuyingPage('member home', finds), 86.3],
  ['listing for a member', (finds) => findBuyingPage('listing for a member', finds), 86.2],
  ['repeat deliveries', (finds) => findBuyingPage('repeat deliveries', finds), 80.5],
  ['repeat delivery start', (finds) => findBuyingPage('repeat delivery start', finds), 81.4],
  ['account', (finds) => findBuyingPage('account', finds), 76.5],
  ['address book', (finds) => findBuyingPage('address book', finds), 82.7],
  ['address form', (finds) => findBuyingPage('address form', finds), 82.7],
  ['appointments', (finds) => findBuyingPage('appointments', finds), 80.9],
  ['appointment times', (finds) => findBuyingPage('appointment times', finds), 80.9],
  ['memberships', (finds) => findBuyingPage('memberships', finds), 77.7],
  ['wallet', (finds) => findBuyingPage('wallet', finds), 73.8],
  ['profile', (finds) => findBuyingPage('profile', finds), 76.8],
  ['security', (finds) => findBuyingPage('security', finds), 76.7],
  ['pets', (finds) => findBuyingPage('pets', finds), 81.5],
  ['pet form', (finds) => findBuyingPage('pet form', finds), 81.5],
  ['own data', (finds) => findBuyingPage('own data', finds), 76.3],
];
