import { CookiePasswordResetMemory } from '../../../adapters/session/cookie-password-reset-memory';
import { passwordResetMemoryContract } from '../../contracts/password-reset-memory.contract';
import { FakeCookies } from '../../fakes/fake-cookies';

passwordResetMemoryContract('CookiePasswordResetMemory', () => new CookiePasswordResetMemory(new FakeCookies()));

test('[MOD-04] the email is in a cookie of its own name', () => {
  const cookies = new FakeCookies();
  new CookiePasswordResetMemory(cookies).remember('pat@example.test')();
  expect(cookies.all).toEqual({ passwordResetEmail: 'pat@example.test' });
});

test.each(['', 'everybody', '%3Cb%3Epat%3C%2Fb%3E', `${'a'.repeat(300)}%40example.test`])(
  '[MOD-04] %s, which is no email, is nobody',
  (kept) => {
    const cookies = new FakeCookies().hasCookie('passwordResetEmail', kept);
    expect(new CookiePasswordResetMemory(cookies).askedFor()).toBeUndefined();
  },
);
