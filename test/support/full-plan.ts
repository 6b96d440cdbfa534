import { MAX_PLAN_LINES } from '../../core/repeat-delivery/repeat-plan';
import { planPath } from '../../core/paths/repeat-delivery-forms';
import type { BuyingPage } from './buying-pages';
import { manyProducts } from './long-list';
import { aRepeatShopper, findRepeatables, startPlan } from './repeat-shopper';

/** The form of a repeat delivery with as many products as it may have. */
export const aFullPlan = async (): Promise<BuyingPage> => {
  const skus = (await manyProducts(4 * MAX_PLAN_LINES)).map(({ sku }) => sku);
  const own = await aRepeatShopper(skus);
  const repeatable = await findRepeatables(own.shopper, skus);
  if (repeatable.length < MAX_PLAN_LINES) throw new Error(`only ${repeatable.length} products can be delivered again`);
  const planId = await startPlan(own, repeatable.slice(0, MAX_PLAN_LINES));
  return { path: planPath(planId, 'change'), shopper: own.shopper };
};
