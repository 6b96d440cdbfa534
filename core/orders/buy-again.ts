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

/** The part numbers that are in the cart now, and what could not be bought. */
export interface BoughtAgain {
  readonly added: ReadonlyArray<string>;
  readonly unavailable: ReadonlyArray<UnavailableItem>;
}

/**
 * Adds items to the cart again (ORD-08). Of an item of which less is in stock, it adds what there is; an item that
 * cannot be bought is left out. A failure of the service ends it; the items before that one are in the cart then. Items
 * without a part number or with an invalid quantity, and those beyond `MAX_AGAIN`, are ignored.
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
  ({ added, unavailable }: BoughtAgain): TE.TaskEither<CartWriteFailure, BoughtAgain> =>
    pipe(
      addAvailable(add, item),
      TE.map((missing) =>
        missing === undefined
          ? { added: [...added, item.partNumber], unavailable }
          : { added, unavailable: [...unavailable, missing] },
      ),
    );

/** Adds an item, or what is in stock of it. Returns the item when nothing of it can be bought. */
const addAvailable = (add: Add, item: WantedItem): TE.TaskEither<CartWriteFailure, UnavailableItem | undefined> =>
  pipe(
    add(item),
    TE.orElse((failure) => {
      const { available = 0 } = failure.kind === 'not-enough-stock' ? failure : {};
      return available > 0 && available < item.quantity ? add({ ...item, quantity: available }) : TE.left(failure);
    }),
    TE.match(
      (failure): E.Either<CartWriteFailure, UnavailableItem | undefined> =>
        failure.kind === 'not-enough-stock' || failure.kind === 'not-for-sale'
          ? E.right(unavailable(item, failure))
          : E.left(failure),
      () => E.right(undefined),
    ),
  );

const unavailable = ({ partNumber, choice }: WantedItem, { kind }: NotEnoughStock | NotForSale): UnavailableItem =>
  kind === 'not-enough-stock' && choice?.method === 'pickup' ? { partNumber, outAt: choice.storeId } : { partNumber };
