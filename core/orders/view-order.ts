import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../identity/session/session-store';
import type { Clock } from '../shared/clock';
import { markLate } from './late';
import type { Order } from './order';
import type { OrderGateway, OrderReadFailure } from './order-gateway';

export interface ViewOrderPorts {
  readonly orders: OrderGateway;
  readonly session: Pick<SessionStore, 'userId'>;
  readonly clock: Clock;
}

/** What an address names: the number of one's own order, or a token that opens an order. */
export type OrderAddressed = { readonly orderId: string } | { readonly token: string };

/**
 * Reads a placed order, and marks what is late (ORD-04). A caller without an identity has no orders of their own: the read
 * fails with `sign-in-needed`, and nothing is requested.
 */
export type ViewOrder = (addressed: OrderAddressed) => TE.TaskEither<OrderReadFailure, Order>;

export const makeViewOrder =
  (ports: ViewOrderPorts): ViewOrder =>
  (addressed) =>
    pipe(
      read(ports, addressed),
      TE.map((order) => markLate(order, ports.clock())),
    );

const read = (
  { orders, session }: ViewOrderPorts,
  addressed: OrderAddressed,
): TE.TaskEither<OrderReadFailure, Order> => {
  if ('token' in addressed) return isToken(addressed.token) ? orders.byToken(addressed.token) : NOT_FOUND;
  return isOrderId(addressed.orderId)
    ? pipe(
        TE.fromIO<string | undefined, never>(session.userId),
        TE.chainW((userId) => (userId === undefined ? TE.left(SIGN_IN_NEEDED) : orders.byId(addressed.orderId))),
      )
    : NOT_FOUND;
};

const SIGN_IN_NEEDED = { kind: 'sign-in-needed' } as const;
const NOT_FOUND: TE.TaskEither<OrderReadFailure, never> = TE.left({ kind: 'order-not-found' });

/** Whether a text may be an order's number: letters, digits and hyphens, at most 40. */
export const isOrderId = (text: string): boolean => /^[A-Za-z\d][A-Za-z\d-]{0,39}$/.test(text);

/** Tokens have at most 200 visible ASCII characters. */
const isToken = (text: string): boolean => /^[!-~]{1,200}$/.test(text);
