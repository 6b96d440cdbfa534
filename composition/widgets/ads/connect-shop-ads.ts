import { isDisplayed } from '../../../adapters/browser/is-displayed';
import { storageAdFollowed } from '../../../adapters/session/storage-ad-followed';
import type { Consent } from '../../../core/analytics/consent';
import { registeredUserId } from '../../../core/identity/session/registered-user-id';
import type { SessionStore } from '../../../core/identity/session/session-store';
import type { Logger } from '../../../core/shared/logger';
import { tileId } from '../../../ui/ads/grid-places';
import { connectAds } from '../../ads/connect-ads';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** Failures of ads are logged to the console only (ADS-07). */
const told: Logger['warn'] =
  (...line) =>
  () =>
    console.warn(...line);
const logger: Logger = { warn: told, error: told };

/** The dependencies of the shop's own ads. */
export interface ShopAdsDependencies extends Pick<ScreenDependencies, 'analytics' | 'clock' | 'localStorage'> {
  readonly consent: Consent;
  readonly session: Pick<SessionStore, 'userId' | 'userType'>;
}

/** Requests and reports ads on the shop's own pages, and remembers when the shopper followed one (ORD-03). */
export const connectShopAds = ({
  analytics,
  clock,
  consent,
  localStorage,
  session,
}: ShopAdsDependencies): ReturnType<typeof connectAds> => {
  const userId = registeredUserId(session);
  const followed = storageAdFollowed(localStorage);
  const ads = connectAds({
    window,
    proxy: { origin: '', credentials: 'same-origin', fetch: (...call) => window.fetch(...call) },
    consent,
    analytics,
    logger,
    customerId: () => (consent.mayTrack() ? userId() : undefined),
    isTileDisplayed: (position) => isDisplayed(window.document.getElementById(tileId(position))),
  });
  return {
    ...ads,
    report: {
      ...ads.report,
      clicked: (ad) => () => {
        if (consent.mayTrack()) followed.keep(clock())();
        ads.report.clicked(ad)();
      },
    },
  };
};
