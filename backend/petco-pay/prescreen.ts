import { randomInt } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

const OFFER_LIFETIME_MS = 90 * 24 * 60 * 60_000;

/** The bank prescreens every second member: those with an even Pals number. */
const isInvited = (palsNumber: string): boolean => Number(palsNumber.at(-1)) % 2 === 0;

const openOffer = (executor: Kysely<Database>, shopperId: number, now: number) =>
  executor
    .selectFrom('card_prescreen')
    .select('prescreen_id')
    .where('shopper_id', '=', shopperId)
    .where('expires_at', '>', now);

/** The shopper's open offer. [PCC-01] */
export const findPrescreenId = async (
  executor: Kysely<Database>,
  shopperId: number,
  now: number,
): Promise<string | undefined> => (await openOffer(executor, shopperId, now).executeTakeFirst())?.prescreen_id;

/** The open offer that is shown to the shopper; undefined once the bank has declined an application for it. [PCC-01] */
export const findInvitationId = async (
  executor: Kysely<Database>,
  shopperId: number,
  now: number,
): Promise<string | undefined> => {
  const row = await openOffer(executor, shopperId, now)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('card_application')
            .select('call_id')
            .whereRef('card_application.shopper_id', '=', 'card_prescreen.shopper_id')
            .where('result', '=', 'DECLINED')
            .where('decided_at', '>=', sql<number>`${ref('expires_at')} - ${OFFER_LIFETIME_MS}`),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.prescreen_id;
};

const drawPrescreenId = (): string => `P-${randomInt(100_000_000, 1_000_000_000)}`;

/** An unused number for an offer; drawn again while it is taken. */
const findFreeId = async (trx: Transaction<Database>, nextId: () => string): Promise<string> => {
  for (;;) {
    const id = nextId();
    const taken = await trx
      .selectFrom('card_prescreen')
      .select('prescreen_id')
      .where('prescreen_id', '=', id)
      .executeTakeFirst();
    if (taken === undefined) return id;
  }
};

/** Creates an offer for 90 days; an open one stays unchanged. */
export const offerPrescreen = async (
  trx: Transaction<Database>,
  shopperId: number,
  now: number,
  nextId: () => string = drawPrescreenId,
): Promise<void> => {
  if ((await findPrescreenId(trx, shopperId, now)) !== undefined) return;
  const offer = { prescreen_id: await findFreeId(trx, nextId), expires_at: now + OFFER_LIFETIME_MS };
  await trx
    .insertInto('card_prescreen')
    .values({ shopper_id: shopperId, ...offer })
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(offer))
    .execute();
};

/** Creates an offer for a prescreened member. */
export const invitePrescreened = async (
  trx: Transaction<Database>,
  member: { readonly shopperId: number; readonly palsNumber: string },
  now: number,
): Promise<void> => {
  if (isInvited(member.palsNumber)) await offerPrescreen(trx, member.shopperId, now);
};
