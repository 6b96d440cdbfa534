import type { FastifyInstance } from 'fastify';
import { perMinute } from '../http/address-limit.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { ClinicDirectory } from './clinic-directory.ts';

/** A fast typist pauses less often. */
const SUGGESTIONS_A_MINUTE = 120;

const querystring = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1, maxLength: 160 } },
};

/** Suggestions of veterinary clinics, which read nothing of a shopper. [ACC-04] */
export const registerClinicRoutes = (app: FastifyInstance, directory: ClinicDirectory): void => {
  app.get<{ Querystring: { readonly text: string } }>(
    `${TRANSACTION_BASE}/x_clinics/suggest`,
    { schema: { querystring }, config: perMinute(SUGGESTIONS_A_MINUTE) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await directory.suggest(request.query.text);
      return { clinics: found.map(({ name, place, phone }) => ({ clinic: name, place, phone })) };
    },
  );
};
