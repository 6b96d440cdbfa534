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
  test('of somebody unknown is a guest’s, and they are not logged in', () => {
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
  ] as const)('of a %s user makes them registered: %s', (userType, isRegistered) => {
    expect(withUserType(GUEST, userType)).toEqual({ ...GUEST, userType, isRegistered, isGuest: !isRegistered });
  });

  test('makes everybody either registered or a guest, whatever they were', () => {
    fc.assert(
      fc.property(fc.constantFrom('registered', 'guest'), fc.boolean(), (userType, wasCustomer) => {
        const { isRegistered, isGuest } = withUserType(wasCustomer ? aCustomer() : GUEST, userType);
        expect(isGuest).toBe(!isRegistered);
      }),
    );
  });
});

test('[USR-02] [USR-04] a customer is greeted with what the service knows, and is logged in', async () => {
  expect(await setUp().loadHeaderUser()).toEqual(E.right(aCustomer()));
});

test('[USR-03] what the service holds of a customer is there', async () => {
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

test('[USR-01] a guest is greeted as one, and nobody is asked', async () => {
  const { person } = setUp();
  person.isDown();
  const session = new FakeSessionStore().hasGuest('700001');
  expect(await makeLoadHeaderUser({ person, session, capabilities: EVERYTHING })()).toEqual(E.right(GUEST));
});

test('[USR-01] the service is asked for the type of somebody whom the browser does not remember', async () => {
  const { person } = setUp();
  const loadHeaderUser = makeLoadHeaderUser({ person, session: new FakeSessionStore(), capabilities: EVERYTHING });
  expect(await loadHeaderUser()).toEqual(E.right(aCustomer()));
  person.caller.signsOut();
  expect(await loadHeaderUser()).toEqual(E.right(GUEST));
});

test.each(EVERY_FAILURE)('[USR-01] with the user type %s, the failure is given on', async (_case, failure) => {
  const { person } = setUp();
  person.fails(failure, 'userType');
  expect(await makeLoadHeaderUser({ person, session: new FakeSessionStore(), capabilities: EVERYTHING })()).toEqual(
    E.left(failure),
  );
});

test('[USR-01] a customer whose session is over at the service is a guest, whatever the cookie says', async () => {
  const { person, loadHeaderUser } = setUp();
  person.caller.signsOut();
  expect(await loadHeaderUser()).toMatchObject({
    right: { userType: 'guest', isGuest: true, isRegistered: false, loggedIn: false, firstName: undefined },
  });
});

test.each(EVERY_FAILURE)('[USR-04] with the ping %s, only what it adds is missing', async (_case, failure) => {
  const { person, loadHeaderUser } = setUp();
  person.fails(failure, 'ping');
  expect(await loadHeaderUser()).toEqual(
    E.right(aCustomer({ loggedIn: false, email: undefined, phoneNumber: undefined })),
  );
});

test.each(EVERY_FAILURE)('[USR-03] with the user info %s, the failure is given on', async (_case, failure) => {
  const { person, loadHeaderUser } = setUp();
  person.fails(failure, 'userInfo');
  expect(await loadHeaderUser()).toEqual(E.left(failure));
});
