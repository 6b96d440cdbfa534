import type { FastifyInstance } from 'fastify';
import { makeAttemptCounts } from './identity/attempts/attempt-counts.ts';
import { makeStaffSignIn, type StaffSignInDeps } from './preview/staff-sign-in.ts';
import { registerPreviewRoutes } from './preview/preview-routes.ts';
import { registerPreviews } from './preview/preview-requests.ts';
import { makePreviewTokens } from './preview/preview-tokens.ts';
import { makeKeyedHash } from './secrets/keyed-hash.ts';

interface PreviewServiceDeps extends Pick<StaffSignInDeps, 'unitOfWork' | 'clock'> {
  readonly serverSecret: string;
  readonly config: { readonly previewStaff: StaffSignInDeps['staff']; readonly signInLimit: number };
}

/** Makes the previews of the shop for its staff. Returns how they are registered in the commerce scope. */
export const makePreviewServices = async (
  deps: PreviewServiceDeps,
): Promise<{ readonly register: (scope: FastifyInstance) => void }> => {
  const { config, serverSecret, clock } = deps;
  const keyedHash = makeKeyedHash(serverSecret);
  const staff = config.previewStaff;
  const tokens = makePreviewTokens(keyedHash, `${staff.name},${staff.passwordHash ?? staff.password ?? ''}`, clock);
  const counts = makeAttemptCounts(keyedHash, clock);
  const signIn = await makeStaffSignIn({ ...deps, staff, counts, keyedHash });
  return {
    register: (scope) => {
      registerPreviews(scope, tokens);
      registerPreviewRoutes(scope, { tokens, signIn, clock, signInLimit: config.signInLimit });
    },
  };
};
