import type { ReactElement } from 'react';
import type { BehaviourTracker } from '../../core/analytics/behaviour';
import { trackedTile } from '../../core/analytics/tracked-item';
import type { ProductTile } from '../../core/catalogue/tile';
import type { Recommendation } from '../../core/recommendations/recommendations';
import { ProductCarousel, type ProductCarouselProps } from '../design/product-carousel';
import { CartTile, type TileCart } from '../cart/cart-tile';
import { useSeen } from '../design/use-seen';
import { useStock } from '../stores/use-stock';

export interface RecommendationRowProps extends Pick<ProductCarouselProps, 'more'> {
  /** Undefined when it could not be loaded; nothing is rendered then. */
  readonly row: Recommendation | undefined;
  /** The title of the row on this page; by default the row's own. */
  readonly title?: string;
  /** The cart to which the tiles add. Without it, the tiles have no Add To Cart (REC-08). */
  readonly cart?: TileCart | undefined;
  readonly behaviour: BehaviourTracker;
}

export interface TileRowProps extends Pick<ProductCarouselProps, 'title' | 'more' | 'type'> {
  readonly products: ReadonlyArray<ProductTile>;
  /** The cart to which the tiles add. Without it, the tiles have no Add To Cart (REC-08). */
  readonly cart?: TileCart | undefined;
  /** Called when the shopper opens a product. */
  readonly onVisit: (tile: ProductTile) => void;
}

const UNTITLED = 'Picked for you';
const SIZES = '(min-width: 768px) 16rem, 60vw';

/** A row of products that can be added to the cart. It is in this file so that all pages with rows share one script. */
export const TileRow = ({ products, cart, onVisit, ...look }: TileRowProps): ReactElement => {
  useStock(products);
  return (
    <ProductCarousel
      {...look}
      products={products}
      renderTile={(tile) => <CartTile tile={tile} cart={cart} sizes={SIZES} onVisit={() => onVisit(tile)} />}
    />
  );
};

/**
 * A row of recommended products. It is part of the page, so it works without scripts and nothing moves. The
 * recommending service gets a report when it was seen and when a product was chosen (SRC-08).
 */
export const RecommendationRow = ({ row, ...look }: RecommendationRowProps): ReactElement | null =>
  row === undefined || row.products.length === 0 ? null : <Row row={row} {...look} />;

const Row = ({
  row,
  title = row.title === '' ? UNTITLED : row.title,
  more,
  cart,
  behaviour,
}: RecommendationRowProps & { readonly row: Recommendation }): ReactElement => {
  const { podId, resultId, experiment, products } = row;
  const element = useSeen<HTMLDivElement>(
    behaviour.track({ kind: 'recommendation-shown', podId, items: products.map(trackedTile), resultId, experiment }),
  );
  return (
    <div ref={element}>
      <TileRow
        title={title}
        more={more}
        products={products}
        type={experiment === undefined ? undefined : 'rw'}
        cart={cart}
        onVisit={(tile) =>
          behaviour.track({ kind: 'recommendation-chosen', podId, item: trackedTile(tile), resultId, experiment })()
        }
      />
    </div>
  );
};
