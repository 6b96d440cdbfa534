import { makeAuditTrail } from '../../../../backend/audit/audit-trail.ts';
import { makeUnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import { makeKeyedHash } from '../../../../backend/secrets/keyed-hash.ts';
import { makeSessionStore, MAX_SESSIONS } from '../../../../backend/identity/session/session-store.ts';
import { makeSessionTokens } from '../../../../backend/identity/session/session-tokens.ts';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const DAY_MS = 24 * 60 * 60_000;

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

test('[PLT-04] keeps only the newest sessions of an account, so that repeated sign-ins are bounded', async () => {
  const browser = await backend.registered('often@example.test');
  const { database, now: clock } = backend;
  const { shopper_id: shopperId } = await database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('logon_id', '=', 'often@example.test')
    .executeTakeFirstOrThrow();
  const sessions = makeSessionStore(database, makeSessionTokens('a secret of this test'), clock);
  const unitOfWork = makeUnitOfWork(database);
  const owner = { shopperId, kind: 'R', personalizationId: '1-1' } as const;
  const opened: string[] = [];
  for (let time = 0; time < MAX_SESSIONS + 5; time += 1) {
    opened.push((await unitOfWork.run((trx) => sessions.open(trx, owner, false))).sessionId);
  }
  const kept = await database.selectFrom('session').select('session_id').where('shopper_id', '=', shopperId).execute();
  expect(kept.map(({ session_id }) => session_id).toSorted()).toEqual(opened.slice(-MAX_SESSIONS).toSorted());
  expect((await browser.get('person/@self')).error.code).toBe('CMN1039E');
});

describe('[PLT-04] the trail of accounts', () => {
  const openTrail = (limits: { readonly unauthenticatedPerDay: number; readonly maxRows: number }) => {
    let now = backend.now();
    const refused: string[] = [];
    const audit = makeAuditTrail({
      keyedHash: makeKeyedHash('a secret of at least thirty-two characters'),
      clock: () => now,
      refusals: { count: (reason) => void refused.push(reason), flush: () => undefined },
      limits,
    });
    const unitOfWork = makeUnitOfWork(backend.database);
    const record = (outcome: 'failed' | 'done', address = '10.0.0.1') =>
      unitOfWork.run((trx) => audit.record(trx, { kind: 'sign-in', outcome, logonId: 'a@example.test', address }));
    return { record, refused, passes: (ms: number) => void (now += ms) };
  };
  const outcomes = async (): Promise<readonly string[]> =>
    (await backend.database.selectFrom('audit_event').select('outcome').orderBy('id').execute()).map(
      ({ outcome }) => outcome,
    );
  beforeEach(() => backend.database.deleteFrom('audit_event').execute());

  test('limits the failures per address and day, and records every success', async () => {
    const { record, refused, passes } = openTrail({ unauthenticatedPerDay: 2, maxRows: 1_000 });
    for (let time = 0; time < 5; time += 1) await record('failed', `2001:db8::${time}`);
    await record('done', '2001:db8::1');
    await record('failed', '10.0.0.2');
    expect(await outcomes()).toEqual(['failed', 'failed', 'done', 'failed']);
    expect(refused).toHaveLength(3);
    passes(DAY_MS);
    await record('failed', '2001:db8::1');
    expect(await outcomes()).toHaveLength(5);
  });

  test('is bounded: removes the oldest rows after thirty days; younger rows leave no room for failures', async () => {
    const { record, passes } = openTrail({ unauthenticatedPerDay: 1_000, maxRows: 3 });
    for (let time = 0; time < 3; time += 1) await record('failed');
    await record('failed');
    await record('done');
    expect(await outcomes()).toEqual(['failed', 'failed', 'failed', 'done']);
    passes(31 * DAY_MS);
    await record('failed');
    expect(await outcomes()).toEqual(['failed']);
  });
});
