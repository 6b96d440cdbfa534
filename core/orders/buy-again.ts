import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { asGuestIfNeeded } from '../cart/as-guest';
import { MAX_QUANTITY } from '../cart/cart';
import type { CartGateway, CartWriteFailure, NotEnoughStock, NotForSale } from '../cart/cart-gateway';
import type { FulfilmentChoice } from '../cart/fulfilment/fulfilment';
import type { BecomeGuest, EnsureGuestIdentity } from '../identity/session/ensure-guest-identity';
import type { SessionStore } from '../identity/session/session-store';
import { MAX_AGAIN } from './max-again';

export interface BuyAgainPorts {
  readonly cart: Pick<CartGateway, 'add'>;
  readonly becomeGuest: BecomeGuest;
  readonly ensureGuestIdentity: EnsureGuestIdentity;
  readonly session: SessionStore;
}

export interface WantedItem {
  readonly partNumber: string;
  /** A whole number from 1 to 99. */
  readonly quantity: number;
  /** How it reaches the shopper: shipped by default. */
  readonly choice?: FulfilmentChoice | undefined;
}

/** An item that could not be bought: the shop does not have it, or no longer sells it. */
export interface UnavailableItem {
  readonly partNumber: string;
  /** The store that has no more of it now; missing unless it was to be picked up there. */
  readonly outAt?: string;
}

/** An item of which the shop has less than was wanted. */
export interface PartlyAdded {
  readonly partNumber: string;
  /** What was added to the cart: at least 1, and less than was wanted. */
  readonly quantity: number;
  readonly wanted: number;
}

/** The part numbers that are in the cart now, and what could not be bought. */
export interface BoughtAgain {
  readonly added: ReadonlyArray<string>;
  readonly unavailable: ReadonlyArray<UnavailableItem>;
  /** Those of `added` of which less was added than was wanted; missing when there is none. */
  readonly partly?: ReadonlyArray<PartlyAdded>;
}

/**
 * Adds items to the cart again (ORD-08). Of an item of which less is in stock, it adds what there is, and says how much
 * that is; an item that cannot be bought is left out. A failure of the service ends it; the items before that one are in
 * the cart then. Items without a part number or with an invalid quantity, and those beyond `MAX_AGAIN`, are ignored.
 */
export type BuyAgain = (items: ReadonlyArray<WantedItem>) => TE.TaskEither<CartWriteFailure, BoughtAgain>;

export const makeBuyAgain =
  ({ cart, becomeGuest, ensureGuestIdentity, session }: BuyAgainPorts): BuyAgain =>
  (items) => {
    const add = ({ partNumber, quantity, choice }: WantedItem): TE.TaskEither<CartWriteFailure, void> =>
      asGuestIfNeeded(becomeGuest, session)(cart.add(partNumber, quantity, choice));
    return pipe(
      ensureGuestIdentity,
      TE.chain(() => addEach(add, items.filter(isWanted).slice(0, MAX_AGAIN))),
    );
  };

const isWanted = ({ partNumber, quantity }: WantedItem): boolean =>
  partNumber !== '' && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

type Add = (item: WantedItem) => TE.TaskEither<CartWriteFailure, void>;

/** Adds one item after the other, because each addition changes the same cart. */
const addEach = (add: Add, items: ReadonlyArray<WantedItem>): TE.TaskEither<CartWriteFailure, BoughtAgain> =>
  items.reduce<TE.TaskEither<CartWriteFailure, BoughtAgain>>(
    (earlier, item) => TE.chain(addNext(add, item))(earlier),
    TE.right({ added: [], unavailable: [] }),
  );

const addNext =
  (add: Add, item: WantedItem) =>
  (earlier: BoughtAgain): TE.TaskEither<CartWriteFailure, BoughtAgain> =>
    pipe(addAvailable(add, item), TE.map(joinBought(earlier)));

/** What was bought earlier and what was bought later, in one result. */
export const joinBought =
  (earlier: BoughtAgain) =>
  (later: BoughtAgain): BoughtAgain => {
    const partly = [...(earlier.partly ?? []), ...(later.partly ?? [])];
    return {
      added: [...earlier.added, ...later.added],
      unavailable: [...earlier.unavailable, ...later.unavailable],
      ...(partly.length > 0 && { partly }),
    };
  };

/** Adds an item, or what is in stock of it. */
const addAvailable = (add: Add, item: WantedItem): TE.TaskEither<CartWriteFailure, BoughtAgain> =>
  pipe(
    add(item),
    TE.map(() => item.quantity),
    TE.orElse((failure) => {
      const { available = 0 } = failure.kind === 'not-enough-stock' ? failure : {};
      return available > 0 && available < item.quantity ? addPart(add, item, available) : TE.left(failure);
    }),
    TE.match(
      (failure): E.Either<CartWriteFailure, BoughtAgain> =>
        failure.kind === 'not-enough-stock' || failure.kind === 'not-for-sale'
          ? E.right({ added: [], unavailable: [unavailable(item, failure)] })
          : E.left(failure),
      (quantity) => E.right(bought(item, quantity)),
    ),
  );

const addPart = (add: Add, item: WantedItem, quantity: number): TE.TaskEither<CartWriteFailure, number> =>
  pipe(
    add({ ...item, quantity }),
    TE.map(() => quantity),
  );

const bought = ({ partNumber, quantity: wanted }: WantedItem, quantity: number): BoughtAgain => ({
  added: [partNumber],
  unavailable: [],
  ...(quantity < wanted && { partly: [{ partNumber, quantity, wanted }] }),
});

const unavailable = ({ partNumber, choice }: WantedItem, { kind }: NotEnoughStock | NotForSale): UnavailableItem =>
  kind === 'not-enough-stock' && choice?.method === 'pickup' ? { partNumber, outAt: choice.storeId } : { partNumber };
