import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { makeLoadRecommendation } from '../../../core/recommendations/load-recommendation';
import * as TE from 'fp-ts/TaskEither';
import type { LoadMemberHome } from '../../../core/overview/load-member-home';
import { makeHomeLoader } from '../../../ui/pages/home/home-loader';
import { makeMemberHomeLoader } from '../../../ui/pages/member-home/member-home-loader';
import { aCategory } from '../../builders/category';
import { aTile, tiles } from '../../builders/product-tile';
import { FakeMarketingContent } from '../../fakes/fake-marketing-content';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';
import { FakeRecommendations } from '../../fakes/fake-recommendations';
import { EVERYTHING } from '../../builders/capabilities';

const REQUEST = { path: '/', parameters: {}, query: new URLSearchParams(), cameFrom: undefined };

const portsWith = (pods: ReadonlyArray<string>) => {
  const recommendations = new FakeRecommendations();
  for (const pod of pods) recommendations.hasPod(pod, pod, [aTile()]);
  const catalogue = new FakeProductCatalogue()
    .hasCategories(aCategory('dog'))
    .hasBrands({ slug: 'merrick', name: 'Merrick', logo: undefined, productCount: 1 });
  return {
    capabilities: EVERYTHING,
    catalogue,
    content: new FakeMarketingContent(),
    loadRecommendation: makeLoadRecommendation({ recommendations, mergePrices: (tiles) => async () => tiles }),
    brand: DEFAULT_BRAND,
  };
};

const setUp = (pods: ReadonlyArray<string>) => makeHomeLoader(portsWith(pods))(REQUEST);

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

const setUpMember = (loadMemberHome: LoadMemberHome) =>
  makeMemberHomeLoader({ ...portsWith(['home-deals']), loadMemberHome })(REQUEST);

test('[ACC-01] the home page of a member is nobody else’s, and preloads no hero', async () => {
  const member = {
    rewards: { kind: 'failed' },
    lastOrder: { kind: 'failed' },
    nextDelivery: { kind: 'failed' },
    pets: { kind: 'failed' },
    again: [],
  } as const;
  const home = await setUpMember(TE.right(member))();
  expect(home).toMatchObject({ kind: 'page', isShareable: false, data: { member, deals: { podId: 'home-deals' } } });
  expect(home).not.toHaveProperty('head.preloadImage');
});

test('[ACC-01] after the end of a session the home page is that of a guest', async () => {
  const home = await setUpMember(TE.left({ kind: 'sign-in-needed' }))();
  expect(home).toMatchObject({ kind: 'page', isShareable: false, data: { member: undefined } });
  expect(home).toHaveProperty('head.preloadImage.srcSet');
});

test('[FND-05] every product of the home page is in one place: the deal of the day or one of the rows', async () => {
  const ports = portsWith([]);
  const recommendations = new FakeRecommendations();
  for (const pod of ['home-deals', 'home-trending', 'bestsellers']) recommendations.hasPod(pod, pod, tiles(60));
  const loadRecommendation = makeLoadRecommendation({ recommendations, mergePrices: (found) => async () => found });
  const home = await makeHomeLoader({ ...ports, loadRecommendation })(REQUEST)();
  const { deal, deals, trending, forYou } = (home as Extract<typeof home, { kind: 'page' }>).data;
  const shown = [deal, ...[deals, trending, forYou].flatMap((row) => row?.products ?? [])].map((tile) => tile?.url);
  expect(shown).toHaveLength(28);
  expect(new Set(shown).size).toBe(28);
});
