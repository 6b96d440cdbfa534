import type { ReactElement } from 'react';
import type { AppliedGiftCard } from '../../../core/checkout/loading/checkout';
import { Money } from '../../design/money';
import * as styles from './gift-cards.module.css';

export interface GiftCardAmountsProps {
  readonly card: AppliedGiftCard;
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** What a gift card pays of this order, and what stays on it (PAY-05). */
export const GiftCardAmounts = ({ card: { balance, amount } }: GiftCardAmountsProps): ReactElement => {
  if (balance === 0) return <span className={styles.soft}>No balance left.</span>;
  if (amount === 0) return <span className={styles.soft}>Not needed for this order.</span>;
  return (
    <span className={styles.soft}>
      <Money amount={0 - amount} /> · <Money amount={cents(balance - amount)} /> will remain
    </span>
  );
};
