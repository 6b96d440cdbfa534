import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a shop has stored after its processes were killed while orders were placed, for the crash script. */

/** A process that ends between sending a mail and recording it sends it again. */
const MAX_COPIES = 2;
const SUBJECT = /^Subject: Thanks for your order (\d+)$/m;

const sum = (rows, name) => rows.reduce((total, row) => total + Number(row[name]), 0);
const idsOf = (rows) => new Set(rows.map((row) => String(row.order_id)));
const countOf = (query, sql) => Number(query('shop.db', sql)[0].count);

/** How often the confirmation of each order was handed over. */
const readCopies = (mailFolder) => {
  const copies = new Map();
  if (!existsSync(mailFolder)) return copies;
  for (const name of readdirSync(mailFolder)) {
    if (!name.endsWith('.eml')) continue;
    const orderId = SUBJECT.exec(readFileSync(join(mailFolder, name), 'utf8'))?.[1];
    if (orderId !== undefined) copies.set(orderId, (copies.get(orderId) ?? 0) + 1);
  }
  return copies;
};

/** The confirmations: each acknowledged order has one in the database, which was handed over. */
const checkMail = ({ query, mailFolder, acknowledged }) => {
  const queued = query('shop.db', "select order_id, sent_at from mail where kind = 'order-placed'");
  const copies = readCopies(mailFolder);
  return {
    mails: queued.length,
    mailsHandedOver: copies.size,
    mailsWaiting: queued.filter((row) => row.sent_at === null).length,
    mailsTwice: [...copies.values()].filter((count) => count === MAX_COPIES).length,
    mailsTooOften: [...copies.values()].filter((count) => count > MAX_COPIES).length,
    mailsLost: acknowledged.filter((orderId) => !copies.has(orderId)).length,
  };
};

/** What the warehouse was told: each acknowledged order at least once, and no other one. */
const checkReports = ({ reports, acknowledged }) => ({
  reported: reports.size,
  reportsLost: acknowledged.filter((orderId) => !reports.has(orderId)).length,
});

/** The declined orders: none exists, and no money is reserved or taken for one. */
const checkDeclined = ({ query, declined }) => {
  const ids = new Set(declined);
  const among = (rows) => rows.filter((row) => ids.has(String(row.order_id)));
  const intents = query(
    'payments.db',
    `select json_extract(body, '$.metadata.order') as order_id, json_extract(body, '$.capturable') as capturable,
        json_extract(body, '$.received') as received from object where kind = 'intent'`,
  );
  return {
    declined: ids.size,
    declinedAttempts: among(query('shop.db', "select order_id from order_attempt where state = 'refused'")).length,
    declinedButPlaced: among(query('shop.db', 'select order_id from placed_order')).length,
    declinedButMailed: among(query('shop.db', 'select order_id from mail')).length,
    declinedCents: sum(among(intents), 'capturable') + sum(among(intents), 'received'),
    declinedPayments: among(intents).length,
  };
};

/**
 * Returns the counts, and whether they are right. `query` returns the rows of a statement on a database of the shop;
 * `reports` is how often the warehouse was told about each order; `acknowledged` and `declined` are the orders that shoppers
 * were told about, `wanted` how many of each there should be.
 */
export const checkOrders = ({ query, mailFolder, reports, sku, acknowledged, declined, wanted }) => {
  const placed = query('shop.db', 'select order_id, total_cents from placed_order');
  const held = query(
    'payments.db',
    `select json_extract(body, '$.amount') as cents from object
      where kind = 'intent' and json_extract(body, '$.status') = 'requires_capture'`,
  );
  const [{ quantity }] = query(
    'shop.db',
    `select quantity from stock where sku_id = '${sku.id}' and location = 'online'`,
  );
  const numbers = idsOf(placed);
  const result = {
    orders: placed.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((orderId) => !numbers.has(orderId)).length,
    payments: held.length,
    reservedCents: sum(held, 'cents'),
    orderedCents: sum(placed, 'total_cents'),
    sold: wanted.stock - Number(quantity),
    open: countOf(
      query,
      "select count(*) as count from order_attempt where state in ('authorising', 'authenticating')",
    ),
    ...checkDeclined({ query, declined }),
    ...checkMail({ query, mailFolder, acknowledged }),
    ...checkReports({ reports, acknowledged }),
  };
  const isRight =
    result.orders === wanted.orders &&
    new Set(acknowledged).size === wanted.orders &&
    result.lost === 0 &&
    result.payments === wanted.orders &&
    result.reservedCents === result.orderedCents &&
    result.sold === wanted.orders &&
    result.open === 0 &&
    result.declined === wanted.declined &&
    result.declinedAttempts === wanted.declined &&
    result.declinedButPlaced === 0 &&
    result.declinedButMailed === 0 &&
    // Each was asked for once; otherwise the money of declined orders would not have been looked at.
    result.declinedPayments === wanted.declined &&
    result.declinedCents === 0 &&
    result.mails === wanted.orders &&
    result.mailsHandedOver === wanted.orders &&
    result.mailsWaiting === 0 &&
    result.mailsTooOften === 0 &&
    result.mailsLost === 0 &&
    result.reported === wanted.orders &&
    result.reportsLost === 0;
  return { ...result, isRight };
};
