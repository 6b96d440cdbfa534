import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import type { HttpClient, HttpRequest } from '@shop/adapters/http/http-client';
import { path } from '@shop/adapters/http/path';
import { EMPTY_CART, type Cart } from '@shop/core/cart/cart';
import type { CartGateway, CartWriteFailure } from '@shop/core/cart/cart-gateway';
import { isIdentityLost } from '@shop/core/errors/identity-lost';
import { productPath } from '@shop/core/paths/paths';
import { hasFact, type UpstreamFailure } from '@shop/core/shared/upstream-failure';
import { callToy } from './toy-call';
import { cartWire, dollars } from './toy-wire';

const hasNoCart = (failure: UpstreamFailure): boolean => hasFact(failure, 'identity-missing');

/** The engine's cart. It computes all amounts with each change and knows no promotion codes. */
export class ToyCartGateway implements CartGateway {
  readonly load: CartGateway['load'];
  readonly calculate: CartGateway['calculate'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.load = pipe(
      callToy(http, { kind: 'personal', method: 'GET', path: 'carts/@cart', isExpectedRefusal: hasNoCart }, cartWire),
      TE.map(toCart),
      TE.orElse((failure) => (hasNoCart(failure) ? TE.right(EMPTY_CART) : TE.left(failure))),
    );
    this.calculate = pipe(
      this.load,
      TE.map(() => undefined),
    );
  }

  readonly add: CartGateway['add'] = (sku, quantity) =>
    this.#change({ kind: 'essential', method: 'POST', path: 'carts/@cart/lines', body: { sku, quantity } });

  readonly changeQuantity: CartGateway['changeQuantity'] = (id, quantity) =>
    this.#change(
      quantity === 0
        ? { kind: 'essential', method: 'DELETE', path: path`carts/@cart/lines/${id}` }
        : { kind: 'essential', method: 'PATCH', path: path`carts/@cart/lines/${id}`, body: { quantity } },
    );

  readonly personalize: CartGateway['personalize'] = () =>
    TE.left({ kind: 'not-for-sale', reason: 'This shop has no personalized articles.' });

  readonly applyPromotion: CartGateway['applyPromotion'] = () =>
    TE.left({ kind: 'promotion-refused', reason: 'Promotion codes cannot be used in this shop.' });

  readonly removePromotion: CartGateway['removePromotion'] = () => TE.right(undefined);

  #change(request: HttpRequest): TE.TaskEither<CartWriteFailure, void> {
    return pipe(
      this.#http(request),
      TE.map(() => undefined),
      TE.mapLeft(toWriteFailure),
    );
  }
}

const toWriteFailure = (failure: UpstreamFailure): CartWriteFailure => {
  if (isIdentityLost(failure)) return { kind: 'identity-needed' };
  if (failure.kind !== 'refused') return failure;
  const [type, available] = failure.parameters;
  switch (type) {
    case 'out_of_stock':
      return { kind: 'not-enough-stock', available: available === undefined ? undefined : Number(available) };
    case 'sku_unknown':
      return { kind: 'not-for-sale', reason: failure.message ?? 'This article is not for sale.' };
    case 'line_unknown':
      return { kind: 'no-such-line' };
    default:
      return failure;
  }
};

const toCart = (answer: TypeOf<typeof cartWire>): Cart => {
  const items = answer.lines.map((line) => ({
    id: line.id,
    productId: line.sku,
    partNumber: line.sku,
    name: line.title,
    brand: undefined,
    url: line.product === null ? undefined : productPath(line.product),
    thumbnail: undefined,
    size: line.option ?? undefined,
    flavor: undefined,
    quantity: line.quantity,
    unitPrice: dollars(line.unit_cents),
    price: dollars(line.total_cents),
    isAvailable: line.stock >= line.quantity,
    availableQuantity: line.stock,
    fulfilment: undefined,
    problem: undefined,
    vendor: undefined,
  }));
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...EMPTY_CART,
    totalCartQuantity: count,
    recentOrderQuantity: count,
    subTotal: dollars(answer.subtotal_cents),
    discount: 0,
    shipping: dollars(answer.shipping_cents),
    tax: dollars(answer.tax_cents),
    total: dollars(answer.total_cents),
    items,
  };
};
