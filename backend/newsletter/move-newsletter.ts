import type { MoveMailRequests } from '../person/changed-email.ts';

/**
 * The newsletter follows an account to its new address: the account's own subscription of the former address, and that of
 * anybody when it was proved, as the profile shows it. A new address that is on the list already becomes the account's there.
 */
export const moveNewsletter: MoveMailRequests = async (trx, { shopperId, from, to, wasProved }) => {
  const subscribed = await trx
    .deleteFrom('newsletter_address')
    .where('email', '=', from)
    .$if(!wasProved, (own) => own.where('shopper_id', '=', shopperId))
    .returning('subscribed_at')
    .executeTakeFirst();
  if (subscribed === undefined) return;
  await trx
    .insertInto('newsletter_address')
    .values({ email: to, shopper_id: shopperId, subscribed_at: subscribed.subscribed_at })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ shopper_id: shopperId }))
    .execute();
};
