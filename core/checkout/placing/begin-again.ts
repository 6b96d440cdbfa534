import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Address } from '../../addresses/address';
import { asGuestIfNeeded } from '../../cart/as-guest';
import type { CartItem } from '../../cart/cart';
import type { CartGateway, CartWriteFailure, NoSuchLine, NotEnoughStock, NotForSale } from '../../cart/cart-gateway';
import { choiceOf, isChosen, SHIPPING, type LineFulfilment } from '../../cart/fulfilment/fulfilment';
import { isSameText } from '../../personalization/personalization';
import type { BecomeGuest } from '../../identity/session/ensure-guest-identity';
import type { SessionStore } from '../../identity/session/session-store';
import type { Checkout, Contact } from '../loading/checkout';
import type { CheckoutFailure } from '../loading/checkout-gateway';
import type { LoadCheckout } from '../loading/load-checkout';
import type { SetContact } from '../steps/set-contact';
import type { SetDeliveryAddress } from '../steps/set-delivery-address';
import {
  ifPossible,
  lostChoices,
  restoreChoices,
  type LostChoice,
  type RestoreChoicesPorts,
  type SeenChoices,
} from './restore-choices';

export interface BeginAgainPorts extends RestoreChoicesPorts {
  readonly cart: Pick<CartGateway, 'add' | 'applyPromotion'>;
  readonly becomeGuest: BecomeGuest;
  readonly session: SessionStore;
  readonly setContact: SetContact;
  readonly setDeliveryAddress: SetDeliveryAddress;
  readonly loadCheckout: LoadCheckout;
}

/** What a page of the checkout showed before the guest's session ended. */
export interface SeenCheckout {
  readonly items: ReadonlyArray<
    Pick<CartItem, 'partNumber' | 'name' | 'quantity' | 'fulfilment' | 'personalization'> &
      Partial<Pick<CartItem, 'id'>>
  >;
  readonly contact: Contact | undefined;
  readonly address: Address | undefined;
  /** Undefined on a page that shows none. */
  readonly choices?: SeenChoices;
}

/**
 * Begins the checkout of a guest whose session has ended again: a new guest gets the same items, contact, address, shipping
 * method, delivery day, tip, promotion codes and prescriptions, and the new checkout is returned (CHK-09). Of an item of
 * which less is in stock, it adds what there is. What the shop does not accept any more is left out and named, and the
 * shopper completes it. Fails with `nothing-to-check-out` when no item can be bought, and otherwise as the service does;
 * calling it again then adds only what is missing.
 */
export type BeginAgain = (seen: SeenCheckout) => TE.TaskEither<BeginAgainFailure, BegunAgain>;

export interface BegunAgain {
  readonly checkout: Checkout;
  /** The items that are not in the cart, or not as often as before. */
  readonly leftOut: ReadonlyArray<LeftOut>;
  /** What was chosen and could not be taken over. */
  readonly lost: ReadonlyArray<LostChoice>;
}

export interface LeftOut {
  readonly name: string;
  /** The quantity that the page showed. */
  readonly wanted: number;
  /** The quantity that is in the cart now; 0 for an item that cannot be bought. */
  readonly quantity: number;
}

export type BeginAgainFailure = Extract<CartWriteFailure, CheckoutFailure> | CheckoutFailure;

const NOTHING = TE.right<never, void>(undefined);
const NO_CHOICES: SeenChoices = {
  methodId: undefined,
  day: undefined,
  tip: 0,
  codes: [],
  prescription: undefined,
  giftCards: [],
};

type SeenItem = SeenCheckout['items'][number];

export const makeBeginAgain = (ports: BeginAgainPorts): BeginAgain => {
  const { loadCart, setContact, setDeliveryAddress, loadCheckout } = ports;
  return ({ items, contact, address, choices = NO_CHOICES }) =>
    pipe(
      loadCart,
      TE.chainW((current) => addAll(ports, items, current.items)),
      TE.chainFirstW(() => (contact === undefined ? NOTHING : ifPossible(setContact(contact)))),
      TE.chainFirstW(() =>
        address === undefined ? NOTHING : ifPossible(setDeliveryAddress({ kind: 'typed', address, asTyped: true })),
      ),
      TE.chainFirstW(() => restoreChoices(ports, choices, items)),
      TE.bindTo('leftOut'),
      TE.bindW('checkout', () => loadCheckout),
      TE.map((begun) => ({ ...begun, lost: lostChoices(choices, begun.checkout) })),
    );
};

/** Adds one item after the other, as far as it is not in the cart, and returns what is left out. */
const addAll = (
  ports: BeginAgainPorts,
  items: ReadonlyArray<SeenItem>,
  present: ReadonlyArray<SeenItem>,
): TE.TaskEither<BeginAgainFailure, ReadonlyArray<LeftOut>> =>
  pipe(
    items,
    TE.traverseSeqArray((item) => TE.map(resultOf(item))(addMissing(ports, item, quantityOf(present, item)))),
    TE.map((added) => added.filter(({ wanted, quantity }) => quantity < wanted)),
  );

const resultOf =
  ({ name, quantity: wanted }: SeenItem) =>
  (quantity: number): LeftOut => ({ name, wanted, quantity });

/** How many pieces of an item are in the cart with the same text and for the same way of delivery. */
const quantityOf = (items: ReadonlyArray<SeenItem>, { partNumber, fulfilment, personalization }: SeenItem): number =>
  items
    .filter(
      (each) =>
        each.partNumber === partNumber &&
        isSameText(each.personalization, personalization) &&
        isChosen(fulfilment ?? SHIPPED, each.fulfilment ?? SHIPPED),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);

const SHIPPED: Pick<LineFulfilment, 'method' | 'storeId'> = { method: 'ship', storeId: undefined };

/** Brings an item to its quantity, or to what is in stock of it, and returns the quantity that is in the cart then. */
const addMissing = (
  ports: BeginAgainPorts,
  item: SeenItem,
  present: number,
): TE.TaskEither<BeginAgainFailure, number> => {
  const bringTo = (quantity: number): TE.TaskEither<CartWriteFailure, number> =>
    quantity <= present
      ? TE.right(Math.min(present, item.quantity))
      : TE.map(() => quantity)(add(ports, item, quantity - present));
  return pipe(
    bringTo(item.quantity),
    TE.orElse((failure) =>
      failure.kind === 'not-enough-stock' ? bringTo(Math.min(failure.available ?? 0, item.quantity)) : TE.left(failure),
    ),
    TE.orElseW((failure) => (isLeftOut(failure) ? TE.right(present) : TE.left(failure))),
  );
};

const add = (
  { cart, becomeGuest, session }: BeginAgainPorts,
  { partNumber, fulfilment, personalization }: SeenItem,
  quantity: number,
): TE.TaskEither<CartWriteFailure, void> =>
  pipe(
    cart.add(partNumber, quantity, fulfilment && (choiceOf(fulfilment) ?? SHIPPING), personalization),
    asGuestIfNeeded(becomeGuest, session),
  );

/** Whether an item cannot be bought any more, or not as often. */
const isLeftOut = (failure: CartWriteFailure): failure is NotEnoughStock | NotForSale | NoSuchLine =>
  failure.kind === 'not-enough-stock' || failure.kind === 'not-for-sale' || failure.kind === 'no-such-line';
