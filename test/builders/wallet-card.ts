import type { WalletCard } from '../../core/wallet/wallet';

export const aWalletCard = (facts: Partial<WalletCard> = {}): WalletCard => ({
  walletId: '30001',
  cardType: 'PETCOPAY',
  displayNumber: '************1111',
  expireMonth: '12',
  expireYear: '2030',
  isDefault: false,
  isTemporary: true,
  ...facts,
});
