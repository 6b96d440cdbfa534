import { formatDay } from '../catalogue/delivery-promise';
import { planLink } from '../paths/plan-link';
import type { PauseReason, RepeatPlan } from './repeat-plan';

/** Why a plan is paused, and what to do. */
const PAUSED: Readonly<Record<Exclude<PauseReason, 'payment'>, string>> = {
  shopper: 'You paused this. We won’t send anything until you resume it.',
  address: 'We paused this because its address was removed. Choose another address, then resume.',
  phone: 'We paused this because we need a phone number. Add one to your profile, then resume.',
  amount: 'We paused this because its total is below the minimum charge. Increase a quantity, then resume.',
  gone: 'We paused this because its items are no longer sold. Start a new repeat delivery with other items.',
  technical:
    'We paused this because we couldn’t place the order for technical reasons. Resume it, and we’ll send it on the next day.',
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

/** What a plan lacks. */
export interface PlanLacks {
  /** Whether its address was removed from the address book. */
  readonly address: boolean;
  /** Whether its card was removed from the wallet, or will have expired on the day of the next delivery. */
  readonly card: 'removed' | 'expired' | undefined;
}

const LOST_CARD = {
  removed: 'The card was removed. Choose another one, or we’ll pause this delivery.',
  expired: 'The card expires before the next delivery. Choose another one, or we’ll pause this delivery.',
} as const;

/** What an active plan waits for, or undefined. */
const waitOf = (plan: RepeatPlan): PlanNotice | undefined => {
  if (plan.isDeclined) {
    const text = `Your card was declined. We’ll try again ${again(plan)}. You can also choose another card.`;
    return { tone: 'warning', text, isAboutCard: true };
  }
  if (plan.waitsForStock) {
    const text = `An item is out of stock. We’ll send everything together when it’s back, and check again ${again(plan)}.`;
    return { tone: 'info', text, isAboutCard: false };
  }
  const text = 'This delivery is delayed. We’re still trying to place the order, and will email you if we pause it.';
  return plan.isLate ? { tone: 'warning', text, isAboutCard: false } : undefined;
};

const PAUSED_FOR_CARD = {
  removed: 'We paused this because its card was removed. Choose another card, then resume.',
  expired: 'We paused this because its card expires before the delivery. Choose another card, then resume.',
  declined: 'We paused this because your card was declined several times. Choose another card, then resume.',
} as const;

const CARD_CHOSEN = 'We paused this because its card couldn’t be charged. Resume it to use the card that’s chosen now.';

/** A plan with declines was not changed since it was paused: what is changed counts them anew. */
const pausedForCard = ({ isDeclined }: RepeatPlan, { card }: PlanLacks): PlanNotice => {
  const cause = card ?? (isDeclined ? 'declined' : undefined);
  const text = cause === undefined ? CARD_CHOSEN : PAUSED_FOR_CARD[cause];
  return { tone: 'warning', text, isAboutCard: cause !== undefined };
};

/** What is wrong with a plan, or undefined. */
export const noticeOf = (plan: RepeatPlan, lacks: PlanLacks): PlanNotice | undefined => {
  if (plan.status === 'paused') {
    const reason = plan.pauseReason ?? 'unknown';
    if (reason === 'payment') return pausedForCard(plan, lacks);
    const tone = reason === 'shopper' ? 'info' : 'warning';
    return { tone, text: PAUSED[reason], isAboutCard: false };
  }
  if (plan.status === 'cancelled') return undefined;
  if (lacks.card !== undefined) return { tone: 'warning', text: LOST_CARD[lacks.card], isAboutCard: true };
  if (lacks.address) {
    const text = 'The address was removed. Choose another one, or we’ll pause this delivery.';
    return { tone: 'warning', text, isAboutCard: false };
  }
  return waitOf(plan);
};

/** A short name of a plan for labels: its first item, and how many more there are. */
export const planName = ({ lines }: RepeatPlan): string => {
  const [first] = lines;
  const more = lines.length - 1;
  return `${first?.name ?? 'repeat delivery'}${more > 0 ? ` and ${more} more` : ''}`;
};

/** What a page about the shopper says of a plan that needs attention. */
export interface PlanAlert {
  /** The address of the plan on the page of repeat deliveries. */
  readonly url: string;
  /** The short name of the plan. */
  readonly name: string;
  readonly text: string;
}

/** What a plan says that it lacks itself, where the wallet is not read. */
const lacksOf = ({ addressId, walletId, isCardExpired = false }: RepeatPlan): PlanLacks => ({
  address: addressId === undefined,
  card: walletId === undefined ? 'removed' : isCardExpired ? 'expired' : undefined,
});

/**
 * The plans that need attention, the earliest first: those that the shop paused, and active ones that lack something or wait.
 * What the shopper paused or canceled is not among them.
 */
export const planAlerts = (plans: ReadonlyArray<RepeatPlan>): ReadonlyArray<PlanAlert> =>
  plans
    .flatMap((plan) => {
      const notice = plan.pauseReason === 'shopper' ? undefined : noticeOf(plan, lacksOf(plan));
      return notice === undefined ? [] : [{ plan, text: notice.text }];
    })
    .sort((one, other) => one.plan.nextDate.localeCompare(other.plan.nextDate))
    .map(({ plan, text }) => ({ url: planLink(plan.id), name: planName(plan), text }));
