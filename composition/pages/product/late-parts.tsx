// Their styles belong to the document: the server renders the parts before their code is loaded.
import '../../../ui/design/banner.module.css';
import '../../../ui/pages/product/product-questions.module.css';
import '../../../ui/pages/product/ratings.module.css';
import '../../../ui/reviews/distribution.module.css';
import '../../../ui/reviews/review-article.module.css';
import type { PetAdviceProps } from './pet-advice';
import { lazy, Suspense, type ComponentType } from 'react';
import { whenSeen } from '../../../adapters/browser/when-seen';
import { advisedKind } from '../../../core/pet-advice/advised-product';
import type { PetKind } from '../../../core/shared/pet-kind';
import { AdvicePlace } from '../../../ui/pages/product/advice-place';
import { AgainOnPage as AgainOnServer } from '../../../ui/pages/product/again-on-page';
import { Opinions as OpinionsOnServer } from '../../../ui/pages/product/opinions';
import type { ProductPageProps } from '../../../ui/pages/product/product-page';
import type { ProductViewModel } from '../../../ui/pages/product/product-view-model';
import { RecentlyViewedRow as RecentOnServer } from '../../../ui/recommendations/recently-viewed';
import type { RecentlyViewedViewModel } from '../../../ui/recommendations/recently-viewed-view-model';

/** Never resolves: the server's markup, with its links and forms, stays when the code of a part cannot be loaded. */
const stay = (): Promise<never> => new Promise(() => undefined);

const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() => load().then((part): { default: ComponentType<Props> } => ({ default: part }), stay));

/** Resolves when an element is in the window, or within `margin` pixels of it. */
const seen = (selector: string, margin = 0): Promise<void> =>
  new Promise((resolve) => whenSeen(document.querySelector(selector), resolve, margin));

/** So far above the end of the page the row is added, so that nothing moves in the window. */
const BEFORE_END = 600;

const AgainOnPage = process.browser
  ? late(() => import('../../../ui/pages/product/again-on-page').then((m) => m.AgainOnPage))
  : AgainOnServer;
/** For shoppers with a pet of the product's kind only. */
const PetAdvice = process.browser
  ? late<PetAdviceProps>(() =>
      seen('[data-pets~=dog] [data-pet=dog], [data-pets~=cat] [data-pet=cat]')
        .then(() => import('./pet-advice'))
        .then((m) => m.PetAdvice),
    )
  : ({ model: { product } }: PetAdviceProps) => <AdvicePlace product={product} />;
const Opinions = process.browser
  ? late(() =>
      seen('#reviews')
        .then(() => import('../../../ui/pages/product/opinions'))
        .then((m) => m.Opinions),
    )
  : OpinionsOnServer;
const RecentlyViewedRow = process.browser
  ? late(() =>
      seen('#shop footer', BEFORE_END)
        .then(() => import('../../../ui/recommendations/recently-viewed'))
        .then((m) => m.RecentlyViewedRow),
    )
  : RecentOnServer;

/**
 * The parts of a product's page whose code is loaded when they are seen. Until then the server's markup stays.
 * They are elements, made once: React keeps that markup as long as their properties do not change.
 */
export const lateParts = (
  model: ProductViewModel,
  recent: RecentlyViewedViewModel,
  petKinds: ReadonlyArray<PetKind>,
): Pick<ProductPageProps, 'advice' | 'again' | 'opinions' | 'recentlyViewed'> => {
  const { page, product } = model;
  const advised = advisedKind(product);
  return {
    advice:
      advised === undefined || !petKinds.includes(advised) ? undefined : (
        <Suspense>
          <PetAdvice model={model} />
        </Suspense>
      ),
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
    recentlyViewed: (
      <Suspense>
        <RecentlyViewedRow model={recent} />
      </Suspense>
    ),
  };
};
