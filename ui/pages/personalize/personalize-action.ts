import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AddToCart, AddToCartError } from '../../../core/cart/add-to-cart';
import { cartMessage } from '../../../core/cart/cart-message';
import type { InvalidFulfilment } from '../../../core/cart/fulfilment/choose-fulfilment';
import type { PersonalizeLine } from '../../../core/cart/personalize-line';
import { parseQuantity } from '../../../core/cart/quantity';
import type { ViewProduct, ViewProductError } from '../../../core/catalogue/view-product';
import { CART_PATH } from '../../../core/paths/paths';
import { personalizePath } from '../../../core/paths/personalize-paths';
import {
  LINE_FIELDS,
  readPersonalization,
  type InvalidPersonalization,
  type TypedPersonalization,
} from '../../../core/personalization/personalization-form';
import type { Personalization } from '../../../core/personalization/personalization';
import { encodePart } from '../../../core/shared/encode-part';
import type { ActionResult, PageAction } from '../../page/page-action';
import { readWay } from '../../cart/read-way';
import { statusOf } from '../cart/cart-actions';
import { textOf } from '../shared/posted-fields';
import { PERSONALIZE_MARKS, type PersonalizeData } from './personalize-data';

export interface PersonalizeActionPorts {
  readonly viewProduct: ViewProduct;
  readonly addToCart: AddToCart;
  readonly personalizeLine: PersonalizeLine;
}

type CartFailure = AddToCartError | InvalidFulfilment;
type Failure =
  | CartFailure
  | InvalidPersonalization
  | { readonly kind: 'not-read'; readonly failure: ViewProductError }
  | { readonly kind: 'not-personalized' };
type Result = ActionResult<PersonalizeData>;

/** Adds a product with a text, or changes the text of a line, and leads to the cart: the form of the page (PRO-08). */
export const makePersonalizeAction =
  (ports: PersonalizeActionPorts): PageAction<PersonalizeData> =>
  (form, { url = '' } = {}) => {
    const typed: TypedPersonalization = Object.fromEntries(
      [...LINE_FIELDS, 'font' as const, 'color' as const].flatMap((name) =>
        form.has(name) ? [[name, textOf(form, name)] as const] : [],
      ),
    );
    const partNumber = textOf(form, PERSONALIZE_MARKS.partNumber);
    return pipe(
      readText(ports.viewProduct, url, typed),
      TE.chainW((personalization) => carryOut(ports, form, personalization)),
      TE.match(
        // The change was made and only the new cart could not be read: a second form would add a second item.
        (failure): Result =>
          failure.kind === 'cart-not-read'
            ? { kind: 'see-other', url: CART_PATH }
            : refused(failure, pageOf(url, form), typed),
        (): Result => ({ kind: 'see-other', url: `${CART_PATH}?added=${encodePart(partNumber)}` }),
      ),
    );
  };

/** The address of the page with what the form says of the product. */
const pageOf = (url: string, form: URLSearchParams): string => {
  const line = textOf(form, PERSONALIZE_MARKS.line) || undefined;
  const page = personalizePath(`/${encodePart(url)}`, textOf(form, PERSONALIZE_MARKS.partNumber), line);
  return [PERSONALIZE_MARKS.quantity, PERSONALIZE_MARKS.choice]
    .filter((name) => form.has(name))
    .reduce((address, name) => `${address}&${name}=${encodePart(textOf(form, name))}`, page);
};

const readText = (
  viewProduct: ViewProduct,
  url: string,
  typed: TypedPersonalization,
): TE.TaskEither<Failure, Personalization> =>
  pipe(
    viewProduct(url),
    TE.mapLeft((failure): Failure => ({ kind: 'not-read', failure })),
    TE.chainW(({ product }) =>
      product.personalization === undefined
        ? TE.left<Failure, Personalization>({ kind: 'not-personalized' })
        : TE.fromEither(readPersonalization(product.personalization, typed)),
    ),
  );

const carryOut = (
  { addToCart, personalizeLine }: PersonalizeActionPorts,
  form: URLSearchParams,
  personalization: Personalization,
): TE.TaskEither<CartFailure, unknown> => {
  const quantity = form.get(PERSONALIZE_MARKS.quantity) ?? '1';
  const itemId = textOf(form, PERSONALIZE_MARKS.line);
  if (itemId !== '') {
    return pipe(
      TE.fromEither(parseQuantity(quantity, 1)),
      TE.chainW((count) => personalizeLine({ itemId, quantity: count, personalization })),
    );
  }
  return pipe(
    TE.fromEither(readWay(form)),
    TE.chainW((choice) =>
      addToCart({ partNumber: textOf(form, PERSONALIZE_MARKS.partNumber), quantity, choice, personalization }),
    ),
  );
};

const NOT_PERSONALIZED = 'This item can’t be personalized.';
const NOT_READ = 'Something went wrong. Your text is saved. Please try again in a moment.';

const refused = (failure: Failure, url: string, typed: TypedPersonalization): Result => {
  switch (failure.kind) {
    case 'not-read':
      return failure.failure.kind === 'no-such-product'
        ? { kind: 'refused', status: 404, url, changes: {} }
        : { kind: 'refused', status: 503, url, changes: { typed, problem: NOT_READ } };
    case 'not-personalized':
      return { kind: 'refused', status: 400, url, changes: { typed, problem: NOT_PERSONALIZED } };
    case 'invalid-fields':
      return { kind: 'refused', status: 400, url, changes: { typed, errors: failure.errors } };
    default:
      return { kind: 'refused', status: statusOf(failure), url, changes: { typed, problem: cartMessage(failure) } };
  }
};
