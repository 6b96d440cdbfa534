import * as TE from 'fp-ts/TaskEither';
import { Container } from 'inversify';
import { passwordResetForm } from '../../composition/forms/password-forms';
import { ConfigurationTokens } from '../../composition/tokens/configuration-tokens';
import { IdentityTokens } from '../../composition/tokens/identity-tokens';
import { PlatformTokens } from '../../composition/tokens/platform-tokens';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import { FakePasswordResetMemory } from '../fakes/fake-password-reset-memory';

const RENEWAL = {
  step: 'renew',
  email: 'pat@example.test',
  code: 'WRONG234',
  password: 'Brandnew456',
  URL: '/returns',
};

/** Sends a form of a forgotten password as a browser without scripts does; no code is ever right. */
const send = (fields: Readonly<Record<string, string>>, memory = new FakePasswordResetMemory()) => {
  const container = new Container();
  container.bind(PlatformTokens.brand).toConstantValue(DEFAULT_BRAND);
  container.bind(ConfigurationTokens.forPages).toConstantValue(TE.right({}));
  container.bind(ConfigurationTokens.outboxPath).toConstantValue(undefined);
  container.bind(IdentityTokens.passwordResetMemory).toConstantValue(memory);
  container.bind(IdentityTokens.requestPasswordReset).toConstantValue((email) => TE.right(email));
  container.bind(IdentityTokens.resetPassword).toConstantValue(() => TE.left({ kind: 'code-refused' }));
  return passwordResetForm(container, new URLSearchParams(fields));
};

test('[MOD-04] [PLT-03] who has asked for a code is led on to the second step, which can be loaded again', async () => {
  const outcome = await send({ step: 'ask', email: 'pat@example.test', URL: '/returns' });
  expect(outcome).toEqual({ kind: 'see-other', url: '/shop/ResetPasswordForm?step=code&URL=%2Freturns' });
});

test('[MOD-04] [PLT-03] a code that is refused comes back beside what was typed, and that one was sent is not forgotten', async () => {
  const memory = new FakePasswordResetMemory();
  memory.remember('pat@example.test')();
  const outcome = await send(RENEWAL, memory);
  expect(outcome).toMatchObject({
    page: 'password-reset',
    outcome: {
      status: 400,
      data: {
        step: 'renew',
        email: 'pat@example.test',
        code: 'WRONG234',
        sentTo: 'pat@example.test',
        returnPath: '/returns',
        errors: { code: expect.stringContaining('wrong, used or expired') },
      },
    },
  });
  expect(JSON.stringify(outcome)).not.toContain(RENEWAL.password);
});

test('[MOD-04] where no code was asked for, none is said to be sent', async () => {
  expect(await send(RENEWAL)).toMatchObject({ outcome: { data: { step: 'renew', sentTo: undefined } } });
});
