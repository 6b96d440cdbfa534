import type { ReactElement } from 'react';
import type { AppliedGiftCard, ChosenPayment } from '../../../core/checkout/loading/checkout';
import { giftPayment } from '../../../core/checkout/steps/gift-payment';
import { Money } from '../../design/money';
import * as styles from './order-summary.module.css';

export interface GiftPaymentRowsProps {
  readonly total: number;
  readonly giftCards: ReadonlyArray<AppliedGiftCard>;
  readonly minimumCharge: number;
  /** How the rest is paid; undefined while nothing is chosen. */
  readonly payment: Pick<ChosenPayment, 'kind'> | undefined;
}

/** What gift cards pay of the total, and what is left; nothing without gift cards (PAY-05). */
export const GiftPaymentRows = ({
  total,
  giftCards,
  minimumCharge,
  payment,
}: GiftPaymentRowsProps): ReactElement | null => {
  const shared = giftPayment(total, giftCards, minimumCharge);
  const paying = shared.giftCards.filter(({ amount }) => amount > 0);
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
        <dt>{payment?.kind === 'paypal' ? 'PayPal' : 'Card payment'}</dt>
        <dd>
          <Money amount={shared.toPay} />
        </dd>
      </div>
    </>
  );
};
