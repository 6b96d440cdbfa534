import type { ReactElement } from 'react';
import { formatDay } from '../../core/catalogue/delivery-promise';
import type { RepeatPlan } from '../../core/repeat-delivery/repeat-plan';

/** `Ships Thu, Jan 24`, or that this day is past. */
export const PlanDay = ({
  plan: { isLate, nextDate },
}: {
  readonly plan: Pick<RepeatPlan, 'isLate' | 'nextDate'>;
}): ReactElement => (
  <>
    {isLate ? 'Delayed, was due' : 'Ships'} <strong>{formatDay(nextDate)}</strong>
  </>
);
