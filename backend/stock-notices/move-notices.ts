import type { MoveMailRequests } from '../person/changed-email.ts';
import { MAX_NOTICES } from './stock-notices.ts';

/**
 * Moves an account's requests, and those that guests made with its proved address, to its new address, where they are the
 * account's. A request for the same product and place that is there already is replaced. The newest `MAX_NOTICES` stay.
 */
export const moveNotices: MoveMailRequests = async (trx, { shopperId, from, to, wasProved }) => {
  const moved = trx
    .selectFrom('stock_notice')
    .select(['notice_id', 'sku_id', 'location'])
    .where('email', '=', from)
    .where(({ eb, or }) =>
      or([eb('shopper_id', '=', shopperId), ...(wasProved ? [eb('shopper_id', 'is', null)] : [])]),
    );
  for (const { notice_id, sku_id, location } of await moved.execute()) {
    await trx
      .deleteFrom('stock_notice')
      .where('email', '=', to)
      .where('sku_id', '=', sku_id)
      .where('location', '=', location)
      .execute();
    const change = { email: to, shopper_id: shopperId };
    await trx.updateTable('stock_notice').set(change).where('notice_id', '=', notice_id).execute();
  }
  const kept = trx
    .selectFrom('stock_notice')
    .select('notice_id')
    .where('email', '=', to)
    .where('shopper_id', '=', shopperId)
    .orderBy('asked_at', 'desc')
    .orderBy('notice_id', 'desc')
    .limit(MAX_NOTICES);
  await trx
    .deleteFrom('stock_notice')
    .where('email', '=', to)
    .where('shopper_id', '=', shopperId)
    .where('notice_id', 'not in', kept)
    .execute();
};
