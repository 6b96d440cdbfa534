import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { buttonProblem } from '../../../../core/account/button-problem';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type {
  ChangeCardExpiry,
  ChangeCardExpiryFailure,
  ExpiryMissing,
  TypedExpiry,
} from '../../../../core/wallet/change-card-expiry';
import type { LoadWallet } from '../../../../core/wallet/load-wallet';
import type { RemoveSavedPayment } from '../../../../core/wallet/remove-saved-payment';
import type {
  AddCardFailure,
  CardAdded,
  ChangeWalletFailure,
  ReplaceCardFailure,
  WalletGateway,
} from '../../../../core/wallet/wallet-gateway';
import { readTypedCard } from '../../../checkout/card/typed-card';
import { statusOfProblem } from '../../../checkout/review/placing-message';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { textOf } from '../../shared/posted-fields';
import { signInFirst } from '../../shared/sign-in-first';
import { cardProblem } from './card-problem';
import {
  addCardPath,
  editCardPath,
  removeCardPath,
  WALLET_MARKS,
  type Adding,
  type RefusedExpiry,
  type WalletData,
  type WalletDone,
} from './wallet-data';

type Result = ActionResult<WalletData>;

const done = (what: WalletDone): Result => ({
  kind: 'see-other',
  url: `${ACCOUNT_PATHS.wallet}?${WALLET_MARKS.done}=${what}`,
});

/** Removes a saved card after the shopper has confirmed it (PAY-05, ACC-03). */
export const makeRemoveCardAction =
  ({ removeSavedPayment }: { readonly removeSavedPayment: RemoveSavedPayment }): PageAction<WalletData> =>
  (form) =>
    pipe(
      removeSavedPayment(textOf(form, 'walletId')),
      TE.match(notChanged, () => done('removed')),
    );

/** Makes a saved card the default (PAY-05, ACC-03). */
export const makeDefaultCardAction =
  ({ makeDefaultPayment }: { readonly makeDefaultPayment: WalletGateway['makeDefault'] }): PageAction<WalletData> =>
  (form) =>
    pipe(
      makeDefaultPayment(textOf(form, 'walletId')),
      TE.match(notChanged, () => done('default')),
    );

/** Changes the date of a card that its bank has renewed (ACC-03). */
export const makeEditCardAction =
  ({ changeCardExpiry }: { readonly changeCardExpiry: ChangeCardExpiry }): PageAction<WalletData> =>
  (form) => {
    const walletId = textOf(form, 'walletId');
    const expiry = { month: textOf(form, 'month'), year: textOf(form, 'year') };
    return pipe(
      changeCardExpiry(walletId, expiry),
      TE.match(notEdited(walletId, expiry), () => done('edited')),
    );
  };

const CHOOSE = {
  month: 'Please choose the month on your card.',
  year: 'Please choose the year on your card.',
} as const;
const DATE_PASSED = 'This date has passed. Please check the date on your card.';
const DATE_DECLINED =
  'This date wasn’t accepted, so nothing was changed. Check your card, or remove it and add it again.';

const chooseFirst = ({ missing }: ExpiryMissing): RefusedExpiry['errors'] =>
  Object.fromEntries(missing.map((field) => [field, CHOOSE[field]]));

/**
 * Shows the form again with what was chosen, after a sign-in too; the list when the card is gone. When the wallet cannot
 * be read either, its page says so instead.
 */
const notEdited =
  (walletId: string, typed: TypedExpiry) =>
  (failure: ChangeCardExpiryFailure): Result => {
    const sameForm = (status: number, problem: string | undefined, errors: RefusedExpiry['errors'] = {}): Result => ({
      kind: 'refused',
      status,
      url: editCardPath(walletId),
      changes: { problem, refusedExpiry: { ...typed, errors } },
    });
    switch (failure.kind) {
      case 'expiry-missing':
        return sameForm(400, undefined, chooseFirst(failure));
      case 'expiry-passed':
        return sameForm(400, undefined, { month: DATE_PASSED, year: DATE_PASSED });
      case 'card-declined':
        return sameForm(400, DATE_DECLINED);
      case 'no-such-card':
        return notChanged(failure);
      case 'identity-needed':
        return { kind: 'see-other', url: signInFirst(editCardPath(walletId, typed)).url };
      default:
        return sameForm(statusOfProblem(failure), buttonProblem(failure)?.message);
    }
  };

