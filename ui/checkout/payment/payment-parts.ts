import type { ComponentType } from 'react';
import type { AppliedGiftCardsProps } from './applied-gift-cards';
import type { NewBillingAddressProps } from './new-billing-address';
import type { PlainGiftCardProps } from './plain-gift-card';

/** Parts of the payment step whose code a browser loads when they are needed. */
export interface PaymentParts {
  readonly AppliedGiftCards: ComponentType<AppliedGiftCardsProps>;
  readonly NewBillingAddress: ComponentType<NewBillingAddressProps>;
  /** Empty in a browser, which runs scripts. */
  readonly PlainGiftCard: ComponentType<PlainGiftCardProps>;
}
