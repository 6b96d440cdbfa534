import { CommerceFailure, notFound } from '../http/commerce-failure.ts';
import { cancelDeclined, rereadOrder } from '../orders/life/cancel-order.ts';
import type { OrderChangeDeps } from '../orders/life/order-change.ts';
import { promiseAnew } from '../orders/life/promise-anew.ts';

/** What a vet decided about a line. */
export type PrescriptionDecision =
  | { readonly kind: 'approved' }
  /** `reason` is what the shopper reads. */
  | { readonly kind: 'declined'; readonly reason: string };

const STATUS = { approved: 'APPROVED', declined: 'DECLINED' } as const;

export type DecidedStatus = (typeof STATUS)[PrescriptionDecision['kind']];

const noSuchLine = (): CommerceFailure => notFound('There is no such line with a prescription.', 'orderItemId');

const notOpen = (orderItemId: number, state: string): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_PRESCRIPTION_STATE',
    message: `The prescription of line ${orderItemId} is ${state} and cannot be decided any more.`,
    parameters: [String(orderItemId), state],
  });

const whyCancelled = (reason: string): string => `Your vet didn’t approve this prescription: ${reason}`;

/**
 * Records what the vet decided about a line. An approved line can be shipped, and its shipment gets a new promised day when
 * nothing else of it waits; a declined one is cancelled, what it cost is
 * given back or not charged, and the shopper gets a mail with the reason. The same decision again changes nothing. Throws
 * 404 for a line without a prescription, and 409 `_ERR_PRESCRIPTION_STATE` for the other decision and for a line that was
 * cancelled meanwhile. Returns the new status. [PRO-07]
 */
export const decidePrescription = (
  deps: OrderChangeDeps,
  orderItemId: number,
  decision: PrescriptionDecision,
): Promise<DecidedStatus> =>
  deps.unitOfWork.run(async (trx) => {
    const found = await trx
      .selectFrom('order_line')
      .select('order_id')
      .where('order_line_id', '=', orderItemId)
      .executeTakeFirst();
    if (found === undefined) throw noSuchLine();
    const order = await rereadOrder(trx, found.order_id);
    const line = order.lines.find(({ order_line_id }) => order_line_id === orderItemId);
    const state = line?.prescription_status ?? null;
    if (line === undefined || state === null) throw noSuchLine();
    const status = STATUS[decision.kind];
    if (state === status) return status;
    if (state !== 'WAITING') throw notOpen(orderItemId, state);
    if (line.cancelled === line.quantity) throw notOpen(orderItemId, 'CANCELLED');
    const now = deps.clock();
    const reason = decision.kind === 'declined' ? decision.reason : '';
    await trx
      .updateTable('order_line')
      .set({ prescription_status: status, prescription_reason: reason, prescription_decided_at: now })
      .where('order_line_id', '=', orderItemId)
      .execute();
    if (decision.kind === 'declined') await cancelDeclined(trx, deps, order, { line, why: whyCancelled(reason) });
    else await promiseAnew(trx, { before: order, after: await rereadOrder(trx, found.order_id) }, now);
    return status;
  });
