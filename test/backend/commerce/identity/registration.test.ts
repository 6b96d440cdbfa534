import { listen } from '../support/over-http.ts';
import { mailsTo, textOf } from '../support/outbox.ts';
import { registration, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const refusal = {
  key: '_ERR_PALS_NUMBER_INVALID',
  code: '_ERR_PALS_NUMBER_INVALID',
  message: 'Please enter a valid pals rewards number.',
  parameters: ['xppro_userField2'],
};

const countOf = async (table: 'shopper' | 'address' | 'mail' | 'pals_member'): Promise<number> => {
  const { count } = await backend.database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const written = async (): Promise<number[]> =>
  Promise.all((['shopper', 'address', 'mail', 'pals_member'] as const).map(countOf));

test('[REG-08] exactly one of many concurrent registrations of an address creates the account', async () => {
  const send = await listen(backend.app);
  const logonId = 'race@example.test';
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => send('POST', 'person?updateCookies=true', registration(logonId))),
  );
  const accepted = responses.filter((response) => response.status === 201);
  const refused = responses.filter((response) => response.status === 400);
  expect([accepted.length, refused.length]).toEqual([1, 7]);
  expect(new Set(refused.map((response) => response.errorKey))).toEqual(new Set(['_ERR_LOGONID_ALREDY_EXIST']));
  const accounts = backend.database.selectFrom('shopper').select('shopper_id').where('logon_id', '=', logonId);
  expect(await accounts.execute()).toHaveLength(1);
  expect(await mailsTo(backend.database, logonId)).toEqual(['welcome']);
});

test('[REG-02] a membership from a store keeps its points and year', async () => {
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  const response = await guest.post(
    'person?updateCookies=true',
    registration('member@example.test', { xppro_userField2: '123456789' }),
  );
  expect(response.status).toBe(201);
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
  expect((await guest.get('person/@self/forHeader')).body.x_palsId).toBe('123456789');
  const { body } = await guest.get('palsPromotion/retrievePalsRewardsDetails/@self');
  expect(body).toMatchObject({ palsRewardsNo: '123456789', memberSince: '2019', pointsRequired: '40' });
  // 260 points are two rewards and 60 points.
  expect(body.palsRewardsCoupons.map((coupon: { amount: string }) => coupon.amount)).toEqual(['5.00', '5.00']);
});

test.each([
  ['has been claimed by another account', '123456789'],
  ['the programme does not know', '555555555'],
  ['has too few digits', '1234'],
])('[FRM-07] refuses a Pals number that %s with a clear message, and writes nothing', async (_what, number) => {
  const guest = await backend.guest();
  await guest.add('KIB-5');
  const before = await written();
  const response = await guest.post(
    'person?updateCookies=true',
    registration('second@example.test', { xppro_userField2: number }),
  );
  expect([response.status, response.error]).toEqual([400, refusal]);
  expect(response.cookies).toEqual([]);
  expect(await written()).toEqual(before);
  expect(await guest.cart()).toEqual({ 'KIB-5': 1 });
});

test('[REG-02] one of several concurrent registrations gets the membership', async () => {
  const number = '987654321';
  const responses = await Promise.all(
    [1, 2, 3, 4].map((index) =>
      backend.browser().post('person', registration(`claim${index}@example.test`, { xppro_userField2: number })),
    ),
  );
  expect(responses.map((response) => response.status).toSorted()).toEqual([201, 400, 400, 400]);
  const members = backend.database.selectFrom('pals_member').select('shopper_id').where('pals_number', '=', number);
  expect(await members.execute()).toHaveLength(1);
});

test('[REG-02] a refused registration does not use up the membership', async () => {
  const number = '410000017';
  const taken = await backend
    .browser()
    .post('person', registration('member@example.test', { xppro_userField2: number }));
  expect(taken.error.key).toBe('_ERR_LOGONID_ALREDY_EXIST');
  const next = await backend.browser().post('person', registration('next@example.test', { xppro_userField2: number }));
  expect(next.status).toBe(201);
});

test('[REG-02] a copied cookie of the guest does not become a session of the account', async () => {
  const guest = await backend.guest();
  // A guest has a row once something is saved.
  await guest.add('KIB-5');
  const row = await backend.database
    .selectFrom('session')
    .innerJoin('shopper', 'shopper.shopper_id', 'session.shopper_id')
    .selectAll('session')
    .where('shopper.kind', '=', 'G')
    .orderBy('session.shopper_id', 'desc')
    .executeTakeFirstOrThrow();
  // A second session of the same guest, opened elsewhere.
  const copy = { session_id: 'copy', activity_hash: 'a', trusted_hash: 't', persistent_hash: 'p' };
  await backend.database
    .insertInto('session')
    .values({ ...row, ...copy })
    .execute();
  const { body } = await guest.post('person?updateCookies=true', registration('careful@example.test'));
  expect(Number(body.userId)).toBe(row.shopper_id);
  const open = await backend.database
    .selectFrom('session')
    .select('session_id')
    .where('shopper_id', '=', row.shopper_id)
    .where('ended_at', 'is', null)
    .execute();
  expect(open).toHaveLength(1);
  expect(open[0]?.session_id).not.toBe('copy');
});

test('[REG-02] sends a welcome mail with the address and without secrets', async () => {
  await backend.browser().post('person', registration('welcome@example.test', { firstName: 'Ulla' }));
  const mail = await backend.database
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', 'welcome@example.test')
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ kind: 'welcome', subject: 'Welcome! Your account is ready', queued_at: backend.now() });
  expect(textOf(mail.body)).toContain('Hello Ulla,');
  expect(textOf(mail.body)).not.toContain('Pawsome123');
});
