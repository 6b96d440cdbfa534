import type { FastifyInstance } from 'fastify';
import { perMinute } from '../http/address-limit.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { requireSignedIn } from '../identity/session/require-signed-in.ts';
import { readEmail } from '../input/name-and-email.ts';
import type { EmailChange } from './change-email.ts';

export interface EmailChangeRouteDeps {
  readonly identifier: Identifier;
  readonly emails: EmailChange;
  /** Limit per address and minute. */
  readonly resetLimit: number;
}

const requestSchema = {
  type: 'object',
  required: ['email1'],
  properties: {
    email1: { type: 'string', minLength: 1, maxLength: 254 },
    xcred_logonPasswordOld: { type: 'string', maxLength: 200 },
  },
};

const codeSchema = {
  type: 'object',
  required: ['validationCode'],
  properties: { validationCode: { type: 'string', minLength: 1, maxLength: 64 } },
};

/** Requests for a new email address and its code. [ACC-02] */
export const registerEmailChangeRoutes = (
  app: FastifyInstance,
  { identifier, emails, resetLimit }: EmailChangeRouteDeps,
): void => {
  const config = perMinute(resetLimit);

  app.post<{ Body: { readonly email1: string; readonly xcred_logonPasswordOld?: string } }>(
    `${TRANSACTION_BASE}/person/@self/x_email`,
    { schema: { body: requestSchema }, config },
    async (request, reply) => {
      const shopper = requireSignedIn(await identifier.identify(request, reply));
      const email = readEmail(request.body.email1, 'email1');
      const { xcred_logonPasswordOld: password = '' } = request.body;
      await emails.request({ shopper, email, password, address: request.ip });
      return { resourceName: 'person' };
    },
  );

  app.post<{ Body: { readonly validationCode: string } }>(
    `${TRANSACTION_BASE}/person/@self/x_email/confirm`,
    { schema: { body: codeSchema }, config },
    async (request, reply) => {
      const shopper = requireSignedIn(await identifier.identify(request, reply));
      await emails.confirm({ shopper, code: request.body.validationCode, address: request.ip });
      return { userId: String(shopper.shopperId), resourceName: 'person' };
    },
  );
};
