import type { Brand } from '../../core/configuration/brand';

/** The shop's name and currency, of its settings. */
export type AdBrand = Pick<Brand, 'shop' | 'currency'>;

/** What an ad is rendered with. */
export interface SlotRenderer {
  readonly document: Document;
  readonly brand: AdBrand;
  /** Origin of the shop's own pictures. */
  readonly shopOrigin: string;
  /** Counts the ad once this element of it has been seen. */
  readonly count: (element: Element, adId: string) => void;
  /** Reports that the ad was followed, or that its product was put into the cart. */
  readonly clicked: (ad: { readonly id: string; readonly sku?: string | undefined }) => void;
  /** Undefined where the page offers no cart: then no ad has an Add To Cart button. */
  readonly addToCart: ((sku: string) => void) | undefined;
}

/** Calls `followed` each time a link is followed, also into another tab with the middle button. */
export const onFollowed = (link: HTMLElement, followed: () => void): void => {
  link.addEventListener('click', followed, { passive: true });
  link.addEventListener(
    'auxclick',
    ({ button }) => {
      if (button === 1) followed();
    },
    { passive: true },
  );
};

/** `rel` of an ad's link: search engines learn that it is paid for, and its target cannot reach this page. */
export const PAID = 'sponsored noopener';
