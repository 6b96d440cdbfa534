import type { FastifyInstance } from 'fastify';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { perMinute } from '../http/address-limit.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import type { ProbeGuard } from '../identity/attempts/probe-guard.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import { requireSignedIn } from '../identity/session/require-signed-in.ts';
import { invitePrescreened } from '../petco-pay/prescreen.ts';
import { joinPals } from './join-pals.ts';
import { readUsPhone } from '../input/us-phone.ts';

interface JoinBody {
  readonly palsPhoneNumber?: string;
}

const joinBodySchema = {
  type: 'object',
  properties: { palsPhoneNumber: { type: 'string', maxLength: 32 } },
};

const failed = { isSiebelSync: 'Failed' };

/**
 * Joining the rewards programme. A failure of the loyalty system gets the status `Failed` and changes nothing. [PAL-01]
 */
export const registerJoinRoutes = (
  app: FastifyInstance,
  deps: {
    readonly unitOfWork: UnitOfWork;
    readonly identifier: Identifier;
    readonly clock: () => number;
    readonly loyaltyService: 'on' | 'down';
    readonly probes: ProbeGuard;
    /** Calls a minute from one address. */
    readonly signInLimit: number;
  },
): void => {
  const { unitOfWork, identifier, clock, loyaltyService, probes, signInLimit } = deps;
  app.post<{ Body: JoinBody }>(
    `${TRANSACTION_BASE}/person/createPals`,
    { bodyLimit: SMALL_BODY, schema: { body: joinBodySchema }, config: perMinute(signInLimit) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { shopperId, sessionId } = requireSignedIn(await identifier.identify(request, reply));
      const given = request.body.palsPhoneNumber?.trim() ?? '';
      const phone = given === '' ? null : readUsPhone(given, 'palsPhoneNumber');
      if (loyaltyService === 'down') return failed;
      const probe = phone === null ? undefined : ({ kind: 'pals-phone', value: phone } as const);
      if (probe !== undefined) await unitOfWork.run((trx) => probes.take(trx, probe, request.ip));
      return unitOfWork.run(async (trx) => {
        await requireOpenSession(trx, sessionId);
        const now = clock();
        const memberSince = String(new Date(now).getUTCFullYear());
        const joining = await joinPals(trx, { shopperId, phone, memberSince });
        if (joining.kind === 'phone-taken') return failed;
        if (probe !== undefined) await probes.giveBack(trx, probe, request.ip);
        await invitePrescreened(trx, { shopperId, palsNumber: joining.palsNumber }, now);
        return { isSiebelSync: 'Success', x_palsId: joining.palsNumber };
      });
    },
  );
};
