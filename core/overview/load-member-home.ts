import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ListOrders, ListPurchases } from '../orders/list-orders';
import type { OrderSummary, Purchase } from '../orders/order';
import type { SignInNeeded } from '../orders/order-gateway';
import type { RefreshRewards } from '../rewards/refresh-rewards';
import type { Rewards } from '../rewards/rewards';
import {
  newestOrder,
  nextDelivery,
  overviewPets,
  part,
  partOfMember,
  type NextDelivery,
  type NextDeliveryPorts,
  type OverviewPart,
  type OverviewPet,
  type OverviewPetsPorts,
} from './overview-part';

/** What the home page shows a signed-in shopper first. */
export interface MemberHome {
  readonly rewards: OverviewPart<Rewards>;
  /** Undefined in a part that is known: the shopper has no order. */
  readonly lastOrder: OverviewPart<OrderSummary | undefined>;
  readonly nextDelivery: OverviewPart<NextDelivery>;
  readonly pets: OverviewPart<ReadonlyArray<OverviewPet>>;
  /**
   * What was bought and can be shipped now, the latest first; empty when it could not be read. What is only picked up is
   * bought on the page of purchases, which names its store.
   */
  readonly again: ReadonlyArray<Purchase>;
}

export interface LoadMemberHomePorts extends OverviewPetsPorts, NextDeliveryPorts {
  readonly listOrders: ListOrders;
  readonly listPurchases: ListPurchases;
  readonly refreshRewards: RefreshRewards;
}

/** Items to buy again that a home page shows at most. */
export const AGAIN_SHOWN = 6;
/** Purchases that are read: some cannot be bought any more. */
const PURCHASES_READ = 12;

/**
 * Loads what is about the shopper on the home page (ACC-01, ACC-04, ORD-08, RPD-02, RWD-04). A part that cannot be read is `failed`, and
 * the others are there. Fails with `sign-in-needed` for a shopper who is not signed in, or whose session has ended.
 */
export type LoadMemberHome = TE.TaskEither<SignInNeeded, MemberHome>;

export const makeLoadMemberHome = (ports: LoadMemberHomePorts): LoadMemberHome =>
  pipe(
    TE.Do,
    TE.apSW('rewards', part(ports.refreshRewards)),
    TE.apSW('lastOrder', newestOrder(ports.listOrders)),
    TE.apSW('nextDelivery', nextDelivery(ports)),
    TE.apSW('pets', overviewPets(ports)),
    TE.apSW('again', purchasesAgain(ports)),
  );

const purchasesAgain = ({
  listPurchases,
}: Pick<LoadMemberHomePorts, 'listPurchases'>): TE.TaskEither<SignInNeeded, ReadonlyArray<Purchase>> =>
  pipe(
    listPurchases({ number: 1, size: PURCHASES_READ }),
    partOfMember,
    TE.map((bought) => (bought.kind === 'failed' ? [] : bought.value.items.filter(isShippedNow).slice(0, AGAIN_SHOWN))),
  );

const isShippedNow = ({ isBuyable, isPickupOnly }: Purchase): boolean => isBuyable && isPickupOnly !== true;
