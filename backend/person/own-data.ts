import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readPrescription } from '../prescriptions/prescription.ts';
import { ordersOf } from './own-data-orders.ts';
import { dateOf, inDollars, nameOf } from './own-data-values.ts';
import { petsOf, vetsOf } from './own-data-pets.ts';
import {
  appointmentsOf,
  membershipsOf,
  petcoPayOf,
  repeatDeliveriesOf,
  reviewsOf,
  reviewVotesOf,
  rejectedReviewsOf,
  newsletterOf,
  questionsOf,
  stockNoticesOf,
  wishListsOf,
} from './own-data-programs.ts';

/**
 * The newest searches, and as many events, that a download contains. Both grow with every visit, and all of a download is
 * in memory at once; the file and the page say so.
 */
const MAX_ROWS = 10_000;

const accountOf = async (database: Kysely<Database>, shopperId: number) => {
  const row = await database
    .selectFrom('shopper')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const pending = await database
    .selectFrom('email_change')
    .select('email')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  const linked = await database
    .selectFrom('external_identity')
    .select(['provider', 'linked_at'])
    .where('shopper_id', '=', shopperId)
    .execute();
  return {
    email: row.email,
    newEmail: pending?.email ?? null,
    signsInWith: linked.map(({ provider, linked_at }) => ({ provider, since: dateOf(linked_at) })),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    wantsAppointmentReminders: row.appointment_reminders === 1,
    wantsRepeatDeliveryReminders: row.repeat_reminders === 1,
    preferredStoreId: row.preferred_store_id,
    registeredAt: dateOf(row.registered_at),
    emailProvedAt: dateOf(row.email_proved_at),
    isVitalCareMember: row.vital_care === 1,
  };
};

const addressesOf = async (database: Kysely<Database>, shopperId: number) => {
  const rows = await database.selectFrom('address').selectAll().where('shopper_id', '=', shopperId).execute();
  return rows.map(({ address_id, shopper_id: _owner, ...address }) => ({ id: address_id, ...address }));
};

const sessionsOf = async (database: Kysely<Database>, shopperId: number) => {
  const rows = await database
    .selectFrom('session')
    .select(['browser', 'system', 'created_at', 'last_seen_at', 'ended_at'])
    .where('shopper_id', '=', shopperId)
    .execute();
  return rows.map(({ browser, system, created_at, last_seen_at, ended_at }) => ({
    browser,
    system,
    openedAt: dateOf(created_at),
    lastUsedAt: dateOf(last_seen_at),
    endedAt: dateOf(ended_at),
  }));
};

