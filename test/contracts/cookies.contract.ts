import type { Cookies } from '../../core/shared/cookies';
import type { Making } from './making';

/** The world around Cookies: one browser. */
export interface CookiesWorld {
  readonly cookies: Cookies;
  /** Sets a cookie from its encoded value, as it is sent over HTTP. */
  readonly hasCookie: (name: string, encodedValue: string) => void;
}

/** Every Cookies, fake or real, passes this. */
export const cookiesContract = (name: string, makeWorld: Making<CookiesWorld>): void => {
  describe(`[PLT-02] ${name} as Cookies`, () => {
    test('reads a missing cookie as undefined', async () => {
      const { cookies } = await makeWorld();
      expect(cookies.read('rUserType')()).toBeUndefined();
      expect(cookies.names()).toEqual([]);
    });

    test.each(['constructor', '__proto__', 'toString'])('accepts %s as a name', async (odd) => {
      const { cookies } = await makeWorld();
      expect(cookies.read(odd)()).toBeUndefined();
    });

    test("decodes the browser's cookies", async () => {
      const { cookies, hasCookie } = await makeWorld();
      hasCookie('WC_ACTIVEPOINTER', '-1%2C10151');
      expect(cookies.read('WC_ACTIVEPOINTER')()).toBe('-1,10151');
      expect(cookies.names()).toEqual(['WC_ACTIVEPOINTER']);
    });

    test('reads a malformed value unchanged', async () => {
      const { cookies, hasCookie } = await makeWorld();
      hasCookie('campaign', '100%');
      expect(cookies.read('campaign')()).toBe('100%');
    });

    test.each(['R', '', 'a b;c,d="e"', 'größe 100 % é', '{"count":10,"term":"dog"}'])(
      'reads back %j',
      async (value) => {
        const { cookies } = await makeWorld();
        cookies.write('productSearch', value)();
        expect(cookies.read('productSearch')()).toBe(value);
        expect(cookies.names()).toEqual(['productSearch']);
      },
    );

    test('replaces a value when it is written again', async () => {
      const { cookies } = await makeWorld();
      cookies.write('rUserType', 'G')();
      cookies.write('rUserType', 'R', { maxAgeSeconds: 60 })();
      expect(cookies.read('rUserType')()).toBe('R');
      expect(cookies.names()).toEqual(['rUserType']);
    });

    test('removes exactly the named cookie', async () => {
      const { cookies, hasCookie } = await makeWorld();
      hasCookie('LtpaToken2', 'x');
      cookies.write('rUserType', 'R')();
      cookies.write('rUserTypeOld', 'G')();
      cookies.remove('rUserType')();
      cookies.remove('LtpaToken2')();
      expect(cookies.read('rUserType')()).toBeUndefined();
      expect(cookies.names()).toEqual(['rUserTypeOld']);
    });

    test('ignores removing a missing cookie', async () => {
      const { cookies } = await makeWorld();
      cookies.write('rUserType', 'R')();
      cookies.remove('WC_PERSISTENT')();
      expect(cookies.names()).toEqual(['rUserType']);
    });

    test('changes nothing before the effect runs', async () => {
      const { cookies } = await makeWorld();
      cookies.write('rUserType', 'R');
      expect(cookies.names()).toEqual([]);
      cookies.write('rUserType', 'R')();
      cookies.remove('rUserType');
      expect(cookies.read('rUserType')()).toBe('R');
    });
  });
};
