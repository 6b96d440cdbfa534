import type { ReactElement } from 'react';
import { addressText } from '../address/address-lines';
import { declinedText } from './declined-text';
import * as styles from '../frame/done-steps.module.css';
import { GiftCardAmounts } from './gift-card-amounts';
import { paymentText } from './payment-name';
import type { ShownCheckout } from '../shown-checkout';

export interface PaymentFactsProps {
  readonly checkout: ShownCheckout;
}

/** What pays for the order, and the address for the bill (CHK-08). */
export const PaymentFacts = ({
  checkout: { giftCards, payment, toPay, billingAddress },
}: PaymentFactsProps): ReactElement => (
  <>
    {toPay === 0 && giftCards.every(({ amount }) => amount === 0) ? <p>Your rewards cover this order.</p> : null}
    {giftCards.map((card) => (
      <p key={card.id}>
        Gift card ending in {card.lastFour}: <GiftCardAmounts card={card} />
      </p>
    ))}
    {payment === undefined || toPay === 0 ? null : (
      <>
        <p>{paymentText(payment)}</p>
        {payment.declined === undefined ? null : <p className={styles.declined}>{declinedText(payment.declined)}</p>}
        {billingAddress === undefined ? null : <p>Billed to {addressText(billingAddress)}</p>}
      </>
    )}
  </>
);
