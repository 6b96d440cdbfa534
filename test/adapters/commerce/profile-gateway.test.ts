import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { HttpProfileGateway } from '../../../adapters/commerce/account/http-profile-gateway';
import type { Profile, ProfileFailure } from '../../../core/account/profile/profile-gateway';
import type { ReminderKind } from '../../../core/stock-notices/stock-notices';
import { aProfile } from '../../builders/profile';
import { PROFILE_CALLS, profileGatewayContract } from '../../contracts/profile-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeProfileGateway } from '../../fakes/fake-profile-gateway';
import { failingSite, onTheWire, refusal, serve, transactions, type Answer } from './commerce-site';

const USER = '700002';
const FRESH = 'new@example.test';
const OTHER = aProfile({ email: 'other@example.test' });
const PATH = '/wcs/resources/store/10151/person/@self';

/** The fields of reminders on the wire. */
const REMINDERS: ReadonlyArray<readonly [ReminderKind, string]> = [
  ['appointments', 'x_appointmentReminders'],
  ['repeat-deliveries', 'x_repeatReminders'],
];

const GUEST = '700009';
const GUEST_PERSON = { userId: GUEST, logonId: '', email1: '', firstName: '', registrationStatus: 'Guest' };

const personOf = (profile: Profile): unknown => ({
  userId: USER,
  registrationStatus: 'RegisteredPerson',
  logonId: profile.email,
  email1: profile.email,
  phone1: profile.phone,
  firstName: profile.firstName,
  lastName: profile.lastName,
  receiveEmail: String(profile.wantsOffers),
  x_hasPassword: String(profile.hasPassword),
  x_pendingEmail: profile.pendingEmail ?? '',
  ...Object.fromEntries(
    REMINDERS.map(([kind, field]) => [field, String(profile.reminders.find((each) => each.kind === kind)?.isWanted)]),
  ),
});

/** The parameter by which the service names what it refuses. */
const PARAMETERS: ReadonlyArray<readonly [fact: string, parameter: string]> = [
  ['first-name-refused', 'firstName'],
  ['last-name-refused', 'lastName'],
  ['phone-number-refused', 'phone1'],
  ['email-refused', 'email1'],
  ['old-password-refused', 'xcred_logonPasswordOld'],
];

const asAnswer = async <A>(call: TaskEither<ProfileFailure, A>, body: (value: A) => unknown): Promise<Answer> => {
  const outcome = await call();
  if (E.isRight(outcome)) return [200, body(outcome.right)];
  const failure = outcome.left;
  if (failure.kind === 'sign-in-needed') return refusal(401, { errorKey: '_ERR_LOGON_REQUIRED', errorCode: '2550' });
  const facts: ReadonlyArray<string> = failure.kind === 'refused' ? failure.facts : [];
  const parameter = PARAMETERS.find(([fact]) => facts.includes(fact))?.[1];
  return parameter === undefined
    ? onTheWire(failure)
    : refusal(400, { errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: parameter });
};

/** The calls of the profile on the wire, over accounts in memory. */
const profileSite = (fake: FakeProfileGateway) =>
  serve(({ method, path, body }) => {
    const sent = (body ?? {}) as Readonly<Record<string, string>>;
    const text = (name: string): string => sent[name] ?? '';
    const person = (): unknown => ({ resourceName: 'person' });
    const isGuest = fake.caller.userId !== undefined && !fake.caller.isRegistered;
    if (method === 'GET') return isGuest ? [200, GUEST_PERSON] : asAnswer(fake.profile, personOf);
    if (path.endsWith('/x_email')) {
      const request = { email: text('email1'), oldPassword: sent['xcred_logonPasswordOld'] };
      return asAnswer(fake.requestEmail(request), person);
    }
    if (path.endsWith('/confirm')) return asAnswer(fake.confirmEmail(text('validationCode')), person);
    if (sent['xcred_logonPasswordOld'] !== undefined) {
      const change = { oldPassword: text('xcred_logonPasswordOld'), newPassword: text('logonPassword') };
      return asAnswer(fake.changePassword(change), person);
    }
    const { firstName, lastName, phone1, receiveEmail } = sent;
    const reminders = REMINDERS.flatMap(([kind, field]) =>
      sent[field] === undefined ? [] : [{ kind, isWanted: sent[field] === 'true' }],
    );
    const change = {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(phone1 !== undefined && { phone: phone1 }),
      ...(receiveEmail !== undefined && { wantsOffers: receiveEmail === 'true' }),
      reminders,
    };
    return asAnswer(fake.change(change), person);
  });

profileGatewayContract('HttpProfileGateway', () => {
  const caller = new FakeCaller().signsIn(USER);
  const fake = new FakeProfileGateway(caller).hasAccount(USER, aProfile(), 'Pawsome123').hasAccount('700003', OTHER);
  profileSite(fake);
  const http = transactions();
  const after = (change: () => unknown): HttpProfileGateway =>
    new HttpProfileGateway((request) => async () => {
      change();
      return http(request)();
    });
  return {
    gateway: new HttpProfileGateway(http),
    stranger: after(() => caller.signsOut()),
    guest: after(() => caller.becomesGuest(GUEST)),
    email: aProfile().email,
    password: 'Pawsome123',
    takenEmail: OTHER.email,
    freshEmail: FRESH,
    mailedCode: async () => fake.mailedCode(USER),
  };
});

upstreamFailuresContract(
  'HttpProfileGateway',
  PROFILE_CALLS,
  () => {
    const gateway = new HttpProfileGateway(transactions());
    return failingSite({
      profile: gateway.profile,
      change: gateway.change(aProfile()),
      requestEmail: gateway.requestEmail({ email: FRESH, oldPassword: 'Old12345' }),
      confirmEmail: gateway.confirmEmail('ABCD2345'),
      changePassword: gateway.changePassword({ oldPassword: 'Old12345', newPassword: 'New12345' }),
    });
  },
  { readsOnlyStatus: PROFILE_CALLS.filter((call) => call !== 'profile') },
);

test('[ACC-02] changes the profile and the password with PUT person/@self', async () => {
  const seen = serve(() => [200, {}]);
  const gateway = new HttpProfileGateway(transactions());
  await gateway.change({
    firstName: 'Pat',
    lastName: 'Doe',
    phone: '',
    wantsOffers: true,
    reminders: [{ kind: 'appointments', isWanted: false }],
  })();
  await gateway.change({ phone: '6195550123' })();
  await gateway.changePassword({ oldPassword: 'Old12345', newPassword: 'New12345' })();
  expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'PUT',
      PATH,
      { firstName: 'Pat', lastName: 'Doe', phone1: '', receiveEmail: 'true', x_appointmentReminders: 'false' },
    ],
    ['PUT', PATH, { phone1: '6195550123' }],
    [
      'PUT',
      PATH,
      { logonPassword: 'New12345', xcred_logonPasswordOld: 'Old12345', xcred_logonPasswordVerify: 'New12345' },
    ],
  ]);
});

test('[ACC-02] reads a person of a service that sends the usual fields only', async () => {
  serve(() => [200, { userId: USER, logonId: 'pat@example.test', firstName: 'Pat', email1: '', phone1: null }]);
  expect(await new HttpProfileGateway(transactions()).profile()).toEqual(
    E.right(aProfile({ lastName: '', phone: '', hasPassword: true, reminders: [] })),
  );
});
