import { approvalDaysOf } from '../prescriptions/prescription.ts';
import { frozenDeliveryDays } from './business-days.ts';
import type { FulfilmentChoice } from './fulfilment.ts';

/** What is known of a line to choose its day of delivery. */
export interface DatedLine extends Pick<FulfilmentChoice, 'fulfilment'> {
  readonly frozen: boolean;
  readonly offered: { readonly needsPrescription: boolean };
}

/** Whether a line is shipped frozen, so that it arrives on a day that the shopper chooses. [CHK-05] */
export const isShippedFrozen = ({ frozen, fulfilment }: Pick<DatedLine, 'frozen' | 'fulfilment'>): boolean =>
  frozen && fulfilment === 'ship';

/** Whether a line is shipped and not frozen, so that it arrives as soon as the shipping mode allows. */
export const isShippedUnfrozen = ({ frozen, fulfilment }: Pick<DatedLine, 'frozen' | 'fulfilment'>): boolean =>
  !frozen && fulfilment === 'ship';

/** Whether all that is shipped is frozen, so that a faster mode would change nothing. [CHK-05] */
export const isFrozenOnly = (lines: readonly (DatedLine & { readonly isSold: boolean })[]): boolean => {
  const shipped = lines.filter(({ fulfilment, isSold }) => fulfilment === 'ship' && isSold);
  return shipped.length > 0 && shipped.every(({ frozen }) => frozen);
};

/**
 * The days, `YYYY-MM-DD`, among which the shopper chooses for the frozen lines of a cart. They allow for the approval when
 * one of these lines needs a prescription. [CHK-05] [PRO-07]
 */
export const deliveryDaysOf = (lines: readonly DatedLine[], now: number): readonly [string, ...string[]] =>
  frozenDeliveryDays(now, approvalDaysOf(lines.filter(isShippedFrozen).map(({ offered }) => offered)));

/** The chosen day while a frozen line is shipped and the day is offered; null otherwise. [CHK-05] */
export const chosenDayOf = (day: string | null | undefined, lines: readonly DatedLine[], now: number): string | null =>
  day && lines.some(isShippedFrozen) && deliveryDaysOf(lines, now).includes(day) ? day : null;

/** The day on which the frozen lines of a cart come: the chosen one, or the first that can be chosen. [CHK-05] */
export const frozenDayOf = (
  { lines, deliveryDay }: { readonly lines: readonly DatedLine[]; readonly deliveryDay: string | null },
  now: number,
): string => deliveryDay ?? deliveryDaysOf(lines, now)[0];
