import type { Breadcrumb, Product, Stock } from '../../core/catalogue/product';
import type { Review } from '../../core/reviews/review';
import { ownValue } from '../../core/shared/own-value';

type JsonLd = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

/**
 * Returns the breadcrumbs as structured data. The document's renderer, which knows the origin, makes the paths
 * absolute.
 */
export const breadcrumbJsonLd = (breadcrumbs: ReadonlyArray<Breadcrumb>): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: url,
  })),
});

/**
 * Returns a product as structured data, with its offers in the shop's currency and, if there are ratings, its rating and
 * some of its reviews (RTE-10, PRO-04).
 */
export const productJsonLd = (
  product: Product,
  stock: Readonly<Record<string, Stock>> | undefined,
  currency: string,
  reviews: ReadonlyArray<Omit<Review, 'helpful'>> = [],
): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: product.name,
  sku: product.partNumber,
  ...(product.description === '' ? {} : { description: product.description }),
  image: product.images,
  url: product.url,
  ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
  ...(product.rating === undefined || product.reviewCount === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.reviewCount,
        },
      }),
  ...(reviews.length === 0 ? {} : { review: reviews.map(reviewJsonLd) }),
  offers: product.variants.flatMap((variant) => {
    const price = variant.offerPrice ?? variant.listPrice;
    return price === undefined
      ? []
      : [
          {
            '@type': 'Offer',
            sku: variant.partNumber,
            ...(variant.gtin === undefined ? {} : { gtin: variant.gtin }),
            url: product.url,
            priceCurrency: currency,
            price: price.toFixed(2),
            availability: `${CONTEXT}/${availability(product, stock === undefined ? undefined : ownValue(stock, variant.id))}`,
          },
        ];
  }),
});

const reviewJsonLd = ({ author, rating, title, text, writtenAt }: Omit<Review, 'helpful'>): JsonLd => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  ...(writtenAt === undefined ? {} : { datePublished: writtenAt.slice(0, 10) }),
  reviewRating: { '@type': 'Rating', ratingValue: rating },
  name: title,
  reviewBody: text,
});

const availability = (product: Product, stock: Stock | undefined): string => {
  if (product.inStoreOnly) return 'InStoreOnly';
  return stock?.status === 'unavailable' ? 'OutOfStock' : 'InStock';
};
