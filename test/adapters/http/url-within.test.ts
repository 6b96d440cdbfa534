import fc from 'fast-check';
import { path } from '../../../adapters/http/path';
import { urlWithin } from '../../../adapters/http/url-within';

const BASE = 'https://commerce.test/wcs/resources/store/10151/';

describe('the address of a call', () => {
  test('a path and its query are put below the base', () => {
    expect(urlWithin(BASE, 'order/@self?extendedCart=true', { langId: -1 }).href).toBe(
      `${BASE}order/@self?extendedCart=true&langId=-1`,
    );
  });

  test('a list in the query is repeated and what is undefined is left out', () => {
    expect(urlWithin(BASE, 'productview/byIds', { id: ['1', '2'], sort: undefined, all: true }).search).toBe(
      '?id=1&id=2&all=true',
    );
  });

  test.each(['../../admin', 'espot/../../../../x', './%2e%2e/%2e%2e/x'])(
    '%s, which leads out of the base, is a bug and says so',
    (way) => {
      expect(() => urlWithin(BASE, way)).toThrow('The path leads out of');
    },
  );

  test.each(['//evil.test/x', 'https://evil.test/x', 'javascript:alert(1)'])(
    '%s stays on the host of the base',
    (way) => {
      expect(urlWithin(BASE, way).href.startsWith(BASE)).toBe(true);
    },
  );

  test('a value in a path stays one segment, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const { href, pathname } = urlWithin(BASE, path`espot/${value}/x`);
        expect(href.startsWith(`${BASE}espot/`)).toBe(true);
        expect(pathname.split('/')).toHaveLength(new URL(BASE).pathname.split('/').length + 2);
      }),
    );
  });
});
