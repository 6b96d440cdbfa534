import type { Supplies } from '../supplies';
import type { MountedScreen, Screen } from './screen';

/** Each page's screen, in a chunk of its own; search, category and brand are lists of one kind. */
const SCREENS = {
  home: () => import('./home-screen').then(({ homeScreen }) => homeScreen),
  listing: () => import('./listing-screen').then(({ listingScreen }) => listingScreen),
  product: () => import('./product-screen').then(({ productScreen }) => productScreen),
  cart: () => import('./cart-screen').then(({ cartScreen }) => cartScreen),
  content: () => import('./content-screen').then(({ contentScreen }) => contentScreen),
  'sign-in': () => import('./sign-in-screen').then(({ signInScreen }) => signInScreen),
  'password-reset': () => import('./password-reset-screen').then(({ passwordResetScreen }) => passwordResetScreen),
  'sign-in-link': () => import('./sign-in-link-screen').then(({ signInLinkScreen }) => signInLinkScreen),
  register: () => import('./register-screen').then(({ registerScreen }) => registerScreen),
  rewards: () => import('./rewards-screen').then(({ rewardsScreen }) => rewardsScreen),
  offers: () => import('./offers-screen').then(({ offersScreen }) => offersScreen),
  'sign-out': () => import('./sign-out-screen').then(({ signOutScreen }) => signOutScreen),
  'store-locator': () => import('./store-locator-screen').then(({ storeLocatorScreen }) => storeLocatorScreen),
  store: () => import('./store-screen').then(({ storeScreen }) => storeScreen),
  'credit-card': () => import('./credit-card-screen').then(({ creditCardScreen }) => creditCardScreen),
  'petco-pay': () => import('./petco-pay-screen').then(({ petcoPayScreen }) => petcoPayScreen),
  error: () => import('./error-screen').then(({ errorScreen }) => errorScreen),
  problem: () => import('./problem-screen').then(({ problemScreen }) => problemScreen),
  design: () => import('./design-screen').then(({ designScreen }) => designScreen),
} satisfies Readonly<Record<string, () => Promise<Screen<never>>>>;

type ScreenId = keyof typeof SCREENS;

const PAGES = {
  home: 'home',
  search: 'listing',
  category: 'listing',
  brand: 'listing',
  product: 'product',
  cart: 'cart',
  content: 'content',
  'sign-in': 'sign-in',
  'password-reset': 'password-reset',
  'sign-in-link': 'sign-in-link',
  register: 'register',
  rewards: 'rewards',
  offers: 'offers',
  'sign-out': 'sign-out',
  'store-locator': 'store-locator',
  store: 'store',
  'credit-card': 'credit-card',
  'petco-pay': 'petco-pay',
  error: 'error',
  problem: 'problem',
  design: 'design',
} as const satisfies Readonly<Record<string, ScreenId>>;

export type PageId = keyof typeof PAGES;

/** The screen of a page; its data is what the page's loader gave, on the server or through the document. */
export const loadScreen = async (page: PageId): Promise<(supplies: Supplies, data: unknown) => MountedScreen> => {
  const screen = await SCREENS[PAGES[page]]();
  return (supplies, data) => screen(supplies, data as never);
};

/** The source module of a page's screen, by which the build's manifest knows its stylesheets. */
export const screenModule = (page: PageId): string => `composition/screens/${PAGES[page]}-screen.tsx`;
