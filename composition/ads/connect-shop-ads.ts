import { isDisplayed } from '../../adapters/browser/is-displayed';
import { registeredUserId } from '../../core/identity/registered-user-id';
import type { Logger } from '../../core/shared/logger';
import { tileId } from '../../ui/ads/grid-places';
import type { Supplies } from '../supplies';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { connectAds } from './connect-ads';

/** What goes wrong with ads goes to the console alone (ADS-07). */
const told: Logger['warn'] =
  (...line) =>
  () =>
    console.warn(...line);
const logger: Logger = { warn: told, error: told };

/** What asks for ads and tells of them on the shop's own pages. */
export const connectShopAds = (supplies: Supplies): ReturnType<typeof connectAds> => {
  const consent = supplies.get(AnalyticsTokens.consentDesk);
  const userId = registeredUserId(supplies.get(PlatformTokens.session));
  return connectAds({
    window,
    door: { origin: '', credentials: 'same-origin', fetch: (...call) => window.fetch(...call) },
    consent,
    analytics: supplies.get(AnalyticsTokens.analytics),
    logger,
    customerId: () => (consent.mayTrack() ? userId() : undefined),
    isTileDisplayed: (position) => isDisplayed(window.document.getElementById(tileId(position))),
  });
};
