import { approvalDaysOf } from '../prescriptions/prescription.ts';
import { frozenDeliveryDays } from './business-days.ts';
import type { CartLine } from './cart-lines.ts';

/** What is known of a line to choose its day of delivery. */
export type DatedLine = Pick<CartLine, 'frozen' | 'fulfilment'> & {
  readonly offered: Pick<CartLine['offered'], 'needsPrescription'>;
};

/** Whether a line is shipped frozen, so that it arrives on a day that the shopper chooses. [CHK-05] */
export const isShippedFrozen = ({ frozen, fulfilment }: Pick<DatedLine, 'frozen' | 'fulfilment'>): boolean =>
  frozen && fulfilment === 'ship';

/**
 * The days, `YYYY-MM-DD`, among which the shopper chooses for the frozen lines of a cart. They allow for the approval when
 * one of these lines needs a prescription. [CHK-05] [PRO-07]
 */
export const deliveryDaysOf = (lines: readonly DatedLine[], now: number): readonly string[] =>
  frozenDeliveryDays(now, approvalDaysOf(lines.filter(isShippedFrozen).map(({ offered }) => offered)));
