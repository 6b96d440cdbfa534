import type { ReactElement, ReactNode } from 'react';
import type { ProductTile } from '../../core/catalogue/tile';
import { Carousel } from './carousel';
import { Section } from './section';
import { TileSkeleton } from './skeleton';

export interface ProductShelfProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly more?: { readonly text: string; readonly url: string } | undefined;
  /** `undefined` while they are on their way: five skeletons hold the place. */
  readonly products: ReadonlyArray<ProductTile> | undefined;
  readonly renderTile: (tile: ProductTile, index: number) => ReactNode;
  readonly arrows?: 'both' | 'next-in-between';
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, body: <TileSkeleton /> }));

/** A row of products; once loaded without any it is not there at all (REC-05). */
export const ProductShelf = ({
  title,
  lead,
  more,
  products,
  renderTile,
  arrows = 'both',
}: ProductShelfProps): ReactElement | null =>
  products?.length === 0 ? null : (
    <Section title={title} lead={lead} more={more}>
      <Carousel
        label={title}
        arrows={products === undefined ? 'none' : arrows}
        items={products?.map((tile, index) => ({ key: tile.uniqueId, body: renderTile(tile, index) })) ?? SKELETONS}
      />
    </Section>
  );
