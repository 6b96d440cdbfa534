import { EMPTY_CART } from '../../../core/cart/cart';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { GUEST, withUserType } from '../../../core/identity/session/header-user';
import { NO_CARD } from '../../../core/petco-pay/card-status';
import { withDefaults, withoutDefaults } from '../../../ui/page/chrome-defaults';
import type { ChromeData, WrittenChrome } from '../../../ui/page/page-data';

const GUESTS: ChromeData = {
  user: GUEST,
  cart: EMPTY_CART,
  emergency: [],
  navigation: [],
  configuration: {},
  card: NO_CARD,
  store: undefined,
  zipCode: undefined,
  menusVersion: '1',
  brand: DEFAULT_BRAND,
  environment: { environment: 'production', serverApiOrigin: '', commitSHA: '' },
  google: undefined,
  searchTerm: '',
};

const written = (chrome: ChromeData): WrittenChrome =>
  JSON.parse(JSON.stringify(withoutDefaults(chrome))) as WrittenChrome;

describe('[PLT-03] the data of the header in a document', () => {
  test('has no user, cart, card and names for a guest of a shop with the default names', () => {
    expect(Object.keys(written(GUESTS)).sort()).toEqual(
      ['configuration', 'environment', 'menusVersion', 'navigation', 'searchTerm'].sort(),
    );
  });

  test.each<[string, Partial<ChromeData>]>([
    ['a guest', {}],
    ['a guest in a browser that knows another one', { user: { ...GUEST, zipCode: '92101' } }],
    ['a member', { user: withUserType(GUEST, 'registered') }],
    ['a cart with products', { cart: { ...EMPTY_CART, totalCartQuantity: 2 } }],
    ['a cart that could not be read', { cart: undefined }],
    ['a card', { card: { ...NO_CARD, isEnrolled: true } }],
    ['a shop with another name', { brand: { ...DEFAULT_BRAND, shop: 'Paws' } }],
  ])('is restored for %s', (_, parts) => {
    const chrome = { ...GUESTS, ...parts };
    expect(withDefaults(written(chrome))).toEqual(chrome);
  });
});
