import { lazy, Suspense, type ComponentType } from 'react';
import { whenSeen } from '../../../adapters/browser/when-seen';
import { AgainOnPage as AgainOnServer } from '../../../ui/pages/product/again-on-page';
import { BoughtTogether as TogetherOnServer } from '../../../ui/pages/product/bought-together';
import { Opinions as OpinionsOnServer } from '../../../ui/pages/product/opinions';
import type { ProductPageProps } from '../../../ui/pages/product/product-page';
import type { ProductViewModel } from '../../../ui/pages/product/product-view-model';
import { RecentlyViewedRow as RecentOnServer } from '../../../ui/recommendations/recently-viewed';
import type { RecentlyViewedViewModel } from '../../../ui/recommendations/recently-viewed-view-model';

/** So far below the window their code is loaded, so that it has arrived when they are seen. */
const MARGIN = 600;

/** Never resolves: the server's markup, with its links and forms, stays when the code of a part cannot be loaded. */
const stay = (): Promise<never> => new Promise(() => undefined);

const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() => load().then((part): { default: ComponentType<Props> } => ({ default: part }), stay));

const near = (selector: string): Promise<void> =>
  new Promise((resolve) => whenSeen(document.querySelector(selector), resolve, MARGIN));

const AgainOnPage = process.browser
  ? late(() => import('../../../ui/pages/product/again-on-page').then((m) => m.AgainOnPage))
  : AgainOnServer;
const BoughtTogether = process.browser
  ? late(() =>
      near('#reviews')
        .then(() => import('../../../ui/pages/product/bought-together'))
        .then((m) => m.BoughtTogether),
    )
  : TogetherOnServer;
const Opinions = process.browser
  ? late(() =>
      near('#reviews')
        .then(() => import('../../../ui/pages/product/opinions'))
        .then((m) => m.Opinions),
    )
  : OpinionsOnServer;
const RecentlyViewedRow = process.browser
  ? late(() =>
      near('#shop footer')
        .then(() => import('../../../ui/recommendations/recently-viewed'))
        .then((m) => m.RecentlyViewedRow),
    )
  : RecentOnServer;

/**
 * The parts of a product's page whose code is loaded when they are near the window. Until then the server's markup stays.
 * They are elements, made once: React keeps that markup as long as their properties do not change.
 */
export const lateParts = (
  model: ProductViewModel,
  recent: RecentlyViewedViewModel,
): Pick<ProductPageProps, 'again' | 'opinions' | 'together' | 'recentlyViewed'> => {
  const { page } = model;
  return {
    again:
      page.again === undefined ? undefined : (
        <Suspense>
          <AgainOnPage page={page} />
        </Suspense>
      ),
    opinions: (
      <Suspense>
        <Opinions page={page} />
      </Suspense>
    ),
    together: (
      <Suspense>
        <BoughtTogether model={model} />
      </Suspense>
    ),
    recentlyViewed: (
      <Suspense>
        <RecentlyViewedRow model={recent} />
      </Suspense>
    ),
  };
};
