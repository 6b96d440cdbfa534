import { makeAuditTrail } from '../../../../backend/audit/audit-trail.ts';
import { makeUnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import { makeAttemptCounts } from '../../../../backend/identity/attempts/attempt-counts.ts';
import { makeKnownBrowsers } from '../../../../backend/identity/session/known-browsers.ts';
import { makeLogonGuard } from '../../../../backend/identity/attempts/logon-guard.ts';
import { makePasswordReset, type PasswordReset } from '../../../../backend/identity/password/password-reset.ts';
import { makePasswordCheck } from '../../../../backend/identity/password/passwords.ts';
import { makeResetCodes } from '../../../../backend/identity/password/reset-codes.ts';
import { makeSessionStore } from '../../../../backend/identity/session/session-store.ts';
import { makeSessionTokens } from '../../../../backend/identity/session/session-tokens.ts';
import { makePasswordSetter } from '../../../../backend/identity/password/set-password.ts';
import { makeSignInLinks, type SignInLinks } from '../../../../backend/identity/sign-in/sign-in-link.ts';
import { makeSignIn, type SignIn } from '../../../../backend/identity/sign-in/sign-in.ts';
import { makeMailer } from '../../../../backend/mail/mailer.ts';
import { SERVER_SECRET, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import { makeWorkLog, type WorkLog } from '../support/work-log.ts';

const KNOWN = 'robin@example.test';
const DISABLED = 'closed@example.test';
const UNKNOWN = 'nobody@example.test';
const address = '203.0.113.7';

let backend: BackendUnderTest;
let work: WorkLog;
let reset: PasswordReset;
let links: SignInLinks;
let signIn: SignIn;
beforeEach(async () => {
  backend = await startBackend();
  for (const logonId of [KNOWN, DISABLED]) await (await backend.registered(logonId)).signOut();
  await backend.database.updateTable('shopper').set({ status: 'Disabled' }).where('logon_id', '=', DISABLED).execute();

  work = makeWorkLog();
  const { keyedHash } = work;
  const clock = backend.now;
  const database = backend.database.withPlugin(work.plugin);
  const unitOfWork = makeUnitOfWork(database);
  const sessions = makeSessionStore(database, makeSessionTokens(SERVER_SECRET), clock, () => true);
  const audit = makeAuditTrail({ keyedHash, clock, refusals: { count: () => undefined, flush: () => undefined } });
  const mailer = makeMailer(work.sealer, clock, { name: 'Petco', pageOrigin: undefined });
  const guard = makeLogonGuard(keyedHash, clock);
  const browsers = makeKnownBrowsers(keyedHash);
  const codes = makeResetCodes(keyedHash, makeAttemptCounts(keyedHash, clock), clock);
  const setter = makePasswordSetter({ sessions, guard, mailer, codes });
  const passwords = work.watched(await makePasswordCheck());
  reset = makePasswordReset({ unitOfWork, codes, browsers, mailer, audit, setter, clock });
  links = makeSignInLinks({ unitOfWork, keyedHash, browsers, mailer, audit, clock });
  signIn = makeSignIn({ database, unitOfWork, sessions, guard, passwords, browsers, audit, clock });
  // The trail reads its row count at the first write.
  await reset.requestCode({ logonId: 'first@example.test', address });
});
afterEach(() => backend.close());

/** The work for an enabled, a disabled and an unknown account. */
const workForEach = async (job: (logonId: string) => Promise<unknown>): Promise<readonly (readonly string[])[]> => {
  const records: (readonly string[])[] = [];
  for (const logonId of [KNOWN, DISABLED, UNKNOWN]) records.push(await work.of(() => job(logonId)));
  return records;
};

const requestCode = (logonId: string): Promise<void> => reset.requestCode({ logonId, address });
const requestLink = (logonId: string): Promise<void> =>
  links.requestLink({ logonId, address, origin: 'https://shop.example' });

test.each([
  ['a code for a new password', requestCode],
  ['a sign-in link', requestLink],
])('[MOD-04] a request for %s does the same work whether the account exists or not', async (_what, ask) => {
  const [known = [], disabled, unknown] = await workForEach(ask);
  expect(known.filter((step) => step === 'seal')).toHaveLength(1);
  expect(known.filter((step) => step.startsWith('insert into "mail"'))).toHaveLength(1);
  expect(disabled).toEqual(known);
  expect(unknown).toEqual(known);
});

test.each([
  ['a code for a new password', requestCode],
  ['a sign-in link', requestLink],
])('[MOD-04] a request for %s does the same work while no mail is due', async (_what, ask) => {
  for (let time = 0; time < 3; time += 1) await workForEach(ask);
  const [known = [], disabled, unknown] = await workForEach(ask);
  expect(known.filter((step) => step === 'seal')).toEqual([]);
  expect(disabled).toEqual(known);
  expect(unknown).toEqual(known);
});

test('[MOD-04] a wrong code is refused after the same work whether the account exists or not', async () => {
  const redeem = (logonId: string) =>
    reset.redeem({ logonId, code: 'AAAAAAAA', password: 'Fresh4567', browser: undefined, address });
  await workForEach(requestCode);
  const [known = [], disabled, unknown] = await workForEach(redeem);
  expect(known.at(-1)).toContain('This code is incorrect');
  expect([disabled, unknown]).toEqual([known, known]);
});

test.each([
  ['without a cookie', undefined],
  ['with the cookie of a browser that other accounts know', `${'a'.repeat(22)}.${'b'.repeat(43)}`],
])(
  '[ERR-07] a wrong password %s is refused after the same work whether the account exists or not',
  async (_how, browser) => {
    const before = { kind: 'generic' } as const;
    const enter = (logonId: string) =>
      signIn({ logonId, password: 'Wrong123', rememberMe: false, before, browser, address });
    const [known = [], disabled, unknown] = await workForEach(enter);
    expect(known.filter((step) => step === 'compare passwords')).toHaveLength(1);
    expect([disabled, unknown]).toEqual([known, known]);
    for (let time = 0; time < 10; time += 1) await workForEach(enter);
    const [locked = [], lockedDisabled, lockedUnknown] = await workForEach(enter);
    expect(locked).not.toContain('compare passwords');
    expect([lockedDisabled, lockedUnknown]).toEqual([locked, locked]);
  },
);
