import { DataLayerAnalytics } from '../../adapters/tag-manager/data-layer-analytics';
import type { Consent } from '../../core/analytics/consent';
import type { Logger } from '../../core/shared/logger';
import { makeEmbed, makeGuarded, type Embed } from '../../ui/embed/embed';
import { installEntry } from '../../ui/embed/global-entry';
import { scriptOptions } from '../../ui/embed/options';
import type { AdBrand } from '../../ui/embed/slot-renderer';
import { connectAds } from '../ads/connect-ads';

/** Logs each message once a page, so that an outage of the shop does not fill the console. */
const makeSayOnce = (): Logger => {
  const said = new Set<string>();
  const say: Logger['warn'] = (message, facts) => () => {
    if (said.has(message)) return;
    said.add(message);
    console.warn(`ads: ${message}`, facts);
  };
  return { warn: say, error: say };
};

/** The settings in the served script. */
declare const shopSettings: AdBrand;

const embedFrom = (script: HTMLScriptElement, shopOrigin: string): Embed =>
  makeEmbed({
    window,
    shopOrigin,
    brand: shopSettings,
    defaults: scriptOptions(script),
    connect: (pageAgrees) => {
      const mayTrack = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') !== true && pageAgrees();
      const consent: Consent = { mayTrack };
      const analytics = new DataLayerAnalytics(window, consent, 'host');
      const isOwnPage = shopOrigin === window.location.origin;
      return connectAds({
        window,
        proxy: {
          origin: shopOrigin,
          credentials: isOwnPage ? 'same-origin' : 'omit',
          fetch: (...call) => window.fetch(...call),
        },
        consent,
        analytics,
        logger: makeSayOnce(),
        // No customer id: other sites must not learn who is signed in, and the shop's own pages have ads of their own.
        customerId: () => undefined,
      });
    },
  });

/** Shows the shop's sponsored ads on other sites (ADS-02). The origin of this script is that of the shop. */
makeGuarded(console)(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement) || !/^https?:/.test(script.src)) {
    throw new Error('the script has to be loaded by a script element with its address');
  }
  const { origin } = new URL(script.src);
  installEntry(window, () => embedFrom(script, origin), { isManual: script.dataset['mount'] === 'manual' });
})();
