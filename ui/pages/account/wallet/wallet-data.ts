import type { TypedCard } from '../../../../core/checkout/steps/card-entry';
import type { CardFields } from '../../../../core/checkout/loading/checkout';
import type { FieldErrors } from '../../../../core/forms/form';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { encodePart } from '../../../../core/shared/encode-part';
import type { TypedExpiry } from '../../../../core/wallet/change-card-expiry';
import type { WalletCard } from '../../../../core/wallet/wallet';
import type { UsedByPlansProps } from '../../../repeat-delivery/used-by-plans';

/** What a form of the page has just done. */
export const WALLET_DONE = ['removed', 'default', 'added', 'replaced', 'edited'] as const;
export type WalletDone = (typeof WALLET_DONE)[number];

/**
 * The parameters of the page's address: the card to remove or to edit, the date that was chosen for it before a sign-in,
 * what was done, and whether a card is to be added. The bank's page adds the last two.
 */
export const WALLET_MARKS = {
  remove: 'remove',
  edit: 'edit',
  month: 'month',
  year: 'year',
  done: 'done',
  add: 'add',
  setup: 'setup_intent',
  outcome: 'redirect_status',
} as const;

/** A card that is about to be added (ACC-03). */
export interface Adding {
  readonly cardFields: CardFields;
  /** The address of the provider's own page for a card, for browsers without scripts; undefined where it has none. */
  readonly cardPage: string | undefined;
  /** A card that was typed on that page. */
  readonly typedCard: TypedCard | undefined;
  /** The bank's page on which the shopper approves the card. */
  readonly approveAt: string | undefined;
  /** The provider's id of a card that the shopper has approved there. */
  readonly setupId: string | undefined;
}

/** The cards that can take the place of the one that is to be removed (ACC-03). */
export interface Replacement {
  /** What such a card does then. */
  readonly text: string;
  /** At least one. */
  readonly cards: ReadonlyArray<{ readonly walletId: string; readonly name: string }>;
}

/** A card whose date is to be changed (ACC-03). */
export interface Editing {
  readonly walletId: string;
  /** `01` to `12`. */
  readonly month: string;
  /** Empty when none is chosen yet. */
  readonly year: string;
  /** The years that can be chosen. */
  readonly years: ReadonlyArray<string>;
}

/** A date that was sent but not stored. The form keeps it (ACC-03). */
export interface RefusedExpiry extends Pick<Editing, 'month' | 'year'> {
  /** What is wrong with each field; empty when `problem` of the page says why the form failed. */
  readonly errors: FieldErrors<'month' | 'year'>;
}

/** The data of the wallet in the account (ACC-03). */
export interface WalletData {
  readonly cards: ReadonlyArray<WalletCard>;
  /** The time of the request, in milliseconds since 1970. */
  readonly now: number;
  /** The card whose removal is to be confirmed. */
  readonly removing: WalletCard | undefined;
  /** Says that repeat deliveries are paid with that card; undefined when none are. */
  readonly usedBy?: UsedByPlansProps | undefined;
  /** What follows for the default when that card is removed; undefined when it is not the default. */
  readonly whenDefault?: string | undefined;
  /** Undefined when no other card can take its place, or none has to. */
  readonly replacement?: Replacement | undefined;
  /** The card whose date is to be changed; undefined on the list. */
  readonly editing?: Editing | undefined;
  readonly refusedExpiry?: RefusedExpiry | undefined;
  readonly done: WalletDone | undefined;
  /** The card that is about to be added; undefined on the list, and where none can be added. */
  readonly adding?: Adding | undefined;
  /** Whether cards can be added. */
  readonly canAdd?: boolean;
  /** Whether a card has to be removed before another one is added. */
  readonly isFull?: boolean | undefined;
  /** Why a form failed; undefined when its fields show the errors. */
  readonly problem: string | undefined;
}

/** The page that asks whether a card is to be removed. */
export const removeCardPath = (walletId: string): string =>
  `${ACCOUNT_PATHS.wallet}?${WALLET_MARKS.remove}=${encodePart(walletId)}`;

/** The page on which the date of a card is changed, with the date that was chosen there before, if any. */
export const editCardPath = (walletId: string, chosen?: TypedExpiry): string => {
  const page = `${ACCOUNT_PATHS.wallet}?${WALLET_MARKS.edit}=${encodePart(walletId)}`;
  if (chosen === undefined) return page;
  const { month, year } = chosen;
  return `${page}&${WALLET_MARKS.month}=${encodePart(month)}&${WALLET_MARKS.year}=${encodePart(year)}`;
};

/** The page on which a card is added. */
export const addCardPath = `${ACCOUNT_PATHS.wallet}?${WALLET_MARKS.add}=card`;

/** The title of the page. */
export const walletTitle = ({
  removing,
  adding,
  editing,
}: Pick<WalletData, 'removing' | 'adding' | 'editing'>): string => {
  if (adding !== undefined) return 'Add a card';
  if (editing !== undefined) return 'Edit card';
  return removing === undefined ? 'Wallet' : 'Remove this card?';
};
