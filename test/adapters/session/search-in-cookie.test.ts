import { chosenProductInCookie } from '../../../adapters/session/cookie-chosen-product';
import { searchInCookie } from '../../../adapters/session/search-in-cookie';
import { FakeCookies } from '../../fakes/fake-cookies';

test('[SRC-10] returns the search of the chosen product only', () => {
  const cookies = new FakeCookies();
  chosenProductInCookie(cookies)({ count: 10, term: 'dog food', sku: 'SKU-1' })();
  const before = searchInCookie(cookies);
  expect(before('SKU-1')()).toBe('dog food');
  expect(before('SKU-2')()).toBeUndefined();
  expect(before(undefined)()).toBeUndefined();
});

test('[SRC-10] returns no search for a product chosen among trends', () => {
  const cookies = new FakeCookies();
  chosenProductInCookie(cookies)({ count: 10, term: '', sku: 'SKU-1' })();
  expect(searchInCookie(cookies)('SKU-1')()).toBeUndefined();
});

test.each(['', 'no JSON', 'null', '"SKU-1"', '{"sku":"SKU-1"}', '{"sku":"SKU-1","term":7}'])(
  '[SRC-10] returns nothing for a cookie with %s',
  (value) => {
    const cookies = new FakeCookies().hasCookie('productSearch', encodeURIComponent(value));
    expect(searchInCookie(cookies)('SKU-1')()).toBeUndefined();
  },
);
