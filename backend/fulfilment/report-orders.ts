import type { JobHandler } from '../jobs/job-worker.ts';
import { postSigned } from '../shared/signed-post.ts';

/** The header that signs reports to the fulfilment side. */
export const SIGNATURE_HEADER = 'x-shop-signature';

/**
 * Reports changes of orders to the fulfilment side: a signed JSON body that says what changed, and no personal data; the
 * receiver reads the rest with its key. Without an address nothing is reported. A report can arrive twice. [ORD-06]
 */
export const makeReportOrders =
  (webhook: { readonly url: string; readonly secret: string } | undefined): JobHandler['run'] =>
  async (body, now) => {
    if (webhook === undefined) return { kind: 'done' };
    const isAccepted = await postSigned({ ...webhook, header: SIGNATURE_HEADER }, JSON.stringify(body), now);
    return isAccepted ? { kind: 'done' } : { kind: 'retry', problem: 'the report was not accepted' };
  };
