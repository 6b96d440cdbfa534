import { CookiePasswordResetStore } from '../../../adapters/session/cookie-password-reset-store';
import { passwordResetStoreContract } from '../../contracts/password-reset-store.contract';
import { FakeCookies } from '../../fakes/fake-cookies';

passwordResetStoreContract('CookiePasswordResetStore', () => new CookiePasswordResetStore(new FakeCookies()));

test('[MOD-04] stores the email in its own cookie', () => {
  const cookies = new FakeCookies();
  new CookiePasswordResetStore(cookies).remember('pat@example.test')();
  expect(cookies.all).toEqual({ passwordResetEmail: 'pat@example.test' });
});

test.each(['', 'everybody', '%3Cb%3Epat%3C%2Fb%3E', `${'a'.repeat(300)}%40example.test`])(
  '[MOD-04] ignores the invalid email %s',
  (kept) => {
    const cookies = new FakeCookies().hasCookie('passwordResetEmail', kept);
    expect(new CookiePasswordResetStore(cookies).askedFor()).toBeUndefined();
  },
);
