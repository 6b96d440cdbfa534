import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { JobResult } from '../../jobs/job-worker.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { findAttempt, type Attempt } from './attempt-store.ts';
import { authorisationOf } from './payment-step.ts';

type Found =
  | { readonly kind: 'payment'; readonly paymentId: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'retry'; readonly problem: string };

/** The payment of an attempt. A request whose outcome is not known is repeated by its key, and then released. */
const findPayment = async (provider: PaymentProvider, attempt: Attempt): Promise<Found> => {
  if (attempt.provider_payment_id !== null) return { kind: 'payment', paymentId: attempt.provider_payment_id };
  const result = await provider.lookUp(authorisationOf(attempt));
  switch (result.kind) {
    case 'authorised':
    case 'needs-authentication':
    case 'processing':
    case 'found':
      return { kind: 'payment', paymentId: result.payment.paymentId };
    case 'declined':
    case 'refused':
    case 'not-found':
      return { kind: 'none' };
    case 'unavailable':
    case 'outcome-unknown':
      return { kind: 'retry', problem: result.cause };
  }
};

/**
 * Releases what an attempt reserved that became no order. Repeating it changes nothing. An attempt that became an order is
 * never released. [PAY-01]
 */
export const releasePayment = async (
  { database, provider }: { readonly database: Kysely<Database>; readonly provider: PaymentProvider | undefined },
  key: string,
): Promise<JobResult> => {
  const attempt = await findAttempt(database, key);
  if (attempt === undefined || attempt.state === 'placed') return { kind: 'done' };
  if (provider === undefined) return { kind: 'retry', problem: 'no payment provider' };
  const found = await findPayment(provider, attempt);
  if (found.kind === 'none') return { kind: 'done' };
  if (found.kind === 'retry') return found;
  const operation = { value: `release:${key}`, issuedAt: attempt.updated_at };
  const released = await provider.cancel({ key: operation, paymentId: found.paymentId });
  if (released.kind === 'released') return { kind: 'done' };
  return released.kind === 'refused'
    ? { kind: 'dead', problem: `the provider refused: ${released.reason}` }
    : { kind: 'retry', problem: released.cause };
};