/** Removes a card after another one has taken its place (ACC-03). */
export const makeReplaceCardAction =
  ({ replacePayment }: { readonly replacePayment: WalletGateway['replace'] }): PageAction<WalletData> =>
  (form) => {
    const walletId = textOf(form, 'walletId');
    return pipe(
      replacePayment(walletId, textOf(form, 'by')),
      TE.match(notReplaced(walletId), () => done('replaced')),
    );
  };

const NOT_REPLACED = {
  'no-such-replacement': 'That card is no longer in your wallet, or can’t be used. Nothing was changed.',
  'card-expires': 'That card expires before the next repeat delivery. Nothing was changed. Choose another card.',
  'delivery-under-way':
    'We’re placing the order for a repeat delivery with this card. Nothing was changed. Try again in a few minutes.',
} as const;

/** Shows the question again, with the cards that can be chosen; the list when the card itself is gone. */
const notReplaced =
  (walletId: string) =>
  (failure: ReplaceCardFailure): Result => {
    switch (failure.kind) {
      case 'no-such-replacement':
      case 'card-expires':
      case 'delivery-under-way':
        return { ...refused(409, NOT_REPLACED[failure.kind]), url: removeCardPath(walletId) };
      default:
        return notChanged(failure);
    }
  };

const notChanged = (failure: ChangeWalletFailure): Result => {
  if (failure.kind === 'identity-needed') return { kind: 'see-other', url: signInFirst(ACCOUNT_PATHS.wallet).url };
  const isGone = failure.kind === 'no-such-card';
  return refused(
    isGone ? 404 : statusOfProblem(failure),
    isGone ? 'This card is no longer in your wallet.' : buttonProblem(failure)?.message,
  );
};

const refused = (status: number, problem: string | undefined): Extract<Result, { kind: 'refused' }> => ({
  kind: 'refused',
  status,
  url: ACCOUNT_PATHS.wallet,
  changes: { problem },
});

export interface AddCardActionPorts {
  readonly addSavedPayment: WalletGateway['add'];
  readonly loadWallet: LoadWallet;
  readonly origin: string;
}

/**
 * Adds a card that was typed at the provider: in its frame, whose token the page posts, or on its own page (ACC-03).
 * Shows the way to the bank when it wants to ask the shopper.
 */
export const makeAddCardAction =
  ({ addSavedPayment, loadWallet, origin }: AddCardActionPorts): PageAction<WalletData> =>
  (form) => {
    const card = readTypedCard(form);
    if (card === undefined) return T.of(refusedCard(400, 'Please enter your card first.'));
    return pipe(
      addSavedPayment({ token: card.token, returnUrl: origin + ACCOUNT_PATHS.wallet }),
      TE.matchE(
        (failure) => T.of(notAdded(failure)),
        (added) => (added.kind === 'added' ? T.of(done('added')) : askBank(loadWallet, added)),
      ),
    );
  };

/** Adds a card that the shopper has approved at the bank (ACC-03). */
export const makeFinishCardAction =
  ({
    finishSavedPayment,
    loadWallet,
  }: { readonly finishSavedPayment: WalletGateway['finishAdding'] } & Pick<
    AddCardActionPorts,
    'loadWallet'
  >): PageAction<WalletData> =>
  (form) =>
    pipe(
      finishSavedPayment(textOf(form, 'setup')),
      TE.matchE(
        (failure) => T.of(notAdded(failure)),
        (added) => (added.kind === 'added' ? T.of(done('added')) : askBank(loadWallet, added)),
      ),
    );

/** The page with the way to the bank. */
const askBank = (loadWallet: LoadWallet, { url }: Extract<CardAdded, { kind: 'needs-approval' }>): T.Task<Result> =>
  pipe(
    loadWallet,
    TE.match(
      (): Result => ({ kind: 'unavailable' }),
      ({ cardFields }): Result => {
        const adding: Adding | undefined = cardFields && {
          cardFields,
          cardPage: undefined,
          typedCard: undefined,
          approveAt: url,
          setupId: undefined,
        };
        return { kind: 'refused', status: 200, url: addCardPath, changes: { adding } };
      },
    ),
  );

const refusedCard = (status: number, problem: string | undefined): Result => ({
  kind: 'refused',
  status,
  url: addCardPath,
  changes: { problem },
});

const notAdded = (failure: AddCardFailure): Result => {
  if (failure.kind === 'identity-needed') return { kind: 'see-other', url: signInFirst(addCardPath).url };
  const { status, message } = cardProblem(failure);
  return refusedCard(status, message);
};
