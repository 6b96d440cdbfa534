import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { BACK_IN_STOCK, backSince } from '../../../core/catalogue/back-in-stock';
import { promiseWords } from '../../../core/catalogue/delivery-promise';
import { deliveryPromise } from '../../../core/catalogue/promise-delivery';
import { termsFor } from '../../../core/catalogue/delivery-terms';
import { shownVariant } from '../../../core/catalogue/shown-variant';
import type { Product } from '../../../core/catalogue/product';
import { canAddFromTile, type ProductTile } from '../../../core/catalogue/tile';
import type { ViewProduct, ViewedProduct } from '../../../core/catalogue/view-product';
import type { ProductQuestions } from '../../../core/questions/product-questions';
import type { ProductReviews } from '../../../core/reviews/product-reviews';
import { ALL_REVIEWS } from '../../../core/paths/reviews-query';
import type { Clock } from '../../../core/shared/clock';
import { breadcrumbJsonLd, productJsonLd } from '../../page/json-ld';
import type { PageHead, PageLoader, PageOutcome } from '../../page/page';
import { pictureSources } from '../../design/picture-sources';
import { loadRow, withoutRepeats, type RowPorts } from '../../recommendations/load-row';
import { againIn } from '../orders/again-marks';
import { GALLERY_SIZES, GALLERY_WIDTHS } from './gallery';
import { variantImages, type ProductData, type TogetherItem } from './product-data';
import type { Brand } from '../../../core/configuration/brand';

export interface ProductLoaderPorts extends RowPorts {
  readonly viewProduct: ViewProduct;
  readonly productReviews: ProductReviews;
  readonly questions: ProductQuestions;
  readonly clock: Clock;
  readonly brand: Pick<Brand, 'shop' | 'currency'>;
}

const RELATED = 6;
const BOUGHT_TOGETHER = 4;
/** The most products that are offered together with one. */
const MAX_TOGETHER = 2;
const QUESTIONS = 2;
const DESCRIPTION_LENGTH = 155;
const SHOWN_REVIEWS = 2;
const REVIEW_LENGTH = 140;

/**
 * Loads a product's page (RTE-03). `?sku=` selects a variant, and `?back=` names the time since when it is in stock again.
 * Related products are left out when they cannot be read.
 */
export const makeProductLoader =
  (ports: ProductLoaderPorts): PageLoader<ProductData> =>
  ({ parameters, query }) =>
    pipe(
      ports.viewProduct(parameters['url'] ?? '', backSince(query.get(BACK_IN_STOCK), ports.clock())),
      TE.matchE(
        ({ kind }) =>
          T.of<PageOutcome<ProductData>>(kind === 'no-such-product' ? { kind: 'not-found' } : { kind: 'unavailable' }),
        (viewed) => loadPage(ports, viewed, query),
      ),
    );

/** The first questions with their best answers; the page does without them when they cannot be read. */
const firstQuestions = (
  { capabilities, questions }: ProductLoaderPorts,
  productId: string,
): T.Task<ProductData['questions']> =>
  capabilities.has('questions')
    ? pipe(
        questions.find({ productId, search: undefined, offset: 0, limit: QUESTIONS, answers: 1 }),
        TE.match(
          () => undefined,
          (list) => list,
        ),
      )
    : T.of(undefined);

