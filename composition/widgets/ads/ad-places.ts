import { whenIdle } from '../../../adapters/browser/when-idle';
import { AdPlacesViewModel } from '../../../ui/ads/ad-places-view-model';
import type { AdsDependencies, AdsFacts, AdsOfPage } from './page-ads';

/** A page's places for ads. What fills them is a chunk of its own, which comes when the shopper is near one (ADS-01). */
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
        // What did not come is told to whoever wanted it.
        () => undefined,
      ),
  });
};
