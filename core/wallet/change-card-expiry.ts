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

/** A part of the date, or both, is empty or not one that a card can have. */
export interface ExpiryMissing {
  readonly kind: 'expiry-missing';
  /** At least one. */
  readonly missing: ReadonlyArray<keyof TypedExpiry>;
}

/** `expiry-passed`: the month has ended. Neither this nor `expiry-missing` asks the service. */
export type ChangeCardExpiryFailure = ChangeExpiryFailure | ExpiryMissing | { readonly kind: 'expiry-passed' };

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

const missingIn = ({ month, year }: TypedExpiry): ExpiryMissing['missing'] => [
  ...(MONTH.test(month) ? [] : (['month'] as const)),
  ...(YEAR.test(year) ? [] : (['year'] as const)),
];

export const makeChangeCardExpiry =
  ({ wallet, clock }: ChangeCardExpiryPorts): ChangeCardExpiry =>
  (walletId, { month, year }) => {
    const missing = missingIn({ month, year });
    if (missing.length > 0) return TE.left({ kind: 'expiry-missing', missing });
    return pipe(
      TE.fromIO(clock),
      TE.filterOrElse(
        (now) => !isExpired({ expiryMonth: Number(month), expiryYear: Number(year) }, now),
        (): ChangeCardExpiryFailure => ({ kind: 'expiry-passed' }),
      ),
      TE.flatMap(() => wallet.changeExpiry(walletId, { month, year })),
    );
  };
