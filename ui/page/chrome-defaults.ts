import { EMPTY_CART } from '../../core/cart/cart';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import { GUEST } from '../../core/identity/session/header-user';
import { NO_CARD } from '../../core/petco-pay/card-status';
import { ownValue } from '../../core/shared/own-value';
import type { ChromeData, WrittenChrome } from './page-data';

/** What the header and footer have for a guest, in a shop with the names of the specification. */
const DEFAULTS = {
  user: GUEST,
  cart: EMPTY_CART,
  card: NO_CARD,
  brand: DEFAULT_BRAND,
  emergency: [],
} as const satisfies Partial<ChromeData>;
const TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DEFAULTS).map(([name, value]) => [name, JSON.stringify(value)]),
);

/** Returns the data without the parts that are the same for every guest; `withDefaults` restores them. */
export const withoutDefaults = (chrome: ChromeData): WrittenChrome => {
  const own = Object.entries(chrome).filter(([name, value]) => {
    const text = ownValue(TEXTS, name);
    return text === undefined || JSON.stringify(value) !== text;
  });
  const written: WrittenChrome = Object.fromEntries(own);
  return chrome.cart === undefined ? { ...written, cart: null } : written;
};

/** Restores the data of the header and footer from a document. */
export const withDefaults = (written: WrittenChrome): ChromeData => {
  const { cart, ...chrome } = { ...DEFAULTS, ...written };
  return { ...chrome, cart: cart ?? undefined } as ChromeData;
};
