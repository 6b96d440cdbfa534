import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Sealer } from '../secrets/sealer.ts';
import { notFound } from '../http/commerce-failure.ts';
import { escapeHtml, sendDevelopmentPage } from '../http/development-page.ts';
import { MAIL_STYLE, mailHtml, mailText } from './mail-markdown.ts';
import { NO_RECIPIENT } from './mailer.ts';

const SHOWN = 50;
const outboxQuery = {
  schema: { querystring: { type: 'object', properties: { mail: { type: 'string', maxLength: 15 } } } },
};
const HANDED_OVER = '(This email was sent. Its text isn’t kept.)';

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
    text: row.body === '' ? HANDED_OVER : mailText(sealer.open(row.body)),
    time: new Date(row.queued_at).toISOString(),
  }));
};

const toArticle = ({ id, to, subject, text, time }: QueuedMail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${time}">${time}</time>. <a href="/dev/outbox?mail=${id}">As HTML</a></p>
<pre>${escapeHtml(text)}</pre>
</article>`;

const styleHash = createHash('sha256').update(MAIL_STYLE).digest('base64');

/** The HTML version of a mail that was not handed over yet. Throws 404 when there is none with this number. */
const sendHtml = async (
  { database, sealer }: { readonly database: Kysely<Database>; readonly sealer: Sealer },
  id: string,
  reply: FastifyReply,
): Promise<string> => {
  const row = /^\d{1,15}$/.test(id)
    ? await database
        .selectFrom('mail')
        .select(['subject', 'body'])
        .where('mail_id', '=', Number(id))
        .where('recipient', '!=', NO_RECIPIENT)
        .executeTakeFirst()
    : undefined;
  if (row === undefined || row.body === '') throw notFound('There is no such mail, or its text is not kept.', 'mail');
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  return mailHtml(row.subject, sealer.open(row.body));
};

/**
 * The 50 newest mails, for development: a page at `/dev/outbox`, JSON at `/dev/outbox.json`, and a mail as HTML readers
 * show it at `/dev/outbox?mail={id}`. Mails contain codes that open accounts, so these routes must not be registered on a public shop.
 */
export const registerOutboxRoutes = (app: FastifyInstance, database: Kysely<Database>, sealer: Sealer): void => {
  app.get<{ Querystring: { readonly mail?: string } }>('/dev/outbox', outboxQuery, async (request, reply) => {
    const { mail } = request.query;
    if (mail !== undefined) return sendHtml({ database, sealer }, mail, reply);
    const mails = await newestMail(database, sealer);
    const main = mails.length === 0 ? '<p>No mail has been sent yet.</p>' : mails.map(toArticle).join('\n');
    return sendDevelopmentPage(reply, { title: 'Outbox', main });
  });

  app.get('/dev/outbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { mails: await newestMail(database, sealer) };
  });
};
