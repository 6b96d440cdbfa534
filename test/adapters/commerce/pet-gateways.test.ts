import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { HttpClinicDirectory } from '../../../adapters/commerce/pets/http-clinic-directory';
import { HttpPetGateway } from '../../../adapters/commerce/pets/http-pet-gateway';
import { HttpVetGateway } from '../../../adapters/commerce/pets/http-vet-gateway';
import type { Pet } from '../../../core/pets/pet';
import type { PetToSave, PhotoChange } from '../../../core/pets/pet-gateway';
import { isPetKind } from '../../../core/shared/pet-kind';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { aPet, aPetToSave, aVetToSave } from '../../builders/pet';
import { CLINIC_DIRECTORY_CALLS, clinicDirectoryContract } from '../../contracts/clinic-directory.contract';
import { PET_CALLS, petGatewayContract } from '../../contracts/pet-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { VET_CALLS, vetGatewayContract } from '../../contracts/vet-gateway.contract';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeClinicDirectory } from '../../fakes/fake-clinic-directory';
import { FakePetGateway } from '../../fakes/fake-pet-gateway';
import { FakeVetGateway } from '../../fakes/fake-vet-gateway';
import { failingSite, onTheWire, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';
import type { HttpClient } from '../../../adapters/http/http-client';

type Sent = Readonly<Record<string, string>>;
type Refusals = { readonly kind: string } | UpstreamFailure;

const KEYS: Readonly<Record<string, readonly [status: number, errorKey: string]>> = {
  'no-such-pet': [404, '_ERR_NOT_FOUND'],
  'no-such-vet': [404, '_ERR_NOT_FOUND'],
  'too-many-pets': [400, '_ERR_TOO_MANY_PETS'],
  'too-many-vets': [400, '_ERR_TOO_MANY_VETS'],
  'photo-refused': [400, '_ERR_PHOTO_REFUSED'],
};

const asAnswer = async <A>(call: TaskEither<Refusals, A>, body: (value: A) => unknown): Promise<Answer> => {
  const outcome = await call();
  if (E.isRight(outcome)) return [200, body(outcome.right)];
  const { left } = outcome;
  if (left.kind === 'sign-in-needed') return refusal(401, { errorKey: '_ERR_LOGON_REQUIRED', errorCode: '2550' });
  const [status, errorKey] = KEYS[left.kind] ?? [];
  return status === undefined ? onTheWire(left) : refusal(status, { errorKey });
};

const wirePet = ({ id, birth, weight, ...pet }: Pet): unknown => ({
  ...pet,
  petId: id,
  birthday: birth?.day ?? '',
  birthdayIsAbout: String(birth?.isAbout ?? false),
  weight: weight === undefined ? '' : String(weight),
});

const photoIn = ({ photo }: Sent): PhotoChange => {
  if (photo === undefined) return { kind: 'keep' };
  return photo === '' ? { kind: 'remove' } : { kind: 'replace', file: photo };
};

const petIn = (sent: Sent): PetToSave => ({
  name: sent['name'] ?? '',
  kind: isPetKind(sent['kind'] ?? '') ? (sent['kind'] as Pet['kind']) : 'dog',
  breed: sent['breed'],
  birth:
    sent['birthday'] === undefined ? undefined : { day: sent['birthday'], isAbout: sent['birthdayIsAbout'] === 'true' },
  weight: sent['weight'] === undefined ? undefined : Number(sent['weight']),
  gender: sent['gender'] as Pet['gender'],
  allergies: sent['allergies'] ?? '',
  diet: sent['diet'] ?? '',
  photo: photoIn(sent),
});

const sentIn = ({ body }: Seen): Sent => (body ?? {}) as Sent;
const keyIn = (seen: Seen): string | undefined => sentIn(seen)['addKey'];
const idIn = ({ path }: Seen): string => /@self\/(\d+)/.exec(path)?.[1] ?? '';
const nothing = (): unknown => ({ petId: '1', vetId: '1' });

/** The pets on the wire, over pets in memory. The header says who asks. */
const petSite = (fakes: Readonly<Record<string, FakePetGateway>>) =>
  serve((seen) => {
    const fake = fakes[seen.headers.get('x-asking') ?? ''] ?? new FakePetGateway();
    if (seen.path.endsWith('/kinds')) return asAnswer(fake.kinds, (kinds) => ({ kinds }));
    if (seen.path.endsWith('/photo')) return asAnswer(fake.photo(idIn(seen)), (photo) => photo);
    if (seen.method === 'GET') return asAnswer(fake.pets, (pets) => ({ pets: pets.map(wirePet) }));
    if (seen.method === 'POST') return asAnswer(fake.add(petIn(sentIn(seen)), keyIn(seen)), (petId) => ({ petId }));
    if (seen.method === 'PUT') return asAnswer(fake.change(idIn(seen), petIn(sentIn(seen))), nothing);
    return asAnswer(fake.remove(idIn(seen)), nothing);
  });

const asking = (who: string): HttpClient => {
  const http = transactions();
  return (request) => http({ ...request, headers: { 'x-asking': who } });
};

petGatewayContract('HttpPetGateway', () => {
  petSite({
    pat: new FakePetGateway(new FakeCaller().signsIn('700002'), [
      {
        kind: 'dog',
        accepted: { low: 0.2, high: 350 },
        breeds: [{ id: 'beagle', name: 'Beagle', usual: { low: 20, high: 30 } }],
      },
    ]),
    robin: new FakePetGateway(new FakeCaller().signsIn('700003')),
  });
  return {
    gateway: new HttpPetGateway(asking('pat')),
    other: new HttpPetGateway(asking('robin')),
    stranger: new HttpPetGateway(asking('nobody')),
    picture: '/9j/4AAQ',
    otherPicture: 'iVBORw0KGgoAAAAN',
    text: 'aGVsbG8=',
  };
});

upstreamFailuresContract(
  'HttpPetGateway',
  PET_CALLS,
  () => {
    const gateway = new HttpPetGateway(transactions());
    return failingSite({
      pets: gateway.pets,
      kinds: gateway.kinds,
      add: gateway.add(aPetToSave()),
      change: gateway.change('7', aPetToSave()),
      remove: gateway.remove('7'),
      photo: gateway.photo('7'),
    });
  },
  { readsOnlyStatus: ['change', 'remove'] },
);

const vetSite = (fakes: Readonly<Record<string, FakeVetGateway>>) =>
  serve((seen) => {
    const fake = fakes[seen.headers.get('x-asking') ?? ''] ?? new FakeVetGateway();
    const { clinic = '', place = '', phone = '' } = sentIn(seen);
    if (seen.method === 'GET')
      return asAnswer(fake.vets, (vets) => ({ vets: vets.map(({ id, ...vet }) => ({ vetId: id, ...vet })) }));
    if (seen.method === 'POST')
      return asAnswer(fake.add({ clinic, place, phone }, keyIn(seen)), (vetId) => ({ vetId }));
    if (seen.method === 'PUT') return asAnswer(fake.change(idIn(seen), { clinic, place, phone }), nothing);
    return asAnswer(fake.remove(idIn(seen)), nothing);
  });

vetGatewayContract('HttpVetGateway', () => {
  vetSite({
    pat: new FakeVetGateway(new FakeCaller().signsIn('700002')),
    robin: new FakeVetGateway(new FakeCaller().signsIn('700003')),
  });
  return {
    gateway: new HttpVetGateway(asking('pat')),
    other: new HttpVetGateway(asking('robin')),
    stranger: new HttpVetGateway(asking('nobody')),
  };
});

upstreamFailuresContract(
  'HttpVetGateway',
  VET_CALLS,
  () => {
    const gateway = new HttpVetGateway(transactions());
    return failingSite({
      vets: gateway.vets,
      add: gateway.add(aVetToSave()),
      change: gateway.change('3', aVetToSave()),
      remove: gateway.remove('3'),
    });
  },
  { readsOnlyStatus: ['change', 'remove'] },
);

clinicDirectoryContract('HttpClinicDirectory', () => {
  const fake = new FakeClinicDirectory().knowsClinics(aVetToSave());
  serve(({ query }) => asAnswer(fake.suggest({ text: query['text'] ?? '' }), (clinics) => ({ clinics })));
  return new HttpClinicDirectory(transactions());
});

upstreamFailuresContract('HttpClinicDirectory', CLINIC_DIRECTORY_CALLS, () =>
  failingSite({ suggest: new HttpClinicDirectory(transactions()).suggest({ text: 'bark' }) }),
);

test('[ACC-04] sends what is known of a pet only, and its photo when it changes', async () => {
  const seen = serve(() => [200, { petId: '7' }]);
  const gateway = new HttpPetGateway(transactions());
  const bubbles = { name: 'Bubbles', kind: 'fish', breed: undefined, birth: undefined } as const;
  const unknown = { weight: undefined, gender: undefined, allergies: '', diet: '' } as const;
  await gateway.add({ ...bubbles, ...unknown, photo: { kind: 'keep' } })();
  await gateway.change('7', aPetToSave({ photo: { kind: 'remove' } }))();
  expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/wcs/resources/store/10151/x_pets/@self', { name: 'Bubbles', kind: 'fish', allergies: '', diet: '' }],
    [
      'PUT',
      '/wcs/resources/store/10151/x_pets/@self/7',
      {
        name: 'Bella',
        kind: 'dog',
        breed: 'beagle',
        birthday: '2021-05-30',
        birthdayIsAbout: 'false',
        weight: '24.5',
        gender: 'female',
        allergies: 'Chicken',
        diet: 'Grain free',
        photo: '',
      },
    ],
  ]);
});

test('[ACC-04] leaves out pets and kinds that the shop does not know', async () => {
  serve(({ path }) => [
    200,
    path.endsWith('/kinds')
      ? {
          kinds: [
            { kind: 'horse', accepted: {}, breeds: [] },
            { kind: 'fish', accepted: {} },
          ],
        }
      : {
          pets: [
            { petId: '1', name: 'Silver', kind: 'horse' },
            { petId: '2', name: 'Bubbles', kind: 'fish' },
          ],
        },
  ]);
  const gateway = new HttpPetGateway(transactions());
  expect(await gateway.pets()).toMatchObject({ right: [{ name: 'Bubbles' }] });
  expect(await gateway.kinds()).toEqual(E.right([{ kind: 'fish', accepted: { low: 0.1, high: 999 }, breeds: [] }]));
});

test('[ACC-04] a photo that the service finds too large is refused like any other', async () => {
  serve(() => refusal(413, { errorKey: '_ERR_TOO_LARGE' }));
  const gateway = new HttpPetGateway(transactions());
  const pet = aPetToSave({ photo: { kind: 'replace', file: aPet().name } });
  expect(await gateway.add(pet)()).toEqual(E.left({ kind: 'photo-refused' }));
});
