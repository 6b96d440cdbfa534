import { makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { SERVER_SECRET, type BackendUnderTest } from '../../commerce/support/backend-under-test.ts';

export interface SentMail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
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
  return rows.map(({ kind, subject, body }) => ({ kind, subject, text: sealer.open(body) }));
};
