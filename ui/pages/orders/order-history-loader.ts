import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { pageNumberOf, type ListOrders } from '../../../core/orders/list-orders';
import { ORDER_HISTORY_PATH } from '../../../core/paths/paths';
import type { PageLoader, PageOutcome } from '../../page/page';
import { historyPath, ORDERS_ON_A_PAGE, type OrderHistoryData } from './order-history-data';
import { signInFirst } from '../shared/sign-in-first';
import { orderHead } from './order-outcomes';

export interface OrderHistoryPorts {
  readonly listOrders: ListOrders;
  readonly shop: string;
}

/** Loads the list of one's orders (ORD-04). Other shoppers are asked to sign in and come back. */
export const makeOrderHistoryLoader =
  ({ listOrders, shop }: OrderHistoryPorts): PageLoader<OrderHistoryData> =>
  ({ query }) => {
    const page = pageNumberOf(query.get('page'));
    return pipe(
      listOrders({ number: page, size: ORDERS_ON_A_PAGE }),
      TE.match(
        ({ kind }): PageOutcome<OrderHistoryData> =>
          kind === 'sign-in-needed' ? signInFirst(historyPath(page)) : { kind: 'unavailable' },
        (orders) =>
          orders.items.length === 0 && page > 1
            ? { kind: 'redirect', url: ORDER_HISTORY_PATH, isPermanent: false }
            : { kind: 'page', data: { orders, page }, head: orderHead('Your orders', shop), isShareable: false },
      ),
    );
  };
