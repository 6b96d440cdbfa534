import { render, screen } from '@testing-library/react';
import type { ProductTile } from '../../../core/catalogue/tile';
import { ProductCarousel } from '../../../ui/design/product-carousel';
import { sampleTile } from './sample-tile';

const carousel = (products: ReadonlyArray<ProductTile> | undefined) => (
  <ProductCarousel title="Trending" products={products} renderTile={({ name }) => name} />
);

test('[REC-05] renders nothing when there are no products', () => {
  const { container } = render(carousel([]));
  expect(container.innerHTML).toBe('');
});

test('[REC-05] shows five skeletons while products load', () => {
  render(carousel(undefined));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('[REC-05] shows loaded products under its title', () => {
  render(carousel([sampleTile({ uniqueId: 'a', name: 'A' }), sampleTile({ uniqueId: 'b', name: 'B' })]));
  expect(screen.getByRole('region', { name: 'Trending' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['A', 'B']);
});
