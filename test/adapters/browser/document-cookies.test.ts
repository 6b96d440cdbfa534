/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { DocumentCookies } from '../../../adapters/browser/document-cookies';
import { cookiesContract } from '../../contracts/cookies.contract';

const forgetAll = (): void => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
};

beforeEach(forgetAll);

cookiesContract('DocumentCookies', () => ({
  cookies: new DocumentCookies(document, false),
  hasCookie: (name, encodedValue) => {
    document.cookie = `${name}=${encodedValue}; Path=/`;
  },
}));

/** A document that records written cookies. */
const recording = (): { readonly document: { cookie: string }; readonly set: string[] } => {
  const set: string[] = [];
  return {
    set,
    document: {
      get cookie() {
        return 'a=1; b=x=y;  c ; =d';
      },
      set cookie(line: string) {
        set.push(line);
      },
    },
  };
};

test('[USR-05] sets cookies for the whole site with SameSite, and Secure over https', () => {
  const { document: kept, set } = recording();
  new DocumentCookies(kept, false).write('rUserType', 'R')();
  new DocumentCookies(kept, true).write('rUserId', '700 001', { maxAgeSeconds: 60 })();
  new DocumentCookies(kept, true).remove('LtpaToken2')();
  expect(set).toEqual([
    'rUserType=R; Path=/; SameSite=Lax',
    'rUserId=700%20001; Path=/; SameSite=Lax; Max-Age=60; Secure',
    'LtpaToken2=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ]);
});

test('[USR-05] reads values that contain an equals sign and ignores malformed pairs', () => {
  const { document: kept } = recording();
  const cookies = new DocumentCookies(kept, false);
  expect([cookies.read('a')(), cookies.read('b')(), cookies.read('c')()]).toEqual(['1', 'x=y', undefined]);
});
