import {
  CART_PATH,
  CREDIT_CARD_PATH,
  HOME_PATH,
  OFFERS_PATH,
  OLD_SEARCH_PATH,
  PETCO_PAY_PATH,
  REWARDS_PATH,
  SEARCH_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  STORE_LOCATOR_PATH,
} from '../../core/catalogue/paths';
import { ERROR_PAGE_PATHS } from '../../core/errors/error-pages';
import { CONTENT_FOLDERS, CONTENT_PATHS } from '../../core/content/content-paths';
import type { PageId } from '../screens/screens';

export interface RouteMatch {
  readonly page: PageId;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Route {
  readonly page: PageId;
  /** Named groups become parameters. */
  readonly pattern: RegExp;
}

const exactly = (path: string): RegExp => new RegExp(`^${path}/?$`);

const ROUTES: ReadonlyArray<Route> = [
  { page: 'home', pattern: exactly(HOME_PATH) },
  { page: 'search', pattern: exactly(SEARCH_PATH) },
  { page: 'search', pattern: exactly(OLD_SEARCH_PATH) },
  { page: 'category', pattern: new RegExp(`^${HOME_PATH}/category/(?<path>.+?)/?$`) },
  { page: 'brand', pattern: new RegExp(`^${HOME_PATH}/brand/(?<slug>[^/]+)/?$`) },
  { page: 'product', pattern: new RegExp(`^${HOME_PATH}/product/(?<url>[^/]+)/?$`) },
  { page: 'cart', pattern: exactly(CART_PATH) },
  { page: 'sign-in', pattern: exactly(SIGN_IN_PATH) },
  { page: 'password-reset', pattern: exactly('/shop/ResetPasswordForm') },
  { page: 'sign-in-link', pattern: exactly('/shop/SignInLinkForm') },
  { page: 'register', pattern: exactly('/shop/UserRegistrationForm') },
  { page: 'sign-out', pattern: exactly(SIGN_OUT_PATH) },
  { page: 'rewards', pattern: exactly(REWARDS_PATH) },
  { page: 'offers', pattern: exactly(OFFERS_PATH) },
  { page: 'credit-card', pattern: exactly(CREDIT_CARD_PATH) },
  { page: 'petco-pay', pattern: exactly(PETCO_PAY_PATH) },
  { page: 'store-locator', pattern: exactly(STORE_LOCATOR_PATH) },
  { page: 'store', pattern: new RegExp(`^${STORE_LOCATOR_PATH}/(?<id>[A-Za-z\\d]{1,20})/?$`) },
  { page: 'error', pattern: new RegExp(`^(?:${Object.values(ERROR_PAGE_PATHS).join('|')})/?$`) },
  { page: 'content', pattern: new RegExp(`^(?<path>${CONTENT_PATHS.join('|')})/?$`) },
  { page: 'content', pattern: new RegExp(`^(?<path>(?:${CONTENT_FOLDERS.join('|')})/[\\w-]+)/?$`) },
  { page: 'design', pattern: exactly('/design') },
];

/** The page that a path asks for (RTE-01 to RTE-03); undefined when it is none of the shop's. */
export const matchRoute = (path: string): RouteMatch | undefined => {
  for (const { page, pattern } of ROUTES) {
    const match = pattern.exec(path);
    if (match !== null) return decoded(page, match.groups ?? {});
  }
  return undefined;
};

/** What services refuse as a malformed question, and no name holds. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** A path that is not properly encoded, or that holds control characters, is no page's. */
const decoded = (page: PageId, groups: Readonly<Record<string, string>>): RouteMatch | undefined => {
  try {
    const entries = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)] as const);
    const isPlain = entries.every(([, value]) => !CONTROL.test(value));
    return isPlain ? { page, parameters: Object.fromEntries(entries) } : undefined;
  } catch {
    return undefined;
  }
};

/** Addresses that lead to another one (RTE-01). */
export const redirectOf = (path: string): string | undefined =>
  path === '/' || path === '/shop' || path === '/shop/' ? HOME_PATH : undefined;
