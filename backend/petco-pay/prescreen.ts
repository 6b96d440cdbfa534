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

/** The offer of the bank that is open for the shopper. [PCC-01] */
export const findPrescreenId = async (
  executor: Kysely<Database>,
  shopperId: number,
  now: number,
): Promise<string | undefined> => (await openOffer(executor, shopperId, now).executeTakeFirst())?.prescreen_id;

/** The open offer that the shopper is invited to take; undefined once the bank has declined an application on it. [PCC-01] */
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

/** A number that is on no other offer; one that is taken is drawn again. */
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

/** Makes the shopper an offer for 90 days; an open one stays as it is. */
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

/** Makes an offer to a member whom the bank has prescreened. */
export const invitePrescreened = async (
  trx: Transaction<Database>,
  member: { readonly shopperId: number; readonly palsNumber: string },
  now: number,
): Promise<void> => {
  if (isInvited(member.palsNumber)) await offerPrescreen(trx, member.shopperId, now);
};
