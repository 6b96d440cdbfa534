import { chosenProductInCookie } from '../../../adapters/session/cookie-chosen-product';
import { searchInCookie } from '../../../adapters/session/search-in-cookie';
import { FakeCookies } from '../../fakes/fake-cookies';

test('[SRC-10] the search that a product was chosen from is known for that product alone', () => {
  const cookies = new FakeCookies();
  chosenProductInCookie(cookies)({ count: 10, term: 'dog food', sku: 'SKU-1' })();
  const before = searchInCookie(cookies);
  expect(before('SKU-1')()).toBe('dog food');
  expect(before('SKU-2')()).toBeUndefined();
  expect(before(undefined)()).toBeUndefined();
});

test('[SRC-10] a product that was chosen among trends was not searched for', () => {
  const cookies = new FakeCookies();
  chosenProductInCookie(cookies)({ count: 10, term: '', sku: 'SKU-1' })();
  expect(searchInCookie(cookies)('SKU-1')()).toBeUndefined();
});

test.each(['', 'no JSON', 'null', '"SKU-1"', '{"sku":"SKU-1"}', '{"sku":"SKU-1","term":7}'])(
  '[SRC-10] a cookie that holds %s tells nothing',
  (value) => {
    const cookies = new FakeCookies().hasCookie('productSearch', encodeURIComponent(value));
    expect(searchInCookie(cookies)('SKU-1')()).toBeUndefined();
  },
);
