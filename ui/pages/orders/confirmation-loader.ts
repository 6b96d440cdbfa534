import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Order } from '../../../core/orders/order';
import type { ViewOrder } from '../../../core/orders/view-order';
import { confirmationPath, orderReferenceIn, type OrderReference } from '../../../core/paths/order-paths';
import { TRACK_ORDER_PATH } from '../../../core/paths/paths';
import type { PageLoader, PageOutcome } from '../../page/page';
import type { ConfirmationData } from './confirmation-data';
import type { OrderLoaderPorts } from './order-loader';
import { orderHead, withoutOrder, withoutToken } from './order-outcomes';

type Outcome = PageOutcome<ConfirmationData>;

/**
 * Loads the page after placing an order (ORD-03). It only reads, so that a reload never places again. The token in the
 * address opens the order for everyone; for the shopper whose order it is, the address is replaced by one with the
 * order's number, so that scripts of other companies on the page never read the token.
 */
export const makeConfirmationLoader =
  ({ viewOrder, userType, shop }: OrderLoaderPorts): PageLoader<ConfirmationData> =>
  ({ query }) => {
    const reference = orderReferenceIn(query);
    if (reference === undefined) return T.of(LOOK_UP);
    return pipe(
      viewOrder(reference),
      T.chain(
        E.match(
          (failure): T.Task<Outcome> =>
            T.of(
              'token' in reference && failure.kind === 'order-not-found'
                ? LOOK_UP
                : withoutOrder(failure, userType, confirmationPath(reference)),
            ),
          (order) => withOrder(viewOrder, order, reference, shop),
        ),
      ),
    );
  };

const LOOK_UP: PageOutcome<never> = { kind: 'redirect', url: TRACK_ORDER_PATH, isPermanent: false };

const withOrder = (viewOrder: ViewOrder, order: Order, reference: OrderReference, shop: string): T.Task<Outcome> => {
  const page: Outcome = {
    kind: 'page',
    data: { order: withoutToken(order), reference },
    head: orderHead('Thank you for your order', shop),
    isShareable: false,
  };
  if (!('token' in reference)) return T.of(page);
  const own = { orderId: order.id };
  return pipe(
    viewOrder(own),
    T.map((read) => (E.isRight(read) ? { kind: 'redirect', url: confirmationPath(own), isPermanent: false } : page)),
  );
};
