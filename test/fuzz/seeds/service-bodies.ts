/** The key of every service of the shop that requests are sent to. */
export const API_KEY = 'key_of_requests';

export const A_UUID = '0b9a4dd2-5f0c-4f6a-9d3a-2f8f1c1e7a55';

/** A call for the ads of a page, as pages and ad servers take it. */
export const anAdCall = (): Readonly<Record<string, unknown>> => ({
  type: 'ad',
  pageType: 'Category',
  sessionId: A_UUID,
  customerId: '1002',
  options: { filterMode: 'AndOr' },
  productFilters: [['category:dog', 'category:cat'], ['brand:x']],
  searchTerm: 'dog food',
  bannerSlotIds: ['Home_Banner_1'],
  maxNumberOfAds: 5,
});

/** A call for the banner carousel of a search. */
export const aCatapultCall = (): Readonly<Record<string, unknown>> => ({
  type: 'catapult',
  placement: 'search',
  sessionId: A_UUID,
  options: { filterMode: 'AndOr' },
  productFilters: [['platform:Desktop']],
  searchTerm: 'dog food',
  bannerSlotIds: [{ slotId: 'Catapult_Search_Desktop', maxNumberOfAds: 5 }],
});

/** An event of the second search provider. */
export const anEvent = (): Readonly<Record<string, unknown>> => ({
  type: 'a2c',
  name: 'pdp',
  uuid: '1-a',
  user_id: '1002',
  value: {
    products: [{ sku: '1001', quantity: 1, price: 13.99 }],
    context: { page: { uri: '/shop/en/petcostore', locale_country: 'us', locale_language: 'en' } },
  },
});
