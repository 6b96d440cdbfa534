import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Address } from '../addresses/address';
import { asGuestIfNeeded } from '../cart/as-guest';
import type { CartItem } from '../cart/cart';
import type { CartGateway, CartWriteFailure } from '../cart/cart-gateway';
import { choiceOf, isChosen, SHIPPING, type LineFulfilment } from '../cart/fulfilment/fulfilment';
import type { BecomeGuest } from '../identity/session/ensure-guest-identity';
import type { SessionStore } from '../identity/session/session-store';
import type { Checkout, Contact } from './checkout';
import type { CheckoutFailure } from './checkout-gateway';
import type { LoadCheckout } from './load-checkout';
import type { SetContact } from './set-contact';
import type { SetDeliveryAddress } from './set-delivery-address';

export interface BeginAgainPorts {
  readonly cart: Pick<CartGateway, 'load' | 'add'>;
  readonly becomeGuest: BecomeGuest;
  readonly session: SessionStore;
  readonly setContact: SetContact;
  readonly setDeliveryAddress: SetDeliveryAddress;
  readonly loadCheckout: LoadCheckout;
}

/** What a page of the checkout showed before the guest's session ended. */
export interface SeenCheckout {
  readonly items: ReadonlyArray<Pick<CartItem, 'partNumber' | 'quantity' | 'fulfilment'>>;
  readonly contact: Contact | undefined;
  readonly address: Address | undefined;
}

/**
 * Begins the checkout of a guest whose session has ended again: a new guest gets the same items, contact and address, and
 * the new checkout is returned (CHK-09). What the shop does not accept any more is left out, and the shopper completes it.
 * Fails with `nothing-to-check-out` when no item can be bought, and otherwise as the service does; calling it again then
 * adds only what is missing.
 */
export type BeginAgain = (seen: SeenCheckout) => TE.TaskEither<BeginAgainFailure, Checkout>;

export type BeginAgainFailure = Extract<CartWriteFailure, CheckoutFailure> | CheckoutFailure;

type SeenItem = SeenCheckout['items'][number];

export const makeBeginAgain = (ports: BeginAgainPorts): BeginAgain => {
  const { cart, setContact, setDeliveryAddress, loadCheckout } = ports;
  return ({ items, contact, address }) =>
    pipe(
      cart.load,
      TE.chainW((current) => addAll(ports, items, current.items)),
      TE.chainW(() => ifPossible(contact && setContact(contact))),
      TE.chainW(() => ifPossible(address && setDeliveryAddress({ kind: 'typed', address, asTyped: true }))),
      TE.chainW(() => loadCheckout),
    );
};

/** Adds one item after the other, as far as it is not in the cart. */
const addAll = (
  ports: BeginAgainPorts,
  items: ReadonlyArray<SeenItem>,
  present: ReadonlyArray<SeenItem>,
): TE.TaskEither<BeginAgainFailure, unknown> =>
  TE.traverseSeqArray((item: SeenItem) => addMissing(ports, item, quantityOf(present, item)))(items);

/** How many pieces of an item are in the cart for the same way of delivery. */
const quantityOf = (items: ReadonlyArray<SeenItem>, { partNumber, fulfilment }: SeenItem): number =>
  items
    .filter((each) => each.partNumber === partNumber && isChosen(fulfilment ?? SHIPPED, each.fulfilment ?? SHIPPED))
    .reduce((sum, { quantity }) => sum + quantity, 0);

const SHIPPED: Pick<LineFulfilment, 'method' | 'storeId'> = { method: 'ship', storeId: undefined };

const addMissing = (
  { cart, becomeGuest, session }: BeginAgainPorts,
  { partNumber, quantity, fulfilment }: SeenItem,
  present: number,
): TE.TaskEither<BeginAgainFailure, void> =>
  quantity <= present
    ? TE.right(undefined)
    : pipe(
        cart.add(partNumber, quantity - present, fulfilment && (choiceOf(fulfilment) ?? SHIPPING)),
        asGuestIfNeeded(becomeGuest, session),
        TE.orElse((failure) => leaveOut(failure)),
      );

/** An item that cannot be bought any more, or not as often, is left out. */
const leaveOut = (failure: CartWriteFailure): TE.TaskEither<BeginAgainFailure, void> => {
  switch (failure.kind) {
    case 'not-enough-stock':
    case 'not-for-sale':
    case 'no-such-line':
      return TE.right(undefined);
    default:
      return TE.left(failure);
  }
};

/** What cannot be set stays open in the checkout. */
const ifPossible = (set: TE.TaskEither<unknown, unknown> | undefined): TE.TaskEither<never, void> =>
  set === undefined
    ? TE.right(undefined)
    : pipe(
        set,
        TE.match(
          () => undefined,
          () => undefined,
        ),
        TE.fromTask,
      );
