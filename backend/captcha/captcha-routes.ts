import type { FastifyInstance } from 'fastify';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { perMinute } from '../http/address-limit.ts';
import type { AltchaCaptcha } from './altcha-check.ts';

/** Fresh challenges for the altcha widget. [REG-07] */
export const registerCaptchaRoutes = (
  app: FastifyInstance,
  deps: { readonly altcha: AltchaCaptcha; readonly challengeLimit: number },
): void => {
  app.get(`${TRANSACTION_BASE}/captcha/challenge`, { config: perMinute(deps.challengeLimit) }, (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return deps.altcha.challenge();
  });
};
