import type { FastifyInstance } from 'fastify';
import { perMinute } from '../http/address-limit.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { makeSignedInOwner, type SignedInOwnerDeps } from '../identity/session/signed-in-owner.ts';
import { makeChangeExpiry, type ChangeExpiryDeps } from './change-expiry.ts';

interface Expiry {
  readonly expireMonth: string;
  readonly expireYear: string;
}

const params = { type: 'object', properties: { walletId: { type: 'string', pattern: '^\\d{1,15}$' } } };

const bodySchema = {
  type: 'object',
  required: ['expireMonth', 'expireYear'],
  properties: {
    expireMonth: { type: 'string', pattern: '^(?:0[1-9]|1[0-2])$' },
    expireYear: { type: 'string', pattern: '^20\\d\\d$' },
  },
};

export interface ChangeExpiryRouteDeps extends SignedInOwnerDeps, ChangeExpiryDeps {
  /** Calls a minute from one address. */
  readonly checkoutLimit: number;
}

/** Changes the date of a card in the signed-in shopper's wallet, which its bank has renewed. [ACC-03] */
export const registerChangeExpiry = (app: FastifyInstance, deps: ChangeExpiryRouteDeps): void => {
  const changeExpiry = makeChangeExpiry(deps);
  const owner = makeSignedInOwner(deps);
  app.put<{ Params: { readonly walletId: string }; Body: Expiry }>(
    `${TRANSACTION_BASE}/wallet/@self/x_card/:walletId/x_expiry`,
    { bodyLimit: SMALL_BODY, schema: { params, body: bodySchema }, config: perMinute(deps.checkoutLimit) },
    async (request, reply) => {
      const shopper = await owner.of(request, reply);
      const { walletId } = request.params;
      const { expireMonth, expireYear } = request.body;
      await changeExpiry(shopper, {
        walletId: Number(walletId),
        expireMonth: Number(expireMonth),
        expireYear: Number(expireYear),
      });
      return { walletId };
    },
  );
};
