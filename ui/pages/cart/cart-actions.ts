import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AddToCart, AddToCartError } from '../../../core/cart/add-to-cart';
import { cartMessage } from '../../../core/cart/cart-message';
import type { ChangeQuantity } from '../../../core/cart/change-quantity';
import type { ChooseFulfilment, ChooseFulfilmentError } from '../../../core/cart/fulfilment/choose-fulfilment';
import { choiceText, SHIPPING, type FulfilmentChoice } from '../../../core/cart/fulfilment/fulfilment';
import type { MoveToCart, RemoveSaved, SaveForLater } from '../../../core/cart/saved/save-for-later';
import type { ChangePromotionCode, PromotionCodeError } from '../../../core/cart/promotion-codes';
import { CART_PATH } from '../../../core/paths/paths';
import { encodePart } from '../../../core/shared/encode-part';
import { partsOfChoice, readWay, readWays } from '../../cart/read-way';
import type { ActionResult, PageAction } from '../../page/page-action';
import type { CartPageData } from './cart-data';

type Failure = AddToCartError | PromotionCodeError | ChooseFulfilmentError;
type Result = ActionResult<CartPageData>;

/**
 * Handles Add To Cart without scripts. Redirects to the cart, which shows what was added (CRT-03). A product for pickup
 * without a store leads to the choice of a store first (CHK-02).
 */
export const makeAddToCartAction =
  ({ addToCart }: { readonly addToCart: AddToCart }): PageAction<CartPageData> =>
  (form) => {
    const partNumber = form.get('partNumber') ?? '';
    const way = readWay(form);
    return pipe(
      TE.fromEither(way),
      TE.chainW((choice) => addToCart({ partNumber, quantity: form.get('quantity') ?? '1', choice })),
      TE.match(refused(), () => seeCart(`?added=${encodePart(partNumber)}`)),
    );
  };

export const makeChangeQuantityAction =
  ({ changeQuantity }: { readonly changeQuantity: ChangeQuantity }): PageAction<CartPageData> =>
  (form) =>
    pipe(
      changeQuantity({
        itemId: form.get('itemId') ?? '',
        quantity: form.get('quantity') ?? undefined,
        priceSeen: form.get('priceSeen') ?? undefined,
      }),
      TE.match(refused(), () => seeCart()),
    );

/** Changes how a line reaches the shopper, without scripts (CHK-02). */
export const makeChooseFulfilmentAction =
  ({ chooseFulfilment }: { readonly chooseFulfilment: ChooseFulfilment }): PageAction<CartPageData> =>
  (form) =>
    pipe(
      chooseFulfilment({ itemId: form.get('itemId') ?? '', ...partsOfChoice(form.get('choice') ?? '') }),
      TE.match(refused(), () => seeCart()),
    );

export const makeSaveForLaterAction =
  ({ saveForLater }: { readonly saveForLater: SaveForLater }): PageAction<CartPageData> =>
  (form) =>
    pipe(
      saveForLater(form.get('itemId') ?? ''),
      TE.match(refused(), () => seeCart()),
    );

/** No saved item has more of them; see `waysBack`. */
const MAX_WAYS = 3;

/** Moves a saved item into the cart without scripts; the cart says when it is there in another way than before (CHK-10). */
export const makeMoveToCartAction =
  ({ moveToCart }: { readonly moveToCart: MoveToCart }): PageAction<CartPageData> =>
  (form) =>
    pipe(
      TE.fromEither(readWays(form)),
      TE.map((ways) => ways.slice(0, MAX_WAYS)),
      TE.bindTo('ways'),
      TE.bindW('moved', ({ ways }) => moveToCart(form.get('savedId') ?? '', ways)),
      TE.match(refused(), ({ ways: [wanted = SHIPPING], moved: { way } }) => seeCart(withMoved(wanted, way))),
    );

const withMoved = (wanted: FulfilmentChoice, used: FulfilmentChoice): string => {
  const texts = [wanted, used].map(choiceText);
  return texts[0] === texts[1] ? '' : `?moved=${texts.map(encodePart).join('&moved=')}`;
};

export const makeRemoveSavedAction =
  ({ removeSaved }: { readonly removeSaved: RemoveSaved }): PageAction<CartPageData> =>
  (form) =>
    pipe(
      removeSaved(form.get('savedId') ?? ''),
      TE.match(refused(), () => seeCart()),
    );

export const makeApplyPromotionAction =
  ({ applyPromotionCode }: { readonly applyPromotionCode: ChangePromotionCode }): PageAction<CartPageData> =>
  (form) => {
    const code = form.get('code') ?? '';
    return pipe(
      applyPromotionCode(code),
      TE.match(refused(code), () => seeCart()),
    );
  };

/** The field for another code stays empty when the removal fails. */
export const makeRemovePromotionAction =
  ({ removePromotionCode }: { readonly removePromotionCode: ChangePromotionCode }): PageAction<CartPageData> =>
  (form) =>
    pipe(
      removePromotionCode(form.get('code') ?? ''),
      TE.match(refused(), () => seeCart()),
    );

const seeCart = (query = ''): Result => ({ kind: 'see-other', url: CART_PATH + query });

const refused =
  (refusedCode?: string) =>
  (failure: Failure): Result => ({
    kind: 'refused',
    status: statusOf(failure),
    url: CART_PATH,
    changes: { problem: cartMessage(failure), refusedCode },
  });

/** Returns the status of the page that shows why the cart could not be changed. */
export const statusOf = (failure: Failure): number => {
  const { kind } = failure;
  // The change succeeded, but the cart could not be read afterwards. A refusal, as after a sign-out elsewhere, is no
  // outage.
  if (kind === 'cart-not-read') return failure.failure.kind === 'refused' ? 409 : 503;
  if (kind === 'unreachable' || kind === 'unintelligible') return 503;
  return kind === 'not-enough-stock' || kind === 'no-such-line' ? 409 : 400;
};
