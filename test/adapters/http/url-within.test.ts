import fc from 'fast-check';
import { path } from '../../../adapters/http/path';
import { urlWithin } from '../../../adapters/http/url-within';

const BASE = 'https://commerce.test/wcs/resources/store/10151/';

describe('the address of a call', () => {
  test('is its path and query below the base', () => {
    expect(urlWithin(BASE, 'order/@self?extendedCart=true', { langId: -1 }).href).toBe(
      `${BASE}order/@self?extendedCart=true&langId=-1`,
    );
  });

  test('repeats a list in the query and omits undefined values', () => {
    expect(urlWithin(BASE, 'productview/byIds', { id: ['1', '2'], sort: undefined, all: true }).search).toBe(
      '?id=1&id=2&all=true',
    );
  });

  test.each(['../../admin', 'espot/../../../../x', './%2e%2e/%2e%2e/x'])('cannot leave the base: %s throws', (way) => {
    expect(() => urlWithin(BASE, way)).toThrow('The path leads out of');
  });

  test.each(['//evil.test/x', 'https://evil.test/x', 'javascript:alert(1)'])(
    'stays on the host of the base for %s',
    (way) => {
      expect(urlWithin(BASE, way).href.startsWith(BASE)).toBe(true);
    },
  );

  test('keeps any value in a path as one segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const { href, pathname } = urlWithin(BASE, path`espot/${value}/x`);
        expect(href.startsWith(`${BASE}espot/`)).toBe(true);
        expect(pathname.split('/')).toHaveLength(new URL(BASE).pathname.split('/').length + 2);
      }),
    );
  });
});
