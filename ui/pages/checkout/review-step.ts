import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Cart } from '../../../core/cart/cart';
import type { PlaceOrderResult, PrepareFailure } from '../../../core/checkout/loading/checkout-gateway';
import type { Checkout } from '../../../core/checkout/loading/checkout';
import type { LoadReview } from '../../../core/checkout/placing/load-review';
import type { PlaceOrder } from '../../../core/checkout/placing/place-order';
import { confirmationPath } from '../../../core/paths/order-paths';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import {
  shortOf,
  statusOfProblem,
  type ShortItem,
  toCheckoutProblem,
  toPlacingProblem,
} from '../../checkout/review/placing-message';
import { readSeen, readSeenCodes, type SeenOrder } from '../../checkout/review/order-changes';
import { finishPath, readOrder, readTotal, returnUrl, type OrderInPath } from '../../checkout/order-paths';
import { pathAfter, unfinishedPath } from '../../checkout/reopened-path';
import type { PageLoader, PageOutcome } from '../../page/page';
import type { ActionResult, PageAction } from '../../page/page-action';
import {
  NOTHING_LOADED,
  stepAgain,
  stepPage,
  withoutCart,
  withoutCheckout,
  type StepData,
  type StepPorts,
} from './step-page';

/** The data of Review. */
export interface ReviewData extends StepData {
  /** The order that is shown; undefined: the cart in the header's data. */
  readonly cart: Cart | undefined;
  /** The shop's public origin. */
  readonly origin: string;
  /** What the shopper saw before a form without scripts was refused because the order had changed. */
  readonly seen: SeenOrder | undefined;
  /** The product that cannot be ordered as it was chosen. */
  readonly short: ShortItem | undefined;
}

export interface ReviewLoaderPorts extends StepPorts {
  readonly loadReview: LoadReview;
  readonly origin: string;
}

/**
 * Loads Review with the key for placing the order (CHK-08). When a product cannot be ordered as it was chosen, or the sales tax
 * is not known (ORD-09), the page says so instead.
 */
export const makeReviewLoader =
  (ports: ReviewLoaderPorts): PageLoader<ReviewData> =>
  ({ query }) =>
    pipe(
      ports.loadReview,
      TE.matchE(
        (failure) =>
          failure.kind === 'not-enough-stock' || failure.kind === 'not-offered' || failure.kind === 'tax-unknown'
            ? withProblem(ports, failure)
            : T.of(withoutCheckout(failure, ports.capabilities, CHECKOUT_PATHS.review)),
        (checkout) => T.of(reviewOf(ports, checkout, query)),
      ),
    );

const reviewOf = (
  { origin, shop }: ReviewLoaderPorts,
  checkout: Checkout,
  query: URLSearchParams,
): PageOutcome<ReviewData> => {
  const { cart, missing, orderId, placing } = checkout;
  const redirect = (url: string) => ({ kind: 'redirect', url, isPermanent: false }) as const;
  if (missing.length > 0) return redirect(unfinishedPath(missing));
  // The order is being placed with this key, such as before a reload: the next page waits for its outcome (ORD-01).
  if (placing?.isUnderWay === true) return redirect(finishPath({ orderId, key: placing.key, total: placing.total }));
  const seen = seenBefore(query);
  return stepPage<ReviewData>(shop, 'review', {
    ...nothingEntered(origin),
    checkout: withoutCart(checkout),
    cart,
    seen,
  });
};

/** What the shopper saw before the order was found changed after the bank (CHK-07); undefined without it. */
const seenBefore = (query: URLSearchParams): SeenOrder | undefined => {
  const [total, seen] = [readTotal(query), query.get('seen')];
  if (total === undefined) return undefined;
  return seen === null ? { total, lines: undefined } : readSeen(seen, total);
};

const withProblem = (
  { loadCheckout, capabilities, origin, shop }: ReviewLoaderPorts,
  problem: Extract<PrepareFailure, { kind: ShortItem['kind'] | 'tax-unknown' }>,
): T.Task<PageOutcome<ReviewData>> =>
  pipe(
    loadCheckout,
    TE.match(
      (failure): PageOutcome<ReviewData> => withoutCheckout(failure, capabilities, CHECKOUT_PATHS.review),
      (checkout) =>
        stepPage<ReviewData>(shop, 'review', {
          ...nothingEntered(origin),
          checkout: withoutCart(checkout),
          cart: checkout.cart,
          short: shortOf(problem),
          problem: toCheckoutProblem(problem),
        }),
    ),
  );

const nothingEntered = (origin: string): ReviewData => ({
  ...NOTHING_LOADED,
  cart: undefined,
  origin,
  seen: undefined,
  short: undefined,
});

export interface PlaceOrderActionPorts {
  readonly placeOrder: PlaceOrder;
  readonly origin: string;
  readonly shop: string;
}

/** Handles Place Order without scripts. The key of the form makes it exactly once (ORD-01). */
export const makePlaceOrderAction =
  ({ placeOrder, origin, shop }: PlaceOrderActionPorts): PageAction<ReviewData> =>
  (form) => {
    const order = readOrder(form);
    if (order === undefined) return T.of({ kind: 'see-other', url: CHECKOUT_PATHS.review });
    return pipe(
      placeOrder({ ...order, returnUrl: returnUrl(origin, order) }),
      TE.match(
        (failure): ActionResult<ReviewData> => {
          const path = pathAfter(failure);
          if (path !== undefined) return { kind: 'see-other', url: path };
          const changes =
            failure.kind === 'order-changed' ? { seen: seenIn(form, order.total) } : { short: shortOf(failure) };
          const shown = { ...changes, problem: toPlacingProblem(failure) };
          return stepAgain<ReviewData>(shop, 'review', statusOfProblem(failure), shown, nothingEntered(origin));
        },
        (result) => seeResult(result, order),
      ),
    );
  };

const seenIn = (form: URLSearchParams, total: number): SeenOrder => ({
  ...readSeen(form.get('seen') ?? '', total),
  adjustments: readSeenCodes(form.get('seenCodes') ?? ''),
});

/**
 * Returns the page that follows a form without scripts: the confirmation, or the one that finishes the order. Where the
 * shopper's bank or PayPal has to approve the payment, that page has a link to them at once: a form may not lead to
 * another origin.
 */
export const seeResult = <Data>(result: PlaceOrderResult, order: OrderInPath): ActionResult<Data> => {
  switch (result.kind) {
    case 'placed':
      return { kind: 'see-other', url: confirmationPath({ token: result.orderToken }) };
    case 'authenticate':
      return { kind: 'shown', url: finishPath(order), changes: { approvalUrl: result.url } };
    case 'pending':
      return { kind: 'see-other', url: finishPath(order) };
  }
};
