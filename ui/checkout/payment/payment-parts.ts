import type { ComponentType } from 'react';
import type { AppliedGiftCardsProps } from './applied-gift-cards';
import type { NewBillingAddressProps } from './new-billing-address';

/** Parts of the payment step whose code a browser loads when they are needed. */
export interface PaymentParts {
  readonly AppliedGiftCards: ComponentType<AppliedGiftCardsProps>;
  readonly NewBillingAddress: ComponentType<NewBillingAddressProps>;
}
