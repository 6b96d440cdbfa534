import { categoryPath, productPath } from '@shop/core/paths/paths';
import { pricesOf } from '@shop/core/catalogue/price';
import type { Product, Stock, Variant } from '@shop/core/catalogue/product';
import type { ProductTile } from '@shop/core/catalogue/tile';
import { dollars, type ToyOptionAnswer, type ToyProductAnswer } from './toy-wire';

const toVariant = ({ sku, label, price_cents, was_cents }: ToyOptionAnswer): Variant => ({
  id: sku,
  partNumber: sku,
  size: label ?? undefined,
  flavor: undefined,
  color: undefined,
  gtin: undefined,
  images: [],
  listPrice: dollars(was_cents ?? price_cents),
  offerPrice: was_cents === null ? undefined : dollars(price_cents),
});

/** A product of the engine as the shop's page shows it. The engine has no brands, pictures or specifications. */
export const toProduct = (answer: ToyProductAnswer, categoryTitle: string): Product => {
  const variants = answer.options.map(toVariant);
  return {
    id: answer.slug,
    partNumber: answer.slug,
    url: productPath(answer.slug),
    name: answer.title,
    brand: undefined,
    department: answer.category,
    images: [],
    description: answer.text,
    highlights: [],
    ingredients: undefined,
    feeding: undefined,
    facts: [],
    specification: [],
    prices: pricesOf(variants),
    variants,
    rating: answer.rating?.average,
    reviewCount: answer.rating?.count ?? 0,
    ratingCounts: [],
    inStoreOnly: false,
    pickupOnly: false,
    repeatDelivery: false,
    liveAnimal: false,
    breadcrumbs: [{ label: categoryTitle, url: categoryPath(answer.category) }],
  };
};

/** A product of the engine as a list shows it; Add To Cart takes the first option. */
export const toTile = (answer: ToyProductAnswer): ProductTile => {
  const [first] = answer.options;
  return {
    uniqueId: answer.slug,
    partNumber: answer.slug,
    sku: first?.sku ?? answer.slug,
    name: answer.title,
    brand: undefined,
    url: productPath(answer.slug),
    image: undefined,
    prices: pricesOf(answer.options.map(toVariant)),
    rating: answer.rating?.average,
    reviewCount: answer.rating?.count ?? 0,
    department: answer.category,
    categoryId: answer.category,
    sizes: answer.options.flatMap(({ label }) => label ?? []),
    flavors: [],
    hasOptions: answer.options.length > 1,
    availableOnline: (first?.stock ?? 0) > 0,
    showBuyOnlineAndPickInStore: false,
    inStoreOnly: false,
    liveAnimal: false,
    repeatDelivery: false,
  };
};

export const toStock = ({ sku, stock }: ToyOptionAnswer): Stock => ({
  variantId: sku,
  status: stock > 0 ? 'available' : 'unavailable',
  quantity: stock,
});
