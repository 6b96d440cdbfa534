import { escapeMarkdown } from './mail-markdown.ts';
import type { Mail } from './mailer.ts';
import { accountLink, addressOf, dayOf, dollars, factsOf, type MailedAddress } from './order-mail-parts.ts';
import { mailOf, readTemplate, type Markdown } from './read-template.ts';
import { stopLink } from './stop-page.ts';

/** What a mail says about an appointment. */
export type AppointmentNews = 'booked' | 'moved' | 'cancelled' | 'closed' | 'reminder';

const SLOTS = [
  'greeting',
  'service',
  'pet',
  'day',
  'time',
  'facts',
  'bring',
  'changes',
  'store',
  'phone',
  'link',
  'choose',
  'closed',
  'out',
];

const templates = {
  booked: readTemplate('appointment-booked', SLOTS),
  moved: readTemplate('appointment-moved', SLOTS),
  cancelled: readTemplate('appointment-cancelled', SLOTS),
  closed: readTemplate('appointment-closed', SLOTS),
  reminder: readTemplate('appointment-reminder', SLOTS),
};

/** Facts of a mail about an appointment. */
export interface AppointmentMail {
  readonly to: string;
  readonly firstName: string | null;
  /** Whom it is about: it goes with that account, whatever address it was sent to. [ACC-07] */
  readonly shopperId: number;
  readonly service: string;
  /** Lessons on the same day of as many weeks. */
  readonly lessons: number;
  readonly pet: string;
  /** In the store's time. */
  readonly day: string;
  /** Since midnight in the store's time. */
  readonly minutes: number;
  readonly priceCents: number;
  readonly bring: readonly string[];
  /** The first of its days to come on which the store is closed. */
  readonly closedOn: string | undefined;
  /** Whether it can be moved and cancelled online now. */
  readonly canChange: boolean;
  readonly store: MailedAddress & { readonly phone: string };
  /** The page of appointments; undefined when the shop does not know its own address. */
  readonly page: string | undefined;
  /** The page on which another time is chosen for it; undefined likewise. */
  readonly movePage: string | undefined;
  /** Of a reminder: the page on which the receiver stops reminders without signing in; undefined likewise. */
  readonly stopPage?: string | undefined;
}

/** Such as `9:30 AM`. */
const timeText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  const past = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${past} ${hour < 12 ? 'AM' : 'PM'}`;
};

const bringOf = (bring: readonly string[]): Markdown => ({
  markdown: ['Please bring:', '', ...bring.map((what) => `- ${escapeMarkdown(what)}`)].join('\n'),
});

const factsAbout = (
  news: AppointmentNews,
  { service, lessons, pet, day, minutes, priceCents, store }: AppointmentMail,
): Markdown =>
  factsOf([
    ['What', service],
    ['Pet', pet],
    [
      'When',
      `${dayOf(day)}, ${timeText(minutes)}${lessons > 1 ? `, and at the same time for the next ${lessons - 1} weeks` : ''}`,
    ],
    ['Where', addressOf(store)],
    ...(news === 'cancelled' || news === 'closed' ? [] : [['Pay at the store', dollars(priceCents)] as const]),
  ]);

/**
 * The mail about a booked, moved or cancelled appointment, the reminder on the day before, or the notice that the store is
 * closed on that day. [ACC-08]
 */
export const appointmentEmail = (news: AppointmentNews, mail: AppointmentMail): Mail => {
  const { service, pet, store } = mail;
  const filled = mailOf(`appointment-${news}`, templates[news], mail, {
    service,
    pet,
    day: dayOf(mail.day),
    time: timeText(mail.minutes),
    facts: factsAbout(news, mail),
    bring: bringOf(mail.bring),
    changes: mail.canChange
      ? `You can reschedule or cancel online up to 24 hours before. After that, please call ${store.name} at ${store.phone}.`
      : `It starts within 24 hours. To change it, please call ${store.name} at ${store.phone}.`,
    store: store.name,
    phone: store.phone,
    link: accountLink(mail.page, 'Your appointments', 'Appointments'),
    choose: accountLink(mail.movePage, 'Choose another time', 'Appointments'),
    closed:
      mail.closedOn === undefined
        ? ''
        : `The store is closed on ${dayOf(mail.closedOn)}. Please call ${store.name} at ${store.phone} about the lesson on that day.`,
    out: stopLink(mail.stopPage),
  });
  return { ...filled, unsubscribe: mail.stopPage };
};
