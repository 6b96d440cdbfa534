import { formatDay } from '../catalogue/delivery-promise';
import { planLink } from '../paths/plan-link';
import type { PlanChoices } from './load-repeat-deliveries';
import type { PauseReason, RepeatPlan } from './repeat-plan';

/** Why a plan is paused, and what to do. */
const PAUSED: Readonly<Record<Exclude<PauseReason, 'payment' | 'address'>, string>> = {
  shopper: 'You paused this. We won’t send anything until you resume it.',
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
  /** What has to be changed: in the form of the plan, or in the profile. Undefined for anything else. */
  readonly toChange?: 'card' | 'address' | 'phone' | undefined;
}

const again = ({ retryDate }: RepeatPlan): string => (retryDate === undefined ? 'soon' : `on ${formatDay(retryDate)}`);

/** What a plan lacks. */
export interface PlanLacks {
  /** Whether its address was removed from the address book, or is for billing only now. */
  readonly address: 'removed' | 'billing-only' | undefined;
  /** Whether its card was removed from the wallet, or will have expired on the day of the next delivery. */
  readonly card: 'removed' | 'expired' | undefined;
  /** Whether neither its address nor the account has a phone number. */
  readonly phone?: boolean;
}

const ADDRESS_LACKS = { removed: 'was removed', 'billing-only': 'is for billing only now' } as const;
const CARD_LACKS = { removed: 'The card was removed.', expired: 'The card expires before the next delivery.' } as const;

/** Says what a plan lacks, and asks for it before something happens. */
const lackText = ({ address, card, phone = false }: PlanLacks, before: string): string => {
  const lacks = [
    ...(address === undefined ? [] : [[`The address ${ADDRESS_LACKS[address]}.`, 'another address']]),
    ...(card === undefined ? [] : [[CARD_LACKS[card], 'another card']]),
  ];
  const others = lacks.length === 1 && !phone ? 'another one' : lacks.map(([, other]) => other).join(' and ');
  const ask = lacks.length === 0 ? 'Add' : `Choose ${others}${phone ? ' and add' : ''}`;
  const texts = [...lacks.map(([text]) => text), ...(phone ? ['We need a phone number for the delivery.'] : [])];
  return `${texts.join(' ')} ${ask}${phone ? ' a phone number to your profile' : ''}${before}`;
};

const toChangeOf = ({ address, card }: PlanLacks): 'address' | 'card' | 'phone' =>
  address !== undefined ? 'address' : card !== undefined ? 'card' : 'phone';

/** Whether a plan has all that its delivery needs. */
export const lacksNothing = ({ address, card, phone = false }: PlanLacks): boolean =>
  address === undefined && card === undefined && !phone;

/** Says what an active plan lacks: card, address, phone number (RPD-02). Undefined when it lacks nothing. */
export const lackNotice = (lacks: PlanLacks): PlanNotice | undefined =>
  lacksNothing(lacks)
    ? undefined
    : {
        tone: 'warning',
        text: lackText(lacks, ', or we’ll pause this delivery.'),
        toChange: toChangeOf(lacks),
      };

/** What an active plan waits for, or undefined. */
const waitOf = (plan: RepeatPlan): PlanNotice | undefined => {
  if (plan.isDeclined) {
    const text = `Your card was declined. We’ll try again ${again(plan)}. You can also choose another card.`;
    return { tone: 'warning', text, toChange: 'card' };
  }
  if (plan.waitsForStock) {
    const text = `An item is out of stock. We’ll send everything together when it’s back, and check again ${again(plan)}.`;
    return { tone: 'info', text };
  }
  const text = 'This delivery is delayed. We’re still trying to place the order, and will email you if we pause it.';
  return plan.isLate ? { tone: 'warning', text } : undefined;
};

const PAUSED_FOR_CARD = {
  removed: 'We paused this because its card was removed. Choose another card, then resume.',
  expired: 'We paused this because its card expires before the delivery. Choose another card, then resume.',
  declined: 'We paused this because your card was declined several times. Choose another card, then resume.',
} as const;

/** The plan was changed since it was paused, and what was wrong with its card is not known any more. */
const CARD_CHOSEN =
  'We paused this because of a problem with its card. A card is chosen now. Resume it, and we’ll use that card.';

