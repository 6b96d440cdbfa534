import { COUPON_COUNT_KEY, REWARDS_KEY } from '../../../adapters/session/session-names';
import { isPalsNumber } from '../../../core/rewards/rewards-variant';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** Removes the stored rewards after an order, which may have spent a coupon, and has the header count them again (RWD-03). */
export const countCouponsAgain = ({
  chrome,
  rewardsMenu,
  sessionStorage,
}: {
  readonly chrome: { readonly user: Pick<ScreenDependencies['chrome']['user'], 'palsId'> };
  readonly rewardsMenu: Pick<ScreenDependencies['rewardsMenu'], 'loadCount'>;
  readonly sessionStorage: Pick<ScreenDependencies['sessionStorage'], 'remove'>;
}): void => {
  for (const key of [REWARDS_KEY, COUPON_COUNT_KEY]) sessionStorage.remove(key)();
  rewardsMenu.loadCount(isPalsNumber(chrome.user.palsId));
};
