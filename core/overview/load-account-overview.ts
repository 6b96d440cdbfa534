import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AddressBook } from '../addresses/address-book';
import type { SavedAddress } from '../addresses/address';
import { defaultAddressFor } from '../addresses/address-uses';
import type { ListSummary } from '../lists/wish-list';
import type { ListOrders } from '../orders/list-orders';
import type { OrderSummary } from '../orders/order';
import type { SignInNeeded } from '../orders/order-gateway';
import type { RefreshRewards } from '../rewards/refresh-rewards';
import type { Rewards } from '../rewards/rewards';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { PreferredPlaceStore, PreferredStore } from '../stores/preferred/preferred-store';
import type { LoadWallet } from '../wallet/load-wallet';
import type { WalletCard } from '../wallet/wallet';
import {
  newestOrder,
  nextDelivery,
  part,
  overviewLists,
  overviewPets,
  type NextDelivery,
  type NextDeliveryPorts,
  type OverviewListsPorts,
  type OverviewPart,
  type OverviewPet,
  type OverviewPetsPorts,
} from './overview-part';

/** The entry that the shop uses by default, or else the first one, and how many there are. */
export interface Saved<A> {
  readonly first: A | undefined;
  readonly count: number;
}

/** What the account's first page shows (ACC-01). */
export interface AccountOverview {
  /** Undefined in a part that is known: the shopper has no order. */
  readonly lastOrder: OverviewPart<OrderSummary | undefined>;
  readonly nextDelivery: OverviewPart<NextDelivery>;
  readonly rewards: OverviewPart<Rewards>;
  readonly addresses: OverviewPart<Saved<SavedAddress>>;
  readonly cards: OverviewPart<Saved<WalletCard>>;
  readonly pets: OverviewPart<ReadonlyArray<OverviewPet>>;
  readonly lists: OverviewPart<ReadonlyArray<ListSummary>>;
  readonly store: PreferredStore | undefined;
}

export interface LoadAccountOverviewPorts extends OverviewPetsPorts, OverviewListsPorts, NextDeliveryPorts {
  readonly listOrders: ListOrders;
  readonly refreshRewards: RefreshRewards;
  readonly addresses: AddressBook['addresses'];
  readonly loadWallet: LoadWallet;
  readonly placeStore: Pick<PreferredPlaceStore, 'store'>;
}

/**
 * Loads the overview of the account. A part that cannot be read is `failed`, and the others are there. Fails with
 * `sign-in-needed` for a shopper who is not signed in, or whose session has ended.
 */
export type LoadAccountOverview = TE.TaskEither<SignInNeeded, AccountOverview>;

export const makeLoadAccountOverview = (ports: LoadAccountOverviewPorts): LoadAccountOverview =>
  pipe(
    TE.Do,
    TE.apSW('lastOrder', newestOrder(ports.listOrders)),
    TE.apSW('nextDelivery', nextDelivery(ports)),
    TE.apSW('rewards', part(ports.refreshRewards)),
    TE.apSW('addresses', part(addressesIn(ports))),
    TE.apSW('cards', part(cardsIn(ports))),
    TE.apSW('pets', overviewPets(ports)),
    TE.apSW('lists', overviewLists(ports)),
    TE.apSW('store', TE.fromIO(ports.placeStore.store)),
  );

const saved = <A>(all: ReadonlyArray<A>, byDefault: A | undefined): Saved<A> => ({
  first: byDefault ?? all[0],
  count: all.length,
});

const addressesIn = ({ addresses }: LoadAccountOverviewPorts): TE.TaskEither<UpstreamFailure, Saved<SavedAddress>> =>
  pipe(
    addresses,
    TE.map((all) => saved(all, defaultAddressFor(all, 'delivery'))),
  );

const cardsIn = ({ loadWallet }: LoadAccountOverviewPorts): TE.TaskEither<UpstreamFailure, Saved<WalletCard>> =>
  pipe(
    loadWallet,
    TE.map(({ cards }) =>
      saved(
        cards,
        cards.find(({ isDefault }) => isDefault),
      ),
    ),
  );
