import { REGISTRATION_PASSWORD } from '../../../core/forms/account-checks';
import * as E from 'fp-ts/Either';
import { accountProblem } from '../../../core/account/account-form';
import { makeConfirmEmailChange, makeRequestEmailChange } from '../../../core/account/profile/change-email';
import { makeChangePassword } from '../../../core/account/profile/change-password';
import { makeChangeProfile } from '../../../core/account/profile/change-profile';
import { US_PHONE } from '../../../core/forms/messages';
import { aProfile } from '../../builders/profile';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeProfileGateway } from '../../fakes/fake-profile-gateway';

const USER = '700002';

const world = () => {
  const profiles = new FakeProfileGateway(new FakeCaller().signsIn(USER))
    .hasAccount(USER, aProfile(), 'Pawsome123')
    .hasAccount('700003', aProfile({ email: 'other@example.test' }));
  return {
    profiles,
    changeProfile: makeChangeProfile({ profiles }),
    requestEmail: makeRequestEmailChange({ profiles }),
    confirmEmail: makeConfirmEmailChange({ profiles }),
    changePassword: makeChangePassword({ profiles }),
    stored: async () => profiles.profile(),
  };
};

const OLD = 'Pawsome123';
const DONE = E.right(undefined);
const invalid = (errors: Readonly<Record<string, unknown>>) => E.left({ kind: 'invalid-fields', errors });

test('[ACC-02] stores name and phone number without outer spaces and marks', async () => {
  const { changeProfile, stored } = world();
  const typed = {
    firstName: ' Robin ',
    lastName: 'Reed',
    phone: '(619) 555-0123',
    wantsOffers: true,
    reminders: aProfile().reminders,
  };
  expect(await changeProfile(typed)()).toEqual(DONE);
  expect(await stored()).toEqual(E.right(aProfile({ ...typed, firstName: 'Robin', phone: '6195550123' })));
});

test('[ACC-02] names each wrong field and stores nothing', async () => {
  const { changeProfile, stored } = world();
  const typed = { firstName: '', lastName: 'R33d', phone: '12', wantsOffers: true, reminders: aProfile().reminders };
  expect(await changeProfile(typed)()).toEqual(
    invalid({ firstName: 'This field is required.', lastName: expect.any(String), phone: US_PHONE }),
  );
  expect(await stored()).toEqual(E.right(aProfile()));
});

test('[ACC-02] puts what the service refuses beside its field', async () => {
  const { profiles, changeProfile } = world();
  profiles.fails(aRefusal({ facts: ['phone-number-refused'] }), 'change');
  expect(await changeProfile(aProfile())()).toEqual(invalid({ phone: US_PHONE }));
});

test('[ACC-02] changes the email address with the mailed code', async () => {
  const { profiles, requestEmail, confirmEmail, stored } = world();
  expect(await requestEmail({ email: ' New@Example.test ', oldPassword: OLD })()).toEqual(DONE);
  expect(await confirmEmail(` ${profiles.mailedCode(USER)} `)()).toEqual(DONE);
  expect(await stored()).toEqual(E.right(aProfile({ email: 'new@example.test' })));
});

test.each(['', 'nonsense', 'pat@example.test', 'other@example.test'])(
  '[ACC-02] refuses the new address "%s" beside its field',
  async (email) => {
    expect(await world().requestEmail({ email, oldPassword: OLD })()).toEqual(invalid({ email: expect.any(String) }));
  },
);

test.each([
  ['', 'This field is required.'],
  ['Wrong1234', 'Your current password is incorrect.'],
])('[ACC-02] a new address needs the current password: refuses "%s" beside its field', async (oldPassword, error) => {
  const { profiles, requestEmail } = world();
  expect(await requestEmail({ email: 'new@example.test', oldPassword })()).toEqual(invalid({ oldPassword: error }));
  expect(profiles.mailedCode(USER)).toBeUndefined();
});

test('[ACC-02] an account that has no password gets the code without one', async () => {
  const { profiles, requestEmail } = world();
  profiles.hasAccount(USER, aProfile({ hasPassword: false }));
  expect(await requestEmail({ email: 'new@example.test', oldPassword: undefined })()).toEqual(DONE);
});

test.each(['', 'WRONG234'])('[ACC-02] refuses the code "%s" beside its field', async (code) => {
  const { requestEmail, confirmEmail } = world();
  await requestEmail({ email: 'new@example.test', oldPassword: OLD })();
  expect(await confirmEmail(code)()).toEqual(invalid({ code: expect.any(String) }));
});

test.each([
  ['a wrong current password', 'Wrong1234', 'Brandnew456', { oldPassword: 'Your current password is incorrect.' }],
  ['a weak new password', 'Pawsome123', 'short', { newPassword: REGISTRATION_PASSWORD }],
  ['no current password', '', 'Brandnew456', { oldPassword: 'This field is required.' }],
])('[ACC-02] refuses %s beside its field and keeps the password', async (_case, oldPassword, newPassword, errors) => {
  const { profiles, changePassword } = world();
  expect(await changePassword({ oldPassword, newPassword })()).toEqual(invalid(errors));
  expect(profiles.passwordOf(USER)).toBe('Pawsome123');
});

test('[ACC-02] changes the password', async () => {
  const { profiles, changePassword } = world();
  expect(await changePassword({ oldPassword: 'Pawsome123', newPassword: 'Brandnew456' })()).toEqual(DONE);
  expect(profiles.passwordOf(USER)).toBe('Brandnew456');
});

test('[ACC-02] an ended session is a failure of its own, and so is a service that is down', async () => {
  const { profiles, changeProfile } = world();
  profiles.caller.signsOut();
  expect(await changeProfile(aProfile())()).toEqual(E.left({ kind: 'sign-in-needed' }));
  profiles.fails(anUnreachable());
  expect(await changeProfile(aProfile())()).toEqual(E.left(anUnreachable()));
});

test.each([
  [{ kind: 'sign-in-needed' } as const, /session has ended/, true],
  [{ kind: 'signed-in-here' } as const, /other browsers were signed out, but this one wasn’t/, false],
  [aRefusal({ status: 429 }), /Too many attempts/, false],
  [aRefusal({ status: 400, facts: ['account-locked'] }), /Too many incorrect passwords/, false],
  [aRefusal({ status: 500 }), /Nothing was changed/, false],
  [aRefusal({ status: 502 }), /couldn’t confirm your change/, false],
  [aRefusal({ status: 503 }), /couldn’t confirm your change/, false],
  [aRefusal({ status: 504 }), /couldn’t confirm your change/, false],
  [anUnreachable({ cause: 'unavailable' }), /Nothing was changed/, false],
  [anUnreachable({ cause: 'timed-out' }), /couldn’t confirm/, false],
  [anUnintelligible(), /couldn’t confirm/, false],
])('[ACC-02] says what %j means for the shopper', (failure, message, needsSignIn) => {
  expect(accountProblem(failure)).toEqual({ message: expect.stringMatching(message), needsSignIn });
});
