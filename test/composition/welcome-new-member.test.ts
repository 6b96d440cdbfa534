import { rememberRegistration, welcomeNewMember } from '../../composition/chrome/welcome-new-member';
import { GUEST, withUserType } from '../../core/identity/session/header-user';
import { ToastsViewModel } from '../../ui/toasts/toasts-view-model';
import { FakeKeyValueStorage } from '../fakes/fake-key-value-storage';

const REGISTERED = withUserType(GUEST, 'registered');

const nextPage = (sessionStorage: FakeKeyValueStorage, account = { ...REGISTERED, firstName: 'Mary' }) => {
  const toasts = new ToastsViewModel(() => () => new Promise(() => undefined));
  welcomeNewMember({ account, toasts }, { sessionStorage });
  return toasts.toasts.map(({ text }) => text);
};

test('[REG-04] welcomes a new member on the next page, and on no later one', () => {
  const sessionStorage = new FakeKeyValueStorage();
  expect(nextPage(sessionStorage)).toEqual([]);
  rememberRegistration({ sessionStorage });
  expect([nextPage(sessionStorage), nextPage(sessionStorage)]).toEqual([['Welcome, Mary! Your account is ready.'], []]);
});

test.each([
  ['a member without a name', { ...REGISTERED, firstName: undefined }, ['Welcome! Your account is ready.']],
  ['a shopper who has signed out', { ...GUEST, firstName: undefined }, []],
])('[REG-04] %s', (_case, account, texts) => {
  const sessionStorage = new FakeKeyValueStorage();
  rememberRegistration({ sessionStorage });
  expect(nextPage(sessionStorage, account as typeof REGISTERED & { firstName: string })).toEqual(texts);
});
