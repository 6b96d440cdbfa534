import * as E from 'fp-ts/Either';
import type {
  Recommendation,
  RecommendationRequest,
  Recommendations,
} from '../../core/recommendations/recommendations';
import type { Making } from './making';

/** The world behind Recommendations. */
export interface RecommendationsWorld {
  readonly recommendations: Recommendations;
  /** A pod with at least three products for any context. */
  readonly knownPod: () => Promise<{ readonly podId: string; readonly title: string }>;
  readonly knownProductId: () => Promise<string>;
}

export const RECOMMENDATIONS_CALLS = ['recommend'] as const;

/** Every Recommendations, fake or real, passes this. */
export const recommendationsContract = (name: string, makeWorld: Making<RecommendationsWorld>): void => {
  const recommended = async (
    recommendations: Recommendations,
    request: RecommendationRequest,
  ): Promise<Recommendation> => {
    const response = await recommendations.recommend(request)();
    if (E.isLeft(response)) throw new Error(`recommending failed: ${JSON.stringify(response.left)}`);
    return response.right;
  };

  describe(`[PLT-02] ${name} as Recommendations`, () => {
    test('returns a titled row of products', async () => {
      const { recommendations, knownPod } = await makeWorld();
      const { podId, title } = await knownPod();
      const row = await recommended(recommendations, { podId, count: 3 });
      expect(row).toMatchObject({ podId, title });
      expect(row.products).toHaveLength(3);
      expect(new Set(row.products.map(({ uniqueId }) => uniqueId)).size).toBe(3);
    });

    test('returns at most the requested number of products', async () => {
      const { recommendations, knownPod } = await makeWorld();
      const { podId } = await knownPod();
      expect((await recommended(recommendations, { podId, count: 1 })).products).toHaveLength(1);
    });

    test('gives every tile a name and a page', async () => {
      const { recommendations, knownPod } = await makeWorld();
      const { podId } = await knownPod();
      for (const tile of (await recommended(recommendations, { podId, count: 3 })).products) {
        expect(tile).toMatchObject({
          uniqueId: expect.stringMatching(/\S/),
          sku: expect.stringMatching(/\S/),
          name: expect.stringMatching(/\S/),
          url: expect.stringMatching(/^\/shop\/en\/petcostore\/product\/\S/),
        });
      }
    });

    test('excludes the product that the row is for', async () => {
      const { recommendations, knownPod, knownProductId } = await makeWorld();
      const { podId } = await knownPod();
      const productId = await knownProductId();
      const { products } = await recommended(recommendations, { podId, count: 3, productIds: [productId] });
      expect(products).not.toEqual([]);
      expect(products.map(({ uniqueId }) => uniqueId)).not.toContain(productId);
    });
  });
};
