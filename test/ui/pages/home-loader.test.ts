import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { makeLoadRecommendation } from '../../../core/recommendations/load-recommendation';
import { makeHomeLoader } from '../../../ui/pages/home/home-loader';
import { aCategory } from '../../builders/category';
import { aTile } from '../../builders/product-tile';
import { FakeMarketingContent } from '../../fakes/fake-marketing-content';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';
import { FakeRecommendations } from '../../fakes/fake-recommendations';
import { EVERYTHING } from '../../builders/capabilities';

const setUp = (pods: ReadonlyArray<string>) => {
  const recommendations = new FakeRecommendations();
  for (const pod of pods) recommendations.hasPod(pod, pod, [aTile()]);
  const catalogue = new FakeProductCatalogue()
    .hasCategories(aCategory('dog'))
    .hasBrands({ slug: 'merrick', name: 'Merrick', logo: undefined, productCount: 1 });
  const load = makeHomeLoader({
    capabilities: EVERYTHING,
    catalogue,
    content: new FakeMarketingContent(),
    loadRecommendation: makeLoadRecommendation({ recommendations, mergePrices: (tiles) => async () => tiles }),
    brand: DEFAULT_BRAND,
  });
  return load({ path: '/', parameters: {}, query: new URLSearchParams(), cameFrom: undefined });
};

test('[RTE-01] the home page with all parts is complete and the same for every guest', async () => {
  const home = setUp(['home-trending', 'home-deals', 'bestsellers']);
  expect(await home()).toMatchObject({ kind: 'page', isShareable: true, isPartial: false });
});

test('[RTE-01] shows the rest without the search service and reports missing parts', async () => {
  expect(await setUp([])()).toMatchObject({
    kind: 'page',
    isShareable: true,
    isPartial: true,
    data: { trending: undefined, deals: undefined },
  });
});
