import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { notFound } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { makeSignedInOwner, type SignedInOwnerDeps } from '../identity/session/signed-in-owner.ts';
import { readNotices, type OfNotices, type PendingNotice } from './read-notices.ts';
import { undoNotice, type UndoTokens } from './undo-notice.ts';

export interface OwnNoticeRouteDeps extends SignedInOwnerDeps {
  readonly database: Kysely<Database>;
  readonly undo: UndoTokens;
  readonly clock: () => number;
  /** Limit per address and minute. */
  readonly resetLimit: number;
}

const BASE = `${TRANSACTION_BASE}/x_stockNotice`;
const DONE = { resourceName: 'x_stockNotice' };

const undoSchema = {
  type: 'object',
  required: ['x_undo'],
  properties: { x_undo: { type: 'string', minLength: 1, maxLength: 1_000 } },
};
const params = { type: 'object', properties: { noticeId: { type: 'string', pattern: '^\\d{1,15}$' } } };

/** Pending requests on the wire. */
export const toWireNotices = (pending: readonly PendingNotice[]): readonly Readonly<Record<string, string>>[] =>
  pending.map(({ noticeId, description, store }) => ({
    noticeId: String(noticeId),
    description,
    ...(store === undefined ? {} : { storeName: store }),
  }));

/** Those that the account asked for, and those for its address if it has proved that. */
const ofAccount =
  (shopperId: number): OfNotices =>
  ({ eb, or, selectFrom }) =>
    or([
      eb('stock_notice.shopper_id', '=', shopperId),
      eb(
        'stock_notice.email',
        'in',
        selectFrom('shopper')
          .select('logon_id')
          .$narrowType<{ logon_id: string }>()
          .where('shopper_id', '=', shopperId)
          .where('email_proved_at', 'is not', null),
      ),
    ]);

/** Taking back what was just asked for, and what an account still waits for. [ACC-06] */
export const registerOwnNotices = (app: FastifyInstance, deps: OwnNoticeRouteDeps): void => {
  const { database, unitOfWork, undo, clock, resetLimit } = deps;
  const owner = makeSignedInOwner(deps);
  const config = perMinute(resetLimit * 10);
  app.post<{ Body: { readonly x_undo: string } }>(
    `${BASE}/x_undo`,
    { bodyLimit: SMALL_BODY, schema: { body: undoSchema }, config },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const notice = undo.read(request.body.x_undo);
      if (notice === undefined) throw notFound('This request is not known.', 'x_undo');
      await unitOfWork.run((trx) => undoNotice(trx, notice));
      return DONE;
    },
  );

  app.get(`${BASE}/@self`, async (request, reply) => {
    const { shopperId } = await owner.of(request, reply);
    return { x_stockNotices: toWireNotices(await readNotices(database, ofAccount(shopperId), clock())), ...DONE };
  });

  app.delete<{ Params: { readonly noticeId: string } }>(
    `${BASE}/@self/:noticeId`,
    { schema: { params }, config },
    async (request, reply) => {
      const shopper = await owner.of(request, reply);
      await owner.change(shopper, (trx) =>
        trx
          .deleteFrom('stock_notice')
          .where('notice_id', '=', Number(request.params.noticeId))
          .where(ofAccount(shopper.shopperId))
          .execute(),
      );
      return DONE;
    },
  );
};
