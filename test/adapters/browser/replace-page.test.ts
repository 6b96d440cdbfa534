import { replacePage } from '../../../adapters/browser/replace-page';

test.each([
  ['/checkout/confirmation?orderToken=1', '/checkout/confirmation?orderToken=1'],
  ['//evil.test', '/shop/en/petcostore'],
  ['javascript:alert(1)', '/shop/en/petcostore'],
])('[PAY-05] %s is loaded in place of the page, or the store home when it is not allowed', (url, opened) => {
  const replaced: string[] = [];
  const location = { replace: (to: string | URL) => void replaced.push(String(to)) };
  const replace = replacePage({ location }, url);
  expect(replaced).toEqual([]);
  replace();
  expect(replaced).toEqual([opened]);
});
