import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Cart } from '../../cart/cart';
import type { LoadCart } from '../../cart/load-cart';
import type { SessionStore } from '../../identity/session/session-store';
import type { Checkout, CheckoutState } from './checkout';
import type { CheckoutFailure, CheckoutGateway, NothingToCheckOut } from './checkout-gateway';
import { suggestedTips } from './tip';

export interface LoadCheckoutPorts {
  readonly loadCart: LoadCart;
  readonly checkout: CheckoutGateway;
  readonly session: SessionStore;
}

/**
 * The checkout of the shopper's cart as it is now (CHK-01, CHK-07). Fails with `nothing-to-check-out` for an empty cart,
 * and for a guest whom the service no longer knows; without an identity this requests nothing.
 */
export type LoadCheckout = TE.TaskEither<CheckoutFailure, Checkout>;

export const makeLoadCheckout = ({ loadCart, checkout, session }: LoadCheckoutPorts): LoadCheckout => {
  const loaded: LoadCheckout = pipe(
    TE.Do,
    TE.apS('cart', loadCart),
    TE.apSW('state', checkout.load),
    TE.filterOrElseW(({ cart }) => cart.items.length > 0, nothingToCheckOut),
    TE.map(({ cart, state }) => toCheckout(cart, state)),
    TE.mapLeft((failure) =>
      failure.kind === 'identity-needed' && session.userType() !== 'registered' ? nothingToCheckOut() : failure,
    ),
  );
  return pipe(
    TE.fromIO<string | undefined, CheckoutFailure>(session.userId),
    TE.chain((userId) => (userId === undefined ? TE.left(nothingToCheckOut()) : loaded)),
  );
};

const nothingToCheckOut = (): NothingToCheckOut => ({ kind: 'nothing-to-check-out' });

const toCheckout = (cart: Cart, state: CheckoutState): Checkout => ({
  ...state,
  cart,
  totals: {
    subTotal: cart.subTotal,
    discount: cart.discount,
    shipping: cart.shipping,
    tax: cart.tax,
    tip: state.tip,
    total: cart.total,
  },
  isDelivered: isDelivered(cart, state),
  tipSuggestions: state.takesTip ? suggestedTips(priceOfSameDay(cart)) : [],
  placing: undefined,
});

/** Ways of shipping and tips are offered only for lines that are delivered; an address alone may be left from before. */
const isDelivered = ({ items }: Cart, { missing, shippingMethods, deliveryDays, takesTip }: CheckoutState): boolean =>
  missing.includes('address') ||
  shippingMethods.length > 0 ||
  deliveryDays.length > 0 ||
  takesTip ||
  items.some(({ fulfilment }) => fulfilment?.method === 'same-day');

/** The price of what is delivered the same day; of the whole cart when the service does not send shipments. */
const priceOfSameDay = ({ shipments, subTotal }: Cart): number => {
  const sameDay = shipments.filter(({ method }) => method === 'same-day');
  return sameDay.length === 0 ? subTotal : sameDay.reduce((sum, shipment) => sum + shipment.subTotal, 0);
};
