import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { momentOf, plusDays } from '../../../../backend/stores/shop-day.ts';
import { mailText } from '../../../../backend/mail/mail-markdown.ts';
import { makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { reservedPayments } from '../../../support/provider-payments.ts';
import type { OrderWorld } from '../../orders/support/order-world.ts';
import { SECRET_KEY, startDouble, type RunningDouble } from '../../payments/support/running-double.ts';
import { SERVER_SECRET } from '../../support/server-secret.ts';
import type { Doing } from './doing.ts';
import { startRepeat, type CardWorld } from './repeat-world.ts';
import { startWorkerPool, type WorkerPool } from './worker-pool.ts';

const MAIL_FILE = 'handed-over.jsonl';
const TWO_MINUTES = 120_000;

/** What a worker can be killed in the midst of. `paid`: the provider has answered, and that is not stored yet. */
type Killed = Doing | 'paid' | 'mailing';

/** A backend without a worker, the embedded provider, and workers that are killed. */
export interface KilledWorld {
  readonly world: OrderWorld;
  /** Cards of the embedded provider, which outlives the workers. */
  readonly cards: CardWorld;
  readonly double: RunningDouble;
  readonly workers: WorkerPool;
  close(): Promise<void>;
}

/** Keeps the text of all mail as it was queued, for the tests: sent mail has none. */
const keepMail = async ({ database }: OrderWorld): Promise<void> => {
  await sql`create table kept_mail (mail_id integer not null primary key, body text not null)`.execute(database);
  await sql`create trigger keep_mail after insert on mail begin
    insert into kept_mail (mail_id, body) values (new.mail_id, new.body); end`.execute(database);
};

/** Gives sent mail its text again. */
export const restoreMail = async ({ database }: OrderWorld): Promise<void> => {
  await sql`update mail set body = (select body from kept_mail where kept_mail.mail_id = mail.mail_id)`.execute(
    database,
  );
};

/** Starts all of it, the clock under the test's control. */
export const startKilledWorld = async (): Promise<KilledWorld> => {
  const world = await startRepeat();
  await keepMail(world);
  const double = await startDouble({ clock: () => world.now(), shopOrigins: ['http://127.0.0.1'], logLevel: 'silent' });
  const declined = await double.cardToken('declined');
  // A card that was typed pays once. This one the provider knows as saved.
  const cardToken = (card: string): string => (card === 'declined' ? declined : 'demo-visa');
  const { dataFolder, database } = world;
  const workers = startWorkerPool(
    [dataFolder, double.origin, SECRET_KEY, join(dataFolder, MAIL_FILE)],
    join(dataFolder, 'compiled-code'),
  );
  return {
    world,
    cards: { database, now: () => world.now(), provider: { cardToken } },
    double,
    workers,
    close: async () => {
      await workers.close();
      await double.close();
      await world.close();
    },
  };
};

/** How often each mail was handed over, and the number of others that were handed over and are not in the database. */
export const readHandedOver = async ({ database, dataFolder }: OrderWorld) => {
  const file = join(dataFolder, MAIL_FILE);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const sealer = makeMailSealer(SERVER_SECRET);
  const rows = await database.selectFrom('mail').select(['mail_id', 'recipient', 'body']).execute();
  const copies = rows.map(({ mail_id: mailId, recipient: to, body }) => {
    const line = JSON.stringify({ to, text: mailText(sealer.open(body)) });
    const count = counts.get(line) ?? 0;
    counts.delete(line);
    return { mailId, count };
  });
  return { copies, others: counts.size };
};

/** The cents that the provider holds, by its payment, and the same as the orders say. */
export const readMoney = async ({ world: { database }, double: { file } }: KilledWorld) => {
  const rows = await database
    .selectFrom('order_payment')
    .innerJoin('placed_order', 'placed_order.order_id', 'order_payment.order_id')
    .select(['provider_payment_id', 'total_cents'])
    .execute();
  const ordered = Object.fromEntries(rows.map((row) => [row.provider_payment_id, row.total_cents]));
  return { held: reservedPayments(dirname(file)), ordered };
};

/** In the midst of what a worker can be killed: at six orders are placed, and at nine reminders are sent. */
const HOURS: ReadonlyMap<number, readonly Killed[]> = new Map([
  [6, ['placing', 'paid', 'paid', 'mailing']],
  [9, ['reminding', 'reminding', 'mailing']],
]);

/** The most steps of what it does that a worker takes before it is killed. Many a round has only one mail. */
const MAX_STEPS: Readonly<Record<Killed, number>> = { reminding: 6, placing: 12, paid: 2, mailing: 2 };

/** The weeks that are lived through. */
export interface Weeks {
  readonly firstDay: string;
  readonly lastDay: string;
  /** The first and the last of the days on which no worker runs. */
  readonly gap: readonly [from: string, to: string];
  /** Arranges what changes on a day, before it. */
  readonly onDay: (day: string) => Promise<void>;
}

/**
 * Lives through some weeks, each day at six and at nine. A worker may be killed in the midst of what it does, alone or while
 * another one works. Two minutes later another one goes on. Returns how often workers were killed.
 */
export const liveWeeks = async (
  { world, workers }: KilledWorld,
  random: () => number,
  { firstDay, lastDay, gap: [from, to], onDay }: Weeks,
): Promise<Readonly<Record<Killed, number>>> => {
  const kills: Record<Killed, number> = { reminding: 0, placing: 0, paid: 0, mailing: 0 };
  const goOn = async (): Promise<void> => {
    world.advance(TWO_MINUTES);
    await workers.round(world.now());
  };
  const work = async (amid: readonly Killed[]): Promise<void> => {
    const doing = amid[Math.floor(random() * amid.length)] ?? 'mailing';
    const step = 1 + Math.floor(random() * MAX_STEPS[doing]);
    const kill = random() < 0.6 ? { doing, step } : undefined;
    const others = random() < 0.3 ? [workers.round(world.now())] : [];
    const [isKilled] = await Promise.all([workers.round(world.now(), kill), ...others]);
    if (!isKilled) return;
    kills[doing] += 1;
    await goOn();
  };
  for (let day = firstDay; day <= lastDay; day = plusDays(day, 1)) {
    await onDay(day);
    if (day >= from && day <= to) continue;
    for (const [hour, amid] of HOURS) {
      world.advance(momentOf(day, hour) - world.now());
      await work(amid);
    }
  }
  // Whatever is left is finished by workers that go on.
  for (let round = 0; round < 5; round += 1) await goOn();
  return kills;
};
