import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { ChangePassword } from '../identity/change-password.ts';
import type { Identifier } from '../identity/identifier.ts';
import type { Shopper } from '../identity/identity.ts';
import type { PasswordReset } from '../identity/password-reset.ts';
import { requireSignedIn } from '../identity/require-signed-in.ts';
import type { ChangeProfile } from './change-profile.ts';
import { addressKey } from '../limits/address-key.ts';
import { personChangeSchema, readPersonChange, type PersonChangeBody } from './person-change-input.ts';

export interface PersonChangeDeps {
  readonly identifier: Identifier;
  readonly reset: PasswordReset;
  readonly changePassword: ChangePassword;
  readonly changeProfile: ChangeProfile;
  /** Calls a minute from one address: for new passwords, and for everything else. */
  readonly resetLimit: number;
  readonly signInLimit: number;
}

type ChangeRequest = FastifyRequest<{ Body: PersonChangeBody | undefined }>;

const isReset = (request: ChangeRequest): boolean => {
  const { body } = request;
  if (typeof body !== 'object' || body === null) return false;
  return (
    body.resetPassword === 'true' ||
    ['validationCode', 'xcred_validationCode'].some((name) => Object.hasOwn(body, name))
  );
};

/** Tells calls for a new password, which send mail or try a code, from the others, each with a limit of its own. */
const limitByForm = ({ resetLimit, signInLimit }: PersonChangeDeps) => ({
  rateLimit: {
    hook: 'preHandler' as const,
    timeWindow: 60_000,
    max: (request: FastifyRequest) => (isReset(request as ChangeRequest) ? resetLimit : signInLimit),
    keyGenerator: (request: FastifyRequest) =>
      `${isReset(request as ChangeRequest) ? 'reset' : 'change'},${addressKey(request.ip)}`,
  },
});

/** What a shopper changes about the account: profile, password, and a password that was forgotten. [MOD-04] */
export const registerPersonChangeRoutes = (app: FastifyInstance, deps: PersonChangeDeps): void => {
  const { identifier, reset, changePassword, changeProfile } = deps;

  const signedIn = async (request: FastifyRequest, reply: FastifyReply): Promise<Shopper> =>
    requireSignedIn(await identifier.identify(request, reply));

  app.put<{ Body: PersonChangeBody }>(
    `${TRANSACTION_BASE}/person/@self`,
    { schema: { body: personChangeSchema }, config: limitByForm(deps) },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache, no-store, private');
      const change = readPersonChange(request.body);
      const address = request.ip;
      const resourceName = 'person';
      switch (change.kind) {
        case 'ask-reset':
          await reset.ask({ logonId: change.logonId, address });
          return { resourceName };
        case 'reset': {
          const { logonId, code, password } = change;
          const userId = String(await reset.redeem({ logonId, code, password, address }));
          return { userId, resourceName };
        }
        case 'change-password': {
          const shopper = await signedIn(request, reply);
          const { oldPassword, newPassword } = change;
          await changePassword({ shopper, oldPassword, newPassword, address });
          return { userId: String(shopper.shopperId), resourceName };
        }
        case 'profile': {
          const shopper = await signedIn(request, reply);
          const addressId = await changeProfile(shopper, change.profile);
          return { userId: String(shopper.shopperId), addressId: String(addressId ?? ''), resourceName };
        }
      }
    },
  );
};
