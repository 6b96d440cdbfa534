import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { invalidParameter, notFound } from '../http/commerce-failure.ts';
import { SMALL_BODY } from '../http/commerce-scope.ts';
import { inspectInput } from '../http/input-guard.ts';
import { makeRequireKey } from '../http/require-key.ts';
import type { OrderChangeDeps } from '../orders/life/order-change.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { decidePrescription, type PrescriptionDecision } from './decide-prescription.ts';
import { listPrescriptions } from './list-prescriptions.ts';

export interface PharmacyDeps extends OrderChangeDeps {
  readonly database: Kysely<Database>;
  readonly keyedHash: KeyedHash;
  readonly pharmacyKey: string;
}

const PREFIX = '/pharmacy/v1/prescriptions';
const LIST_SIZE = 100;
const CALLS_A_MINUTE = 600;
const MAX_REASON = 300;

const listSchema = { type: 'object', properties: { after: { type: 'string', pattern: '^\\d{1,15}$' } } };

const declinedSchema = {
  type: 'object',
  required: ['reason'],
  properties: { reason: { type: 'string', minLength: 1, maxLength: MAX_REASON, pattern: '^[^<>]*$' } },
};

interface OfLine {
  readonly Params: { readonly id: string };
}

/** Reads the number of a line from an address. */
const readLineId = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw notFound('There is no such line with a prescription.', 'orderItemId');
  return Number(text);
};

const readReason = (text: string): string => {
  const reason = text.trim();
  if (reason === '') throw invalidParameter('reason', 'reason must not be empty.');
  return reason;
};

/**
 * The interface of the pharmacy, by a key of its own: the prescriptions that wait for a vet, and what the vet decided.
 * Repeating a decision changes nothing. [PRO-07]
 */
export const registerPharmacy = (app: FastifyInstance, deps: PharmacyDeps): void => {
  const { keyedHash, pharmacyKey: key } = deps;
  const decide = async (id: string, decision: PrescriptionDecision) => ({
    orderItemId: id,
    status: await decidePrescription(deps, readLineId(id), decision),
  });
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = SMALL_BODY;
      route.config = { ...route.config, ...perMinute(CALLS_A_MINUTE) };
    });
    scope.addHook('onRequest', makeRequireKey({ keyedHash, setting: 'PHARMACY_KEY', key }));
    scope.addHook('preValidation', async (request) => inspectInput(request.body));
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    scope.get<{ Querystring: { readonly after?: string } }>(
      PREFIX,
      { schema: { querystring: listSchema } },
      async (request) => {
        const after = Number(request.query.after ?? '0');
        const prescriptions = await listPrescriptions(deps.database, { after, most: LIST_SIZE });
        const last = prescriptions.length === LIST_SIZE ? prescriptions.at(-1)?.orderItemId : undefined;
        return { prescriptions, ...(last === undefined ? {} : { next: last }) };
      },
    );
    scope.post<OfLine>(`${PREFIX}/:id/approved`, (request) => decide(request.params.id, { kind: 'approved' }));
    scope.post<OfLine & { Body: { readonly reason: string } }>(
      `${PREFIX}/:id/declined`,
      { schema: { body: declinedSchema } },
      (request) => decide(request.params.id, { kind: 'declined', reason: readReason(request.body.reason) }),
    );
  });
};
