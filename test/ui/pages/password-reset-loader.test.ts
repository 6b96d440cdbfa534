import * as TE from 'fp-ts/TaskEither';
import { makePasswordResetLoader } from '../../../ui/pages/password/password-reset-loader';

const load = makePasswordResetLoader({
  configuration: TE.right({}),
  shop: 'Petco',
  outboxPath: undefined,
  askedFor: () => 'pat@example.test',
});

test.each([
  ['step=code', { step: 'renew', email: 'pat@example.test', sentTo: 'pat@example.test' }],
  ['', { step: 'ask', email: '', sentTo: undefined }],
  ['step=other', { step: 'ask', email: '', sentTo: undefined }],
])('[MOD-04] a reload at ?%s shows the step, with the email where it is needed', async (query, data) => {
  const outcome = await load({
    path: '/shop/ResetPasswordForm',
    parameters: {},
    query: new URLSearchParams(query),
    cameFrom: undefined,
  })();
  expect(outcome).toMatchObject({ kind: 'page', isShareable: false, data });
});
