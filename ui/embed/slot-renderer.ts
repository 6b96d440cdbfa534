import type { Brand } from '../../core/configuration/brand';

/** The shop's name and currency, from its settings. */
export type AdBrand = Pick<Brand, 'shop' | 'currency'>;

/** The dependencies for rendering an ad. */
export interface SlotRenderer {
  readonly document: Document;
  readonly brand: AdBrand;
  /** The origin of the shop's pictures. */
  readonly shopOrigin: string;
  /** Counts a view of the ad once this element was visible. */
  readonly count: (element: Element, adId: string) => void;
  /** Reports that the ad was clicked, or that its product was added to the cart. */
  readonly clicked: (ad: { readonly id: string; readonly sku?: string | undefined }) => void;
  /** Undefined when the page has no cart. Ads then have no Add To Cart button. */
  readonly addToCart: ((sku: string) => void) | undefined;
}

/** Calls `followed` each time a link is followed, including with the middle button. */
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

/** `rel` of an ad's link: marks it as paid for search engines, and denies its target access to this window. */
export const PAID = 'sponsored noopener';
