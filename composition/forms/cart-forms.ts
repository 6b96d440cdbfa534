import type { Container } from 'inversify';
import type { AddToCartError } from '../../core/cart/add-to-cart';
import { cartMessage } from '../../core/cart/cart-message';
import type { PromotionCodeError } from '../../core/cart/promotion-codes';
import { CART_PATH } from '../../core/catalogue/paths';
import type { CartPageData } from '../../ui/pages/cart/cart-data';
import { PAGE_LOADERS } from '../roots/page-loaders';
import { CartTokens } from '../tokens/cart-tokens';
import type { FormOutcome } from './form-outcome';
import { encodePart } from '../../core/shared/encode-part';

type Failure = AddToCartError | PromotionCodeError;

/** Add To Cart without scripts: on to the cart, which says what came in (CRT-03). */
export const addToCartForm = async (container: Container, form: URLSearchParams): Promise<FormOutcome> => {
  const partNumber = form.get('partNumber') ?? '';
  const added = await container.get(CartTokens.addToCart)({ partNumber, quantity: form.get('quantity') ?? '1' })();
  return added._tag === 'Right' ? seeCart(`?added=${encodePart(partNumber)}`) : cartWithProblem(container, added.left);
};

export const changeQuantityForm = async (container: Container, form: URLSearchParams): Promise<FormOutcome> => {
  const changed = await container.get(CartTokens.changeQuantity)({
    itemId: form.get('itemId') ?? '',
    quantity: form.get('quantity') ?? '',
  })();
  return changed._tag === 'Right' ? seeCart('') : cartWithProblem(container, changed.left);
};

export const applyPromotionForm = (container: Container, form: URLSearchParams): Promise<FormOutcome> =>
  promotionForm(container, CartTokens.applyPromotionCode, form);

export const removePromotionForm = (container: Container, form: URLSearchParams): Promise<FormOutcome> =>
  promotionForm(container, CartTokens.removePromotionCode, form);

const promotionForm = async (
  container: Container,
  change: typeof CartTokens.applyPromotionCode,
  form: URLSearchParams,
): Promise<FormOutcome> => {
  const code = form.get('code') ?? '';
  const changed = await container.get(change)(code)();
  return changed._tag === 'Right' ? seeCart('') : cartWithProblem(container, changed.left, code);
};

const seeCart = (query: string): FormOutcome => ({ kind: 'see-other', url: CART_PATH + query });

const cartWithProblem = async (container: Container, failure: Failure, refusedCode?: string): Promise<FormOutcome> => {
  const load = PAGE_LOADERS.cart(container);
  const query = new URLSearchParams();
  const outcome = await load({ path: CART_PATH, parameters: {}, query, cameFrom: undefined, isPersonal: true })();
  if (outcome.kind !== 'page') return { kind: 'page', page: 'cart', outcome };
  const data: CartPageData = { ...(outcome.data as CartPageData), problem: cartMessage(failure), refusedCode };
  return { kind: 'page', page: 'cart', outcome: { ...outcome, data, status: statusOf(failure) } };
};

const statusOf = (failure: Failure): number => {
  const { kind } = failure;
  // The change was made; a cart that the service refuses to show then, as after a sign-out elsewhere, is no outage.
  if (kind === 'cart-not-read') return failure.failure.kind === 'refused' ? 409 : 503;
  if (kind === 'unreachable' || kind === 'unintelligible') return 503;
  return kind === 'not-enough-stock' || kind === 'no-such-line' ? 409 : 400;
};
