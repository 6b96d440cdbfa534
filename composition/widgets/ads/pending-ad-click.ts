import { whenIdle } from '../../../adapters/browser/when-idle';
import { AD_CLICK_KEY } from '../../../adapters/session/session-names';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import type { ShopAdsDependencies } from './connect-shop-ads';

/**
 * Reports a click on an ad that an earlier page could not report (ADS-09). This is rare, so a first view only checks
 * whether there is one.
 */
export const reportPendingAdClick = (
  dependencies: ShopAdsDependencies & Pick<ScreenDependencies, 'localStorage'>,
): void => {
  if (dependencies.localStorage.read(AD_CLICK_KEY)() === undefined) return;
  whenIdle(
    () =>
      void import('./send-pending-ad-click').then(
        ({ sendPendingAdClick }) => sendPendingAdClick(dependencies),
        // The stored click stays for the next page.
        () => undefined,
      ),
  );
};
