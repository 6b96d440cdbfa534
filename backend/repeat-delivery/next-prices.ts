import { repeatPriceOf } from '../promotions/repeat-discount.ts';
import type { Plan, PlanLine } from './plan.ts';

/** What a piece of a line costs on the next delivery: today's price, and after the reminder no more than it said. [RPD-04] */
export const nextPriceOf = (
  { nextDate, remindedFor }: Pick<Plan, 'nextDate' | 'remindedFor'>,
  { toldCents }: Pick<PlanLine, 'toldCents'>,
  todayCents: number,
): number => (remindedFor === nextDate ? Math.min(todayCents, toldCents) : todayCents);

/** What the items of the next delivery cost in cents, before shipping and tax. `prices` of today are by SKU; what is gone has none. */
export const nextItems = (
  plan: Pick<Plan, 'lines' | 'nextDate' | 'remindedFor'>,
  prices: ReadonlyMap<string, number>,
  isFirst: boolean,
): { readonly itemsCents: number; readonly totalCents: number } => {
  const itemsCents = plan.lines.reduce(
    (sum, line) => sum + line.quantity * nextPriceOf(plan, line, prices.get(line.skuId) ?? 0),
    0,
  );
  return { itemsCents, totalCents: repeatPriceOf(itemsCents, isFirst) };
};
