/** What drawings are made with. */
export interface Easel {
  readonly document: Document;
  /** Where the shop's own pictures are. */
  readonly shopOrigin: string;
  /** Counts the ad once this element of it has been seen. */
  readonly count: (element: Element, adId: string) => void;
  /** The ad was followed, or its product was put into the cart. */
  readonly clicked: (ad: { readonly id: string; readonly sku?: string | undefined }) => void;
  /** Undefined where the page offers no cart: then nothing offers Add To Cart. */
  readonly addToCart: ((sku: string) => void) | undefined;
}

/** Counts each way of following a link: also into another tab, with the middle button. */
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

/** Where links of ads lead, they tell search engines that somebody paid, and get no hold of this page. */
export const PAID = 'sponsored noopener';
