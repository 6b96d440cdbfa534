import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SavedAddress } from '../addresses/address';
import type { AddressBook } from '../addresses/address-book';
import { addressesFor } from '../addresses/address-uses';
import type { SignInNeeded } from '../orders/order-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { LoadWallet } from '../wallet/load-wallet';
import { isStoreCard, type WalletCard } from '../wallet/wallet';
import type { RepeatDeliveryGateway } from './repeat-delivery-gateway';
import type { RepeatPlans } from './repeat-plan';

/** What a shopper chooses for a plan. Each list is undefined when it could not be read. */
export interface PlanChoices {
  /** The addresses of the address book that things may be delivered to. */
  readonly addresses: ReadonlyArray<SavedAddress> | undefined;
  /** The saved cards; a temporary one pays no repeat delivery. */
  readonly cards: ReadonlyArray<WalletCard> | undefined;
}

/** The shopper's repeat deliveries with all that they can be changed to. */
export interface RepeatDeliveries extends RepeatPlans, PlanChoices {}

export interface PlanChoicesPorts {
  readonly addresses: AddressBook['addresses'];
  readonly loadWallet: LoadWallet;
}

export interface LoadRepeatDeliveriesPorts extends PlanChoicesPorts {
  readonly repeatDelivery: Pick<RepeatDeliveryGateway, 'plans'>;
}

/** Loads all repeat deliveries of the shopper (RPD-02). Fails as the gateway does; a list of choices may be missing. */
export type LoadRepeatDeliveries = TE.TaskEither<SignInNeeded | UpstreamFailure, RepeatDeliveries>;

export const makeLoadRepeatDeliveries = ({
  repeatDelivery,
  ...choices
}: LoadRepeatDeliveriesPorts): LoadRepeatDeliveries =>
  pipe(
    TE.Do,
    TE.apSW('plans', repeatDelivery.plans),
    TE.apSW('choices', TE.fromTask(planChoices(choices))),
    TE.map((loaded) => ({ ...loaded.plans, ...loaded.choices })),
  );

/** Reads the addresses and the cards that a plan can have. */
export const planChoices = (ports: PlanChoicesPorts): T.Task<PlanChoices> =>
  pipe(T.Do, T.apS('addresses', deliveryAddresses(ports)), T.apS('cards', lastingCards(ports)));

const deliveryAddresses = ({ addresses }: PlanChoicesPorts): T.Task<PlanChoices['addresses']> =>
  pipe(
    addresses,
    TE.match(
      () => undefined,
      (all) => addressesFor(all, 'delivery'),
    ),
  );

const lastingCards = ({ loadWallet }: PlanChoicesPorts): T.Task<PlanChoices['cards']> =>
  pipe(
    loadWallet,
    TE.match(
      () => undefined,
      ({ cards }) => cards.filter((card) => !isStoreCard(card)),
    ),
  );
