import type { ReactElement, ReactNode } from 'react';
import type { ProductTile } from '../../core/catalogue/tile';
import { Carousel } from './carousel';
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

/** The minimum number of products for a row with an arrow (REC-06). */
const ENOUGH_FOR_ARROW = 5;
const ENOUGH_IN_WIDGET = 7;

const hasArrow = (count: number, type: ProductCarouselProps['type']): boolean =>
  count >= (type === 'rw' ? ENOUGH_IN_WIDGET : ENOUGH_FOR_ARROW);

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
        arrows={products !== undefined && hasArrow(products.length, type) ? 'next-in-between' : 'none'}
        items={products?.map((tile, index) => ({ key: tile.uniqueId, body: renderTile(tile, index) })) ?? SKELETONS}
      />
    </Section>
  );
