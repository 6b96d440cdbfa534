import type { FastifyInstance } from 'fastify';
import { perMinute } from '../http/address-limit.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { makeSignedInOwner, type SignedInOwnerDeps } from '../identity/session/signed-in-owner.ts';
import { readReturnUrl } from '../payments/return-url.ts';
import type { AddCard, CardAddition } from './add-card.ts';

interface NewCardBody {
  readonly token: string;
  readonly x_returnUrl: string;
}

const newCardBodySchema = {
  type: 'object',
  required: ['token', 'x_returnUrl'],
  properties: {
    token: { type: 'string', pattern: '^[\\w-]{1,200}$' },
    x_returnUrl: { type: 'string', minLength: 1, maxLength: 2000 },
  },
};

const setupParams = {
  type: 'object',
  properties: { setupId: { type: 'string', pattern: '^[\\w:-]{1,200}$' } },
};

export interface AddCardRouteDeps extends SignedInOwnerDeps {
  readonly addCard: AddCard;
  readonly publicOrigin: string | undefined;
  /** Calls a minute from one address. */
  readonly checkoutLimit: number;
}

const toResponse = (added: CardAddition): Readonly<Record<string, string>> =>
  added.kind === 'added' ? { x_state: 'SAVED' } : { x_state: 'AUTHENTICATE', x_url: added.url };

/** Adding a card to the signed-in shopper's wallet without an order. [ACC-03] */
export const registerAddCard = (app: FastifyInstance, deps: AddCardRouteDeps): void => {
  const { addCard, publicOrigin, checkoutLimit } = deps;
  const owner = makeSignedInOwner(deps);
  const config = perMinute(checkoutLimit);
  app.post<{ Body: NewCardBody }>(
    `${TRANSACTION_BASE}/wallet/@self/x_card`,
    { bodyLimit: SMALL_BODY, schema: { body: newCardBodySchema }, config },
    async (request, reply) => {
      const { token, x_returnUrl: address } = request.body;
      const returnUrl = readReturnUrl(address, publicOrigin);
      const shopper = await owner.of(request, reply);
      return toResponse(await addCard.add(shopper, { token, returnUrl }));
    },
  );
  app.put<{ Params: { setupId: string } }>(
    `${TRANSACTION_BASE}/wallet/@self/x_setup/:setupId`,
    { bodyLimit: SMALL_BODY, schema: { params: setupParams }, config },
    async (request, reply) => {
      const shopper = await owner.of(request, reply);
      return toResponse(await addCard.finish(shopper, request.params.setupId));
    },
  );
};
