import type { Frequency } from './frequency';

/** A product of a plan. Amounts are in the shop's currency, for one piece. */
export interface PlanLine {
  readonly partNumber: string;
  readonly name: string;
  readonly quantity: number;
  /** Path of the product's page; undefined when the service sends none. */
  readonly url: string | undefined;
  readonly thumbnail: string | undefined;
  /** What a piece costs on the next delivery: today's price, or that of the reminder when it is lower. Undefined for a product that is gone. */
  readonly price: number | undefined;
  /** Whether it is no longer sold by repeat delivery. It is left out of deliveries, and nothing is sent in its place (RPD-04). */
  readonly isGone: boolean;
  /** Whether it is gone because it needs a prescription now: then it is still sold, but not again and again (PRO-07). */
  readonly needsPrescription?: boolean;
  /** The nearest product that is sold, for one that is gone; undefined without one. */
  readonly nearest: { readonly name: string; readonly url: string } | undefined;
}

export type PlanStatus = 'active' | 'paused' | 'cancelled';

/**
 * Why a plan is paused. `technical`: its order could not be placed for reasons that are not the shopper's. `unknown`: for a
 * reason that this shop does not know.
 */
export type PauseReason = 'shopper' | 'payment' | 'address' | 'phone' | 'amount' | 'gone' | 'technical' | 'unknown';

/** Why a shopper cancels, with the words that are shown (RPD-02). */
export const CANCEL_REASONS = {
  'too-much': 'I have more than I need',
  price: 'It costs too much',
  'other-product': 'I switched to another product',
  'other-shop': 'I buy it somewhere else',
  'pet-gone': 'My pet no longer needs it',
  other: 'Another reason',
} as const;

export type CancelReason = keyof typeof CANCEL_REASONS;

/** What the items of the next delivery cost, before shipping and tax. */
export interface PlanEstimate {
  readonly items: number;
  /** Zero or negative. */
  readonly discount: number;
  readonly total: number;
}

/** One repeat delivery of a shopper (RPD-02). Dates are `YYYY-MM-DD`, days of the shop's time zone. */
export interface RepeatPlan {
  readonly id: string;
  /** Changes with every change of the plan; undefined when the service sends none. */
  readonly version?: string | undefined;
  readonly status: PlanStatus;
  /** Undefined unless it is paused. */
  readonly pauseReason: PauseReason | undefined;
  readonly frequency: Frequency;
  readonly nextDate: string;
  /** The address of the address book; undefined when it was removed, or is for billing only now. */
  readonly addressId: string | undefined;
  /** Whether it has no address because that is for billing only now. */
  readonly isAddressForBilling?: boolean;
  /** Whether neither its address nor the account has a phone number. */
  readonly isPhoneMissing?: boolean;
  /** The card of the wallet; undefined when it was removed. */
  readonly walletId: string | undefined;
  /** The discount of the next delivery, as the service words it. */
  readonly discount: string | undefined;
  /** Undefined when the service does not send it. */
  readonly estimate: PlanEstimate | undefined;
  readonly canUndo: boolean;
  /** Whether the due delivery waits until everything is in stock. */
  readonly waitsForStock: boolean;
  /** Whether the card was declined for the due delivery, also in a paused plan that was not changed since then. */
  readonly isDeclined: boolean;
  /** Whether its card will have expired on the day of the next delivery. */
  readonly isCardExpired?: boolean;
  /** Whether the day of the next delivery is past, and it was not placed yet. */
  readonly isLate: boolean;
  /** Whether today's delivery was sent, or is being sent: the next one can be sent tomorrow. */
  readonly isSentToday?: boolean | undefined;
  /** When a delivery that could not be placed is tried again; undefined without one. */
  readonly retryDate: string | undefined;
  /**
   * The dates that the last skip left out beside its own, because that was late. None once the skip is undone or an order is
   * placed.
   */
  readonly leftOut?: ReadonlyArray<string>;
  readonly lines: ReadonlyArray<PlanLine>;
}

/** The first and the last day that can be chosen for a delivery. */
export interface OpenDates {
  readonly firstDate: string;
  readonly lastDate: string;
}

/**
 * When a paused plan delivers next if it is resumed now: a delivery that the shop held back ships on the first open day.
 * Undefined for one that the shopper paused beyond its date, whose next date the service reckons, and when all is gone.
 */
export const resumedDate = (
  { pauseReason, nextDate, lines }: RepeatPlan,
  { firstDate }: Pick<OpenDates, 'firstDate'>,
): string | undefined => {
  if (lines.every(({ isGone }) => isGone)) return undefined;
  if (nextDate >= firstDate) return nextDate;
  return pauseReason === 'shopper' ? undefined : firstDate;
};

export interface RepeatPlans extends OpenDates {
  /** The newest first, cancelled ones included. */
  readonly plans: ReadonlyArray<RepeatPlan>;
}

/** The maximum number of different products of a plan. */
export const MAX_PLAN_LINES = 20;

/** A product and its quantity, as a shopper wants it delivered. */
export interface WantedItem {
  readonly partNumber: string;
  readonly quantity: number;
}

/** The plan that delivers next; undefined when none is active. */
export const nextPlan = (plans: ReadonlyArray<RepeatPlan>): RepeatPlan | undefined =>
  plans
    .filter(({ status }) => status === 'active')
    .reduce<RepeatPlan | undefined>(
      (first, plan) => (first === undefined || plan.nextDate < first.nextDate ? plan : first),
      undefined,
    );

/** What the items of the next delivery cost, before shipping and tax; their sum when the service sends no estimate. */
export const nextTotal = ({ estimate, lines }: RepeatPlan): number =>
  estimate?.total ?? lines.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0);
