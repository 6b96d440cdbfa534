import { checkRegistrationPassword } from '../../../core/forms/account-checks';
import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { makeLoadStoreConfiguration } from '../../../core/configuration/load-store-configuration';
import { makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { makeRequestPasswordReset } from '../../../core/identity/password-reset/request-password-reset';
import { makeResetPassword } from '../../../core/identity/password-reset/reset-password';
import { aRefusal, EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakePasswordGateway } from '../../fakes/fake-password-gateway';
import { FakePasswordResetStore } from '../../fakes/fake-password-reset-store';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeStoreConfigurationGateway } from '../../fakes/fake-store-configuration-gateway';

const EMAIL = 'pat@example.test';
const PASSWORD = 'Brandnew456';
const REQUIRED = 'This field is required.';

/** Pat has an account; the browser is new. */
const setUp = () => {
  const passwords = new FakePasswordGateway().hasAccount(EMAIL, 'Forgotten1');
  const identity = new FakeIdentityGateway();
  const session = new FakeSessionStore();
  const storeConfiguration = new FakeStoreConfigurationGateway();
  const memory = new FakePasswordResetStore();
  const ports = {
    passwords,
    memory,
    ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
    configuration: makeLoadStoreConfiguration({ storeConfiguration })({}, ['ONELOGIN_SERVICE_DOWN']),
  };
  const request = makeRequestPasswordReset(ports);
  const reset = makeResetPassword(ports);
  const withCode = async (): Promise<string> => {
    await request(EMAIL)();
    return passwords.mailedCode(EMAIL) ?? '';
  };
  return { passwords, identity, memory, session, storeConfiguration, request, reset, withCode };
};

describe('requesting a code', () => {
  test('[MOD-04] mails a code to an account', async () => {
    const { request, passwords } = setUp();
    expect(await request(` ${EMAIL} `)()).toEqual(E.right(EMAIL));
    expect(passwords.mailedCode(EMAIL)).toBeDefined();
  });

  test('[MOD-04] responds the same without an account', async () => {
    expect(await setUp().request('nobody@example.test')()).toEqual(E.right('nobody@example.test'));
  });

  test.each([
    ['', REQUIRED],
    ['  ', REQUIRED],
    ['pat', 'Please enter a valid email address using the format: name@example.com'],
  ])('[FRM-02] [FRM-03] rejects the email %j without a request', async (email, error) => {
    const { request, identity } = setUp();
    expect(await request(email)()).toEqual(E.left({ kind: 'invalid-fields', errors: { email: error } }));
    expect(identity.caller.userId).toBeUndefined();
  });

  test('[FRM-09] [ERR-06] mails no code while the login service is flagged as down', async () => {
    const { request, passwords, storeConfiguration } = setUp();
    storeConfiguration.has({ ONELOGIN_SERVICE_DOWN: 'true' });
    expect(await request(EMAIL)()).toEqual(E.left({ kind: 'login-service-down' }));
    expect(passwords.mailedCode(EMAIL)).toBeUndefined();
  });

  test.each(EVERY_FAILURE)(
    '[MOD-04] returns the failure of the code request with the service %s',
    async (_case, failure) => {
      const { request, passwords } = setUp();
      passwords.fails(failure, 'requestReset');
      expect(await request(EMAIL)()).toEqual(E.left({ kind: 'reset-failed', failure }));
    },
  );

  test.each(EVERY_FAILURE)('[MOD-04] mails no code with guest identities %s', async (_case, failure) => {
    const { request, passwords, identity } = setUp();
    identity.fails(failure, 'becomeGuest');
    expect(await request(EMAIL)()).toEqual(E.left({ kind: 'reset-failed', failure }));
    expect(passwords.mailedCode(EMAIL)).toBeUndefined();
  });

  test.each(EVERY_FAILURE)('[FRM-09] mails a code with the configuration %s', async (_case, failure) => {
    const { request, passwords, storeConfiguration } = setUp();
    storeConfiguration.fails(failure);
    await request(EMAIL)();
    expect(passwords.mailedCode(EMAIL)).toBeDefined();
  });
});

