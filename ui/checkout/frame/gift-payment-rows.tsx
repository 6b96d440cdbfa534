import type { ReactElement } from 'react';
import type { AppliedGiftCard } from '../../../core/checkout/loading/checkout';
import { giftPayment } from '../../../core/checkout/steps/gift-payment';
import { Money } from '../../design/money';
import * as styles from './order-summary.module.css';

export interface GiftPaymentRowsProps {
  readonly total: number;
  readonly giftCards: ReadonlyArray<AppliedGiftCard>;
  readonly minimumCharge: number;
}

/** What gift cards pay of the total, and what is left; nothing without gift cards (PAY-05). */
export const GiftPaymentRows = ({ total, giftCards, minimumCharge }: GiftPaymentRowsProps): ReactElement | null => {
  const payment = giftPayment(total, giftCards, minimumCharge);
  const paying = payment.giftCards.filter(({ amount }) => amount > 0);
  if (paying.length === 0) return null;
  return (
    <>
      {paying.map(({ id, lastFour, amount }) => (
        <div key={id} className={styles.row}>
          <dt>Gift card ending in {lastFour}</dt>
          <dd className={styles.saved}>
            <Money amount={0 - amount} />
          </dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>Card payment</dt>
        <dd>
          <Money amount={payment.toPay} />
        </dd>
      </div>
    </>
  );
};
