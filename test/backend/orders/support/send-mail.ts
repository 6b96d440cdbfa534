import { LEASE_MS, makeSendMail } from '../../../../backend/mail/deliver-mail.ts';
import { makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { SERVER_SECRET, type BackendUnderTest } from '../../commerce/support/backend-under-test.ts';

/** Sends all mail that waits, to nobody, and returns the addresses. */
export const sendMail = async ({ database, now }: BackendUnderTest): Promise<readonly string[]> => {
  const sent: string[] = [];
  const { run } = makeSendMail({
    database,
    transport: { destination: 'a test', send: async ({ to }) => void sent.push(to) },
    sealer: makeMailSealer(SERVER_SECRET),
    clock: now,
  });
  const rows = await database.selectFrom('mail').select('mail_id').where('sent_at', 'is', null).execute();
  for (const { mail_id: mailId } of rows) await run({ mailId }, now() + LEASE_MS);
  return sent;
};
