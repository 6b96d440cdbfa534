import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { eventually } from './eventually';
import type { HttpShopper } from './http-shopper';
import { PATHS } from './sample-products';

/** The store system takes up to 7 s for a coupon, and refuses some at first. A busy machine takes longer. */
const LOADED_WITHIN_MS = 60_000;

/** Sends the member's coupons to the store system until this many can be spent. */
export const loadCoupons = async (shopper: HttpShopper, wanted = 1): Promise<void> => {
  const send = () => shopper.post(FORM_ACTIONS.loadCoupons, { URL: PATHS.cart });
  await send();
  await eventually(async () => {
    const { text } = await shopper.call('GET', 'palsPromotion/retrievePalsRewardsDetails/@self');
    const coupons: ReadonlyArray<Record<string, string>> = JSON.parse(text).palsRewardsCoupons;
    const statuses = coupons.map(({ petcoPOSPushStatus }) => petcoPOSPushStatus);
    if (statuses.filter((status) => status === 'Loaded').length >= wanted) return;
    if (!statuses.includes('')) await send();
    throw new Error(`too few coupons are loaded: ${statuses.join()}`);
  }, LOADED_WITHIN_MS);
};
