import * as E from 'fp-ts/Either';
import { ConstructorRecommendations } from '../../../adapters/constructor/constructor-recommendations';
import { tiles } from '../../builders/product-tile';
import { RECOMMENDATIONS_CALLS, recommendationsContract } from '../../contracts/recommendations.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeRecommendations } from '../../fakes/fake-recommendations';
import { client, failingService, itemOnTheWire, serve } from './search-site';

/** Pods on the wire, over rows in memory. */
const podSite = (fake: FakeRecommendations): void => {
  serve(async ({ path, parameters }) => {
    const podId = decodeURIComponent(path.split('/').at(-1) ?? '');
    const count = Number(parameters.find(([name]) => name === 'num_results')?.[1]);
    const productIds = parameters.flatMap(([name, value]) => (name === 'item_id' ? [value] : []));
    const row = await fake.recommend({ podId, count, productIds })();
    if (E.isLeft(row)) return [404, { message: `There is no pod ${podId}.` }];
    const { title, products } = row.right;
    const results = products.map(itemOnTheWire);
    return [
      200,
      {
        response: { results, total_num_results: results.length, pod: { id: podId, display_name: title } },
        result_id: 'p-1',
      },
    ];
  });
};

recommendationsContract('ConstructorRecommendations', () => {
  podSite(new FakeRecommendations().hasPod('home-trending', 'Trending now', tiles(5)));
  return {
    recommendations: new ConstructorRecommendations(client()),
    knownPod: async () => ({ podId: 'home-trending', title: 'Trending now' }),
    knownProductId: async () => '30001',
  };
});

upstreamFailuresContract('ConstructorRecommendations', RECOMMENDATIONS_CALLS, () =>
  failingService({
    recommend: new ConstructorRecommendations(client()).recommend({ podId: 'home-trending', count: 3 }),
  }),
);

test('[SRC-08] requests a pod with the number of products and their context', async () => {
  const seen = serve(() => [200, { response: { results: [] } }]);
  const { recommend } = new ConstructorRecommendations(client());
  await recommend({ podId: 'home trending', count: 10 })();
  await recommend({ podId: 'related', count: 5, productIds: ['22000', '22010'] })();
  await recommend({ podId: 'related', count: 5, productIds: [] })();
  expect(seen.map(({ path, parameters }) => [path, ...parameters])).toEqual([
    ['/recommendations/v1/pods/home%20trending', ['num_results', '10']],
    ['/recommendations/v1/pods/related', ['num_results', '5'], ['item_id', '22000'], ['item_id', '22010']],
    ['/recommendations/v1/pods/related', ['num_results', '5']],
  ]);
});

test('[REC-01] reads a pod without a title', async () => {
  serve(() => [200, { response: { results: [] }, result_id: 'p-1' }]);
  expect(await new ConstructorRecommendations(client()).recommend({ podId: 'related', count: 5 })()).toEqual(
    E.right({ podId: 'related', title: '', products: [], resultId: 'p-1' }),
  );
});

test("[REC-01] reports a missing pod as a refusal with the service's message", async () => {
  serve(() => [404, { message: 'There is no pod zzz.' }]);
  expect(await new ConstructorRecommendations(client()).recommend({ podId: 'zzz', count: 5 })()).toMatchObject(
    E.left({ kind: 'refused', service: 'search', status: 404, message: 'There is no pod zzz.' }),
  );
});
