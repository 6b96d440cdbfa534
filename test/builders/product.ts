import { productPath } from '../../core/paths/paths';
import { pricesOf } from '../../core/catalogue/price';
import type { Product, Variant } from '../../core/catalogue/product';

/** A variant for $12.99 without an offer price. */
export const aVariant = (facts: Partial<Variant> = {}): Variant => ({
  id: '22001',
  partNumber: 'SKU-1001',
  listPrice: 12.99,
  offerPrice: undefined,
  size: '5 lb',
  flavor: 'Chicken',
  color: undefined,
  gtin: '00012345678905',
  images: [],
  ...facts,
});

/** A dog food in one size; its prices are computed from its variants, its path from `slug`. */
export const aProduct = ({
  slug = 'goodpaw-dog-food',
  ...facts
}: Partial<Product> & { readonly slug?: string } = {}): Product => {
  const variants = facts.variants ?? [aVariant()];
  return {
    id: '22000',
    partNumber: 'PN-1000',
    url: productPath(slug),
    name: 'Goodpaw Chicken Dog Food',
    brand: { name: 'Goodpaw', url: '/shop/en/petcostore/brand/goodpaw' },
    department: 'Dog',
    images: ['/img/1000.jpg'],
    description: 'Dry food for grown dogs.',
    highlights: ['Real chicken'],
    ingredients: 'Chicken, rice.',
    feeding: 'One cup a day.',
    specification: [{ name: 'Life Stage', value: 'Adult' }],
    facts: [],
    prices: pricesOf(variants),
    variants,
    rating: 4.5,
    reviewCount: 12,
    ratingCounts: [0, 1, 1, 1, 9],
    inStoreOnly: false,
    pickupOnly: false,
    repeatDelivery: true,
    liveAnimal: false,
    breadcrumbs: [{ label: 'Dog', url: '/shop/en/petcostore/category/dog' }],
    ...facts,
  };
};
