import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ErrorFacts, ErrorLog } from '../shared/error-log';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Wallet } from './wallet';
import type { WalletGateway } from './wallet-gateway';

export interface LoadWalletPorts {
  readonly wallet: WalletGateway;
  readonly errorLog: ErrorLog;
}

/** Loads the shopper's wallet. Fails as its gateway does, after reporting the failure to the shop's log (USR-10). */
export type LoadWallet = TE.TaskEither<UpstreamFailure, Wallet>;

const WALLET_SECTION = 'wallet';

export const makeLoadWallet = ({ wallet, errorLog }: LoadWalletPorts): LoadWallet =>
  pipe(
    wallet.wallet,
    TE.tapError((failure) => TE.fromTask(errorLog.report(WALLET_SECTION, factsOf(failure)))),
  );

/**
 * Returns the facts of a failure that may be logged, without its parameters, which may contain what a shopper typed.
 */
const factsOf = (failure: UpstreamFailure): ErrorFacts => {
  const { kind, service } = failure;
  switch (failure.kind) {
    case 'unreachable':
      return { kind, service, cause: failure.cause };
    case 'refused':
      return { kind, service, status: failure.status, codes: failure.codes };
    case 'unintelligible':
      return { kind, service, problems: failure.problems };
  }
};
