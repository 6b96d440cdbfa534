import * as E from 'fp-ts/Either';
import type { ProductTile } from '../../core/catalogue/tile';
import type { Recommendations } from '../../core/recommendations/recommendations';
import { aRefusal } from '../builders/upstream-failure';
import { FakeUpstream } from './fake-upstream';

/** Recommendation pods in memory. */
export class FakeRecommendations extends FakeUpstream<keyof Recommendations> implements Recommendations {
  readonly #pods = new Map<string, { readonly title: string; readonly products: ReadonlyArray<ProductTile> }>();

  constructor() {
    super('search');
  }

  hasPod(podId: string, title: string, products: ReadonlyArray<ProductTile>): this {
    this.#pods.set(podId, structuredClone({ title, products }));
    return this;
  }

  readonly recommend: Recommendations['recommend'] = ({ podId, count, productIds = [] }) =>
    this.respondEither('recommend', () => {
      const pod = this.#pods.get(podId);
      if (pod === undefined) return E.left(aRefusal({ service: 'search', message: `There is no pod ${podId}.` }));
      const products = pod.products.filter(({ uniqueId }) => !productIds.includes(uniqueId)).slice(0, count);
      const experiment = undefined;
      return E.right(structuredClone({ podId, title: pod.title, products, resultId: 'fake-result', experiment }));
    });
}
