import type { FastifyInstance } from 'fastify';
import { registerClinicRoutes } from '../clinics/clinic-routes.ts';
import { makeEmbeddedClinics } from '../clinics/embedded-clinics.ts';
import { perMinute } from '../http/address-limit.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { makeSignedInOwner, type SignedInOwner } from '../identity/session/signed-in-owner.ts';
import { PET_BODY_LIMIT, petSchema, readPet, type PetBody } from './pet-input.ts';
import { PET_KINDS } from './pet-kinds.ts';
import type { PetDeps } from './pet-deps.ts';
import { PHOTO_TYPE, readPhoto } from './pet-photo.ts';
import { addPet, changePet, findPhoto, noSuchPet, readPets, removePet, type StoredPet } from './pet-store.ts';
import { registerVetRoutes } from './vet-routes.ts';

/** Each photo takes a tenth of a second of processor time. */
const CHANGES_A_MINUTE = 30;

const PATH = `${TRANSACTION_BASE}/x_pets/@self`;
const RESOURCE = { resourceName: 'x_pets' };

const TENTHS = 10;

const toWire = (pet: StoredPet): Readonly<Record<string, string>> => ({
  petId: String(pet.pet_id),
  name: pet.name,
  kind: pet.kind,
  breed: pet.breed ?? '',
  birthday: pet.born_on ?? '',
  birthdayIsAbout: String(pet.born_about === 1),
  weight: pet.weight_tenths === null ? '' : String(pet.weight_tenths / TENTHS),
  gender: pet.gender ?? '',
  allergies: pet.allergies,
  diet: pet.diet,
  photo: pet.photo_hash ?? '',
});

interface PetRoute {
  readonly Params: { readonly petId: string };
  readonly Body: PetBody;
}

const params = { type: 'object', properties: { petId: { type: 'string', pattern: '^\\d{1,15}$' } } };
const writes = {
  bodyLimit: PET_BODY_LIMIT,
  config: { fileField: 'photo', ...perMinute(CHANGES_A_MINUTE) },
};

const registerReads = (app: FastifyInstance, { database }: PetDeps, owner: SignedInOwner): void => {
  app.get(`${TRANSACTION_BASE}/x_pets/kinds`, async () => ({ kinds: PET_KINDS, ...RESOURCE }));

  app.get(PATH, async (request, reply) => {
    const { shopperId } = await owner.of(request, reply);
    const pets = await readPets(database, shopperId);
    return { pets: pets.map(toWire), ...RESOURCE };
  });

  app.get<PetRoute>(`${PATH}/:petId/photo`, { schema: { params } }, async (request, reply) => {
    const { shopperId } = await owner.of(request, reply);
    const body = await findPhoto(database, shopperId, Number(request.params.petId));
    if (body === undefined) throw noSuchPet();
    return { type: PHOTO_TYPE, body: Buffer.from(body).toString('base64'), ...RESOURCE };
  });
};

const registerWrites = (app: FastifyInstance, { clock }: PetDeps, owner: SignedInOwner): void => {
  app.post<PetRoute>(PATH, { ...writes, schema: { body: petSchema } }, async (request, reply) => {
    const shopper = await owner.of(request, reply);
    const pet = readPet(request.body, clock());
    const photo = await readPhoto(request.body.photo);
    const adding = { shopperId: shopper.shopperId, now: clock(), formKey: request.body.addKey };
    const petId = await owner.change(shopper, (trx) => addPet(trx, adding, pet, photo));
    reply.code(201);
    return { petId: String(petId), ...RESOURCE };
  });

  app.put<PetRoute>(`${PATH}/:petId`, { ...writes, schema: { params, body: petSchema } }, async (request, reply) => {
    const shopper = await owner.of(request, reply);
    const { petId } = request.params;
    const pet = readPet(request.body, clock());
    const photo = await readPhoto(request.body.photo);
    await owner.change(shopper, (trx) => changePet(trx, shopper.shopperId, Number(petId), pet, photo));
    return { petId, ...RESOURCE };
  });

  app.delete<PetRoute>(`${PATH}/:petId`, { schema: { params } }, async (request, reply) => {
    const shopper = await owner.of(request, reply);
    const { petId } = request.params;
    await owner.change(shopper, (trx) => removePet(trx, shopper.shopperId, Number(petId)));
    return { petId, ...RESOURCE };
  });
};

/** The pets and vets of signed-in shoppers, and the directory from which they choose a clinic. [ACC-04] */
export const registerPetRoutes = (app: FastifyInstance, deps: PetDeps): void => {
  const owner = makeSignedInOwner(deps);
  registerReads(app, deps, owner);
  registerWrites(app, deps, owner);
  registerVetRoutes(app, deps, owner);
  registerClinicRoutes(app, makeEmbeddedClinics(deps.database, deps.clock));
};
