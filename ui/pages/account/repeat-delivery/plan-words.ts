import { formatDay } from '../../../../core/catalogue/delivery-promise';
import { frequencyText } from '../../../../core/repeat-delivery/frequency';
import type { RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';

/**
 * `Next delivery ships Wed, Nov 25`: the date of a plan is the day on which its order is placed, not when it arrives. A day
 * that is past is not promised.
 */
export const scheduleText = (plan: RepeatPlan): string => {
  if (plan.status !== 'active') return `Was scheduled ${frequencyText(plan.frequency)}`;
  const day = formatDay(plan.nextDate);
  return plan.isLate ? `Delayed, was due ${day}` : `Next delivery ships ${day}`;
};

/** Why a repeat delivery cannot be sent now on the day of its delivery (RPD-02). */
export const ALREADY_SENT = 'Today’s delivery has already been sent. You can send the next one tomorrow.';
