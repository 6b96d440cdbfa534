import { whenIdle } from '../../adapters/browser/when-idle';
import { AD_CLICK_KEY } from '../../adapters/session/session-names';
import type { Supplies } from '../supplies';
import { PlatformTokens } from '../tokens/platform-tokens';

/**
 * A click on an ad that could not be told of is sent from whichever page of the shop comes next (ADS-09). It is rare:
 * a first view only looks whether there is one.
 */
export const tellLeftClick = (supplies: Supplies): void => {
  if (supplies.get(PlatformTokens.localStorage).read(AD_CLICK_KEY)() === undefined) return;
  whenIdle(
    () =>
      void import('./send-left-click').then(
        ({ sendLeftClick }) => sendLeftClick(supplies),
        // The record is still there for the next page.
        () => undefined,
      ),
  );
};
