import * as E from 'fp-ts/Either';
import { DiscoverRecommendations } from '../../../adapters/discover/discover-recommendations';
import { aTile, tiles } from '../../builders/product-tile';
import { RECOMMENDATIONS_CALLS, recommendationsContract } from '../../contracts/recommendations.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeRecommendations } from '../../fakes/fake-recommendations';
import { send, contentOf, failingService, serve, type Asked } from './discover-site';

const WIDGET = { rfkid: 'rfkid_1', variation_id: '2', experiment_id: '1', experiment_bucket: 'B' };
const EXPERIMENT = { rfkid: 'rfkid_1', variationId: '2', experimentId: '1', experimentBucket: 'B' };

const titled = (value: string): unknown => ({ variables: { title: { valueType: 'string', value } } });

/** Widgets on the wire, over rows in memory. */
const widgetSite = (fake: FakeRecommendations): ReadonlyArray<Asked> =>
  serve(async ({ widget, n_item, context }) => {
    const request = { podId: 'home-trending', count: n_item, productIds: context.page.sku ?? [] };
    const row = await fake.recommend(request)();
    return E.isLeft(row)
      ? [200, { errors: [{ code: 102, message: 'No.' }] }]
      : [200, { widget, ...contentOf(row.right.products), appearance: titled(row.right.title), rid: 'r-1' }];
  });

recommendationsContract('DiscoverRecommendations', () => {
  widgetSite(new FakeRecommendations().hasPod('home-trending', 'Trending now', tiles(5)));
  return {
    recommendations: new DiscoverRecommendations(send()),
    knownPod: async () => ({ podId: 'home-trending', title: 'Trending now' }),
    knownProductId: async () => '30001',
  };
});

upstreamFailuresContract('DiscoverRecommendations', RECOMMENDATIONS_CALLS, () =>
  failingService({ recommend: new DiscoverRecommendations(send()).recommend({ podId: 'home-trending', count: 3 }) }),
);

test('[REC-01] reads the experiment of a row', async () => {
  serve(() => [200, { widget: WIDGET, ...contentOf([aTile()]), rid: 'r-1' }]);
  expect(await new DiscoverRecommendations(send()).recommend({ podId: 'home-trending', count: 5 })()).toMatchObject(
    E.right({ podId: 'home-trending', title: '', products: [{}], resultId: 'r-1', experiment: EXPERIMENT }),
  );
});

test("[REC-01] finds the requested widget in a batch and uses the batch's id", async () => {
  const other = { widget: { rfkid: 'rfkid_2' }, ...contentOf([]) };
  serve(() => [200, { batch: [other, { widget: WIDGET, ...contentOf([aTile()]) }], rid: 'r-2', ts: 1, dt: 1 }]);
  expect(await new DiscoverRecommendations(send()).recommend({ podId: 'home-trending', count: 5 })()).toMatchObject(
    E.right({ products: [{}], resultId: 'r-2', experiment: EXPERIMENT }),
  );
});

test('[REC-01] rejects an empty batch', async () => {
  serve(() => [200, { batch: [], rid: 'r-2' }]);
  expect(await new DiscoverRecommendations(send()).recommend({ podId: 'home-trending', count: 5 })()).toMatchObject(
    E.left({ kind: 'unintelligible', service: 'search' }),
  );
});

test('[SRC-07] requests each pod as a widget with its products in the page context', async () => {
  const seen = serve(({ widget }) => [200, { widget, ...contentOf([]) }]);
  const { recommend } = new DiscoverRecommendations(send());
  await recommend({ podId: 'related', count: 5, productIds: ['22000', '22010'] })();
  for (const podId of ['home-deals', 'bestsellers', 'bought-together', 'empty-search', 'zzz']) {
    await recommend({ podId, count: 5 })();
  }
  expect(seen[0]).toMatchObject({ n_item: 5, context: { page: { sku: ['22000', '22010'] } } });
  expect(seen.map(({ widget }) => widget.rfkid)).toEqual([
    'rfkid_4',
    'rfkid_2',
    'rfkid_3',
    'rfkid_5',
    'rfkid_8',
    'zzz',
  ]);
  expect(seen[1]?.context.page.sku).toBeUndefined();
});