describe('setting the new password', () => {
  test('[MOD-04] sets the new password with the code without a sign-in', async () => {
    const { withCode, reset, passwords, identity, session } = setUp();
    const code = await withCode();
    expect(await reset({ email: EMAIL, code: ` ${code} `, password: PASSWORD })()).toEqual(E.right(undefined));
    expect(passwords.passwordOf(EMAIL)).toBe(PASSWORD);
    expect([identity.caller.isRegistered, session.userType()]).toEqual([false, 'guest']);
  });

  test('[FRM-02] [FRM-05] reports all invalid fields at once without a request', async () => {
    const { reset, identity } = setUp();
    expect(await reset({ email: '', code: ' ', password: 'short' })()).toEqual(
      E.left({
        kind: 'invalid-fields',
        errors: {
          email: REQUIRED,
          code: REQUIRED,
          password: '8-20 characters and include at least one number and 1 capital letter',
        },
      }),
    );
    expect(identity.caller.userId).toBeUndefined();
  });

  test('[FRM-05] rejects a password that the registration would reject without a request', async () => {
    const { withCode, reset, passwords } = setUp();
    const code = await withCode();
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 24 }), async (password) => {
        fc.pre(checkRegistrationPassword(password) !== undefined);
        expect(await reset({ email: EMAIL, code, password })()).toMatchObject({ left: { kind: 'invalid-fields' } });
        expect(passwords.passwordOf(EMAIL)).toBe('Forgotten1');
      }),
    );
  });

  test('[MOD-04] distinguishes a wrong code from other refusals and keeps the password', async () => {
    const { withCode, reset, passwords } = setUp();
    await withCode();
    expect(await reset({ email: EMAIL, code: 'WRONG234', password: PASSWORD })()).toEqual(
      E.left({ kind: 'code-refused' }),
    );
    expect(passwords.passwordOf(EMAIL)).toBe('Forgotten1');
  });

  test("[FRM-05] shows the service's message for a password that its policy refuses", async () => {
    const { reset, passwords } = setUp();
    passwords.fails(aRefusal({ facts: ['password-refused'], message: 'Use two digits.' }), 'reset');
    expect(await reset({ email: EMAIL, code: 'CODE1', password: PASSWORD })()).toEqual(
      E.left({ kind: 'password-refused', message: 'Use two digits.' }),
    );
  });

  test('[FRM-09] [ERR-06] keeps the password while the login service is flagged as down', async () => {
    const { withCode, reset, passwords, storeConfiguration } = setUp();
    const code = await withCode();
    storeConfiguration.has({ ONELOGIN_SERVICE_DOWN: 'true' });
    expect(await reset({ email: EMAIL, code, password: PASSWORD })()).toEqual(E.left({ kind: 'login-service-down' }));
    expect(passwords.passwordOf(EMAIL)).toBe('Forgotten1');
  });

  test.each(EVERY_FAILURE)('[MOD-04] returns the failure of the reset with the service %s', async (_case, failure) => {
    const { withCode, reset, passwords } = setUp();
    const code = await withCode();
    passwords.fails(failure, 'reset');
    expect(await reset({ email: EMAIL, code, password: PASSWORD })()).toEqual(
      E.left({ kind: 'reset-failed', failure }),
    );
    expect(passwords.passwordOf(EMAIL)).toBe('Forgotten1');
  });

  test.each(EVERY_FAILURE)('[MOD-04] keeps the password with guest identities %s', async (_case, failure) => {
    const { reset, passwords, identity } = setUp();
    identity.fails(failure, 'becomeGuest');
    expect(await reset({ email: EMAIL, code: 'CODE1', password: PASSWORD })()).toEqual(
      E.left({ kind: 'reset-failed', failure }),
    );
    expect(passwords.passwordOf(EMAIL)).toBe('Forgotten1');
  });
});

describe('[MOD-04] the stored email between the two steps', () => {
  test('stays from the request until the code is used', async () => {
    const { memory, request, reset, withCode } = setUp();
    await request('nobody')();
    expect(memory.askedFor()).toBeUndefined();
    const code = await withCode();
    expect(memory.askedFor()).toBe(EMAIL);
    await reset({ email: EMAIL, code: 'WRONG', password: PASSWORD })();
    expect(memory.askedFor()).toBe(EMAIL);
    await reset({ email: EMAIL, code, password: PASSWORD })();
    expect(memory.askedFor()).toBeUndefined();
  });

  test.each(EVERY_FAILURE)('is not stored with the service %s', async (_case, failure) => {
    const { memory, passwords, request } = setUp();
    passwords.fails(failure);
    await request(EMAIL)();
    expect(memory.askedFor()).toBeUndefined();
  });
});
