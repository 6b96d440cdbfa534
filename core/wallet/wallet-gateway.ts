import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Wallet } from './wallet';

export interface WalletGateway {
  /** The signed-in shopper's wallet; empty for a shopper without an identity (USR-10). */
  readonly wallet: TaskEither<UpstreamFailure, Wallet>;
}
