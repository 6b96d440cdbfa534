import type { TaskEither } from 'fp-ts/TaskEither';
import type { AddressBook } from '../addresses/address-book';
import type { FillFromZip } from '../addresses/fill-from-zip';
import type { SaveAddress } from '../addresses/save-address';
import type { SuggestAddress } from '../addresses/suggest-address';
import type { Unreachable } from '../shared/upstream-failure';
import type { AddTip } from './steps/add-tip';
import type { BeginAgain } from './placing/begin-again';
import type { ChoosePayment } from './steps/choose-payment';
import type { ChooseDeliveryDay, ChooseShippingMethod } from './steps/choose-shipping';
import type { CompleteDelivery } from './steps/complete-delivery';
import type { CompletePayment } from './steps/complete-payment';
import type { ApplyGiftCard, RemoveGiftCard } from './steps/gift-card';
import type { LoadCheckout } from './loading/load-checkout';
import type { LoadReview } from './placing/load-review';
import type { PlaceOrder } from './placing/place-order';
import type { SetContact } from './steps/set-contact';
import type { SetDeliveryAddress } from './steps/set-delivery-address';

/** The use cases of the address book and of forms with an address. */
export interface AddressUseCases {
  readonly addresses: AddressBook['addresses'];
  readonly saveAddress: SaveAddress;
  readonly removeAddress: AddressBook['remove'];
  readonly suggestAddress: SuggestAddress;
  readonly fillFromZip: FillFromZip;
}

/** The use cases that change the checkout. */
export interface ChoiceUseCases {
  readonly setContact: SetContact;
  readonly setDeliveryAddress: SetDeliveryAddress;
  readonly chooseShippingMethod: ChooseShippingMethod;
  readonly chooseDeliveryDay: ChooseDeliveryDay;
  readonly addTip: AddTip;
  readonly choosePayment: ChoosePayment;
  readonly applyGiftCard: ApplyGiftCard;
  readonly removeGiftCard: RemoveGiftCard;
}

/** The use cases that load and complete whole steps. */
export interface StepUseCases {
  readonly loadCheckout: LoadCheckout;
  readonly loadReview: LoadReview;
  readonly completeDelivery: CompleteDelivery;
  readonly completePayment: CompletePayment;
  readonly placeOrder: PlaceOrder;
  readonly beginAgain: BeginAgain;
}

/** The use cases of the checkout's screens. */
export interface CheckoutUseCases extends StepUseCases, ChoiceUseCases, AddressUseCases {}

/** Returns the use cases, whose code a browser loads when this first runs. Fails when it cannot be loaded. */
export type FetchCheckoutUseCases = TaskEither<Unreachable, CheckoutUseCases>;
