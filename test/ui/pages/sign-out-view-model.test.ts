import * as TE from 'fp-ts/TaskEither';
import type { SignOut } from '../../../core/identity/session/sign-out';
import type { SignOutData } from '../../../ui/pages/sign-out/sign-out-data';
import { makeSignOutLoader } from '../../../ui/pages/sign-out/sign-out-loader';
import { SignOutViewModel } from '../../../ui/pages/sign-out/sign-out-view-model';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakeSessionStore } from '../../fakes/fake-session-store';

const HOME = '/shop/en/petcostore?ts=1';
const works: SignOut = TE.right(HOME);
const fails: SignOut = TE.left(anUnreachable());

const world = (data: Partial<SignOutData>, signOut: SignOut = works) => {
  const history = new FakePageHistory('/shop/Logoff');
  const session = new FakeSessionStore();
  session.cookies.hasCookie('GetMemberPals_cookie', '1');
  const model = new SignOutViewModel(
    { next: 'home', isLedHere: true, returnPath: '/shop/OrderItemDisplay', ...data },
    { signOut, history, session, leadsTo: () => true },
  );
  return { model, history, session };
};

test('[RTE-06] asks a shopper who opened the page first, and then goes to the home page', async () => {
  const { model, history } = world({ next: 'home' });
  model.start();
  expect([model.status, history.navigatedTo]).toEqual(['asking', undefined]);
  await model.signOut();
  expect(history.navigatedTo).toBe(HOME);
});

test("[ERR-01] [ERR-05] signs out at once after an error, and the logon form leads back to the shopper's page", async () => {
  const { model, history, session } = world({ next: 'logon-form' });
  model.start();
  await model.signOut();
  await new Promise(setImmediate);
  expect(history.navigatedTo).toBe('/shop/LogonForm?URL=%2Fshop%2FOrderItemDisplay');
  expect(session.cookies.names()).not.toContain('GetMemberPals_cookie');
});

test('[ERR-02] goes to the prohibited-character page after a sign-out for that reason, with the way back', async () => {
  const { model, history } = world({ next: 'prohibited-character' });
  await model.signOut();
  expect(history.navigatedTo).toBe('/shop/ProhibitedCharacterErrorView?URL=%2Fshop%2FOrderItemDisplay');
});

test('[USR-08] reports a failed sign-out on the page, which can retry', async () => {
  const { model, history } = world({ next: 'logon-form' }, fails);
  await model.signOut();
  expect([model.status, history.navigatedTo]).toEqual(['failed', undefined]);
  await model.signOut();
  expect(model.status).toBe('failed');
});

test('[ERR-01] [RTE-06] asks first after a link from another site, whatever the link contains', async () => {
  const { model, history, session } = world({ next: 'logon-form', isLedHere: false });
  model.start();
  await new Promise(setImmediate);
  expect([model.status, history.navigatedTo]).toEqual(['asking', undefined]);
  expect(session.cookies.names()).toContain('GetMemberPals_cookie');
});

test.each([
  ['/shop/en/petcostore', true],
  [undefined, false],
])('[RTE-06] detects whether the shop linked to the page: from %s', async (cameFrom, isLedHere) => {
  const load = makeSignOutLoader({ shop: 'Petco' });
  const query = new URLSearchParams({ next: 'logon-form', URL: '/returns' });
  const outcome = await load({ path: '/shop/Logoff', parameters: {}, query, cameFrom })();
  expect(outcome).toMatchObject({
    data: { next: 'logon-form', returnPath: '/returns', isLedHere },
    isShareable: false,
  });
});
