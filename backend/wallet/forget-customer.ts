import type { JobResult } from '../jobs/job-worker.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/**
 * Removes the customer of a deleted account at the payment provider, with the saved cards. Repeating it changes nothing.
 * [ACC-07]
 */
export const forgetCustomer = async (provider: PaymentProvider | undefined, customerId: string): Promise<JobResult> => {
  if (provider === undefined) return { kind: 'retry', problem: 'no payment provider' };
  const result = await provider.removeCustomer({ customerId });
  if (result.kind === 'removed') return { kind: 'done' };
  return result.kind === 'refused'
    ? { kind: 'dead', problem: `the provider refused: ${result.reason}` }
    : { kind: 'retry', problem: result.cause };
};
