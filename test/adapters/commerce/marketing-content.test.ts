import * as E from 'fp-ts/Either';
import { HttpMarketingContent } from '../../../adapters/commerce/content/http-marketing-content';
import { MARKETING_CONTENT_CALLS, marketingContentContract } from '../../contracts/marketing-content.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { failingSite, refusal, serve, transactions } from './commerce-site';
import { STORE_IDS } from '../../support/store-ids';

const spot = (activities: ReadonlyArray<unknown> | undefined): unknown => ({
  MarketingSpotData: [{ eSpotName: 'Home_Hero_React', behavior: '0', baseMarketingSpotActivityData: activities }],
  resourceName: 'espot',
});

const activity = (marketingText: string, more: object = {}): unknown => ({
  baseMarketingSpotDataType: 'MarketingContent',
  marketingContentDescription: [{ language: '-1', marketingText }],
  ...more,
});

const HERO = activity('<h2>Healthy pets, happy people</h2><p>Food &amp; care.</p>', {
  contentUrl: '/shop/en/petcostore/category/top-deals',
  x_imageUrl: '/images/scenes/hero.webp',
});

marketingContentContract('HttpMarketingContent', () => {
  serve(({ path }) => {
    const name = path.split('/').at(-1);
    if (name === 'Home_Hero_React') return [200, spot([HERO])];
    return name === 'Home_EmergencyBanner_React' ? [200, spot(undefined)] : refusal(404, { errorCode: 'CMN1024E' });
  });
  return {
    content: new HttpMarketingContent(transactions(), STORE_IDS),
    filledSpot: async () => ({
      name: 'Home_Hero_React',
      items: [
        {
          text: 'Healthy pets, happy people Food & care.',
          image: '/images/scenes/hero.webp',
          url: '/shop/en/petcostore/category/top-deals',
        },
      ],
    }),
    emptySpotName: async () => 'Home_EmergencyBanner_React',
  };
});

upstreamFailuresContract('HttpMarketingContent', MARKETING_CONTENT_CALLS, () =>
  failingSite({ spot: new HttpMarketingContent(transactions(), STORE_IDS).spot('Home_Hero_React') }),
);

const itemsOf = async (body: unknown): Promise<unknown> => {
  serve(() => [200, body]);
  const read = await new HttpMarketingContent(transactions(), STORE_IDS).spot('Home_Hero_React')();
  return E.isRight(read) ? read.right.items : read.left;
};

test('[CFG-04] [HDR-13] requests a spot by its encoded name', async () => {
  const seen = serve(() => [200, spot([])]);
  await new HttpMarketingContent(transactions(), STORE_IDS).spot('Navigation_dog food/1_React')();
  expect(seen).toMatchObject([
    { method: 'GET', path: '/wcs/resources/store/10151/espot/Navigation_dog%20food%2F1_React', body: undefined },
  ]);
});

test("[HDR-13] prefers a text in the shop's language", async () => {
  const descriptions = [
    { language: '-2', marketingText: 'Bonjour' },
    { language: -1, marketingText: 'Hello' },
  ];
  expect(await itemsOf(spot([{ marketingContentDescription: descriptions }]))).toEqual([
    { text: 'Hello', image: undefined, url: undefined },
  ]);
});

test('[HDR-13] omits content without displayable parts', async () => {
  const items = [activity(' '), { contentUrl: '/shop' }, activity('<p>Shown</p>')];
  expect(await itemsOf(spot(items))).toEqual([{ text: 'Shown', image: undefined, url: undefined }]);
});

test('[HDR-13] accepts an image as attachment without a text', async () => {
  expect(await itemsOf(spot([{ attachmentAsset: [{ attachmentAssetPath: '/img/banner.png' }] }]))).toEqual([
    { text: undefined, image: '/img/banner.png', url: undefined },
  ]);
});
