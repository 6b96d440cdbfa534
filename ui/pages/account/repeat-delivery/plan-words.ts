import { formatDay } from '../../../../core/catalogue/delivery-promise';
import { frequencyText } from '../../../../core/repeat-delivery/frequency';
import type { PauseReason, RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';

/** Why a plan is paused, and what to do. */
const PAUSED: Readonly<Record<PauseReason, string>> = {
  shopper: 'You paused this. We won’t send anything until you resume it.',
  payment: 'We paused this because your card was declined several times or removed. Choose another card, then resume.',
  address: 'We paused this because its address was removed. Choose another address, then resume.',
  phone: 'We paused this because we need a phone number. Add one to the address or your account, then resume.',
  amount: 'We paused this because its total is below the minimum charge. Increase a quantity, then resume.',
  gone: 'We paused this because its items are no longer sold. Start a new repeat delivery with other items.',
  unknown: 'This is paused. We won’t send anything until you resume it.',
};

/** What needs the shopper's attention. */
export interface PlanNotice {
  readonly tone: 'info' | 'warning';
  readonly text: string;
  /** Whether the card is what has to be changed. */
  readonly isAboutCard: boolean;
}

const again = ({ retryDate }: RepeatPlan): string => (retryDate === undefined ? 'soon' : `on ${formatDay(retryDate)}`);

/** What is wrong with a plan, or undefined. `lacks` says what was removed from the account since. */
export const noticeOf = (
  plan: RepeatPlan,
  lacks: { readonly address: boolean; readonly card: boolean },
): PlanNotice | undefined => {
  if (plan.status === 'paused') {
    const reason = plan.pauseReason ?? 'unknown';
    const tone = reason === 'shopper' ? 'info' : 'warning';
    return { tone, text: PAUSED[reason], isAboutCard: reason === 'payment' };
  }
  if (plan.status === 'cancelled') return undefined;
  if (lacks.card) {
    return {
      tone: 'warning',
      text: 'The card was removed. Choose another one, or we’ll pause this delivery.',
      isAboutCard: true,
    };
  }
  if (lacks.address) {
    const text = 'The address was removed. Choose another one, or we’ll pause this delivery.';
    return { tone: 'warning', text, isAboutCard: false };
  }
  if (plan.isDeclined) {
    const text = `Your card was declined. We’ll try again ${again(plan)}. You can also choose another card.`;
    return { tone: 'warning', text, isAboutCard: true };
  }
  return plan.waitsForStock
    ? {
        tone: 'info',
        text: `An item is out of stock. We’ll send everything together when it’s back, and check again ${again(plan)}.`,
        isAboutCard: false,
      }
    : undefined;
};

/** `Next delivery ships Wed, Nov 25`: the date of a plan is the day on which its order is placed, not when it arrives. */
export const scheduleText = (plan: RepeatPlan): string =>
  plan.status === 'active'
    ? `Next delivery ships ${formatDay(plan.nextDate)}`
    : `Was scheduled ${frequencyText(plan.frequency)}`;

/** A short name of a plan for labels: its first item, and how many more there are. */
export const planName = ({ lines }: RepeatPlan): string => {
  const [first] = lines;
  const more = lines.length - 1;
  return `${first?.name ?? 'repeat delivery'}${more > 0 ? ` and ${more} more` : ''}`;
};