const rewardsOf = async (database: Kysely<Database>, shopperId: number) => {
  const member = await database
    .selectFrom('pals_member')
    .select(['pals_number', 'member_since', 'points', 'phone'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  const coupons = await database
    .selectFrom('pals_coupon')
    .select(['coupon_no', 'amount_cents', 'expires_on', 'spent_at'])
    .where('shopper_id', '=', shopperId)
    .execute();
  const awards = await database
    .selectFrom('pals_award')
    .select(['reason', 'points', 'awarded_at'])
    .where('shopper_id', '=', shopperId)
    .execute();
  if (member === undefined) return null;
  return {
    number: member.pals_number,
    memberSince: member.member_since,
    points: member.points,
    phone: member.phone,
    coupons: coupons.map((coupon) => ({
      number: coupon.coupon_no,
      amount: inDollars(coupon.amount_cents),
      expiresOn: coupon.expires_on,
      spentAt: dateOf(coupon.spent_at),
    })),
    awards: awards.map(({ reason, points, awarded_at }) => ({ reason, points, at: dateOf(awarded_at) })),
  };
};

const cardsOf = async (database: Kysely<Database>, shopperId: number) => {
  const rows = await database
    .selectFrom('wallet_card')
    .select(['card_type', 'last_four', 'expire_month', 'expire_year', 'added_at'])
    .where('shopper_id', '=', shopperId)
    .execute();
  return rows.map((card) => ({
    type: card.card_type,
    lastFour: card.last_four,
    expires: `${card.expire_month}/${card.expire_year}`,
    addedAt: dateOf(card.added_at),
  }));
};

const cartOf = async (database: Kysely<Database>, shopperId: number) => {
  const rows = await database
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.order_id', 'order_item.order_id')
    .select(['part_number', 'quantity', 'personalization', 'prescription'])
    .where('orders.shopper_id', '=', shopperId)
    .where('orders.status', '=', 'P')
    .execute();
  return rows.map(({ prescription, ...item }) => ({ ...item, prescription: readPrescription(prescription) ?? null }));
};

/** What was typed for the order that is not placed yet; null when nothing was. */
const checkoutOf = async (database: Kysely<Database>, shopperId: number) => {
  const row = await database
    .selectFrom('checkout')
    .innerJoin('orders', 'orders.order_id', 'checkout.order_id')
    .select(['email', 'phone', 'pickup_first_name', 'pickup_last_name'])
    .where('orders.shopper_id', '=', shopperId)
    .where('orders.status', '=', 'P')
    .executeTakeFirst();
  return row === undefined
    ? null
    : { email: row.email, phone: row.phone, pickedUpBy: nameOf(row.pickup_first_name, row.pickup_last_name) };
};

const itemsOf = async (database: Kysely<Database>, shopperId: number) => ({
  cart: await cartOf(database, shopperId),
  checkout: await checkoutOf(database, shopperId),
  savedForLater: await database
    .selectFrom('saved_item')
    .select(['part_number', 'quantity', 'fulfilment', 'physical_store_id as store'])
    .where('shopper_id', '=', shopperId)
    .execute(),
  wishLists: await wishListsOf(database, shopperId),
  stockNotices: await stockNoticesOf(database, shopperId),
  questions: await questionsOf(database, shopperId),
  newsletter: await newsletterOf(database, shopperId),
});

/**
 * Mail about the shopper's orders, and mail to the shopper's address once it is proved. Anybody can register with an address
 * that is not proved, and its mail has the numbers of orders, which open them.
 */
const mailOf = async (
  database: Kysely<Database>,
  shopperId: number,
  { email, emailProvedAt }: { readonly email: string | null; readonly emailProvedAt: string | null },
) => {
  const own = database.selectFrom('orders').select('order_id').where('shopper_id', '=', shopperId);
  const columns = ['mail_id', 'subject', 'queued_at'] as const;
  const about = database
    .selectFrom('mail')
    .select(columns)
    .where(({ or, eb }) => or([eb('order_id', 'in', own), eb('shopper_id', '=', shopperId)]));
  const received = database
    .selectFrom('mail')
    .select(columns)
    .where('recipient', '=', email ?? '');
  const isProved = email !== null && emailProvedAt !== null;
  const rows = await (isProved ? about.union(received) : about).orderBy('queued_at').execute();
  return rows.map(({ subject, queued_at }) => ({ subject, at: dateOf(queued_at) }));
};

const eventsOf = async (database: Kysely<Database>, shopperId: number) => {
  const rows = await database
    .selectFrom('audit_event')
    .select(['kind', 'outcome', 'at'])
    .where('shopper_id', '=', shopperId)
    .orderBy('at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ kind, outcome, at }) => ({ kind, outcome, at: dateOf(at) }));
};

const searchesOf = async (database: Kysely<Database>, shopperId: number) => {
  const rows = await database
    .selectFrom('search_event')
    .select(['action', 'term', 'item_id', 'received_at'])
    .where('user_id', '=', String(shopperId))
    .orderBy('received_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ action, term, item_id, received_at }) => ({ action, term, item: item_id, at: received_at }));
};

/**
 * Everything that is known of a registered shopper, for the shopper to keep; no secrets and no card numbers. Of searches and
 * events it has the newest ones, as many as `newestOnly` says. [ACC-07]
 */
export const readOwnData = async (
  database: Kysely<Database>,
  shopperId: number,
): Promise<Readonly<Record<string, unknown>>> => {
  const account = await accountOf(database, shopperId);
  return {
    account,
    addresses: await addressesOf(database, shopperId),
    sessions: await sessionsOf(database, shopperId),
    rewards: await rewardsOf(database, shopperId),
    pets: await petsOf(database, shopperId),
    vets: await vetsOf(database, shopperId),
    cards: await cardsOf(database, shopperId),
    petcoPay: await petcoPayOf(database, shopperId),
    ...(await itemsOf(database, shopperId)),
    orders: await ordersOf(database, shopperId),
    repeatDeliveries: await repeatDeliveriesOf(database, shopperId),
    appointments: await appointmentsOf(database, shopperId),
    memberships: await membershipsOf(database, shopperId),
    reviews: await reviewsOf(database, shopperId),
    rejectedReviews: await rejectedReviewsOf(database, shopperId),
    helpfulVotes: await reviewVotesOf(database, shopperId),
    mail: await mailOf(database, shopperId, account),
    newestOnly: { searches: MAX_ROWS, events: MAX_ROWS },
    searches: await searchesOf(database, shopperId),
    events: await eventsOf(database, shopperId),
  };
};
