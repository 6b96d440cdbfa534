import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { IdentityNeeded } from '../cart/cart-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { ChangeWalletFailure, WalletGateway } from './wallet-gateway';

/**
 * Removes a saved card of the shopper, here and at the payment provider. A card that is already gone counts as removed, so
 * pressing twice is no failure (PAY-05, ACC-03).
 */
export type RemoveSavedPayment = (walletId: string) => TE.TaskEither<IdentityNeeded | UpstreamFailure, void>;

export const makeRemoveSavedPayment =
  ({ wallet }: { readonly wallet: WalletGateway }): RemoveSavedPayment =>
  (walletId) =>
    pipe(
      wallet.remove(walletId),
      TE.orElse((failure: ChangeWalletFailure): TE.TaskEither<IdentityNeeded | UpstreamFailure, void> =>
        failure.kind === 'no-such-card' ? TE.right(undefined) : TE.left(failure),
      ),
    );
