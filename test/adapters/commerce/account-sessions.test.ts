import * as E from 'fp-ts/Either';
import { HttpAccountSessions } from '../../../adapters/commerce/account/http-account-sessions';
import { aSession } from '../../builders/account-session';
import { accountSessionsContract, SESSION_CALLS } from '../../contracts/account-sessions.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeAccountSessions } from '../../fakes/fake-account-sessions';
import { FakeCaller } from '../../fakes/fake-caller';
import { failingSite, refusal, serve, transactions, type Answer } from './commerce-site';

const PATH = '/wcs/resources/store/10151/person/@self/x_sessions';
/** Names the caller of a request, as the session cookies do. */
const CALLER = 'x-test-caller';

const as = (userId: string) => {
  const http = transactions();
  return new HttpAccountSessions((request) => http({ ...request, headers: { [CALLER]: userId } }));
};

/** The calls of sessions on the wire, over sessions in memory. */
const sessionsSite = (): void => {
  const caller = new FakeCaller();
  const fake = new FakeAccountSessions(caller)
    .hasSessions('700002', aSession({ id: '1', isCurrent: true }), aSession({ id: '2' }), aSession({ id: '3' }))
    .hasSessions('700003', aSession({ id: '4', isCurrent: true }));
  serve(async ({ method, path, headers }): Promise<Answer> => {
    const userId = headers.get(CALLER) ?? '';
    if (userId === '') caller.signsOut();
    else caller.signsIn(userId);
    const id = path.slice(PATH.length + 1);
    const before = await fake.open();
    if (E.isLeft(before)) return refusal(401, { errorKey: '_ERR_LOGON_REQUIRED', errorCode: '2550' });
    const sessions = before.right.map(({ id: sessionId, ...session }) => ({ sessionId, ...session }));
    if (method === 'GET') return [200, { sessions }];
    if (id !== '' && !before.right.some((session) => session.id === id)) {
      return refusal(404, { errorKey: '_ERR_NOT_FOUND', errorCode: 'CMN1024E' });
    }
    await (id === '' ? fake.endOthers() : fake.end(id)());
    return [200, { resourceName: 'session' }];
  });
};

accountSessionsContract('HttpAccountSessions', () => {
  sessionsSite();
  return { sessions: as('700002'), stranger: as(''), other: as('700003') };
});

upstreamFailuresContract(
  'HttpAccountSessions',
  SESSION_CALLS,
  () => {
    const sessions = new HttpAccountSessions(transactions());
    return failingSite({ open: sessions.open, end: sessions.end('1'), endOthers: sessions.endOthers });
  },
  { readsOnlyStatus: ['end', 'endOthers'] },
);

test('[ACC-07] an id stays one part of the path', async () => {
  const seen = serve(() => [200, {}]);
  await new HttpAccountSessions(transactions()).end('../../cart/@self')();
  expect(seen.map(({ method, path }) => [method, path])).toEqual([['DELETE', `${PATH}/..%2F..%2Fcart%2F%40self`]]);
});
