import { STORE_LOCATOR_PATH } from '../../core/paths/paths';
import { findBuyingPage, type BuyingPage } from '../support/buying-pages';
import { PATHS, type SampleProducts } from '../support/sample-products';

type FindPage = (finds: SampleProducts) => BuyingPage | Promise<BuyingPage>;

/** Each page with the most KiB of script that it may run: what it ran when this was last measured, plus at most 1 KiB. */
export const SCRIPT_BUDGETS: ReadonlyArray<readonly [name: string, find: FindPage, scripts: number]> = [
  ['home', () => ({ path: PATHS.home }), 80.7],
  ['listing', () => ({ path: PATHS.category }), 84.6],
  ['product', (finds) => ({ path: finds.withSizes.url }), 82.5],
  ['search', () => ({ path: PATHS.search }), 84.6],
  ['cart', () => ({ path: PATHS.cart }), 81.8],
  ['sign-in', () => ({ path: PATHS.signIn }), 77.2],
  ['store locator', () => ({ path: STORE_LOCATOR_PATH }), 79.7],
  ['checkout: contact', (finds) => findBuyingPage('checkout: contact', finds), 81],
  ['checkout: delivery', (finds) => findBuyingPage('checkout: delivery', finds), 85.8],
  ['checkout: payment', (finds) => findBuyingPage('checkout: payment', finds), 87.6],
  ['checkout: review', (finds) => findBuyingPage('checkout: review', finds), 82.5],
  ['confirmation', (finds) => findBuyingPage('confirmation', finds), 74.1],
  ['order look-up', (finds) => findBuyingPage('order look-up', finds), 79.2],
  ['order', (finds) => findBuyingPage('order', finds), 88.7],
  ['order history', (finds) => findBuyingPage('order history', finds), 83.5],
  ['buy again', (finds) => findBuyingPage('buy again', finds), 85.8],
  ['wish lists', (finds) => findBuyingPage('lists', finds), 93.7],
  ['member home', (finds) => findBuyingPage('member home', finds), 93.8],
  ['listing for a member', (finds) => findBuyingPage('listing for a member', finds), 94],
  ['repeat deliveries', (finds) => findBuyingPage('repeat deliveries', finds), 89.6],
  ['repeat delivery start', (finds) => findBuyingPage('repeat delivery start', finds), 90.2],
  ['account', (finds) => findBuyingPage('account', finds), 86],
  ['address book', (finds) => findBuyingPage('address book', finds), 91.6],
  ['address form', (finds) => findBuyingPage('address form', finds), 91.6],
  ['appointments', (finds) => findBuyingPage('appointments', finds), 89.8],
  ['appointment times', (finds) => findBuyingPage('appointment times', finds), 89.8],
  ['memberships', (finds) => findBuyingPage('memberships', finds), 93.9],
  ['wallet', (finds) => findBuyingPage('wallet', finds), 84],
  ['profile', (finds) => findBuyingPage('profile', finds), 85.7],
  ['security', (finds) => findBuyingPage('security', finds), 85.6],
  ['pets', (finds) => findBuyingPage('pets', finds), 92.6],
  ['pet form', (finds) => findBuyingPage('pet form', finds), 92.6],
  ['own data', (finds) => findBuyingPage('own data', finds), 85.2],
];
