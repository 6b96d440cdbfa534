import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../../../core/identity/session/session-store';
import type { OrderReadFailure } from '../../../core/orders/order-gateway';
import type { NewChangeKey } from '../../../core/orders/change-order';
import { lookUpMessage, TOKEN_NOT_FOUND } from '../../../core/orders/order-message';
import type { ViewOrder } from '../../../core/orders/view-order';
import { orderPath, orderReferenceIn, type OrderReference } from '../../../core/paths/order-paths';
import { ORDER_HISTORY_PATH, ORDER_PATH } from '../../../core/paths/paths';
import type { PageLoader, PageOutcome } from '../../page/page';
import { repeatableOf, type RepeatablePorts } from './repeatable-items';
import { againIn } from './again-marks';
import { LOOK_UP_MARK, type OrderDone, type OrderPageData } from './order-data';
import { orderHead, withoutOrder, withoutToken } from './order-outcomes';

export interface OrderLoaderPorts {
  readonly viewOrder: ViewOrder;
  readonly userType: SessionStore['userType'];
  readonly shop: string;
}

type Outcome = PageOutcome<OrderPageData>;

const EMPTY: Omit<OrderPageData, 'reference'> = {
  order: undefined,
  changeKey: '',
  repeatable: [],
  lookUp: { orderId: '', email: '', errors: {} },
  done: undefined,
  again: undefined,
  problem: undefined,
};

/**
 * Loads the page about one order, or the look-up (ORD-04). One's own order is found by its number; a token opens an order
 * without an account. A signed-in shopper who looks for no certain order gets the list of their orders.
 */
export const makeOrderLoader =
  (ports: OrderLoaderPorts & RepeatablePorts & { readonly newChangeKey: NewChangeKey }): PageLoader<OrderPageData> =>
  ({ path, query }) => {
    const { viewOrder, userType, shop, newChangeKey } = ports;
    const reference = orderReferenceIn(query);
    if (reference === undefined) return T.of(withoutReference(path, query, userType, shop));
    return pipe(
      viewOrder(reference),
      TE.bindTo('order'),
      TE.bind('repeatable', ({ order }) => TE.fromTask(repeatableOf(ports, order))),
      TE.match(
        (failure) => notShown(failure, reference, userType, shop),
        ({ order, repeatable }): Outcome => ({
          kind: 'page',
          data: {
            ...EMPTY,
            reference,
            order: withoutToken(order),
            changeKey: newChangeKey(),
            repeatable,
            done: doneIn(query),
            again: againIn(query),
          },
          head: orderHead(`Order ${order.id}`, shop),
          isShareable: false,
        }),
      ),
    );
  };

const withoutReference = (
  path: string,
  query: URLSearchParams,
  userType: SessionStore['userType'],
  shop: string,
): Outcome => {
  const seeksOther = query.get(LOOK_UP_MARK.name) === LOOK_UP_MARK.value;
  return path.startsWith(ORDER_PATH) || (userType() === 'registered' && !seeksOther)
    ? { kind: 'redirect', url: ORDER_HISTORY_PATH, isPermanent: false }
    : lookUpPage(shop, undefined, 200);
};

const lookUpPage = (shop: string, problem: string | undefined, status: number): Outcome => ({
  kind: 'page',
  data: { ...EMPTY, reference: undefined, problem },
  head: orderHead('Track an order', shop),
  status,
  isShareable: false,
});

const notShown = (
  failure: OrderReadFailure,
  reference: OrderReference,
  userType: SessionStore['userType'],
  shop: string,
): Outcome => {
  if (failure.kind === 'too-many-look-ups') return lookUpPage(shop, lookUpMessage(failure), 429);
  if ('token' in reference && failure.kind === 'order-not-found') return lookUpPage(shop, TOKEN_NOT_FOUND, 404);
  return withoutOrder(failure, userType, orderPath(reference));
};

const DONE: ReadonlyArray<string> = ['cancelled', 'returned'] satisfies ReadonlyArray<OrderDone>;

const doneIn = (query: URLSearchParams): OrderDone | undefined => {
  const done = query.get('done') ?? '';
  return isDone(done) ? done : undefined;
};

const isDone = (text: string): text is OrderDone => DONE.includes(text);
