import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isExpired } from '../checkout/loading/checkout';
import type { Clock } from '../shared/clock';
import type { ChangeExpiryFailure, WalletGateway } from './wallet-gateway';

/** A date as the form sends it. */
export interface TypedExpiry {
  /** `01` to `12`. */
  readonly month: string;
  /** Four digits. */
  readonly year: string;
}

/** `expiry-missing`: no month or no year. `expiry-passed`: the month has ended. Neither asks the service. */
export type ChangeCardExpiryFailure = ChangeExpiryFailure | { readonly kind: 'expiry-missing' | 'expiry-passed' };

/**
 * Changes the date of a saved card that its bank has renewed with the same number, here and at the payment provider. Fails
 * as `WalletGateway.changeExpiry` does, and for a date that a card cannot have (ACC-03).
 */
export type ChangeCardExpiry = (walletId: string, expiry: TypedExpiry) => TE.TaskEither<ChangeCardExpiryFailure, void>;

export interface ChangeCardExpiryPorts {
  readonly wallet: Pick<WalletGateway, 'changeExpiry'>;
  readonly clock: Clock;
}

const MONTH = /^(?:0[1-9]|1[0-2])$/;
const YEAR = /^20\d\d$/;

export const makeChangeCardExpiry =
  ({ wallet, clock }: ChangeCardExpiryPorts): ChangeCardExpiry =>
  (walletId, { month, year }) => {
    if (!MONTH.test(month) || !YEAR.test(year)) return TE.left({ kind: 'expiry-missing' });
    return pipe(
      TE.fromIO(clock),
      TE.filterOrElse(
        (now) => !isExpired({ expiryMonth: Number(month), expiryYear: Number(year) }, now),
        (): ChangeCardExpiryFailure => ({ kind: 'expiry-passed' }),
      ),
      TE.flatMap(() => wallet.changeExpiry(walletId, { month, year })),
    );
  };
