import type { FastifyInstance } from 'fastify';
import { perMinute } from '../http/address-limit.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { shopMoment, shopTime } from '../stores/shop-day.ts';
import { previewOver } from './preview-requests.ts';
import type { Preview, PreviewTokens } from './preview-tokens.ts';
import type { StaffSignIn } from './staff-sign-in.ts';

export interface PreviewRouteDeps {
  readonly tokens: PreviewTokens;
  readonly signIn: StaffSignIn;
  readonly clock: () => number;
  /** Limit of sign-ins per address and minute. */
  readonly signInLimit: number;
}

const HOUR_MS = 60 * 60_000;
/** A preview ends by itself after a working morning. */
const LIFETIME_MS = 4 * HOUR_MS;
/** A preview may be this far from now, in either direction. */
const FARTHEST_MS = 2 * 366 * 24 * HOUR_MS;

const signInSchema = {
  type: 'object',
  required: ['staffName', 'password'],
  properties: { staffName: { type: 'string', maxLength: 64 }, password: { type: 'string', maxLength: 200 } },
};

const momentSchema = { type: 'object', required: ['at'], properties: { at: { type: 'string', maxLength: 16 } } };

/** Throws a CommerceFailure for what is no time of the shop's clock, and for one that is too far away. */
const readMoment = (text: string, now: number): number => {
  const moment = shopMoment(text);
  if (moment === undefined) throw invalidParameter('at', 'at must be a date and time such as 2030-01-31T17:30.');
  if (Math.abs(moment - now) > FARTHEST_MS) throw invalidParameter('at', 'at must be within two years from now.');
  return moment;
};

/**
 * Signs the shop's staff in to a preview, and chooses the date and time at which the shop is shown. The storefront keeps
 * the token and sends it with every call of the preview. [MOD-01]
 */
export const registerPreviewRoutes = (
  app: FastifyInstance,
  { tokens, signIn, clock, signInLimit }: PreviewRouteDeps,
): void => {
  const path = `${TRANSACTION_BASE}/x_preview`;
  const toResponse = (preview: Preview) => ({
    previewToken: tokens.write(preview),
    ...(preview.at === null ? {} : { at: shopTime(preview.at) }),
    until: new Date(preview.until).toISOString(),
    resourceName: 'x_preview',
  });

  app.post<{ Body: { readonly staffName: string; readonly password: string } }>(
    path,
    { bodyLimit: SMALL_BODY, schema: { body: signInSchema }, config: { ...perMinute(signInLimit), isRead: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { staffName, password } = request.body;
      await signIn({ staffName: staffName.trim().toLowerCase(), password, address: request.ip });
      reply.code(201);
      return toResponse({ at: null, until: clock() + LIFETIME_MS });
    },
  );

  app.get(path, async ({ preview }, reply) => {
    reply.header('cache-control', 'no-store');
    if (preview === null) throw previewOver();
    return toResponse(preview);
  });

  app.put<{ Body: { readonly at: string } }>(
    path,
    { bodyLimit: SMALL_BODY, schema: { body: momentSchema }, config: { isRead: true } },
    async ({ preview, body }, reply) => {
      reply.header('cache-control', 'no-store');
      if (preview === null) throw previewOver();
      return toResponse({ ...preview, at: readMoment(body.at, clock()) });
    },
  );
};
