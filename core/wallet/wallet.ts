import { isExpired, type CardFields } from '../checkout/loading/checkout';

export interface WalletCard {
  readonly walletId: string;
  readonly cardType: string;
  /** The number, masked except for the last four digits. */
  readonly displayNumber: string;
  readonly expireMonth: string | undefined;
  readonly expireYear: string | undefined;
  readonly isDefault: boolean;
  /** The temporary store card of a fresh approval, until the card itself arrives. */
  readonly isTemporary: boolean;
  /** Whether the shop cannot take a payment with it: the store card, where the provider of payments does not (PAY-05). */
  readonly isUnusable?: boolean;
  /** Whether its date can be changed, as after the bank has renewed it (ACC-03). */
  readonly canEdit?: boolean;
}

export interface Wallet {
  readonly cards: ReadonlyArray<WalletCard>;
  /** Where a card is typed that is to be added; undefined when none can be (ACC-03). */
  readonly cardFields?: CardFields | undefined;
  /** Whether a card has to be removed before another one is added. */
  readonly isFull?: boolean;
}

/** The service's type of the store card. */
const STORE_CARD = 'PETCOPAY';

/** Whether a card is the shop's own credit card, temporary or not. */
export const isStoreCard = ({ cardType }: Pick<WalletCard, 'cardType'>): boolean => cardType === STORE_CARD;

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** Whether a card of the wallet cannot pay any more. `now` is in milliseconds since 1970. */
export const isCardExpired = ({ expireMonth, expireYear }: WalletCard, now: number): boolean =>
  isExpired({ expiryMonth: numberOf(expireMonth), expiryYear: numberOf(expireYear) }, now);
