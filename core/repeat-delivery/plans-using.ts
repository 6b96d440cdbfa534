import type { PlanStatus, RepeatPlan } from './repeat-plan';

/** The parts of an account that plans use. */
export type PlanUse = { readonly addressId: string } | { readonly walletId: string };

/** How many plans use a part of an account. */
export type UseCount = Readonly<Record<Exclude<PlanStatus, 'cancelled'>, number>>;

export const USED_BY_NONE: UseCount = { active: 0, paused: 0 };

/** How many plans deliver to an address, or are paid with a card: those that deliver, and those that are paused (ACC-03). */
export const plansUsing = (plans: ReadonlyArray<RepeatPlan>, use: PlanUse): UseCount => {
  const using = plans.filter(({ addressId, walletId }) =>
    'addressId' in use ? addressId === use.addressId : walletId === use.walletId,
  );
  const count = (wanted: PlanStatus): number => using.filter(({ status }) => status === wanted).length;
  return { active: count('active'), paused: count('paused') };
};
