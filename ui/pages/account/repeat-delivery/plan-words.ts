import { formatDay } from '../../../../core/catalogue/delivery-promise';
import { frequencyText } from '../../../../core/repeat-delivery/frequency';
import type { PauseReason, RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';

/** Why a plan is paused, and what to do. */
const PAUSED: Readonly<Record<PauseReason, string>> = {
  shopper: 'You have paused it. Nothing is sent until you resume it.',
  payment:
    'We paused it, because the card was declined several times or was removed. Choose another card, then resume it.',
  address: 'We paused it, because its address was removed. Choose another address, then resume it.',
  phone: 'We paused it, because neither the address nor your account has a phone number. Add one, then resume it.',
  amount: 'We paused it, because its total is too small to be charged. Raise a quantity, then resume it.',
  gone: 'We paused it, because none of its items is sold any more. Choose other items in a new repeat delivery.',
  unknown: 'It is paused. Nothing is sent until you resume it.',
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
    return { tone: 'warning', text: 'Its card was removed. Choose another one, or we pause it.', isAboutCard: true };
  }
  if (lacks.address) {
    const text = 'Its address was removed. Choose another one, or we pause it.';
    return { tone: 'warning', text, isAboutCard: false };
  }
  if (plan.isDeclined) {
    const text = `Your card was declined. We try it again ${again(plan)}. Choose another card to be sure.`;
    return { tone: 'warning', text, isAboutCard: true };
  }
  return plan.waitsForStock
    ? {
        tone: 'info',
        text: `An item is out of stock. Everything is sent together when it is back; we look again ${again(plan)}.`,
        isAboutCard: false,
      }
    : undefined;
};

/** `Next delivery Wed, Nov 25, every 4 weeks`. */
export const scheduleText = (plan: RepeatPlan): string =>
  plan.status === 'active'
    ? `Next delivery ${formatDay(plan.nextDate)}`
    : `Was to come ${frequencyText(plan.frequency)}`;

/** A short name of a plan for labels: its first item, and how many more there are. */
export const planName = ({ lines }: RepeatPlan): string => {
  const [first] = lines;
  const more = lines.length - 1;
  return `${first?.name ?? 'repeat delivery'}${more > 0 ? ` and ${more} more` : ''}`;
};
