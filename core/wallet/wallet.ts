export interface WalletCard {
  readonly walletId: string;
  readonly cardType: string;
  /** The number, masked except for the last four digits. */
  readonly displayNumber: string;
  readonly expireMonth: string | undefined;
  readonly expireYear: string | undefined;
  readonly isDefault: boolean;
  /** The temporary store card of a fresh approval. */
  readonly isTemporary: boolean;
}

export interface Wallet {
  readonly cards: ReadonlyArray<WalletCard>;
}
