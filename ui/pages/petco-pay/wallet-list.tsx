import type { ReactElement } from 'react';
import type { Brand } from '../../../core/configuration/brand';
import type { Wallet, WalletCard } from '../../../core/wallet/wallet';
import { Badge } from '../../design/badge';
import { walletCardName } from '../shared/wallet-card-name';
import * as styles from './petco-pay-page.module.css';

export interface WalletListProps {
  readonly wallet: Wallet;
  readonly brand: Brand;
}

const expiryOf = ({ expireMonth, expireYear }: WalletCard): string | undefined =>
  expireMonth === undefined || expireYear === undefined ? undefined : `Expires ${expireMonth}/${expireYear}`;

/** The cards in the shopper's wallet, by name and last four digits (USR-10). */
export const WalletList = ({ wallet, brand }: WalletListProps): ReactElement =>
  wallet.cards.length === 0 ? (
    <p className={styles.empty}>You don’t have any saved cards.</p>
  ) : (
    <ul className={styles.wallet}>
      {wallet.cards.map((card) => (
        <li key={card.walletId} className={styles.walletCard}>
          <span className={styles.walletName}>{walletCardName(card, brand)}</span>
          <span className={styles.walletFacts}>{expiryOf(card)}</span>
          <span className={styles.walletTags}>
            {card.isTemporary ? <Badge tone="reward">Temporary</Badge> : null}
            {card.isDefault ? <Badge tone="plain">Default</Badge> : null}
            {card.isUnusable === true ? <Badge tone="bad">Not for checkout</Badge> : null}
          </span>
        </li>
      ))}
    </ul>
  );
