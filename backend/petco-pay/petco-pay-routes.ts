import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { perMinute } from '../http/address-limit.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { isSignedIn } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import { requireSignedIn } from '../identity/session/require-signed-in.ts';
import { applicationBodySchema, readApplication, type ApplicationBody } from './application-input.ts';
import { applyForCard } from './apply-for-card.ts';
import { findApprovedCall, findCardAccount } from './card-account.ts';
import { resultWords } from './decide-application.ts';
import { findInvitationId } from './prescreen.ts';

/** Body of `mbrattributes/pccinfo`. [PCC-01] */
export interface CardInfoResponse {
  readonly plccEnrollFlag: 'Y' | 'N';
  readonly plccPrescreenFlag: 'Y' | 'N';
  readonly plccPrescreenId: string;
  readonly plccLifetimePoints: string;
  /** The approved call while its card is not accepted; otherwise empty. */
  readonly x_approvedCallId: string;
}

const noCard: CardInfoResponse = {
  plccEnrollFlag: 'N',
  plccPrescreenFlag: 'N',
  plccPrescreenId: '',
  plccLifetimePoints: '0',
  x_approvedCallId: '',
};

/** The response to an application when there is no bank. */
const noBank = (): CommerceFailure =>
  new CommerceFailure({
    status: 503,
    errorKey: '_ERR_CARD_BANK_UNAVAILABLE',
    message: 'We can’t take card applications here. Nothing you entered was saved.',
  });

/** Whether the shopper has the card, an approval to accept, or an offer; a card holder needs neither. */
const findCardInfo = async (database: Kysely<Database>, shopperId: number, now: number): Promise<CardInfoResponse> => {
  const account = await findCardAccount(database, shopperId);
  if (account !== undefined && account.enrolled_at !== null) {
    return { ...noCard, plccEnrollFlag: 'Y', plccLifetimePoints: String(account.points) };
  }
  const approvedCall = account === undefined ? undefined : await findApprovedCall(database, shopperId);
  const waiting = approvedCall === undefined ? noCard : { ...noCard, x_approvedCallId: approvedCall };
  const prescreenId = await findInvitationId(database, shopperId, now);
  return prescreenId === undefined ? waiting : { ...waiting, plccPrescreenFlag: 'Y', plccPrescreenId: prescreenId };
};

/** The state of the shopper's card, and the simulated bank that decides on applications. [PCC-01] [PCC-04] */
export const registerPetcoPayRoutes = (
  app: FastifyInstance,
  deps: {
    readonly database: Kysely<Database>;
    readonly unitOfWork: UnitOfWork;
    readonly identifier: Identifier;
    readonly clock: () => number;
    /** Whether the simulated bank decides on applications; otherwise there is no bank. */
    readonly hasBank: boolean;
    /** Limit of applications per address and minute. */
    readonly applicationLimit: number;
  },
): void => {
  const { database, unitOfWork, identifier, clock, hasBank, applicationLimit } = deps;

  app.get(`${TRANSACTION_BASE}/mbrattributes/pccinfo`, async (request, reply) => {
    reply.header('cache-control', 'no-cache, no-store, private');
    const identity = await identifier.identify(request, reply);
    return isSignedIn(identity) ? findCardInfo(database, identity.shopperId, clock()) : noCard;
  });

  app.post<{ Body: ApplicationBody }>(
    `${TRANSACTION_BASE}/petco-pay/applications`,
    { bodyLimit: SMALL_BODY, schema: { body: applicationBodySchema }, config: perMinute(applicationLimit) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { shopperId, sessionId } = requireSignedIn(await identifier.identify(request, reply));
      const application = readApplication(request.body);
      if (!hasBank) throw noBank();
      const result = await unitOfWork.run(async (trx) => {
        await requireOpenSession(trx, sessionId);
        return applyForCard(trx, shopperId, application, clock());
      });
      reply.code(201);
      return { callId: application.callId, result, ...resultWords[result] };
    },
  );
};
