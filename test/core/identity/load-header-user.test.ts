import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { GUEST, withUserType } from '../../../core/identity/session/header-user';
import { makeLoadHeaderUser } from '../../../core/identity/session/load-header-user';
import { aCustomer } from '../../builders/header-user';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakePersonGateway } from '../../fakes/fake-person-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { EVERYTHING } from '../../builders/capabilities';

/** Pat Doe is signed in. */
const setUp = () => {
  const person = new FakePersonGateway().hasPerson({ userId: '700002' });
  person.caller.signsIn('700002');
  const session = new FakeSessionStore().hasRegistered('700002');
  return { person, session, loadHeaderUser: makeLoadHeaderUser({ person, session, capabilities: EVERYTHING }) };
};

describe('[USR-01] the user type', () => {
  test('of an unknown shopper is guest, and they are not logged in', () => {
    expect(GUEST).toMatchObject({
      userType: 'guest',
      isGuest: true,
      isRegistered: false,
      loggedIn: false,
      signedInFromModal: false,
      autoSignInAfterRegister: false,
    });
  });

  test.each([
    ['registered', true],
    ['guest', false],
  ] as const)('of a %s user marks them registered: %s', (userType, isRegistered) => {
    expect(withUserType(GUEST, userType)).toEqual({ ...GUEST, userType, isRegistered, isGuest: !isRegistered });
  });

  test('is either registered or guest for any earlier value', () => {
    fc.assert(
      fc.property(fc.constantFrom('registered', 'guest'), fc.boolean(), (userType, wasCustomer) => {
        const { isRegistered, isGuest } = withUserType(wasCustomer ? aCustomer() : GUEST, userType);
        expect(isGuest).toBe(!isRegistered);
      }),
    );
  });
});

test("[USR-02] [USR-04] shows a customer as logged in with the service's data", async () => {
  expect(await setUp().loadHeaderUser()).toEqual(E.right(aCustomer()));
});

test("[USR-03] loads the customer's data from the service", async () => {
  const { person, loadHeaderUser } = setUp();
  const details = {
    palsId: '123456789',
    preferredStoreId: '1101',
    city: 'San Diego',
    state: 'CA',
    country: 'US',
    isVitalCareEnrolled: true,
    isPartner: true,
  };
  person.hasPerson({ userId: '700002', ...details });
  expect(await loadHeaderUser()).toEqual(E.right(aCustomer(details)));
});

test('[USR-01] shows a guest without a request', async () => {
  const { person } = setUp();
  person.isDown();
  const session = new FakeSessionStore().hasGuest('700001');
  expect(await makeLoadHeaderUser({ person, session, capabilities: EVERYTHING })()).toEqual(E.right(GUEST));
});

test('[USR-01] requests the user type when the browser has none stored', async () => {
  const { person } = setUp();
  const loadHeaderUser = makeLoadHeaderUser({ person, session: new FakeSessionStore(), capabilities: EVERYTHING });
  expect(await loadHeaderUser()).toEqual(E.right(aCustomer()));
  person.caller.signsOut();
  expect(await loadHeaderUser()).toEqual(E.right(GUEST));
});

test.each(EVERY_FAILURE)('[USR-01] returns the failure with the user type %s', async (_case, failure) => {
  const { person } = setUp();
  person.fails(failure, 'userType');
  expect(await makeLoadHeaderUser({ person, session: new FakeSessionStore(), capabilities: EVERYTHING })()).toEqual(
    E.left(failure),
  );
});

test('[USR-01] treats a customer whose session expired at the service as a guest, whatever the cookie', async () => {
  const { person, loadHeaderUser } = setUp();
  person.caller.signsOut();
  expect(await loadHeaderUser()).toMatchObject({
    right: { userType: 'guest', isGuest: true, isRegistered: false, loggedIn: false, firstName: undefined },
  });
});

test.each(EVERY_FAILURE)("[USR-04] omits only the ping's data with the ping %s", async (_case, failure) => {
  const { person, loadHeaderUser } = setUp();
  person.fails(failure, 'ping');
  expect(await loadHeaderUser()).toEqual(
    E.right(aCustomer({ loggedIn: false, email: undefined, phoneNumber: undefined })),
  );
});

test.each(EVERY_FAILURE)('[USR-03] returns the failure with the user info %s', async (_case, failure) => {
  const { person, loadHeaderUser } = setUp();
  person.fails(failure, 'userInfo');
  expect(await loadHeaderUser()).toEqual(E.left(failure));
});
