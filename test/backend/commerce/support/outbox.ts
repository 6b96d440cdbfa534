import type { Kysely } from 'kysely';
import { mailText } from '../../../../backend/mail/mail-markdown.ts';
import { makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { SERVER_SECRET } from './backend-under-test.ts';
import type { Database } from '../../../../backend/database/schema.ts';

/** The kinds of mail queued for the address, oldest first. */
export const mailsTo = async (database: Kysely<Database>, recipient: string): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('mail')
    .select('kind')
    .where('recipient', '=', recipient)
    .orderBy('mail_id')
    .execute();
  return rows.map((row) => row.kind);
};

/** Decrypts a mail and returns its plain text. */
export const textOf = (body: string | undefined): string => mailText(makeMailSealer(SERVER_SECRET).open(body ?? ''));

/** The plain text of the newest mail of a kind; empty without one. */
export const newestText = async (database: Kysely<Database>, kind: string): Promise<string> => {
  const row = await database
    .selectFrom('mail')
    .select('body')
    .where('kind', '=', kind)
    .orderBy('mail_id', 'desc')
    .executeTakeFirst();
  return row === undefined ? '' : textOf(row.body);
};

/** The code in the newest mail of a kind to the address. Throws when there is none. */
export const mailedCode = async (
  database: Kysely<Database>,
  recipient: string,
  kind: 'password-code' | 'email-code' = 'password-code',
): Promise<string> => {
  const row = await database
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .orderBy('mail_id', 'desc')
    .executeTakeFirst();
  const code = /^[A-Z2-9]{8}$/m.exec(textOf(row?.body))?.[0];
  if (code === undefined) throw new Error(`no code was mailed to ${recipient}`);
  return code;
};
