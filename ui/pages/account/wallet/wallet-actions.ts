import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { buttonProblem } from '../../../../core/account/button-problem';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { RemoveSavedPayment } from '../../../../core/wallet/remove-saved-payment';
import type { ChangeWalletFailure, WalletGateway } from '../../../../core/wallet/wallet-gateway';
import { statusOfProblem } from '../../../checkout/placing-message';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { textOf } from '../../shared/posted-fields';
import { signInFirst } from '../../shared/sign-in-first';
import { WALLET_MARKS, type WalletData, type WalletDone } from './wallet-data';

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

const notChanged = (failure: ChangeWalletFailure): Result => {
  if (failure.kind === 'identity-needed') return { kind: 'see-other', url: signInFirst(ACCOUNT_PATHS.wallet).url };
  const isGone = failure.kind === 'no-such-card';
  return {
    kind: 'refused',
    status: isGone ? 404 : statusOfProblem(failure),
    url: ACCOUNT_PATHS.wallet,
    changes: { problem: isGone ? 'This card is not in your wallet any more.' : buttonProblem(failure)?.message },
  };
};
