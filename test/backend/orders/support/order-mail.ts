import { mailHtml, mailText } from '../../../../backend/mail/mail-markdown.ts';
import { makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { SERVER_SECRET, type BackendUnderTest } from '../../commerce/support/backend-under-test.ts';

export interface SentMail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Mails to an address, the oldest first. */
export const mailTo = async (world: BackendUnderTest, to: string): Promise<readonly SentMail[]> => {
  const sealer = makeMailSealer(SERVER_SECRET);
  const rows = await world.database
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('mail_id')
    .execute();
  return rows.map(({ kind, subject, body }) => {
    const markdown = sealer.open(body);
    return { kind, subject, text: mailText(markdown), html: mailHtml(subject, markdown) };
  });
};

/** The texts of the mails of one kind to an address, the oldest first. */
export const textsTo = async (world: BackendUnderTest, to: string, kind: string): Promise<readonly string[]> =>
  (await mailTo(world, to)).filter((mail) => mail.kind === kind).map(({ text }) => text);
