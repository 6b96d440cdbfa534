import { AppliedGiftCards as AppliedOnServer } from '../../../ui/checkout/payment/applied-gift-cards';
import { NewBillingAddress as NewAddressOnServer } from '../../../ui/checkout/payment/new-billing-address';
import type { PaymentParts } from '../../../ui/checkout/payment/payment-parts';
import { latePart } from '../late-part';

/** In a browser, their code is loaded when they are shown. The server's markup stays until it is hydrated. */
export const PAYMENT_PARTS: PaymentParts = process.browser
  ? {
      AppliedGiftCards: latePart(() =>
        import('../../../ui/checkout/payment/applied-gift-cards').then((m) => m.AppliedGiftCards),
      ),
      NewBillingAddress: latePart(() =>
        import('../../../ui/checkout/payment/new-billing-address').then((m) => m.NewBillingAddress),
      ),
    }
  : { AppliedGiftCards: AppliedOnServer, NewBillingAddress: NewAddressOnServer };
