import type { FastifyInstance } from 'fastify';
import { invalidParameter } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { formKeySchema } from '../http/form-key.ts';
import type { SignedInOwner } from '../identity/session/signed-in-owner.ts';
import { readUsPhone } from '../input/us-phone.ts';
import type { PetDeps } from './pet-deps.ts';
import { addVet, changeVet, readVets, removeVet, type VetColumns } from './vet-store.ts';

const PATH = `${TRANSACTION_BASE}/x_vets/@self`;
const RESOURCE = { resourceName: 'x_vets' };

interface VetRoute {
  readonly Params: { readonly vetId: string };
  readonly Body: { readonly clinic: string; readonly place: string; readonly phone?: string; readonly addKey?: string };
}

const words = { type: 'string', minLength: 1, maxLength: 80, pattern: '^[^<>]*$' };

const params = { type: 'object', properties: { vetId: { type: 'string', pattern: '^\\d{1,15}$' } } };
const body = {
  type: 'object',
  required: ['clinic', 'place'],
  properties: { clinic: words, place: words, phone: { type: 'string', maxLength: 30 }, addKey: formKeySchema },
};

const readText = (value: string, parameter: string): string => {
  const text = value.trim();
  if (text === '') throw invalidParameter(parameter, `${parameter} must not be empty.`);
  return text;
};

const readVet = ({ clinic, place, phone = '' }: VetRoute['Body']): VetColumns => ({
  clinic: readText(clinic, 'clinic'),
  place: readText(place, 'place'),
  phone: phone.trim() === '' ? null : readUsPhone(phone, 'phone'),
});

/** The veterinary clinics of signed-in shoppers. [ACC-04] */
export const registerVetRoutes = (app: FastifyInstance, { database, clock }: PetDeps, owner: SignedInOwner): void => {
  app.get(PATH, async (request, reply) => {
    const { shopperId } = await owner.of(request, reply);
    const vets = await readVets(database, shopperId);
    return {
      vets: vets.map(({ vet_id, clinic, place, phone }) => ({
        vetId: String(vet_id),
        clinic,
        place,
        phone: phone ?? '',
      })),
      ...RESOURCE,
    };
  });

  app.post<VetRoute>(PATH, { bodyLimit: SMALL_BODY, schema: { body } }, async (request, reply) => {
    const shopper = await owner.of(request, reply);
    const vet = readVet(request.body);
    const adding = { shopperId: shopper.shopperId, now: clock(), formKey: request.body.addKey };
    const vetId = await owner.change(shopper, (trx) => addVet(trx, adding, vet));
    reply.code(201);
    return { vetId: String(vetId), ...RESOURCE };
  });

  app.put<VetRoute>(`${PATH}/:vetId`, { bodyLimit: SMALL_BODY, schema: { params, body } }, async (request, reply) => {
    const shopper = await owner.of(request, reply);
    const { vetId } = request.params;
    const vet = readVet(request.body);
    await owner.change(shopper, (trx) => changeVet(trx, shopper.shopperId, Number(vetId), vet));
    return { vetId, ...RESOURCE };
  });

  app.delete<VetRoute>(`${PATH}/:vetId`, { schema: { params } }, async (request, reply) => {
    const shopper = await owner.of(request, reply);
    const { vetId } = request.params;
    await owner.change(shopper, (trx) => removeVet(trx, shopper.shopperId, Number(vetId)));
    return { vetId, ...RESOURCE };
  });
};
