import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { PlaceOrder } from '../../../core/checkout/placing/place-order';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import type { StepProblem } from '../../checkout/checkout-message';
import { isOutcomeUnknown, statusOfProblem, toPlacingProblem } from '../../checkout/review/placing-message';
import { finishPath, readOrder, returnUrl, type OrderInPath } from '../../checkout/order-paths';
import { pathAfter } from '../../checkout/reopened-path';
import type { PageLoader } from '../../page/page';
import type { ActionResult, PageAction } from '../../page/page-action';
import { seeResult } from './review-step';

/** The data of the page that finishes an order. */
export interface FinishData {
  readonly order: OrderInPath;
  /** The shop's public origin. */
  readonly origin: string;
  readonly problem: StepProblem | undefined;
  /**
   * Whether the page of the bank or of PayPal was left without a payment, as the address says. Only words depend on it: what
   * became of the order is asked for in any case.
   */
  readonly isLeft: boolean;
  /** Whether the service could not be asked what became of the order. */
  readonly isUnknown: boolean;
  /** The page of the shopper's bank or of PayPal, when a form without scripts has to go on there. */
  readonly approvalUrl: string | undefined;
}

export interface FinishPorts {
  readonly origin: string;
  readonly shop: string;
}

/** The parameter with which the provider's page says what became of the payment. */
export const OUTCOME = 'redirect_status';

/** Loads the page that finishes an order. It reads nothing, and changes nothing before a form is posted. */
export const makeFinishLoader =
  ({ origin, shop }: FinishPorts): PageLoader<FinishData> =>
  ({ query }) => {
    const order = readOrder(query);
    if (order === undefined) return T.of({ kind: 'redirect', url: CHECKOUT_PATHS.review, isPermanent: false });
    return T.of({
      kind: 'page',
      data: {
        order,
        origin,
        isLeft: query.get(OUTCOME) === 'failed',
        problem: undefined,
        isUnknown: false,
        approvalUrl: undefined,
      },
      head: {
        title: `Finishing your order | ${shop}`,
        description: `Check out at ${shop}.`,
        canonical: undefined,
        isIndexed: false,
      },
      isShareable: false,
      isNeverKept: true,
    });
  };

export interface FinishActionPorts {
  readonly placeOrder: PlaceOrder;
  readonly origin: string;
}

/** Finishes an order without scripts: the same key gives the same order (ORD-01). */
export const makeFinishAction =
  ({ placeOrder, origin }: FinishActionPorts): PageAction<FinishData> =>
  (form) => {
    const order = readOrder(form);
    if (order === undefined) return T.of({ kind: 'see-other', url: CHECKOUT_PATHS.review });
    return pipe(
      placeOrder({ ...order, returnUrl: returnUrl(origin, order) }),
      TE.match(
        (failure): ActionResult<FinishData> => {
          const path = pathAfter(failure);
          if (path !== undefined) return { kind: 'see-other', url: path };
          return {
            kind: 'refused',
            status: statusOfProblem(failure),
            url: finishPath(order),
            changes: isOutcomeUnknown(failure) ? { isUnknown: true } : { problem: toPlacingProblem(failure) },
          };
        },
        (result): ActionResult<FinishData> => seeResult(result, order),
      ),
    );
  };
