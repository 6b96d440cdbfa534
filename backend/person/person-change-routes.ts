import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { addressKey } from '../../settings/address-networks.ts';
import { readOwnCookie } from '../http/own-cookies.ts';
import type { ChangePassword } from '../identity/password/change-password.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { rememberBrowser } from '../identity/sign-in/identity-routes.ts';
import type { Shopper } from '../identity/session/identity.ts';
import type { PasswordReset } from '../identity/password/password-reset.ts';
import { requireSignedIn } from '../identity/session/require-signed-in.ts';
import type { ChangeProfile } from './change-profile.ts';
import { personChangeSchema, readPersonChange, type PersonChangeBody } from './person-change-input.ts';

export interface PersonChangeDeps {
  readonly identifier: Identifier;
  readonly reset: PasswordReset;
  readonly changePassword: ChangePassword;
  readonly changeProfile: ChangeProfile;
  /** Limits per address and minute: for new passwords, and for everything else. */
  readonly resetLimit: number;
  readonly signInLimit: number;
}

type ChangeRequest = FastifyRequest<{ Body: PersonChangeBody | undefined }>;

const purposeOf = (request: ChangeRequest): 'code' | 'mail' | 'change' => {
  const { body } = request;
  if (typeof body !== 'object' || body === null) return 'change';
  if (['validationCode', 'xcred_validationCode'].some((name) => Object.hasOwn(body, name))) return 'code';
  return body.resetPassword === 'true' ? 'mail' : 'change';
};

/** Distinguishes calls that try a code, calls that send mail, and the others: each kind has its own limit. */
const limitByForm = ({ resetLimit, signInLimit }: PersonChangeDeps) => ({
  rateLimit: {
    hook: 'preHandler' as const,
    timeWindow: 60_000,
    max: (request: FastifyRequest) => (purposeOf(request as ChangeRequest) === 'change' ? signInLimit : resetLimit),
    keyGenerator: (request: FastifyRequest) => `${purposeOf(request as ChangeRequest)},${addressKey(request.ip)}`,
  },
});

/** Changes of the account: profile, password, and a forgotten password. [MOD-04] */
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
        case 'request-code':
          await reset.requestCode({ logonId: change.logonId, address });
          return { resourceName };
        case 'reset': {
          const { logonId, code, password } = change;
          const known = readOwnCookie(request, 'knownBrowser');
          const { shopperId, browser } = await reset.redeem({ logonId, code, password, browser: known, address });
          rememberBrowser(request, reply, browser);
          return { userId: String(shopperId), resourceName };
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
