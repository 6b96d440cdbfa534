import * as TE from 'fp-ts/TaskEither';
import { withRefusal } from '../../../ui/page/page-action';
import { makePasswordResetAction } from '../../../ui/pages/password/password-reset-action';
import { makePasswordResetLoader } from '../../../ui/pages/password/password-reset-loader';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { FakePasswordResetStore } from '../../fakes/fake-password-reset-store';

const RENEWAL = {
  step: 'renew',
  email: 'pat@example.test',
  code: 'WRONG234',
  password: 'Brandnew456',
  URL: '/returns',
};

const ORIGIN = 'http://shop.test';

/** Posts a password reset form as a browser without scripts does; no code is valid. */
const send = async (fields: Readonly<Record<string, string>>, memory = new FakePasswordResetStore()) => {
  const action = makePasswordResetAction({
    requestPasswordReset: (email) => TE.right(email),
    resetPassword: () => TE.left({ kind: 'code-refused' }),
  });
  const load = makePasswordResetLoader({
    configuration: TE.right({}),
    shop: DEFAULT_BRAND.shop,
    outboxPath: undefined,
    askedFor: memory.askedFor,
  });
  const result = await action(new URLSearchParams(fields))();
  if (result.kind !== 'refused') return result;
  const { pathname, searchParams } = new URL(result.url, ORIGIN);
  expect(pathname).toBe('/shop/ResetPasswordForm');
  const outcome = await load({ path: pathname, parameters: {}, query: searchParams, cameFrom: undefined })();
  return withRefusal(outcome, result);
};

test('[MOD-04] [PLT-03] continues to the second step after a code request, which can be reloaded', async () => {
  const outcome = await send({ step: 'ask', email: 'pat@example.test', URL: '/returns' });
  expect(outcome).toEqual({ kind: 'see-other', url: '/shop/ResetPasswordForm?step=code&URL=%2Freturns' });
});

test('[MOD-04] [PLT-03] returns a refused code with what was typed, and still says that a code was sent', async () => {
  const memory = new FakePasswordResetStore();
  memory.remember('pat@example.test')();
  const outcome = await send(RENEWAL, memory);
  expect(outcome).toMatchObject({
    status: 400,
    data: {
      step: 'renew',
      email: 'pat@example.test',
      code: 'WRONG234',
      sentTo: 'pat@example.test',
      returnPath: '/returns',
      errors: { code: expect.stringContaining('incorrect, used or expired') },
    },
  });
  expect(JSON.stringify(outcome)).not.toContain(RENEWAL.password);
});

test('[MOD-04] does not claim a sent code without a request', async () => {
  expect(await send(RENEWAL)).toMatchObject({ data: { step: 'renew', sentTo: undefined } });
});
