import { anAdCall, aCatapultCall, anEvent, API_KEY, A_UUID } from './service-bodies';
import type { Seed, ShopFacts } from './seed';

const KEYED = { authorization: `Basic ${API_KEY}` };
const TRACKED = `?key=${API_KEY}&i=client-1&s=1&c=ciojs-2.93.1&_dt=1`;

/** A question of the second search provider, with every part that one can have. */
export const aQuestion = (): unknown => ({
  data: {
    widget: { rfkid: 'rfkid_7' },
    n_item: 24,
    page_number: 1,
    query: { keyphrase: { value: ['dog'] } },
    content: { product: { field: { value: ['sku', 'name', 'price'] } } },
    suggestion: { keyphrase: { max: 5 }, category: { max: 4 } },
    facet: { all: true, max: 5 },
    filter: { brand: { value: ['merrick'] }, price: { value: [{ min: 5, max: 40 }] } },
    sort: { value: [{ name: 'price', order: 'desc' }], choices: true },
    context: { page: { uri: '/shop/en/petcostore' }, user: { uuid: A_UUID } },
  },
});

/** One valid call of each route of search, ads, geolocation, pictures and health. */
export const serviceSeeds = (facts: ShopFacts): ReadonlyArray<Seed> => {
  const token = { authorization: `Bearer ${facts.accessToken}` };
  const question = aQuestion();
  const event = { data: anEvent() };
  const read = (pattern: string, path: string): Seed => ({ route: `GET ${pattern}`, path });
  const constructor = (pattern: string, path: string): Seed =>
    read(`/constructor${pattern}`, `/constructor${path}${path.includes('?') ? '&' : '?'}${TRACKED.slice(1)}`);
  return [
    read('/healthz', '/healthz'),
    read('/readyz', '/readyz'),
    read('/images/:kind/:file', `${facts.imagePath}?width=320&v=1`),
    constructor('/search/natural_language/:query', '/search/natural_language/dog%20food%20under%20%2430'),
    constructor(
      '/search/:query',
      '/search/dog?page=1&num_results_per_page=24&sort_by=price&sort_order=ascending&filters[Brand]=x',
    ),
    constructor('/browse/groups', '/browse/groups'),
    constructor('/browse/facets', '/browse/facets?page=1&num_results_per_page=5'),
    constructor('/browse/facet_options', '/browse/facet_options?facet_name=Brand'),
    constructor('/browse/items', `/browse/items?ids=${facts.productId}`),
    constructor(
      '/browse/:filterName/:filterValue',
      `/browse/group_id/${facts.categoryId}?fmt_options[groups_max_depth]=2`,
    ),
    constructor('/behavior', '/behavior?action=focus'),
    constructor('/autocomplete/:query', '/autocomplete/dog?num_results_Products=5&num_results_Search%20Suggestions=5'),
    constructor('/autocomplete/:term/select', '/autocomplete/dog/select?original_query=do&section=Products'),
    constructor('/autocomplete/:term/search', '/autocomplete/dog/search?original_query=do'),
    constructor('/autocomplete/:term/click_through', '/autocomplete/dog/click_through?name=Ball&item_id=1'),
    constructor('/recommendations/v1/pods/:podId', '/recommendations/v1/pods/home_1?num_results=8'),
    {
      route: 'POST /constructor/v2/behavioral_action/:action',
      path: `/constructor/v2/behavioral_action/conversion${TRACKED}`,
      json: { item_id: '1', item_name: 'Ball', revenue: '12.99', type: 'add_to_cart', search_term: 'dog' },
    },
    {
      route: 'POST /discover/account/1/access-token',
      path: '/discover/account/1/access-token',
      headers: { 'x-api-key': API_KEY },
      json: { scope: ['search-rec', 'event'], accessExpiry: 86_400_000, refreshExpiry: 432_000_000 },
    },
    {
      route: 'PUT /discover/account/1/access-token',
      path: '/discover/account/1/access-token',
      headers: { 'x-api-key': API_KEY },
      json: { refreshToken: 'a.b' },
    },
    { route: 'POST /discover/api/search-rec/3', path: '/discover/api/search-rec/3', headers: token, json: question },
    {
      route: 'GET /discover/api/search-rec/3',
      path: `/discover/api/search-rec/3?data=${encodeURIComponent(JSON.stringify(question))}`,
      headers: token,
    },
    { route: 'POST /discover/api/event/1', path: '/discover/api/event/1', headers: token, json: event },
    {
      route: 'POST /discover/search-rec/:customerKey/3',
      path: `/discover/search-rec/${API_KEY}/3`,
      headers: token,
      json: question,
    },
    {
      route: 'GET /discover/search-rec/:customerKey/3',
      path: `/discover/search-rec/${API_KEY}/3?data=${encodeURIComponent(JSON.stringify(question))}`,
      headers: token,
    },
    {
      route: 'POST /discover/event/:customerKey/1',
      path: `/discover/event/${API_KEY}/1`,
      headers: token,
      json: event,
    },
    {
      route: 'POST /citrus/v1/ads/generate',
      path: '/citrus/v1/ads/generate',
      headers: KEYED,
      json: { catalogId: 'cat_embedded', ...anAdCall() },
    },
    {
      route: 'POST /citrus/v1/ads/bannerx',
      path: '/citrus/v1/ads/bannerx',
      headers: KEYED,
      json: { catalogId: 'cat_embedded', ...aCatapultCall() },
    },
    { ...read('/citrus/v1/resource/first-i/:adId', '/citrus/v1/resource/first-i/display_1'), headers: KEYED },
    { ...read('/citrus/v1/resource/second-c/:adId', '/citrus/v1/resource/second-c/display_1'), headers: KEYED },
    {
      route: 'POST /citrus/v1/orders',
      path: '/citrus/v1/orders',
      headers: KEYED,
      json: {
        orders: [
          {
            id: 'o-1',
            sessionId: A_UUID,
            customerId: '1',
            orderDate: '2030-01-05T18:03:11Z',
            orderItems: [
              {
                gtin: facts.partNumber,
                quantity: 2,
                regularUnitPrice: 12.99,
                totalOrderItemPriceAfterDiscounts: 25.98,
              },
            ],
          },
        ],
      },
    },
    {
      route: 'POST /geolocation/v1/geolocate',
      path: `/geolocation/v1/geolocate?key=${API_KEY}`,
      json: { considerIp: true },
    },
  ];
};
