import { whenIdle } from '../../../adapters/browser/when-idle';
import { AdPlacesViewModel } from '../../../ui/ads/ad-places-view-model';
import type { AdsDependencies, AdsFacts, AdsOfPage } from './page-ads';

/**
 * Makes a page's places for ads. The code that fills them is a chunk of its own, which is loaded when the shopper comes
 * near one (ADS-01).
 */
export const adPlacesOf = (dependencies: AdsDependencies, facts: AdsFacts): AdPlacesViewModel => {
  let loading: Promise<AdsOfPage> | undefined;
  const load = (): Promise<AdsOfPage> => {
    loading ??= new Promise<void>((resolve) => whenIdle(resolve))
      .then(() => import('./page-ads'))
      .then(({ adsOfPage }) => adsOfPage(dependencies, facts))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  return new AdPlacesViewModel({
    brand: dependencies.brand,
    pageType: facts.page.pageType,
    load: async (kind) => {
      const { model, parts } = await load();
      model.want(kind);
      if (kind !== 'catapult') return parts;
      const { catapultOf } = await import('./catapult');
      return { ...parts, catapult: catapultOf(model) };
    },
    renew: () =>
      void loading?.then(
        ({ model }) => model.renew(),
        // The caller receives the failed load.
        () => undefined,
      ),
  });
};
