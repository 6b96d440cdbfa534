import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isListedAccount } from '../mail/newsletter-list.ts';
import { returnReason } from '../orders/read/order-parts.ts';
import { dateOf, inDollars, nameOf } from './own-data-values.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What the shop said when it canceled shipments of some orders. */
export const canceledByShop = (
  database: Kysely<Database>,
  orderIds: readonly number[],
): Promise<readonly { readonly order_id: number; readonly reason: string }[]> =>
  database
    .selectFrom('shipment')
    .select(['order_id', 'shop_cancel_reason as reason'])
    .where('order_id', 'in', orderIds)
    .where('shop_cancel_reason', '!=', '')
    .execute();

/** The returns of orders, with the orders' numbers. */
export const returnsOf = async (
  database: Kysely<Database>,
  orderIds: readonly number[],
): Promise<readonly (Facts & { readonly orderId: number })[]> => {
  const rows = await database.selectFrom('order_return').selectAll().where('order_id', 'in', orderIds).execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    number: row.return_id,
    reason: returnReason(row),
    status: row.status,
    refund: inDollars(row.refund_cents),
    pointsTaken: row.points_taken,
    openedAt: dateOf(row.opened_at),
    receivedAt: dateOf(row.received_at),
  }));
};

/** An address of the address book, by its id there; null for one that was removed. */
const deliveredTo = (address: Selectable<Database['address']> | undefined): Facts | null =>
  address === undefined
    ? null
    : {
        id: address.address_id,
        name: nameOf(address.first_name, address.last_name),
        line1: address.line1,
        line2: address.line2,
        city: address.city,
        state: address.state,
        zipCode: address.zip_code,
      };

/** A card of the wallet; null for one that was removed. */
const paidWith = (card: { readonly card_type: string; readonly last_four: string } | undefined): Facts | null =>
  card === undefined ? null : { type: card.card_type, lastFour: card.last_four };

/** The shopper's repeat deliveries with what they deliver and what was done to them. */
export const repeatDeliveriesOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const plans = await database.selectFrom('repeat_plan').selectAll().where('shopper_id', '=', shopperId).execute();
  const ids = plans.map((plan) => plan.plan_id);
  const lines = await database.selectFrom('repeat_line').selectAll().where('plan_id', 'in', ids).execute();
  const events = await database
    .selectFrom('repeat_event')
    .selectAll()
    .where('plan_id', 'in', ids)
    .orderBy('event_id')
    .execute();
  const addresses = await database.selectFrom('address').selectAll().where('shopper_id', '=', shopperId).execute();
  const cards = await database
    .selectFrom('wallet_card')
    .select(['wallet_id', 'card_type', 'last_four'])
    .where('shopper_id', '=', shopperId)
    .execute();
  return plans.map((plan) => ({
    number: plan.plan_id,
    status: plan.status,
    pauseReason: plan.pause_reason,
    cancelReason: plan.cancel_reason,
    every: `${plan.every} ${plan.unit}`,
    nextDate: plan.next_date,
    startedAt: dateOf(plan.created_at),
    deliversTo: deliveredTo(addresses.find((address) => address.address_id === plan.address_id)),
    paidWith: paidWith(cards.find((card) => card.wallet_id === plan.wallet_id)),
    items: lines
      .filter((line) => line.plan_id === plan.plan_id)
      .map((line) => ({ partNumber: line.part_number, description: line.description, quantity: line.quantity })),
    history: events
      .filter((event) => event.plan_id === plan.plan_id)
      .map(({ kind, detail, order_id, at }) => ({ kind, detail, order: order_id, at: dateOf(at) })),
  }));
};

/** The shopper's applications for the store card, and the card. */
export const petcoPayOf = async (database: Kysely<Database>, shopperId: number): Promise<Facts> => {
  const applications = await database
    .selectFrom('card_application')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .execute();
  const account = await database
    .selectFrom('card_account')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  const offer = await database
    .selectFrom('card_prescreen')
    .select('expires_at')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return {
    offerUntil: dateOf(offer?.expires_at ?? null),
    applications: applications.map(({ result, income_band, prescreened, decided_at }) => ({
      result,
      incomeBand: income_band,
      wasPrescreened: prescreened === 1,
      decidedAt: dateOf(decided_at),
    })),
    card: account && {
      lastFour: account.last_four,
      expires: `${account.expire_month}/${account.expire_year}`,
      points: account.points,
      approvedAt: dateOf(account.approved_at),
      takenUpAt: dateOf(account.enrolled_at),
    },
  };
};

/** The shopper's appointments for grooming and other services. */
export const appointmentsOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const rows = await database.selectFrom('appointment').selectAll().where('shopper_id', '=', shopperId).execute();
  return rows.map((row) => ({
    number: row.appointment_id,
    service: row.service_id,
    store: row.store_id,
    status: row.status,
    startsAt: dateOf(row.starts_at),
    pet: row.pet_name,
    species: row.species,
    size: row.size,
    note: row.note,
    price: inDollars(row.price_cents),
  }));
};

