import * as TE from 'fp-ts/TaskEither';
import { Container } from 'inversify';
import { makeErrorsModule } from '../../composition/errors/module';
import { BackendTokens } from '../../composition/backend/tokens';
import { readCommerceRefusal } from '../../adapters/commerce/shop-facts';
import { refusalOf, type ReadRefusal } from '../../adapters/http/refusal-of';
import { aRefusal } from '../builders/upstream-failure';
import { FakeSessionStore } from '../fakes/fake-session-store';
import { IdentityTokens } from '../../composition/identity/tokens';

const PAGE = '/shop/en/petcostore';

/** A backend with error responses of its own. */
const readOther: ReadRefusal = ({ body }) => ({
  facts: body === 'expired' ? ['session-over'] : [],
  codes: [],
  message: undefined,
  parameters: [],
});

const led = async (
  session: FakeSessionStore,
  body: unknown,
  read: ReadRefusal = readCommerceRefusal,
): Promise<string | undefined> => {
  let path: string | undefined;
  const container = new Container();
  container.bind(IdentityTokens.session).toConstantValue(session);
  container.load(
    makeErrorsModule(
      (_service, _path, readRefusal = refusalOf) =>
        () =>
          TE.left(aRefusal(readRefusal({ status: 401, statusText: 'Unauthorized', body }))),
      {
        currentPage: () => PAGE,
        visit: () => 0,
        leave: (to) => () => {
          path = to;
        },
      },
    ),
  );
  const http = container.get(BackendTokens.personalClient)('commerce', '/', read);
  await http({ kind: 'personal', method: 'GET', path: 'order/@self' })();
  return path;
};

const saying = (errorCode: string): unknown => ({ errors: [{ errorCode }] });

test.each(['CWXFR0223E', 'CMN1039E', '2510', '2035'])(
  '[ERR-01] [ERR-03] code %s redirects a signed-in shopper but gives a guest a new identity',
  async (code) => {
    expect(await led(new FakeSessionStore().hasRegistered('700002'), saying(code))).toMatch(
      /^\/shop\/(Logoff|CookieErrorView)/,
    );
    expect(await led(new FakeSessionStore().hasGuest('700001'), saying(code))).toBeUndefined();
  },
);

test.each(['2500', '2550', '2530'])(
  '[ERR-01] code %s, which requires a sign-in, redirects guests too',
  async (code) => {
    expect(await led(new FakeSessionStore().hasGuest('700001'), saying(code))).toMatch(
      /^\/shop\/Logoff\?next=logon-form/,
    );
  },
);

test("[ERR-01] [PLT-05] another backend's module maps its own error responses to redirects", async () => {
  const signedIn = new FakeSessionStore().hasRegistered('700002');
  expect(await led(signedIn, 'expired', readOther)).toMatch(/^\/shop\/Logoff\?next=logon-form/);
  expect(await led(signedIn, 'sold out', readOther)).toBeUndefined();
  expect(await led(new FakeSessionStore().hasGuest('700001'), 'expired', readOther)).toBeUndefined();
});
