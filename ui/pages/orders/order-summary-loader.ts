import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { orderReferenceIn, orderSummaryPath, RETURN_PARAMETER } from '../../../core/paths/order-paths';
import { TRACK_ORDER_PATH } from '../../../core/paths/paths';
import type { PageLoader, PageOutcome } from '../../page/page';
import type { OrderLoaderPorts } from './order-loader';
import { orderHead, withoutOrder, withoutToken } from './order-outcomes';
import type { OrderSummaryData } from './order-summary-data';

/**
 * Loads the summary of one order, by its number or its token (RTE-06, ORD-09). An address that names no order leads to
 * the look-up.
 */
export const makeOrderSummaryLoader =
  ({ viewOrder, userType, shop }: OrderLoaderPorts): PageLoader<OrderSummaryData> =>
  ({ query }) => {
    const reference = orderReferenceIn(query);
    if (reference === undefined) return T.of(LOOK_UP);
    return pipe(
      viewOrder(reference),
      TE.match(
        (failure): PageOutcome<OrderSummaryData> =>
          'token' in reference && failure.kind === 'order-not-found'
            ? LOOK_UP
            : withoutOrder(failure, userType, orderSummaryPath(reference)),
        (order) => {
          const slipOf = order.returns.find(({ id }) => id === query.get(RETURN_PARAMETER));
          const what = slipOf === undefined ? 'Receipt' : 'Return slip';
          return {
            kind: 'page',
            data: { order: withoutToken(order), reference, slipOf },
            head: orderHead(`${what} of order ${order.id}`, shop),
            isShareable: false,
          };
        },
      ),
    );
  };

const LOOK_UP: PageOutcome<never> = { kind: 'redirect', url: TRACK_ORDER_PATH, isPermanent: false };
