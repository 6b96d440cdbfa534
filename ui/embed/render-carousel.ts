import type { CatapultResponse, CatapultProduct, CatapultSlide, ProductAd } from '../../core/ads/ad';
import { formatPrice } from '../../core/catalogue/price';
import { startScrolling } from './scrolling';
import { renderTile } from './render-tile';
import { onFollowed, PAID, type SlotRenderer } from './slot-renderer';
import { element } from './element';
import { renderPicture } from './picture';

/** Rendered content with behaviour. Call `start` when it is in the page; it returns the function that stops it. */
export interface RenderedContent {
  readonly node: HTMLElement;
  readonly start: () => () => void;
}

/** Renders the row `You May Also Like`. */
export const renderRow = (renderer: SlotRenderer, ads: ReadonlyArray<ProductAd>): RenderedContent =>
  carousel(
    renderer,
    'row',
    'You May Also Like',
    ads.map((ad) => renderTile(renderer, ad)),
  );

/** Renders the banner carousel of a search: its slides, then their products. */
export const renderCatapult = (renderer: SlotRenderer, { slides, products }: CatapultResponse): RenderedContent =>
  carousel(renderer, 'catapult', 'Sponsored', [
    ...slides.map((slide) => renderSlide(renderer, slide)),
    ...products.map((product) => renderProduct(renderer, product)),
  ]);

const renderSlide = (renderer: SlotRenderer, slide: CatapultSlide): HTMLElement => {
  const { document } = renderer;
  const link = element(
    document,
    'a',
    { href: slide.ctaLink, rel: PAID },
    slide.ctaText === '' ? 'Shop now' : slide.ctaText,
    element(document, 'span', { class: 'heard' }, ` ${slide.headingText}`),
  );
  onFollowed(link, () => renderer.clicked({ id: slide.citrusAdId }));
  const drawn = element(
    document,
    'article',
    { class: 'slide' },
    element(
      document,
      'div',
      { class: 'hero' },
      renderPicture(renderer, { src: slide.heroImage, alt: slide.heroImageAltText }),
    ),
    element(
      document,
      'div',
      { class: 'words' },
      element(document, 'p', { class: 'title' }, slide.headingText),
      element(document, 'p', { class: 'text' }, slide.bannerText),
      link,
    ),
  );
  renderer.count(drawn, slide.citrusAdId);
  return drawn;
};

const renderProduct = (
  renderer: SlotRenderer,
  { partNumber, name, url, thumbnail, prices, citrusAdId }: CatapultProduct,
): HTMLElement => {
  const { document, brand } = renderer;
  const link = element(document, 'a', { href: url, rel: PAID }, name);
  if (citrusAdId !== undefined) onFollowed(link, () => renderer.clicked({ id: citrusAdId, sku: partNumber }));
  return element(
    document,
    'article',
    { class: 'slide' },
    element(
      document,
      'div',
      { class: 'hero' },
      thumbnail === '' ? undefined : renderPicture(renderer, { src: thumbnail, alt: '' }),
    ),
    element(
      document,
      'div',
      { class: 'words' },
      link,
      element(document, 'p', { class: 'price' }, element(document, 'b', {}, formatPrice(prices.price, brand.currency))),
    ),
  );
};

/**
 * A row that the reader scrolls, or moves by one item with its arrows (CAR-01). The style sheet sets the number of
 * visible items (CAR-05).
 */
const carousel = (
  { document }: SlotRenderer,
  kind: 'row' | 'catapult',
  label: string,
  items: ReadonlyArray<HTMLElement>,
): RenderedContent => {
  const list = element(document, 'ul', {}, ...items.map((item) => element(document, 'li', {}, item)));
  const arrow = (name: string, sign: string): HTMLElement =>
    element(document, 'button', { type: 'button', 'aria-label': name }, sign);
  const [previous, next] = [arrow('Previous', '‹'), arrow('Next', '›')];
  const node = element(
    document,
    'section',
    { class: `carousel ${kind}`, 'aria-label': label, 'aria-roledescription': 'carousel' },
    element(
      document,
      'div',
      { class: 'top' },
      element(document, 'h2', {}, label),
      element(document, 'div', { class: 'arrows' }, previous, next),
    ),
    list,
  );
  return { node, start: () => startScrolling(list, previous, next) };
};