/** The shopper's memberships of Vital Care, with the benefits that were used. */
export const membershipsOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const rows = await database.selectFrom('membership').selectAll().where('shopper_id', '=', shopperId).execute();
  const ids = rows.map((row) => row.membership_id);
  const uses = await database.selectFrom('benefit_use').selectAll().where('membership_id', 'in', ids).execute();
  return rows.map((row) => ({
    number: row.membership_id,
    plan: row.plan_id,
    pet: row.pet_name,
    species: row.species,
    pricePerMonth: inDollars(row.price_cents),
    startedOn: row.started_on,
    endsOn: row.ends_on,
    used: uses
      .filter((use) => use.membership_id === row.membership_id)
      .map((use) => ({ benefit: use.benefit_id, period: use.period, appointment: use.appointment_id })),
  }));
};

/** The shopper's wish lists with their products and notes. */
export const wishListsOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const lists = await database
    .selectFrom('wish_list')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('removed_at', 'is', null)
    .execute();
  const ids = lists.map((list) => list.list_id);
  const items = await database
    .selectFrom('wish_list_item')
    .selectAll()
    .where('list_id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  return lists.map((list) => ({
    name: list.name,
    createdAt: dateOf(list.created_at),
    isShared: list.share_token !== null,
    items: items
      .filter((item) => item.list_id === list.list_id)
      .map(({ part_number, quantity, note, added_at }) => ({
        partNumber: part_number,
        quantity,
        note,
        addedAt: dateOf(added_at),
      })),
  }));
};

/**
 * The products of which the shopper wants to know when they are in stock again, also those that a guest asked for with the
 * account's address if that is proved: the profile shows the same ones. [ACC-06]
 */
export const stockNoticesOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const proved = database
    .selectFrom('shopper')
    .select('logon_id')
    .$narrowType<{ logon_id: string }>()
    .where('shopper_id', '=', shopperId)
    .where('email_proved_at', 'is not', null);
  const rows = await database
    .selectFrom('stock_notice')
    .selectAll()
    .where(({ or, eb }) => or([eb('shopper_id', '=', shopperId), eb('email', 'in', proved)]))
    .execute();
  return rows.map(({ part_number, location, email, asked_at }) => ({
    partNumber: part_number,
    place: location,
    email,
    askedAt: dateOf(asked_at),
  }));
};

/** The questions that the shopper asked about products, and the shopper's answers. */
export const questionsOf = async (database: Kysely<Database>, shopperId: number): Promise<Facts> => {
  const asked = await database.selectFrom('product_question').selectAll().where('shopper_id', '=', shopperId).execute();
  const answered = await database
    .selectFrom('product_answer')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .execute();
  return {
    asked: asked.map(({ product_part_number, body, status, created_at }) => ({
      product: product_part_number,
      text: body,
      status,
      at: dateOf(created_at),
    })),
    answered: answered.map(({ question_id, body, status, created_at }) => ({
      question: question_id,
      text: body,
      status,
      at: dateOf(created_at),
    })),
  };
};

/** The addresses with which the shopper subscribed to the newsletter, and the account's own, as its profile shows it. */
export const newsletterOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const rows = await database
    .selectFrom('newsletter_address')
    .innerJoin('shopper', (join) => join.onTrue())
    .select(['newsletter_address.email', 'subscribed_at'])
    .where('shopper.shopper_id', '=', shopperId)
    .where((row) => row.or([row('newsletter_address.shopper_id', '=', shopperId), isListedAccount(row)]))
    .orderBy('newsletter_address.email')
    .execute();
  return rows.map(({ email, subscribed_at }) => ({ email, subscribedAt: dateOf(subscribed_at) }));
};

/** The reviews that the shopper wrote. */
export const reviewsOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const rows = await database
    .selectFrom('review')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('review_id')
    .execute();
  return rows.map((row) => ({
    product: row.product_part_number,
    rating: row.rating,
    title: row.title,
    text: row.body,
    petKind: row.pet_kind,
    status: row.status,
    helpfulVotes: row.helpful,
    writtenAt: dateOf(row.created_at),
    changedAt: dateOf(row.changed_at),
  }));
};

/** The reviews of others that the shopper found helpful. */
export const reviewVotesOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const rows = await database
    .selectFrom('review_vote')
    .select(['product_part_number', 'review_key', 'voted_at'])
    .where('shopper_id', '=', shopperId)
    .execute();
  return rows.map((row) => ({ product: row.product_part_number, review: row.review_key, at: dateOf(row.voted_at) }));
};

/** The products whose reviews by the shopper a moderator has rejected, also when they were removed since. */
export const rejectedReviewsOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const rows = await database
    .selectFrom('review_rejection')
    .select(['product_part_number', 'rejected_at'])
    .where('shopper_id', '=', shopperId)
    .execute();
  return rows.map((row) => ({ product: row.product_part_number, at: dateOf(row.rejected_at) }));
};
