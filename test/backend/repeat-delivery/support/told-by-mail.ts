import { mailText } from '../../../../backend/mail/mail-markdown.ts';
import { makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { SERVER_SECRET, type BackendUnderTest } from '../../commerce/support/backend-under-test.ts';

/** What a shopper was told about repeat deliveries or an order of them. */
export interface Told {
  readonly kind: string;
  /** The first day that the mail names, such as 'Sunday, February 29'; undefined when it names none. */
  readonly day: string | undefined;
  /** The order that the mail is about. */
  readonly orderId: number | null;
  readonly text: string;
  readonly at: number;
}

const DAY = /[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}/;

/** All days that a mail names, the first one first. */
export const daysIn = (text: string): readonly string[] => [...text.matchAll(new RegExp(DAY, 'g'))].map(([day]) => day);

/** All unsent mail by its recipient, each the oldest first. */
export const readToldByMail = async ({ database }: BackendUnderTest): Promise<ReadonlyMap<string, readonly Told[]>> => {
  const sealer = makeMailSealer(SERVER_SECRET);
  const rows = await database.selectFrom('mail').selectAll().orderBy('mail_id').execute();
  const found = new Map<string, Told[]>();
  for (const { recipient, kind, order_id: orderId, body, queued_at: at } of rows) {
    const text = mailText(sealer.open(body));
    const told = { kind, day: DAY.exec(text)?.[0], orderId, text, at };
    found.set(recipient, [...(found.get(recipient) ?? []), told]);
  }
  return found;
};

/** Cents of an amount such as 'Total: $35.20'. */
export const centsIn = (text: string, amount: RegExp): number =>
  Math.round(Number(amount.exec(text)?.[1] ?? Number.NaN) * 100);
