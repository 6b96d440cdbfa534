import type { Brand } from '../../../core/configuration/brand';
import { isStoreCard, type WalletCard } from '../../../core/wallet/wallet';
import { brandName } from '../../checkout/card/brand-name';

/** The name of a saved card with its last four digits: `Visa ending in 4242`. */
export const walletCardName = (
  card: Pick<WalletCard, 'cardType' | 'displayNumber'>,
  brand: Pick<Brand, 'card'>,
): string => `${isStoreCard(card) ? brand.card : brandName(card.cardType)} ending in ${card.displayNumber.slice(-4)}`;
