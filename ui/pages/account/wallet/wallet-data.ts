import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { encodePart } from '../../../../core/shared/encode-part';
import type { WalletCard } from '../../../../core/wallet/wallet';

/** What a form of the page has just done. */
export const WALLET_DONE = ['removed', 'default'] as const;
export type WalletDone = (typeof WALLET_DONE)[number];

/** The parameters of the page's address: the card to remove, and what was done. */
export const WALLET_MARKS = { remove: 'remove', done: 'done' } as const;

/** The data of the wallet in the account (ACC-03). */
export interface WalletData {
  readonly cards: ReadonlyArray<WalletCard>;
  /** The time of the request, in milliseconds since 1970. */
  readonly now: number;
  /** The card whose removal is to be confirmed. */
  readonly removing: WalletCard | undefined;
  /** How many repeat deliveries are paid with that card; undefined when they could not be read. */
  readonly plansUsing: number | undefined;
  readonly done: WalletDone | undefined;
  /** Why a form failed. */
  readonly problem: string | undefined;
}

/** The page that asks whether a card is to be removed. */
export const removeCardPath = (walletId: string): string =>
  `${ACCOUNT_PATHS.wallet}?${WALLET_MARKS.remove}=${encodePart(walletId)}`;

/** The title of the page. */
export const walletTitle = ({ removing }: Pick<WalletData, 'removing'>): string =>
  removing === undefined ? 'Wallet' : 'Remove this card?';
