import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { readWay } from '../../cart/read-way';
import type { CartItem } from '../../../core/cart/cart';
import { SHIPPING, choiceOf } from '../../../core/cart/fulfilment/fulfilment';
import type { LoadCart } from '../../../core/cart/load-cart';
import { parseQuantity } from '../../../core/cart/quantity';
import type { Product, Variant } from '../../../core/catalogue/product';
import type { ViewProduct } from '../../../core/catalogue/view-product';
import type { PersonalizationOffer } from '../../../core/personalization/personalization';
import { typedOf } from '../../../core/personalization/personalization-form';
import { isRight } from '../../../core/shared/either';
import type { PageLoader, PageOutcome, PageRequest } from '../../page/page';
import { variantName } from '../../stock-notices/wanted-notice';
import { PERSONALIZE_MARKS, type PersonalizeData } from './personalize-data';

export interface PersonalizeLoaderPorts {
  readonly viewProduct: ViewProduct;
  readonly loadCart: LoadCart;
  readonly shop: string;
}

type Outcome = PageOutcome<PersonalizeData>;

const LINE_IS_GONE = 'This item is no longer in your cart. You can add it again.';

/**
 * Loads the page on which a shopper writes the text for a product, or changes that of a line of the cart (PRO-08). A
 * product that is not personalised is not found. When the line is gone, the page says so and takes a new text.
 */
export const makePersonalizeLoader =
  (ports: PersonalizeLoaderPorts): PageLoader<PersonalizeData> =>
  (request) =>
    pipe(
      ports.viewProduct(request.parameters['url'] ?? ''),
      TE.matchE(
        (failure): T.Task<Outcome> =>
          T.of(
            failure.kind === 'no-such-product' || (failure.kind === 'refused' && failure.status === 400)
              ? { kind: 'not-found' }
              : { kind: 'unavailable' },
          ),
        ({ product }) => loadPage(ports, request, product),
      ),
    );

const loadPage = (
  { loadCart, shop }: PersonalizeLoaderPorts,
  { query }: PageRequest,
  product: Product,
): T.Task<Outcome> => {
  const { personalization: offer, variants } = product;
  const partNumber = query.get(PERSONALIZE_MARKS.partNumber);
  const variant = partNumber === null ? variants[0] : variants.find((one) => one.partNumber === partNumber);
  if (offer === undefined || variant === undefined) return T.of({ kind: 'not-found' });
  const lineId = query.get(PERSONALIZE_MARKS.line);
  if (lineId === null) return T.of(toPage(shop, toData(product, offer, variant, query)));
  return pipe(
    loadCart,
    TE.match(
      (): Outcome => ({ kind: 'unavailable' }),
      ({ items }) => {
        const line = items.find((item) => item.id === lineId && item.partNumber === variant.partNumber);
        const data = toData(product, offer, variant, query, line);
        return toPage(shop, line === undefined ? { ...data, problem: LINE_IS_GONE } : data);
      },
    ),
  );
};

const toData = (
  product: Product,
  offer: PersonalizationOffer,
  variant: Variant,
  query: PageRequest['query'],
  line?: CartItem,
): PersonalizeData => {
  const quantity = parseQuantity(query.get(PERSONALIZE_MARKS.quantity) ?? '1', 1);
  const way = readWay(query);
  return {
    wanted: {
      productUrl: product.url,
      partNumber: variant.partNumber,
      name: variantName(product, variant),
      itemColor: variant.color,
      offer,
      quantity: line?.quantity ?? (isRight(quantity) ? quantity.right : 1),
      choice: (line?.fulfilment && choiceOf(line.fulfilment)) ?? (isRight(way) ? way.right : SHIPPING),
      lineId: line?.id,
    },
    typed: line?.personalization === undefined ? {} : typedOf(line.personalization),
    errors: {},
    problem: undefined,
  };
};

const toPage = (shop: string, data: PersonalizeData): Outcome => ({
  kind: 'page',
  data,
  head: {
    title: `Personalize it | ${shop}`,
    description: `Add your text to ${data.wanted.name}.`,
    canonical: undefined,
    isIndexed: false,
  },
  isShareable: false,
  isNeverKept: true,
});
