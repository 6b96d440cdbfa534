import sharp from 'sharp';
import { PET_KINDS } from '../../../backend/pets/pet-kinds.ts';
import { PASSWORD, startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const PETS = 'x_pets/@self';
const VETS = 'x_vets/@self';
const BELLA = { name: 'Bella', kind: 'dog', breed: 'beagle', birthday: '2021-05-30', weight: '24.5' };
const CLINIC = { clinic: 'Bark Clinic', place: 'San Diego, CA', phone: '(619) 555-0123' };

const picture = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: '#c60' } });

let count = 0;
const shopper = () => backend.registered(`pets${(count += 1)}@example.test`);

const photoOf = async (browser: Awaited<ReturnType<typeof shopper>>, petId: string): Promise<Buffer> => {
  const { body } = await browser.get(`${PETS}/${petId}/photo`);
  return Buffer.from(body.body, 'base64');
};

test('[ACC-04] a photo is stored as a square WebP without the data of its file', async () => {
  const browser = await shopper();
  const file = await picture(900, 600)
    .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect(file.toString('latin1')).toContain('secret owner');
  const { body, status } = await browser.post(PETS, { ...BELLA, photo: file.toString('base64') });
  expect(status).toBe(201);
  const stored = await photoOf(browser, body.petId);
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 });
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  expect(stored.toString('latin1')).not.toContain('secret owner');
});

