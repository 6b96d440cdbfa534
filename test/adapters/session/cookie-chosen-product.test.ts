import { DocumentCookies } from '../../../adapters/browser/document-cookies';
import { chosenProductInCookie } from '../../../adapters/session/cookie-chosen-product';
import { rememberChosenProductContract } from '../../contracts/remember-chosen-product.contract';
import { FakeChosenProducts } from '../../fakes/fake-chosen-products';
import { FakeCookies } from '../../fakes/fake-cookies';

rememberChosenProductContract('the cookie of a chosen product', () => {
  const cookies = new FakeCookies();
  return {
    remember: chosenProductInCookie(cookies),
    kept: () => JSON.parse(cookies.all['productSearch'] ?? 'null') ?? undefined,
  };
});

rememberChosenProductContract('FakeChosenProducts', () => {
  const products = new FakeChosenProducts();
  return { remember: products.remember, kept: () => products.all.at(-1) };
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
