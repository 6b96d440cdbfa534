import { use, type ReactElement, type ReactNode } from 'react';
import { tileUnitPrice } from '../../core/catalogue/unit-price';
import { showsPrice, type AdPlacement, type ProductTile } from '../../core/catalogue/tile';
import { cx } from './cx';
import { CurrencyContext } from './money';
import { nameBelowBrand } from './name-below-brand';
import { Price } from './price';
import { ProductPicture } from './product-picture';
import { Rating } from './rating';
import * as styles from './tile.module.css';
import { VisuallyHidden } from './visually-hidden';

/** The availability for this shopper: `Pickup today at Mission Valley`, `Out of stock`. */
export interface TileAvailability {
  readonly text: string;
  readonly tone: 'good' | 'some' | 'none';
}

export interface TileProps {
  readonly tile: ProductTile;
  /** Set for a paid placement, which has a label and other rules for showing the price (REC-04). */
  readonly ad?: AdPlacement | undefined;
  readonly availability?: TileAvailability | undefined;
  /** An `AvailabilityLine` that updates with the shopper's store. It replaces `availability`. */
  readonly availabilityLine?: ReactNode;
  /** The Add To Cart form. Without it the tile has none (REC-08). */
  readonly addToCart?: ReactNode;
  /** The heart, which puts the product into the wish list. */
  readonly heart?: ReactNode;
  /** Width of the picture, as a `sizes` value. */
  readonly sizes?: string;
  readonly priority?: 'first' | 'eager' | 'lazy';
  readonly headingLevel?: 2 | 3 | 4;
  /** The `rel` attribute of a link to another site. */
  readonly rel?: string | undefined;
  /** Called when the shopper follows the link. */
  readonly onVisit?: (() => void) | undefined;
}

/** The size of a tile's picture (REC-07), in CSS pixels. */
const PICTURE = { width: 190, height: 190 };
/** The size of an ad's picture (ADS-10). */
const AD_PICTURE = { width: 250, height: 250 };

const MAX_IN_SUMMARY = 3;
/** The number of characters that fit in one line of a narrow tile. */
const MAX_LIST_LENGTH = 20;

/** Returns a short text about the sizes and flavors; empty when there is only one of each. */
const summary = ({ sizes, flavors }: ProductTile): string => {
  const listed = sizes.join(' · ');
  const isLong = sizes.length > MAX_IN_SUMMARY || (sizes.length > 1 && listed.length > MAX_LIST_LENGTH);
  const parts = [isLong ? `${sizes.length} sizes` : listed, flavors.length > 1 ? `${flavors.length} flavors` : ''];
  return parts.filter((part) => part !== '').join(', ');
};

/** How much is saved. The variants of a range save different shares, so a range is only said to be on sale (PRO-03). */
const offer = ({ prices: { hasOffer, hasRange, normalPrice, price } }: ProductTile): string | undefined => {
  if (!hasOffer || normalPrice === undefined || price === undefined || normalPrice <= price) return undefined;
  return hasRange ? 'On sale' : `Save ${Math.round((1 - price / normalPrice) * 100)}%`;
};

/** The availability in one line of fixed height. A longer text is cut, so that a change moves nothing. */
export const AvailabilityLine = ({ text, tone }: TileAvailability): ReactElement => (
  <p className={styles.availability} data-tone={tone}>
    {text}
  </p>
);

const BrandLine = ({
  brand,
  isPaid,
}: {
  readonly brand: ProductTile['brand'];
  readonly isPaid: boolean;
}): ReactElement =>
  isPaid ? (
    <p className={cx(styles.brand, styles.paid)}>
      <b>{brand}</b>
      <span className={styles.sponsored} aria-hidden>
        Sponsored
      </span>
    </p>
  ) : (
    <p className={styles.brand}>{brand}</p>
  );

/** A product in a list. The whole tile links to it, and the button inside adds it to the cart. */
export const Tile = ({
  tile,
  ad,
  availability,
  availabilityLine,
  addToCart,
  heart,
  sizes = '(min-width:768px) 18rem,46vw',
  priority = 'lazy',
  headingLevel = 3,
  rel,
  onVisit,
}: TileProps): ReactElement => {
  const Heading = `h${headingLevel}` as const;
  const priced = showsPrice(tile, ad);
  const currency = use(CurrencyContext);
  const saving = priced ? offer(tile) : undefined;
  return (
    <article className={cx(styles.tile, ad === undefined && styles.even)} data-department={tile.department}>
      <ProductPicture
        image={tile.image}
        alt=""
        sizes={sizes}
        {...(ad === undefined ? PICTURE : AD_PICTURE)}
        from={320}
        to={480}
        priority={priority}
        className={styles.picture}
      />
      {saving === undefined ? null : <span className={styles.offer}>{saving}</span>}
      <BrandLine brand={tile.brand} isPaid={ad !== undefined} />
      <Heading className={styles.name}>
        <a className={styles.link} href={tile.url} rel={rel} onClick={onVisit}>
          {nameBelowBrand(tile.name, tile.brand)}
          {ad === undefined ? null : <VisuallyHidden> (Sponsored)</VisuallyHidden>}
        </a>
      </Heading>
      {ad === undefined ? <p className={styles.kinds}>{summary(tile)}</p> : null}
      <Rating rating={tile.rating} reviewCount={tile.reviewCount} withNumber={ad !== undefined} />
      {priced ? (
        <Price prices={tile.prices} unit={tileUnitPrice(tile, currency)} className={styles.price} />
      ) : (
        <p className={styles.price} />
      )}
      {availabilityLine ?? (availability === undefined ? null : <AvailabilityLine {...availability} />)}
      {heart}
      {addToCart}
    </article>
  );
};
