import { DocumentCookies } from '../../../adapters/browser/document-cookies';
import { chosenProductInCookie } from '../../../adapters/session/cookie-chosen-product';
import { FakeCookies } from '../../fakes/fake-cookies';

const kept = (chosen: Parameters<ReturnType<typeof chosenProductInCookie>>[0]): unknown => {
  const cookies = new FakeCookies();
  chosenProductInCookie(cookies)(chosen)();
  return JSON.parse(cookies.all['productSearch'] ?? 'null');
};

test('[SRC-10] stores the number of results, the term and the chosen product in the cookie productSearch', () => {
  expect(kept({ count: 10, term: 'dog food', sku: 'SKU-1001' })).toEqual({
    count: 10,
    term: 'dog food',
    sku: 'SKU-1001',
  });
});

test('[SRC-10] keeps the newest choice and the older one until then', () => {
  const cookies = new FakeCookies();
  const remember = chosenProductInCookie(cookies);
  remember({ count: 10, term: 'dog', sku: 'SKU-1' })();
  remember({ count: 3, term: 'cat', sku: 'SKU-2' });
  expect(cookies.all['productSearch']).toContain('SKU-1');
  remember({ count: 3, term: 'cat', sku: 'SKU-2' })();
  expect(cookies.all['productSearch']).toContain('SKU-2');
});

test.each(['犬'.repeat(10_000), '𠮷'.repeat(10_000), '"\\;=\n'.repeat(2_000), '\ud800'.repeat(300)])(
  '[SRC-10] fits a term of any length and script into the cookie',
  (term) => {
    const document = { cookie: '' };
    chosenProductInCookie(new DocumentCookies(document, true))({
      count: 48,
      term,
      sku: `\ud800${'S'.repeat(5_000)}`,
    })();
    expect(document.cookie.length).toBeLessThan(4_096);
    expect(document.cookie).toMatch(/^productSearch=[^;\s]+; Path=\/; SameSite=Lax; Secure$/);
  },
);