const ADDRESS_CHOSEN =
  'We paused this because it had no delivery address. An address is chosen now. Resume it, and we’ll deliver there.';

/** A plan with declines was not changed since it was paused: what is changed counts them anew. */
const pausedForCard = ({ isDeclined }: RepeatPlan, { card }: PlanLacks): PlanNotice => {
  const cause = card ?? (isDeclined ? 'declined' : undefined);
  return cause === undefined
    ? { tone: 'warning', text: CARD_CHOSEN }
    : { tone: 'warning', text: PAUSED_FOR_CARD[cause], toChange: 'card' };
};

/** Why a plan is paused, and what the shopper has to do about that. */
const pauseOf = (plan: RepeatPlan, lacks: PlanLacks): PlanNotice => {
  const reason = plan.pauseReason ?? 'unknown';
  if (reason === 'payment') return pausedForCard(plan, lacks);
  if (reason === 'address') {
    if (lacks.address === undefined) return { tone: 'warning', text: ADDRESS_CHOSEN };
    const cause = ADDRESS_LACKS[lacks.address];
    const text = `We paused this because its address ${cause}. Choose another address, then resume.`;
    return { tone: 'warning', text, toChange: 'address' };
  }
  return { tone: reason === 'shopper' ? 'info' : 'warning', text: PAUSED[reason] };
};

/** Why a plan is paused, and everything that it lacks beside that. One whose items are gone cannot go on anyway. */
const pausedNotice = (plan: RepeatPlan, lacks: PlanLacks): PlanNotice => {
  const notice = pauseOf(plan, lacks);
  const { pauseReason } = plan;
  const others: PlanLacks = {
    address: pauseReason === 'address' ? undefined : lacks.address,
    card: pauseReason === 'payment' ? undefined : lacks.card,
    phone: lacks.phone === true && pauseReason !== 'phone',
  };
  if (pauseReason === 'gone' || lacksNothing(others)) return notice;
  return {
    tone: 'warning',
    text: `${notice.text} ${lackText(others, ' before you resume.')}`,
    toChange: toChangeOf(lacks),
  };
};

/** What is wrong with a plan, or undefined. */
export const noticeOf = (plan: RepeatPlan, lacks: PlanLacks): PlanNotice | undefined => {
  if (plan.status === 'paused') return pausedNotice(plan, lacks);
  return plan.status === 'cancelled' ? undefined : (lackNotice(lacks) ?? waitOf(plan));
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

/** What a plan says that it lacks itself, where address book and wallet are not read. */
const lacksOf = ({
  addressId,
  isAddressForBilling,
  isPhoneMissing,
  walletId,
  isCardExpired,
}: RepeatPlan): PlanLacks => ({
  address: addressId !== undefined ? undefined : isAddressForBilling === true ? 'billing-only' : 'removed',
  card: walletId === undefined ? 'removed' : isCardExpired === true ? 'expired' : undefined,
  phone: isPhoneMissing === true,
});

/** What a plan lacks of these choices. A list that could not be read is left to what the plan itself says. */
export const lacksIn = (plan: RepeatPlan, { addresses, cards }: PlanChoices): PlanLacks => {
  const own = lacksOf(plan);
  const hasNoAddress = addresses?.every(({ id }) => id !== plan.addressId);
  const isRemoved = cards?.every(({ walletId }) => walletId !== plan.walletId);
  return {
    address: own.address ?? (hasNoAddress === true ? 'removed' : undefined),
    card: isRemoved === true ? 'removed' : own.card,
    phone: own.phone === true,
  };
};

/**
 * The plans that need attention, the earliest first: those that the shop paused, and active ones that lack something or wait.
 * What the shopper paused is among them only while no plan is active: then nothing comes. Canceled ones never are.
 */
export const planAlerts = (plans: ReadonlyArray<RepeatPlan>): ReadonlyArray<PlanAlert> => {
  const isOneActive = plans.some(({ status }) => status === 'active');
  return plans
    .flatMap((plan) => {
      const notice = plan.pauseReason === 'shopper' && isOneActive ? undefined : noticeOf(plan, lacksOf(plan));
      return notice === undefined ? [] : [{ plan, text: notice.text }];
    })
    .sort((one, other) => one.plan.nextDate.localeCompare(other.plan.nextDate))
    .map(({ plan, text }) => ({ url: planLink(plan.id), name: planName(plan), text }));
};
