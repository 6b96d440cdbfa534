import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/commerce-failure.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { AddressDirectory } from './address-directory.ts';
import { toWireAddress } from './address-input.ts';

interface SuggestQuery {
  readonly text: string;
  readonly zipCode?: string;
}

const suggestSchema = {
  querystring: {
    type: 'object',
    required: ['text'],
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 100 },
      zipCode: { type: 'string', pattern: '^(\\d{5})?$' },
    },
  },
};

/** Suggestions and checks of addresses, which read nothing of a shopper. [CHK-03] */
export const registerAddressDirectoryRoutes = (app: FastifyInstance, directory: AddressDirectory): void => {
  app.get<{ Querystring: SuggestQuery }>(
    `${TRANSACTION_BASE}/x_addresses/suggest`,
    { schema: suggestSchema },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { text, zipCode } = request.query;
      const found = await directory.suggest(text, zipCode || undefined, request.ip);
      return { suggestions: found.map(toWireAddress) };
    },
  );

  app.get<{ Params: { readonly zip: string } }>(`${TRANSACTION_BASE}/x_addresses/zip/:zip`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { zip } = request.params;
    const place = /^\d{5}$/.test(zip) ? await directory.placeOf(zip) : undefined;
    if (place === undefined) throw notFound('We couldn’t find that ZIP code.', 'zip');
    return place;
  });
};
