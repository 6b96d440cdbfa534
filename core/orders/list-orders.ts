import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../identity/session/session-store';
import type { Clock } from '../shared/clock';
import type { PreferredPlaceStore } from '../stores/preferred/preferred-store';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { markLateSummary } from './late';
import type { ListPage, OrderSummary, Purchase } from './order';
import type { OrderGateway, PageOfList, SignInNeeded } from './order-gateway';

export interface ListOrdersPorts {
  readonly orders: OrderGateway;
  readonly session: Pick<SessionStore, 'userType'>;
}

export interface ListPurchasesPorts extends ListOrdersPorts {
  readonly placeStore: Pick<PreferredPlaceStore, 'store'>;
}

type Listed<Item> = TE.TaskEither<SignInNeeded | UpstreamFailure, ListPage<Item>>;

/**
 * The signed-in shopper's orders, the newest first, with what is late marked (ORD-04). For other shoppers it fails with
 * `sign-in-needed`, and nothing is requested.
 */
export type ListOrders = (page: PageOfList) => Listed<OrderSummary>;

/**
 * What the signed-in shopper has bought before, with what the shopper's store has of what is only picked up (ORD-08). For
 * other shoppers as `ListOrders`.
 */
export type ListPurchases = (page: PageOfList) => Listed<Purchase>;

export const makeListOrders =
  ({ orders, session, clock }: ListOrdersPorts & { readonly clock: Clock }): ListOrders =>
  (page) =>
    pipe(
      whenRegistered(session, orders.history(page)),
      TE.map(({ items, total }) => ({ total, items: items.map((order) => markLateSummary(order, clock())) })),
    );

export const makeListPurchases =
  ({ orders, session, placeStore }: ListPurchasesPorts): ListPurchases =>
  (page) =>
    pipe(
      TE.fromIO(placeStore.store),
      TE.chain((store) => whenRegistered(session, orders.purchases(page, store?.id))),
    );

const SIGN_IN_NEEDED: SignInNeeded = { kind: 'sign-in-needed' };

const whenRegistered = <Item>({ userType }: ListOrdersPorts['session'], list: Listed<Item>): Listed<Item> =>
  pipe(
    TE.fromIO<string | undefined, SignInNeeded | UpstreamFailure>(userType),
    TE.chain((type) => (type === 'registered' ? list : TE.left(SIGN_IN_NEEDED))),
  );

/** The largest page number that lists accept. */
const LAST_PAGE = 10_000;

/** The page number in an address; 1 when it is missing or not a whole number from 1. */
export const pageNumberOf = (text: string | null): number => {
  const number = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1;
  return number >= 1 && number <= LAST_PAGE ? number : 1;
};
