import type { ReactElement, ReactNode } from 'react';
import type { ProductTile } from '../../core/catalogue/tile';
import { Carousel, type CarouselProps } from './carousel';
import { Section } from './section';
import { TileSkeleton } from './skeleton';

export interface ProductCarouselProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly more?: { readonly text: string; readonly url: string } | undefined;
  /** `undefined` while loading: five skeletons are shown. */
  readonly products: ReadonlyArray<ProductTile> | undefined;
  readonly renderTile: (tile: ProductTile, index: number) => ReactNode;
  /** `rw`: the recommendation service fills this row. */
  readonly type?: 'rw' | undefined;
}

/** The minimum number of products for a row with arrows (REC-06). */
const ENOUGH_FOR_ARROWS = 5;
const ENOUGH_IN_WIDGET = 7;

/** A row of the recommendation service has the next arrow in some windows only; the shop's own rows have both. */
const arrowsOf = (count: number, type: ProductCarouselProps['type']): CarouselProps['arrows'] => {
  if (type === 'rw') return count >= ENOUGH_IN_WIDGET ? 'next-in-between' : 'none';
  return count >= ENOUGH_FOR_ARROWS ? 'both' : 'none';
};

const SKELETONS = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, body: <TileSkeleton /> }));

/** A row of products. Renders nothing when it has loaded without products (REC-05). */
export const ProductCarousel = ({
  title,
  lead,
  more,
  products,
  renderTile,
  type,
}: ProductCarouselProps): ReactElement | null =>
  products?.length === 0 ? null : (
    <Section title={title} lead={lead} more={more}>
      <Carousel
        label={title}
        arrows={products === undefined ? 'none' : arrowsOf(products.length, type)}
        items={products?.map((tile, index) => ({ key: tile.uniqueId, body: renderTile(tile, index) })) ?? SKELETONS}
      />
    </Section>
  );
