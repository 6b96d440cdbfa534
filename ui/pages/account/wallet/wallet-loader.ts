import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../../../../core/identity/session/session-store';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { Clock } from '../../../../core/shared/clock';
import type { LoadWallet } from '../../../../core/wallet/load-wallet';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { countPlansUsing, type PlansUsingPorts } from '../../../repeat-delivery/repeat-use';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { WALLET_DONE, WALLET_MARKS, walletTitle, type WalletData } from './wallet-data';

export interface WalletPagePorts extends PlansUsingPorts {
  readonly loadWallet: LoadWallet;
  readonly userType: SessionStore['userType'];
  readonly clock: Clock;
  readonly shop: string;
}

/**
 * Loads the wallet, or the question whether a card is to be removed (ACC-03). Other shoppers are asked to sign in and come
 * back. A card that is not in the wallet shows the list.
 */
export const makeWalletLoader =
  ({ loadWallet, repeatPlans, capabilities, userType, clock, shop }: WalletPagePorts): PageLoader<WalletData> =>
  ({ query }) => {
    if (userType() !== 'registered') return T.of(signInFirst(ACCOUNT_PATHS.wallet));
    return pipe(
      loadWallet,
      TE.map(({ cards }) => ({
        cards,
        removing: cards.find(({ walletId }) => walletId === query.get(WALLET_MARKS.remove)),
      })),
      TE.bind('plansUsing', ({ removing }) => TE.fromTask(countPlansUsing({ repeatPlans, capabilities }, removing))),
      TE.match(
        (): PageOutcome<WalletData> => ({ kind: 'unavailable' }),
        (loaded) => {
          const data: WalletData = {
            ...loaded,
            now: clock(),
            done: WALLET_DONE.find((done) => done === query.get(WALLET_MARKS.done)),
            problem: undefined,
          };
          return accountPage(walletTitle(data), shop, data);
        },
      ),
    );
  };
