import type { ProductAd } from '../../core/ads/ad';
import { brandAbove } from '../../core/ads/brand-above';
import { formatPrice, rangeLabel, wasLabel, type Prices } from '../../core/catalogue/price';
import { formatRating, ratingStars } from '../../core/catalogue/rating-stars';
import { canAddFromTile, showsPrice } from '../../core/catalogue/tile';
import { grouped } from '../../core/shared/grouped';
import { nameBelowBrand } from '../design/name-below-brand';
import { pictureSources } from '../design/picture-sources';
import { onFollowed, PAID, type SlotRenderer } from './slot-renderer';
import { element } from './element';
import { renderPicture } from './picture';

/** CSS pixels (ADS-10). */
const PICTURE = 250;
const SIZES = { from: PICTURE, to: 2 * PICTURE };

/** Renders a product ad (ADS-10). The whole tile links to the product; the button adds it to the cart. */
export const renderTile = (renderer: SlotRenderer, ad: ProductAd): HTMLElement => {
  const { document } = renderer;
  const { id } = ad.citrus;
  const link = element(document, 'a', { class: 'name', href: ad.url, rel: PAID }, ...nameOf(renderer, ad));
  onFollowed(link, () => renderer.clicked({ id, sku: ad.sku }));
  const tile = element(
    document,
    'article',
    { class: 'tile', 'data-department': ad.department },
    element(document, 'p', { class: 'label' }, 'Sponsored'),
    element(document, 'div', { class: 'picture' }, renderThumbnail(renderer, ad.thumbnail)),
    link,
    renderRating(document, ad),
    renderPrices(
      renderer,
      showsPrice({ ...ad, liveAnimal: false }, { id, position: undefined }) ? ad.prices : undefined,
    ),
    element(document, 'p', { class: 'today' }, ad.sameDayDelivery ? 'Same Day Delivery Eligible' : undefined),
    renderAddToCart(renderer, ad),
  );
  renderer.count(tile, id);
  return tile;
};

/** For pictures of the shop, requests a size that fits the tile. */
const renderThumbnail = (renderer: SlotRenderer, thumbnail: string): HTMLElement | undefined => {
  if (thumbnail === '') return undefined;
  const { shopOrigin } = renderer;
  const own = thumbnail.startsWith(`${shopOrigin}/`)
    ? pictureSources(thumbnail.slice(shopOrigin.length), SIZES)
    : undefined;
  return renderPicture(renderer, {
    src: thumbnail,
    srcset: own?.webp.replaceAll('/images/', `${shopOrigin}/images/`),
    sizes: `${PICTURE}px`,
    alt: '',
    width: PICTURE,
    height: PICTURE,
  });
};

/** Emphasises the brand in front of the name, unless it is the shop's own. */
const nameOf = ({ document, brand: shopBrand }: SlotRenderer, ad: ProductAd): ReadonlyArray<Node | string> => {
  const brand = brandAbove(ad, shopBrand);
  return brand === undefined ? [ad.name] : [element(document, 'b', {}, brand), ` ${nameBelowBrand(ad.name, brand)}`];
};

const renderRating = (document: Document, { rating, reviewCount }: ProductAd): HTMLElement => {
  if (rating === undefined) return element(document, 'p', { class: 'rating' }, 'No reviews yet');
  const said = formatRating(rating);
  return element(
    document,
    'p',
    { class: 'rating' },
    element(document, 'span', { class: 'heard' }, `${said} out of 5, ${grouped(reviewCount)} reviews`),
    element(
      document,
      'span',
      { 'aria-hidden': 'true', class: 'stars' },
      element(document, 'b', {}, said),
      ...ratingStars(rating).map((star) => element(document, 'i', { class: star })),
      `(${grouped(reviewCount)})`,
    ),
  );
};

const renderPrices = ({ document, brand: { currency } }: SlotRenderer, prices: Prices | undefined): HTMLElement => {
  const was = prices === undefined ? undefined : wasLabel(prices, currency);
  return element(
    document,
    'p',
    { class: 'price' },
    ...(prices === undefined
      ? []
      : [
          element(document, 'b', {}, rangeLabel(prices, currency) ?? formatPrice(prices.price, currency)),
          was === undefined ? undefined : element(document, 's', {}, was),
        ]),
  );
};

const renderAddToCart = ({ document, clicked, addToCart }: SlotRenderer, ad: ProductAd): HTMLElement | undefined => {
  if (addToCart === undefined || !canAddFromTile(ad)) return undefined;
  const button = element(
    document,
    'button',
    { type: 'button', 'aria-label': `Add To Cart: ${ad.name}` },
    'Add To Cart',
  );
  button.addEventListener('click', () => {
    addToCart(ad.sku);
    clicked({ id: ad.citrus.id, sku: ad.sku });
  });
  return button;
};
