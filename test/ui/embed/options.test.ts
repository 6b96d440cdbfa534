/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { readOptions, scriptOptions } from '../../../ui/embed/options';

const DEFAULTS = {
  page: { pageType: 'Home', categoryIds: ['10338'], searchTerm: undefined, isCatapultOn: true },
  maxAds: 5,
  theme: 'light',
  onAds: undefined,
  onAddToCart: undefined,
  mayTrack: undefined,
};

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Search'],
  ['an empty object', {}],
  [
    'nothing valid',
    {
      pageType: 'search',
      categoryIds: ['<b>', ''],
      searchTerm: ' <> ',
      maxAds: -1,
      theme: 'red',
      onAds: 1,
      onAddToCart: {},
      mayTrack: true,
    },
  ],
])('[ADS-06] a page with %s as options is a home page with the default category and five ads', (_, given) => {
  expect(readOptions(given)).toEqual(DEFAULTS);
});

test("[ADS-06] the page's options take precedence over the script's attributes", () => {
  const script = document.createElement('script');
  const attributes = {
    'data-page-type': 'Search',
    'data-category-ids': ' 1, 2 ,<3>',
    'data-search-term': 'dog  <food>',
    'data-catapult': 'off',
    'data-max-ads': '3',
    'data-theme': 'dark',
  };
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  const fromScript = scriptOptions(script);
  expect(readOptions(fromScript)).toMatchObject({
    page: { pageType: 'Search', categoryIds: ['1', '2'], searchTerm: 'dog  food', isCatapultOn: false },
    maxAds: 3,
    theme: 'dark',
  });
  expect(readOptions(fromScript, { pageType: 'Category', catapult: true }).page).toMatchObject({
    pageType: 'Category',
    isCatapultOn: true,
  });
  expect(readOptions(scriptOptions(document.createElement('script')))).toEqual(DEFAULTS);
});
