import { lazy, type ComponentType, type ReactElement } from 'react';
import { AppliedGiftCards as AppliedOnServer } from '../../../ui/checkout/payment/applied-gift-cards';
import { NewBillingAddress as NewAddressOnServer } from '../../../ui/checkout/payment/new-billing-address';
import { PlainGiftCard as PlainOnServer } from '../../../ui/checkout/payment/plain-gift-card';
import type { PaymentParts } from '../../../ui/checkout/payment/payment-parts';

const NotLoaded = (): ReactElement => <p>We could not load this part of the page. Please reload it.</p>;

const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() =>
    load().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      () => ({ default: NotLoaded }),
    ),
  );

/** In a browser, their code is loaded when they are shown. The server's markup stays until it is hydrated. */
export const PAYMENT_PARTS: PaymentParts = process.browser
  ? {
      AppliedGiftCards: late(() =>
        import('../../../ui/checkout/payment/applied-gift-cards').then((m) => m.AppliedGiftCards),
      ),
      NewBillingAddress: late(() =>
        import('../../../ui/checkout/payment/new-billing-address').then((m) => m.NewBillingAddress),
      ),
      PlainGiftCard: () => <noscript />,
    }
  : { AppliedGiftCards: AppliedOnServer, NewBillingAddress: NewAddressOnServer, PlainGiftCard: PlainOnServer };
