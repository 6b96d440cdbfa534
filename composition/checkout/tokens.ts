import type { AddressBook } from '../../core/addresses/address-book';
import type { AddressDirectory } from '../../core/addresses/address-directory';
import type { FillFromZip } from '../../core/addresses/fill-from-zip';
import type { MakeDefaultAddress } from '../../core/addresses/make-default-address';
import type { SaveAddress } from '../../core/addresses/save-address';
import type { SuggestAddress } from '../../core/addresses/suggest-address';
import type { AddTip } from '../../core/checkout/steps/add-tip';
import type { CheckoutGateway } from '../../core/checkout/loading/checkout-gateway';
import type {
  AddressUseCases,
  ChoiceUseCases,
  StepUseCases,
  FetchCheckoutUseCases,
} from '../../core/checkout/checkout-use-cases';
import type { ChoosePayment } from '../../core/checkout/steps/choose-payment';
import type { ChooseDeliveryDay, ChooseShippingMethod } from '../../core/checkout/steps/choose-shipping';
import type { BeginAgain } from '../../core/checkout/placing/begin-again';
import type { BeginCheckout } from '../../core/checkout/placing/begin-checkout';
import type { CompleteDelivery } from '../../core/checkout/steps/complete-delivery';
import type { CompletePayment } from '../../core/checkout/steps/complete-payment';
import type { CompletePrescription, LoadSavedPetsAndVets } from '../../core/checkout/steps/complete-prescription';
import type { ApplyGiftCard, RemoveGiftCard } from '../../core/checkout/steps/gift-card';
import type { LoadCheckout } from '../../core/checkout/loading/load-checkout';
import type { LoadReview } from '../../core/checkout/placing/load-review';
import type { PlaceOrder } from '../../core/checkout/placing/place-order';
import type { SetContact } from '../../core/checkout/steps/set-contact';
import type { SetDeliveryAddress } from '../../core/checkout/steps/set-delivery-address';
import { token } from '../token/token';

export const CheckoutTokens = {
  gateway: token<CheckoutGateway>('CheckoutGateway'),
  addressBook: token<AddressBook>('AddressBook'),
  addresses: token<AddressBook['addresses']>('Addresses'),
  removeAddress: token<AddressBook['remove']>('RemoveAddress'),
  directory: token<AddressDirectory>('AddressDirectory'),
  loadCheckout: token<LoadCheckout>('LoadCheckout'),
  /** With the cart of this request's page on a server, which the header shows, too. */
  loadShownCheckout: token<LoadCheckout>('LoadShownCheckout'),
  loadReview: token<LoadReview>('LoadReview'),
  setContact: token<SetContact>('SetContact'),
  setDeliveryAddress: token<SetDeliveryAddress>('SetDeliveryAddress'),
  chooseShippingMethod: token<ChooseShippingMethod>('ChooseShippingMethod'),
  chooseDeliveryDay: token<ChooseDeliveryDay>('ChooseDeliveryDay'),
  addTip: token<AddTip>('AddTip'),
  choosePayment: token<ChoosePayment>('ChoosePayment'),
  applyGiftCard: token<ApplyGiftCard>('ApplyGiftCard'),
  removeGiftCard: token<RemoveGiftCard>('RemoveGiftCard'),
  beginCheckout: token<BeginCheckout>('BeginCheckout'),
  beginAgain: token<BeginAgain>('BeginAgain'),
  completeDelivery: token<CompleteDelivery>('CompleteDelivery'),
  completePayment: token<CompletePayment>('CompletePayment'),
  completePrescription: token<CompletePrescription>('CompletePrescription'),
  loadSavedPetsAndVets: token<LoadSavedPetsAndVets>('LoadSavedPetsAndVets'),
  placeOrder: token<PlaceOrder>('PlaceOrder'),
  saveAddress: token<SaveAddress>('SaveAddress'),
  makeDefaultAddress: token<MakeDefaultAddress>('MakeDefaultAddress'),
  suggestAddress: token<SuggestAddress>('SuggestAddress'),
  fillFromZip: token<FillFromZip>('FillFromZip'),
  addressUseCases: token<AddressUseCases>('AddressUseCases'),
  stepUseCases: token<StepUseCases>('StepUseCases'),
  choiceUseCases: token<ChoiceUseCases>('ChoiceUseCases'),
  /** The use cases of the checkout's screens. */
  useCases: token<FetchCheckoutUseCases>('CheckoutUseCases'),
} as const;
