import { createContext } from 'react';

/** Whether a page may load a picture from this address. */
export type PictureRule = (address: string) => boolean;

/** A base URL that no backend can use. An address that resolves to it is a path of the shop. */
const SHOP = 'https://shop.invalid';

/**
 * Returns the origin of a picture on another site; undefined for a path of the shop. An address that is no web address,
 * such as `data:`, has the origin `null`.
 */
export const foreignOriginOf = (address: string): string | undefined => {
  if (/^\/(?![/\\])/.test(address)) return undefined;
  try {
    const { origin } = new URL(address, SHOP);
    return origin === SHOP ? undefined : origin;
  } catch {
    return 'null';
  }
};

/** Allows paths of the shop, and pictures from the origins that its content-security-policy allows. */
export const pictureRule =
  (origins: ReadonlyArray<string>): PictureRule =>
  (address) => {
    const origin = foreignOriginOf(address);
    return origin === undefined || origins.includes(origin);
  };

/** The rule of the page. By default only pictures of the shop are allowed. */
export const PictureRuleContext = createContext<PictureRule>(pictureRule([]));