test.each([
  ['a text', () => Buffer.from('<html>')],
  ['a GIF', () => picture().gif().toBuffer()],
  ['a damaged JPEG', async () => (await picture(300, 300).jpeg().toBuffer()).subarray(0, 200)],
  ['a tiny picture', () => picture(8, 8).png().toBuffer()],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('[ACC-04] refuses %s as a photo and adds no pet', async (_what, make) => {
  const browser = await shopper();
  const photo = Buffer.from(await make()).toString('base64');
  const { status, error } = await browser.post(PETS, { ...BELLA, photo });
  expect([status, error.key]).toEqual([400, '_ERR_PHOTO_REFUSED']);
  expect((await browser.get(PETS)).body.pets).toEqual([]);
});

test('[ACC-04] refuses a photo above six megabytes before it is decoded', async () => {
  const browser = await shopper();
  const { status } = await browser.post(PETS, { ...BELLA, photo: '/9j/'.repeat(2.2 * 1024 * 1024) });
  expect(status).toBe(413);
  const within = await browser.post(PETS, { ...BELLA, photo: 'not base64!' });
  expect(within.error.key).toBe('_ERR_PHOTO_REFUSED');
});

test.each([
  ['name', { name: '' }],
  ['name', { name: '<script>alert(1)</script>' }],
  ['kind', { kind: 'horse' }],
  ['breed', { breed: 'siamese' }],
  ['birthday', { birthday: '2999-01-01' }],
  ['birthday', { birthday: 'yesterday' }],
  ['weight', { weight: '351' }],
  ['weight', { weight: '0' }],
  ['weight', { weight: 12 }],
  ['gender', { gender: 'robot' }],
  ['allergies', { allergies: 'x'.repeat(301) }],
])('[ACC-04] refuses a wrong %s and adds nothing', async (parameter, wrong) => {
  const browser = await shopper();
  const { status, error } = await browser.post(PETS, { ...BELLA, ...wrong });
  expect([status, error.parameters]).toEqual([400, [parameter]]);
  expect((await browser.get(PETS)).body.pets).toEqual([]);
});

test('[ACC-04] the header says which kinds of pets a shopper has, and says nothing of them to others', async () => {
  const browser = await shopper();
  const kindsFor = async (who: typeof browser) => (await who.get('person/@self/forHeader')).body.x_petKinds;
  for (const kind of ['cat', 'fish', 'cat']) await browser.post(PETS, { name: 'Mo', kind });
  expect(await kindsFor(browser)).toEqual(['cat', 'fish']);
  expect(await kindsFor(await backend.guest())).toEqual([]);
  expect(await kindsFor(await shopper())).toEqual([]);
});

test('[ACC-04] pets, photos and vets are for signed-in shoppers only, and nobody stores them', async () => {
  const guest = await backend.guest();
  for (const path of [PETS, `${PETS}/1/photo`, VETS]) expect((await guest.get(path)).status).toBe(401);
  expect((await guest.post(PETS, BELLA)).status).toBe(401);
  expect((await guest.delete(`${VETS}/1`)).status).toBe(401);
  const browser = await shopper();
  expect((await browser.get(PETS)).headers['cache-control']).toContain('no-store');
});

test('[ACC-04] refuses ids of others and what is no id', async () => {
  const [mine, theirs] = [await shopper(), await shopper()];
  const { petId } = (await mine.post(PETS, BELLA)).body;
  const { vetId } = (await mine.post(VETS, CLINIC)).body;
  for (const id of [petId, '999999'])
    expect([(await theirs.put(`${PETS}/${id}`, BELLA)).status, (await theirs.delete(`${PETS}/${id}`)).status]).toEqual([
      404, 404,
    ]);
  expect((await theirs.put(`${VETS}/${vetId}`, CLINIC)).status).toBe(404);
  expect((await mine.delete(`${PETS}/-1`)).status).toBe(400);
  expect((await mine.get(PETS)).body.pets).toHaveLength(1);
});

test('[ACC-07] the download has pets with their photos and vets, and the deletion removes them', async () => {
  const browser = await shopper();
  const photo = (await picture().png().toBuffer()).toString('base64');
  await browser.post(PETS, { ...BELLA, photo });
  await browser.post(VETS, CLINIC);
  const { body } = await browser.get('person/@self/x_data');
  expect(body.pets).toMatchObject([
    { name: 'Bella', breed: 'beagle', pounds: 24.5, photo: expect.stringMatching(/^data:image\/webp;base64,/) },
  ]);
  expect(body.vets).toMatchObject([{ clinic: 'Bark Clinic', phone: '6195550123' }]);
  const rows = async () =>
    Promise.all([
      backend.database.selectFrom('pet_photo').select('pet_id').execute(),
      backend.database.selectFrom('vet').select('vet_id').where('clinic', '=', 'Bark Clinic').execute(),
    ]);
  const before = await rows();
  expect((await browser.post('person/@self/x_delete', { logonPassword: PASSWORD })).status).toBe(200);
  const after = await rows();
  expect(after.map(({ length }) => length)).toEqual(before.map(({ length }) => length - 1));
});

test('[ACC-04] a removed pet takes its photo with it', async () => {
  const browser = await shopper();
  const photo = (await picture().webp().toBuffer()).toString('base64');
  const { petId } = (await browser.post(PETS, { ...BELLA, photo })).body;
  await browser.delete(`${PETS}/${petId}`);
  const left = await backend.database
    .selectFrom('pet_photo')
    .select('pet_id')
    .where('pet_id', '=', Number(petId))
    .execute();
  expect(left).toEqual([]);
});

test('[ACC-04] ids of breeds are unique within their kind, and every usual weight is accepted', () => {
  for (const { kind, breeds, accepted } of PET_KINDS) {
    expect([kind, new Set(breeds.map(({ id }) => id)).size]).toEqual([kind, breeds.length]);
    for (const { usual = accepted } of breeds) {
      expect(usual.low).toBeGreaterThanOrEqual(accepted.low);
      expect(usual.high).toBeLessThanOrEqual(accepted.high);
    }
  }
});

test('[ACC-04] two posts of one form at once add one pet and one vet, also for an account that is full then', async () => {
  const browser = await shopper();
  const addKey = 'key-of-the-page-0001';
  const { shopper_id, created_at } = await backend.database
    .selectFrom('shopper')
    .select(['shopper_id', 'created_at'])
    .where('logon_id', '=', `pets${count}@example.test`)
    .executeTakeFirstOrThrow();
  const own = { shopper_id, created_at };
  const others = (most: number) => Array.from({ length: most - 1 }, () => own);
  await backend.database
    .insertInto('pet')
    .values(others(20).map((row) => ({ ...row, name: 'Rex', kind: 'dog', born_about: 0, allergies: '', diet: '' })))
    .execute();
  await backend.database
    .insertInto('vet')
    .values(others(10).map((row) => ({ ...row, clinic: 'Paws', place: 'Here' })))
    .execute();
  for (const [path, body, most] of [
    [PETS, BELLA, 20],
    [VETS, CLINIC, 10],
  ] as const) {
    const answers = await Promise.all([1, 2].map(() => browser.post(path, { ...body, addKey })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const { pets, vets } = (await browser.get(path)).body;
    expect(pets ?? vets).toHaveLength(most);
  }
});

test('[PLT-04] a key that is none is refused', async () => {
  const browser = await shopper();
  expect((await browser.post(PETS, { ...BELLA, addKey: 'short' })).status).toBe(400);
  expect((await browser.post(VETS, { ...CLINIC, addKey: 'no key at all, but long' })).status).toBe(400);
});
