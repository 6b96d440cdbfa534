import type { Brand } from '../../../core/configuration/brand';
import type { WalletCard } from '../../../core/wallet/wallet';
import { brandName } from '../../checkout/card/brand-name';

/** The service's type for the store card. */
const STORE_CARD = 'PETCOPAY';

/** The name of a saved card with its last four digits: `Visa ending in 4242`. */
export const walletCardName = (
  { cardType, displayNumber }: Pick<WalletCard, 'cardType' | 'displayNumber'>,
  brand: Pick<Brand, 'card'>,
): string => `${cardType === STORE_CARD ? brand.card : brandName(cardType)} ending in ${displayNumber.slice(-4)}`;
