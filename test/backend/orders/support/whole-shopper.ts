import { addSalons } from '../../appointments/support/salon.ts';
import type { Browser } from '../../commerce/support/browser.ts';
import { setStockOf } from '../../stock-notices/support/notices.ts';
import { saveCard } from '../../support/saved-card.ts';
import { allRows, type Row } from './all-rows.ts';
import type { Ids } from './altered-requests.ts';
import { enterCheckout, type OrderWorld } from './order-world.ts';
import { placed, UPS, warehouse, type Placed } from './placed-order.ts';
import { addPrograms } from './shopper-programs.ts';

/** Everything that a shopper can have, so that there is something to steal and to spoil. */
export interface Owner {
  readonly browser: Browser;
  readonly shopperId: number;
  readonly orders: readonly Placed[];
  readonly keys: readonly string[];
}

const makeOwner = async (world: OrderWorld, name: string): Promise<Owner> => {
  const logonId = `${name}@example.test`;
  const browser = await world.registered(logonId);
  await browser.post('person/createPals', {});
  const { shopper_id: shopperId } = await world.database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('logon_id', '=', logonId)
    .executeTakeFirstOrThrow();
  const orders: Placed[] = [];
  for (let index = 0; index < 2; index += 1) {
    await browser.add('KIB-5', 2);
    await browser.add('LIT-20', 1);
    orders.push(await placed(browser, await enterCheckout(world, browser)));
  }
  const delivered = orders[0]?.shipments[0];
  await warehouse(world, `shipments/${delivered}/shipped`, UPS);
  await warehouse(world, `shipments/${delivered}/delivered`);
  const walletId = await saveCard(world, shopperId, { token: `token-of-${name}`, isDefault: true });
  await browser.add('KIB-15', 1);
  await enterCheckout(world, browser);
  const { address_id } = await world.database
    .selectFrom('address')
    .select('address_id')
    .where('shopper_id', '=', shopperId)
    .where('is_self', '=', 0)
    .executeTakeFirstOrThrow();
  await browser.post('x_repeat_delivery/@self', {
    startKey: 'key-of-the-page-0001',
    frequency: { unit: 'MONTH', count: 1 },
    nextDate: '2030-02-14',
    addressId: String(address_id),
    walletId,
    lines: [{ partNumber: 'KIB-5', quantity: 2 }],
  });
  await addPrograms(browser);
  const keys = await world.database
    .selectFrom('order_attempt')
    .select('attempt_key')
    .where('shopper_id', '=', shopperId)
    .execute();
  return { browser, shopperId, orders, keys: keys.map((row) => row.attempt_key) };
};

/** Adds shoppers who have all of it. The first one can be the victim of the others. */
export const addOwners = async (world: OrderWorld, names: readonly string[]): Promise<readonly Owner[]> => {
  await addSalons(world);
  await setStockOf(world, 'LIT-FEW', { location: 'online', quantity: 0 });
  await world.database.updateTable('product').set({ repeat_delivery: 1 }).where('id', '=', '22000').execute();
  const owners: Owner[] = [];
  for (const name of names) owners.push(await makeOwner(world, name));
  return owners;
};

/**
 * Takes back the links by which everybody could read the lists of a shopper, as what is shared is for everybody who has the
 * link. Returns their tokens.
 */
export const unshareLists = async (world: OrderWorld, owner: Owner): Promise<readonly string[]> => {
  const { wish_list: lists } = await rowsOf(world, owner);
  for (const id of column(lists, 'external_id')) {
    expect((await owner.browser.delete(`wishlist/${id}/x_share`)).status).toBeLessThan(300);
  }
  return column(lists, 'share_token');
};

/** The values of a column that are not null. */
export const column = (rows: readonly Row[] | undefined, name: string): readonly string[] =>
  (rows ?? []).flatMap((row) => (row[name] === undefined || row[name] === null ? [] : [String(row[name])]));

/** Columns by which rows belong to something of a shopper's, and the tables of these things. */
const BELONGS = {
  order_id: 'orders',
  pet_id: 'pet',
  list_id: 'wish_list',
  appointment_id: 'appointment',
  membership_id: 'membership',
  plan_id: 'repeat_plan',
};

/** All rows of an owner: those that name the shopper, or something of the shopper's, such as an order or a pet. */
export const rowsOf = async (
  world: OrderWorld,
  { shopperId }: Owner,
): Promise<Readonly<Record<string, readonly Row[]>>> => {
  const tables = await allRows(world.database);
  const own = Object.entries(BELONGS).map(([key, table]) => {
    const things = tables.get(table)?.filter((row) => row.shopper_id === shopperId);
    return [key, new Set(column(things, key))] as const;
  });
  const found: Record<string, readonly Row[]> = {};
  for (const [name, rows] of tables) {
    const owned = rows.filter(
      (row) => row.shopper_id === shopperId || own.some(([key, ids]) => ids.has(String(row[key]))),
    );
    if (owned.length > 0) found[name] = owned;
  }
  return found;
};

/** Ids that an owner's requests name. */
export const idsOf = async (world: OrderWorld, owner: Owner): Promise<Ids> => {
  const rows = await rowsOf(world, owner);
  const lists = column(rows.wish_list, 'external_id');
  return {
    orderId: column(rows.orders, 'order_id'),
    orderItemId: [...column(rows.order_item, 'order_item_id'), ...column(rows.order_line, 'order_line_id')],
    addressId: column(rows.address, 'address_id'),
    nickName: column(rows.address, 'nick_name'),
    walletId: column(rows.wallet_card, 'wallet_id'),
    account: column(rows.wallet_card, 'token'),
    planId: column(rows.repeat_plan, 'plan_id'),
    paymentId: column(rows.checkout, 'payment_id'),
    shipmentId: column(rows.shipment, 'shipment_id'),
    sessionId: column(rows.session, 'session_id'),
    petId: column(rows.pet, 'pet_id'),
    vetId: column(rows.vet, 'vet_id'),
    externalId: lists,
    externalIdentifier: lists,
    x_to: lists,
    itemId: column(rows.wish_list_item, 'item_id'),
    token: column(rows.wish_list, 'share_token'),
    appointmentId: column(rows.appointment, 'appointment_id'),
    membershipId: column(rows.membership, 'membership_id'),
    x_notice: column(rows.stock_notice, 'notice_id'),
    noticeId: column(rows.stock_notice, 'notice_id'),
    x_key: owner.keys,
    userId: [String(owner.shopperId)],
  };
};
