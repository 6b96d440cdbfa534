import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { addressesFor, defaultAddressFor } from '../../addresses/address-uses';
import { GUEST, type HeaderUser } from '../../identity/session/header-user';
import type { LoadHeaderUser } from '../../identity/session/load-header-user';
import type { Clock } from '../../shared/clock';
import { otherBillingAddress } from '../steps/billing-address';
import type { PickupPerson } from '../../cart/fulfilment/fulfilment';
import { isExpired, type Checkout } from '../loading/checkout';
import type { CheckoutFailure } from '../loading/checkout-gateway';
import type { ChoosePayment } from '../steps/choose-payment';
import type { LoadCheckout } from '../loading/load-checkout';
import type { SetContact } from '../steps/set-contact';
import type { SetDeliveryAddress } from '../steps/set-delivery-address';

export interface BeginCheckoutPorts {
  readonly loadCheckout: LoadCheckout;
  readonly setContact: SetContact;
  readonly setDeliveryAddress: SetDeliveryAddress;
  readonly choosePayment: ChoosePayment;
  readonly loadHeaderUser: LoadHeaderUser;
  readonly clock: Clock;
}

/**
 * Chooses a member's own details where nothing was chosen yet: the account's email address, phone number and name, or the
 * phone number of the default address when the account has none, the default address and the default card, or the only one, and the default address for the bill. Returns the updated
 * checkout, which may be complete. What cannot be chosen stays open, and the shopper completes it. For guests nothing is
 * chosen.
 */
export type BeginCheckout = TE.TaskEither<CheckoutFailure, Checkout>;

/** A step that fills in one part; a failure leaves that part to the shopper. */
type Fill = (checkout: Checkout) => TE.TaskEither<unknown, Checkout> | undefined;

export const makeBeginCheckout = (ports: BeginCheckoutPorts): BeginCheckout =>
  pipe(
    TE.Do,
    TE.apS('checkout', ports.loadCheckout),
    TE.apSW('user', TE.fromTask(TE.getOrElse(() => T.of(GUEST))(ports.loadHeaderUser))),
    TE.chain(({ checkout, user }) =>
      user.isRegistered
        ? [fillContact(ports, user), fillAddress(ports), fillPayment(ports)].reduce(
            (before, fill) => TE.chain((current: Checkout) => filled(current, fill))(before),
            TE.right<CheckoutFailure, Checkout>(checkout),
          )
        : TE.right(checkout),
    ),
  );

const fillContact =
  ({ setContact }: BeginCheckoutPorts, user: HeaderUser): Fill =>
  (checkout) => {
    const { missing, contact, asksWhoPicksUp } = checkout;
    if (!missing.includes('contact')) return undefined;
    // What was typed for this order stays.
    const email = contact?.email || user.email;
    const phone = contact?.phone || user.phoneNumber || defaultAddress(checkout)?.phone || undefined;
    const pickup = contact?.pickup ?? nameOf(user);
    if (email === undefined || phone === undefined || (asksWhoPicksUp && pickup === undefined)) return undefined;
    return setContact({ email, phone, ...(asksWhoPicksUp && pickup ? { pickup } : {}) });
  };

const nameOf = ({ firstName, lastName }: HeaderUser): PickupPerson | undefined =>
  firstName === undefined || lastName === undefined ? undefined : { firstName, lastName };

const fillAddress =
  ({ setDeliveryAddress }: BeginCheckoutPorts): Fill =>
  (checkout) => {
    const address = defaultAddress(checkout);
    if (!checkout.missing.includes('address') || address === undefined) return undefined;
    return pipe(
      setDeliveryAddress({ kind: 'saved', addressId: address.id }),
      TE.map((set) => (set.kind === 'set' ? set.checkout : checkout)),
    );
  };

const fillPayment =
  ({ choosePayment, clock }: BeginCheckoutPorts): Fill =>
  ({ missing, savedCards, deliveryAddress, savedAddresses }) => {
    const usable = savedCards.filter((each) => !isExpired(each, clock()));
    const card = usable.find(({ isDefault }) => isDefault) ?? onlyOne(usable);
    if (!missing.includes('payment') || card === undefined) return undefined;
    const { kind, walletId } = card;
    return choosePayment({
      choice: kind === 'card' ? { kind: 'saved', walletId } : { kind, walletId },
      billingAddressId: otherBillingAddress({ deliveryAddress, savedAddresses })?.id,
    });
  };

const filled = (checkout: Checkout, fill: Fill): TE.TaskEither<CheckoutFailure, Checkout> =>
  pipe(
    fill(checkout) ?? TE.right(checkout),
    TE.orElse(() => TE.right(checkout)),
  );

const defaultAddress = ({ savedAddresses }: Checkout): Checkout['savedAddresses'][number] | undefined =>
  defaultAddressFor(savedAddresses, 'delivery') ?? onlyOne(addressesFor(savedAddresses, 'delivery'));

const onlyOne = <A>(all: ReadonlyArray<A>): A | undefined => (all.length === 1 ? all[0] : undefined);
