import { aSession } from '../../builders/account-session';
import { aProfile } from '../../builders/profile';
import { accountSessionsContract, SESSION_CALLS } from '../../contracts/account-sessions.contract';
import { PERSONAL_DATA_CALLS, personalDataContract } from '../../contracts/personal-data.contract';
import { PROFILE_CALLS, profileGatewayContract } from '../../contracts/profile-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeAccountSessions } from '../../fakes/fake-account-sessions';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakePersonalData } from '../../fakes/fake-personal-data';
import { FakeProfileGateway } from '../../fakes/fake-profile-gateway';
import { failingWorld } from './failing-world';

const USER = '700002';
const FRESH = 'new@example.test';
const OTHER = aProfile({ email: 'other@example.test' });

profileGatewayContract('FakeProfileGateway', () => {
  const gateway = new FakeProfileGateway(new FakeCaller().signsIn(USER))
    .hasAccount(USER, aProfile(), 'Pawsome123')
    .hasAccount('700003', OTHER);
  return {
    gateway,
    stranger: new FakeProfileGateway(),
    guest: new FakeProfileGateway(new FakeCaller().becomesGuest('700009')),
    email: aProfile().email,
    password: 'Pawsome123',
    takenEmail: OTHER.email,
    freshEmail: FRESH,
    mailedCode: async () => gateway.mailedCode(USER),
  };
});

upstreamFailuresContract('FakeProfileGateway', PROFILE_CALLS, () => {
  const gateway = new FakeProfileGateway(new FakeCaller().signsIn(USER)).hasAccount(USER, aProfile());
  return failingWorld(gateway, {
    profile: gateway.profile,
    change: gateway.change(aProfile()),
    requestEmail: gateway.requestEmail({ email: FRESH, oldPassword: 'Old12345' }),
    confirmEmail: gateway.confirmEmail('ABCD2345'),
    changePassword: gateway.changePassword({ oldPassword: 'Pawsome123', newPassword: 'Brandnew456' }),
  });
});

const THREE = [aSession({ id: '1', isCurrent: true }), aSession({ id: '2' }), aSession({ id: '3' })];

accountSessionsContract('FakeAccountSessions', () => {
  const caller = new FakeCaller().signsIn(USER);
  const otherCaller = new FakeCaller().signsIn('700003');
  return {
    sessions: new FakeAccountSessions(caller).hasSessions(USER, ...THREE),
    stranger: new FakeAccountSessions(),
    other: new FakeAccountSessions(otherCaller).hasSessions('700003', aSession({ id: '4', isCurrent: true })),
  };
});

upstreamFailuresContract('FakeAccountSessions', SESSION_CALLS, () => {
  const sessions = new FakeAccountSessions(new FakeCaller().signsIn(USER));
  return failingWorld(sessions, { open: sessions.open, end: sessions.end('1'), endOthers: sessions.endOthers });
});

personalDataContract('FakePersonalData', () => {
  const data = new FakePersonalData(new FakeCaller().signsIn(USER)).hasAccount(USER, aProfile().email);
  return {
    data,
    stranger: new FakePersonalData(),
    email: aProfile().email,
    password: 'Pawsome123',
    exists: async () => data.exists(USER),
  };
});

upstreamFailuresContract('FakePersonalData', PERSONAL_DATA_CALLS, () => {
  const data = new FakePersonalData(new FakeCaller().signsIn(USER));
  return failingWorld(data, { download: data.download, deleteAccount: data.deleteAccount('Pawsome123') });
});
