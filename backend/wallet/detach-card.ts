import type { JobResult } from '../jobs/job-worker.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/**
 * Removes a card at the payment provider that was removed from a wallet. Repeating it changes nothing: a card that is
 * already gone counts as removed. [PAY-05]
 */
export const detachCard = async (
  provider: PaymentProvider | undefined,
  { customerId, methodId }: { readonly customerId: string; readonly methodId: string },
): Promise<JobResult> => {
  if (provider === undefined) return { kind: 'retry', problem: 'no payment provider' };
  const result = await provider.detach({ customerId, methodId });
  if (result.kind === 'detached') return { kind: 'done' };
  return result.kind === 'refused'
    ? { kind: 'dead', problem: `the provider refused: ${result.reason}` }
    : { kind: 'retry', problem: result.cause };
};
