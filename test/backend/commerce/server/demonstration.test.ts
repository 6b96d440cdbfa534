import { arrangeDemonstration } from '../../../../backend/seed/demonstration.ts';
import { PASSWORD, registration, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const pat = { logonId: 'pat@example.test', password: PASSWORD, firstName: 'Pat', lastName: 'Doe' };

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend();
  await arrange(true);
});
afterEach(() => backend.close());

const arrange = (demo: boolean): Promise<void> =>
  arrangeDemonstration(backend.database, { demo, demoAccount: demo ? pat : undefined }, backend.now);

const claim = async (logonId: string, xppro_userField2: string): Promise<string> =>
  (await backend.browser().post('person', registration(logonId, { xppro_userField2 }))).error.key;

test('[PLT-04] demo accounts are disabled in a public shop', async () => {
  const before = backend.browser();
  expect((await before.signIn(pat.logonId, PASSWORD)).status).toBe(201);
  await arrange(false);
  expect((await before.get('person/@self')).status).toBe(401);
  for (const logonId of [pat.logonId, 'casey@example.test']) {
    expect((await backend.browser().signIn(logonId, PASSWORD)).error.key).toBe('_ERR_PERSON_ACCOUNT_DISABLED');
  }
  await arrange(true);
  expect((await backend.browser().signIn(pat.logonId, PASSWORD)).status).toBe(201);
});

test('[PLT-04] a public shop has no claimable demo memberships; claimed ones stay', async () => {
  expect(await claim('first@example.test', '987654321')).toBe('');
  await arrange(false);
  expect(await claim('second@example.test', '123456789')).toBe('_ERR_PALS_NUMBER_INVALID');
  const rows = await backend.database.selectFrom('pals_in_store_member').select('pals_number').execute();
  expect(rows).toEqual([{ pals_number: '987654321' }]);
  await arrange(true);
  expect(await claim('second@example.test', '123456789')).toBe('');
});

test('[PLT-04] other memberships and accounts stay unchanged', async () => {
  await backend.database
    .insertInto('pals_in_store_member')
    .values({ pals_number: '555000111', member_since: '2020', points: 10, claimed_by: null })
    .execute();
  await backend.registered('robin@example.test');
  await arrange(false);
  expect((await backend.browser().signIn('robin@example.test', PASSWORD)).status).toBe(201);
  expect(await claim('third@example.test', '555000111')).toBe('');
});

test('[PCC-04] without the simulated bank an application is refused with a plain message and stores nothing', async () => {
  const shop = await startBackend({ demo: false });
  try {
    const shopper = await shop.registered('robin@example.test');
    const application = {
      firstName: 'Robin',
      lastName: 'Reed',
      email: 'robin@example.test',
      phone: '5555550100',
      income: '45000',
      callId: '0b2f7a53-5d2c-4a55-8f0d-0d6b6c7b9a11',
    };
    const response = await shopper.post('petco-pay/applications', application);
    expect([response.status, response.error.key]).toEqual([503, '_ERR_CARD_BANK_UNAVAILABLE']);
    expect(await shop.database.selectFrom('card_application').selectAll().execute()).toEqual([]);
  } finally {
    await shop.close();
  }
});
