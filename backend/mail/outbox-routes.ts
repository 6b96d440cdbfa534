import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Sealer } from '../secrets/sealer.ts';
import { escapeHtml, sendDevelopmentPage } from '../http/development-page.ts';
import { NO_RECIPIENT } from './mailer.ts';

const SHOWN = 50;
const HANDED_OVER = '(This mail was handed over, and its text is not kept.)';

interface QueuedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601. */
  readonly time: string;
}

const newestMail = async (database: Kysely<Database>, sealer: Sealer): Promise<readonly QueuedMail[]> => {
  const rows = await database
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '!=', NO_RECIPIENT)
    .orderBy('mail_id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: String(row.mail_id),
    to: row.recipient,
    subject: row.subject,
    text: row.body === '' ? HANDED_OVER : sealer.open(row.body),
    time: new Date(row.queued_at).toISOString(),
  }));
};

const toArticle = ({ to, subject, text, time }: QueuedMail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${time}">${time}</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`;

/**
 * The 50 newest mails, for development: a page at `/dev/outbox` and JSON at `/dev/outbox.json`. Mails contain codes
 * that open accounts, so these routes must not be registered on a public shop.
 */
export const registerOutboxRoutes = (app: FastifyInstance, database: Kysely<Database>, sealer: Sealer): void => {
  app.get('/dev/outbox', async (_request, reply) => {
    const mails = await newestMail(database, sealer);
    const main = mails.length === 0 ? '<p>No mail has been sent yet.</p>' : mails.map(toArticle).join('\n');
    return sendDevelopmentPage(reply, { title: 'Outbox', main });
  });

  app.get('/dev/outbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { mails: await newestMail(database, sealer) };
  });
};
