import { whenIdle } from '../../../adapters/browser/when-idle';
import { AD_CLICK_KEY } from '../../../adapters/session/session-names';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import type { ShopAdsDependencies } from './connect-shop-ads';

/**
 * A click on an ad that could not be reported is reported from the next page of the shop (ADS-09). It is rare: a first
 * view only looks whether there is one.
 */
export const reportPendingAdClick = (
  dependencies: ShopAdsDependencies & Pick<ScreenDependencies, 'localStorage'>,
): void => {
  if (dependencies.localStorage.read(AD_CLICK_KEY)() === undefined) return;
  whenIdle(
    () =>
      void import('./send-pending-ad-click').then(
        ({ sendPendingAdClick }) => sendPendingAdClick(dependencies),
        // The record is still there for the next page.
        () => undefined,
      ),
  );
};
