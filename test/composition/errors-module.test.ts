import * as TE from 'fp-ts/TaskEither';
import { Container } from 'inversify';
import { makeErrorsModule } from '../../composition/errors/module';
import { BackendTokens } from '../../composition/backend/tokens';
import { aRefusal } from '../builders/upstream-failure';
import { FakeSessionStore } from '../fakes/fake-session-store';
import { IdentityTokens } from '../../composition/identity/tokens';

const PAGE = '/shop/en/petcostore';

const led = async (session: FakeSessionStore, code: string): Promise<string | undefined> => {
  let path: string | undefined;
  const container = new Container();
  container.bind(IdentityTokens.session).toConstantValue(session);
  container.load(
    makeErrorsModule(() => () => TE.left(aRefusal({ codes: [code] })), {
      currentPage: () => PAGE,
      visit: () => 0,
      leave: (to) => () => {
        path = to;
      },
    }),
  );
  const http = container.get(BackendTokens.personalClient)('commerce', '/');
  await http({ kind: 'personal', method: 'GET', path: 'order/@self' })();
  return path;
};

test.each(['CWXFR0223E', 'CMN1039E', '2510', '2035'])(
  '[ERR-01] [ERR-03] code %s leads a signed-in shopper away, and leaves a guest, who gets another identity, alone',
  async (code) => {
    expect(await led(new FakeSessionStore().hasRegistered('700002'), code)).toMatch(
      /^\/shop\/(Logoff|CookieErrorView)/,
    );
    expect(await led(new FakeSessionStore().hasGuest('700001'), code)).toBeUndefined();
  },
);

test.each(['2500', '2550', '2530'])(
  '[ERR-01] code %s, which only a sign-in mends, leads guests away, too',
  async (code) => {
    expect(await led(new FakeSessionStore().hasGuest('700001'), code)).toMatch(/^\/shop\/Logoff\?next=logon-form/);
  },
);
