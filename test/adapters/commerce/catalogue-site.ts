import type { Category } from '../../../core/catalogue/category';
import type { Product, Variant } from '../../../core/catalogue/product';
import { refusal, serve, type Answer } from './commerce-site';

interface Holdings {
  readonly products: ReadonlyArray<Product>;
  /** By variant id. */
  readonly stock: Readonly<Record<string, number>>;
  readonly categories: ReadonlyArray<Category>;
  readonly brands: ReadonlyArray<{ readonly slug: string; readonly name: string; readonly count: number }>;
}

const attributes = (values: Readonly<Record<string, string | undefined>>): ReadonlyArray<unknown> =>
  Object.entries(values).flatMap(([identifier, value]) =>
    value === undefined
      ? []
      : [{ identifier, name: identifier, usage: 'Defining', values: [{ identifier: value.toLowerCase(), value }] }],
  );

const priceEntries = ({ listPrice, offerPrice }: Variant): ReadonlyArray<unknown> =>
  listPrice === undefined
    ? []
    : [
        { usage: 'Display', value: listPrice.toFixed(2), currency: 'USD' },
        { usage: 'Offer', value: (offerPrice ?? listPrice).toFixed(2), currency: 'USD' },
      ];

const skuOnTheWire = (variant: Variant): unknown => ({
  uniqueID: variant.id,
  partNumber: variant.partNumber,
  price: priceEntries(variant),
  attributes: attributes({ Size: variant.size, Flavor: variant.flavor, Color: variant.color }),
  x_images: variant.images,
  x_gtin: variant.gtin ?? '',
});

/** A product view in the service's format. */
export const productOnTheWire = (product: Product): unknown => ({
  recordSetTotal: 1,
  catalogEntryView: [
    {
      uniqueID: product.id,
      partNumber: product.partNumber,
      name: product.name,
      longDescription: product.description,
      fullImage: product.images[0],
      thumbnail: product.images[0],
      manufacturer: product.brand?.name,
      sKUs: product.variants.map(skuOnTheWire),
      x_url: product.url.split('/').at(-1),
      x_brandSlug: product.brand?.url.split('/').at(-1),
      x_rating: product.rating?.toFixed(1) ?? '',
      x_reviewCount: product.reviewCount,
      x_ratingCounts: product.ratingCounts,
      x_ingredients: product.ingredients ?? '',
      x_feeding: product.feeding ?? '',
      x_highlights: product.highlights,
      x_specification: product.specification,
      x_facts: product.facts,
      x_inStoreOnly: String(product.inStoreOnly),
      x_pickupOnly: String(product.pickupOnly),
      x_repeatDelivery: String(product.repeatDelivery),
      x_liveAnimal: String(product.liveAnimal),
      x_frozen: String(product.isFrozen ?? false),
      x_department: product.department,
      x_images: product.images,
    },
  ],
  breadCrumbTrailEntryView: product.breadcrumbs.map(({ label, url }) => ({
    label,
    value: '10300',
    type_: 'CATEGORY',
    x_path: url.replace('/shop/en/petcostore/category/', ''),
  })),
});

const categoryOnTheWire = ({ id, name, path, image, children }: Category): unknown => ({
  uniqueID: id,
  identifier: path.split('/').at(-1),
  name,
  thumbnail: image ?? '',
  x_path: path,
  catalogGroupView: children.map(categoryOnTheWire),
});

/** The catalogue calls on the wire, over this data. */
export const catalogueSite = ({ products, stock, categories, brands }: Holdings): void => {
  const productView = (url: string): Answer => {
    const product = products.find((known) => known.url.split('/').at(-1) === url);
    return product === undefined ? refusal(404, { errorCode: 'CMN1024E' }) : [200, productOnTheWire(product)];
  };
  const availability = (ids: string): Answer => [
    200,
    {
      InventoryAvailability: ids.split(',').flatMap((productId) => {
        const quantity = stock[productId];
        if (quantity === undefined) return [];
        const inventoryStatus = quantity > 0 ? 'Available' : 'Unavailable';
        return [{ productId, inventoryStatus, availableQuantity: quantity.toFixed(1) }];
      }),
    },
  ];
  serve(({ path }) => {
    const [, area = '', call = '', rest = ''] =
      /^\/(wcs|search)\/resources\/store\/10151\/([^/]+)\/(.*)$/.exec(path) ?? [];
    switch (`${area} ${call}`) {
      case 'search productview':
        return productView(decodeURIComponent(rest.replace('byUrl/', '')));
      case 'wcs inventoryavailability':
        return availability(decodeURIComponent(rest));
      case 'search categoryview':
        return [200, { catalogGroupView: categories.map(categoryOnTheWire) }];
      case 'search brandview':
        return [200, { brandView: brands.map(({ slug, name, count }) => ({ identifier: slug, name, count })) }];
      default:
        return refusal(404, { errorMessage: `There is no ${path}.` });
    }
  });
};
