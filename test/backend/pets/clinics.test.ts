import { makeClinicIndex } from '../../../backend/clinics/clinic-index.ts';
import { seedStores } from '../../../backend/stores/seed/seed-stores.ts';
import { startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const suggest = (text: string) => backend.browser().get(`x_clinics/suggest?text=${encodeURIComponent(text)}`);

test('[ACC-04] each city with a store has fictional clinics, the same ones each time', async () => {
  await seedStores(backend.database, 1);
  const { body, status } = await suggest('san diego ca');
  expect(status).toBe(200);
  expect(body.clinics).toHaveLength(4);
  for (const { clinic, place, phone } of body.clinics) {
    expect(place).toBe('San Diego, CA');
    expect(phone).toMatch(/^\d{3}55501\d\d$/);
    expect((await suggest(`${clinic}, ${place}`)).body.clinics[0].clinic).toBe(clinic);
  }
  expect((await suggest('san diego ca')).body).toEqual(body);
});

test('[ACC-04] a minute after stores of a city are added, its clinics are found without a restart', async () => {
  expect((await suggest('Ely')).body.clinics).toEqual([]);
  const store = await backend.database.selectFrom('store').selectAll().limit(1).executeTakeFirstOrThrow();
  await backend.database
    .insertInto('store')
    .values({ ...store, store_id: '999999', location_id: 'none such', city: 'Ely', state: 'NV' })
    .execute();
  expect((await suggest('Ely')).body.clinics).toEqual([]);
  backend.advance(60_000);
  const found = await Promise.all([suggest('Ely'), suggest('Ely')]);
  for (const { body } of found) expect(body.clinics[0].place).toBe('Ely, NV');
  await backend.database.deleteFrom('store').where('store_id', '=', '999999').execute();
});

test('[ACC-04] refuses an empty and a long text, and a stranger who asks without a pause', async () => {
  expect((await suggest('')).status).toBe(400);
  expect((await suggest('x'.repeat(161))).status).toBe(400);
  const statuses = await Promise.all(Array.from({ length: 130 }, async () => (await suggest('paws')).status));
  expect(statuses).toContain(429);
});

test('[ACC-04] clinics whose name begins with the text come first; accents and punctuation do not matter', () => {
  const clinic = (name: string, place = 'Austin, TX') => ({ name, place, phone: '5125550101' });
  const find = makeClinicIndex([
    clinic('Old Oak Clinic'),
    clinic('Oak Hill Clinic'),
    clinic('Café Paws & Whiskers', 'St. Cañon, CO'),
    clinic("Kind Hands' Care"),
    ...Array.from({ length: 20 }, (_, index) => clinic(`Pine Crest ${index}`)),
  ]);
  const names = (text: string): readonly string[] => find(text).map(({ name }) => name);
  expect(names('oak')).toEqual(['Oak Hill Clinic', 'Old Oak Clinic']);
  expect(names('cafe paws whisk canon')).toEqual(['Café Paws & Whiskers']);
  expect(names('hands care austin')).toEqual(["Kind Hands' Care"]);
  expect(names('pine')).toHaveLength(6);
  expect(names('ox')).toEqual([]);
  expect(names('oak dallas')).toEqual([]);
  expect(names('constructor __proto__')).toEqual([]);
});