const loadPage = (
  ports: ProductLoaderPorts,
  viewed: ViewedProduct,
  query: URLSearchParams,
): T.Task<PageOutcome<ProductData>> =>
  pipe(
    T.Do,
    T.apS(
      'related',
      loadRow(ports, { podId: 'related', count: RELATED + BOUGHT_TOGETHER, productIds: [viewed.product.id] }),
    ),
    T.apS(
      'boughtTogether',
      loadRow(ports, {
        podId: 'bought-together',
        count: BOUGHT_TOGETHER + MAX_TOGETHER,
        productIds: [viewed.product.id],
      }),
    ),
    T.apS('reviews', loadReviews(ports, viewed)),
    T.apS('questions', firstQuestions(ports, viewed.product.id)),
    T.map(({ boughtTogether, related, ...texts }) => {
      const together = offersTogether(viewed.product)
        ? (boughtTogether?.products ?? []).filter(canJoin).slice(0, MAX_TOGETHER)
        : [];
      const [first, second] = withoutRepeats([boughtTogether, related], RELATED, [viewed.product, ...together]);
      const rows = { boughtTogether: first, related: second, together: together.map(toItem), again: againIn(query) };
      return toPage(ports.brand, ports.clock(), viewed, { ...texts, ...rows }, query.get('sku') ?? undefined);
    }),
    T.map((page) => ({
      ...page,
      isPartial:
        viewed.stock === undefined ||
        (page.data.reviews === undefined && ports.capabilities.has('reviews')) ||
        (page.data.related === undefined && ports.capabilities.has('recommendations')),
    })),
  );

/** The most helpful reviews. The page stands without them. */
const loadReviews = (
  { productReviews, capabilities }: ProductLoaderPorts,
  { product: { partNumber, reviewCount } }: ViewedProduct,
): T.Task<ProductData['reviews']> => {
  if (!capabilities.has('reviews')) return T.of(undefined);
  if (reviewCount === 0) return T.of([]);
  return pipe(
    productReviews.list(partNumber, ALL_REVIEWS, SHOWN_REVIEWS),
    TE.match(
      () => undefined,
      O.match(
        () => [],
        ({ reviews }) =>
          reviews.map(({ helpful: _helpful, ...review }) => ({
            ...review,
            text: shortened(review.text, REVIEW_LENGTH),
          })),
      ),
    ),
  );
};

/** Whether other products are offered together with this one: it needs no text, and can be shipped. */
const offersTogether = ({ personalization, inStoreOnly, pickupOnly }: Product): boolean =>
  personalization === undefined && !inStoreOnly && !pickupOnly;

/** Whether a product can be added without a choice. */
const canJoin = (tile: ProductTile): boolean =>
  canAddFromTile(tile) && !tile.hasOptions && !tile.showBuyOnlineAndPickInStore;

const toItem = ({ sku, name, image, prices, url }: ProductTile): TogetherItem => ({
  sku,
  name,
  image,
  price: prices.price,
  url,
});

type Rows = Pick<ProductData, 'related' | 'boughtTogether' | 'together' | 'again' | 'reviews' | 'questions'>;

const toPage = (
  { shop, currency }: ProductLoaderPorts['brand'],
  now: number,
  viewed: ViewedProduct,
  rows: Rows,
  sku: string | undefined,
): Extract<PageOutcome<ProductData>, { kind: 'page' }> => {
  const { product, stock } = viewed;
  const shown = shownVariant(product, stock, sku);
  const [image] = shown === undefined ? product.images : variantImages(product, shown);
  return {
    kind: 'page',
    data: {
      ...viewed,
      delivery: promiseWords(deliveryPromise(now, termsFor(product.facts)), product.isFrozen ?? false),
      ...rows,
      shownPartNumber: shown?.partNumber,
    },
    head: {
      title: `${product.name} | ${shop}`,
      description: shortened(product.description === '' ? product.name : product.description, DESCRIPTION_LENGTH),
      canonical: product.url,
      isIndexed: true,
      ...(image === undefined ? {} : { image, ...preloadOf(image) }),
      jsonLd: [productJsonLd(product, stock, currency, rows.reviews), breadcrumbJsonLd(product.breadcrumbs)],
    },
    isShareable: rows.again === undefined,
  };
};

/** Returns the preload of the large picture, the largest element of the first view. */
const preloadOf = (image: string): Pick<PageHead, 'preloadImage'> => {
  const sources = pictureSources(image, GALLERY_WIDTHS);
  return sources === undefined ? {} : { preloadImage: { srcSet: sources.avif, sizes: GALLERY_SIZES } };
};

const shortened = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most)
        .replace(/\s\S*$/, '')
        .trimEnd()}…`;
