import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { CardStatus } from './card-status';

/** The data that is sent after an approval (PCC-05); undefined fields are left out. */
export interface TempCard {
  readonly callId: string | undefined;
  readonly isPrescreen: boolean;
  readonly pccUserId: string | undefined;
  readonly saveToWallet: boolean;
  readonly enrollmentStatus: string;
}

/** The store card's records at the commerce service. */
export interface CardProgrammeGateway {
  /** The current shopper's card; guests have none. Fails as an upstream does. */
  readonly status: TaskEither<UpstreamFailure, CardStatus>;
  /** Adds the temporary card of an approved application. Fails with `refused` when there is none; nothing changes then. */
  readonly addTempCard: (card: TempCard) => TaskEither<UpstreamFailure, void>;
}
