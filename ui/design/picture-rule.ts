import { createContext } from 'react';

/** Whether a page may refer to a picture at this address. */
export type PictureRule = (address: string) => boolean;

/** No address of a backend can name it, so whatever resolves to it is a path of the shop. */
const SHOP = 'https://shop.invalid';

/**
 * The origin of a picture that is elsewhere; undefined for a path of the shop. What is no web address, such as `data:`,
 * has the origin `null`.
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

/** Paths of the shop, and pictures of the origins that its content-security-policy allows. */
export const pictureRule =
  (origins: ReadonlyArray<string>): PictureRule =>
  (address) => {
    const origin = foreignOriginOf(address);
    return origin === undefined || origins.includes(origin);
  };

/** The rule of the page; without one, pictures of the shop alone are shown. */
export const PictureRuleContext = createContext<PictureRule>(pictureRule([]));
