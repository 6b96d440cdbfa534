import { escapeMarkdown } from './mail-markdown.ts';
import type { Mail } from './mailer.ts';
import { accountLink, dayOf, dollars } from './order-mail-parts.ts';
import { mailOf, readTemplate, type SlotValues } from './read-template.ts';

const templates = {
  joined: readTemplate('membership-joined', ['greeting', 'plan', 'pet', 'price', 'benefits', 'link']),
  cancelled: readTemplate('membership-cancelled', ['greeting', 'plan', 'pet', 'day', 'regular', 'link']),
  kept: readTemplate('membership-kept', ['greeting', 'plan', 'pet', 'day', 'reduced', 'link']),
};

/** Facts of a mail about a membership. */
export interface MembershipMail {
  readonly to: string;
  readonly firstName: string | null;
  /** Whom it is about: it goes with that account, whatever address it was sent to. [ACC-07] */
  readonly shopperId: number;
  readonly plan: string;
  readonly pet: string;
  /** The page of memberships; undefined when the shop does not know its own address. */
  readonly page: string | undefined;
}

const linkOf = ({ page }: MembershipMail): SlotValues[string] => accountLink(page, 'Your memberships', 'Memberships');

/** Sent when a pet has become a member. [ACC-09] */
export const joinedEmail = (
  mail: MembershipMail,
  { priceCents, benefits }: { readonly priceCents: number; readonly benefits: readonly string[] },
): Mail =>
  mailOf('membership-joined', templates.joined, mail, {
    plan: mail.plan,
    pet: mail.pet,
    price: dollars(priceCents),
    benefits: { markdown: benefits.map((text) => `- ${escapeMarkdown(text)}`).join('\n') },
    link: linkOf(mail),
  });

/** Sent when a membership was cancelled. `regular` appointments after its end have lost their benefit. [ACC-09] */
export const membershipCancelledEmail = (
  mail: MembershipMail,
  { endsOn, regular }: { readonly endsOn: string; readonly regular: number },
): Mail =>
  mailOf('membership-cancelled', templates.cancelled, mail, {
    plan: mail.plan,
    pet: mail.pet,
    day: dayOf(endsOn),
    regular:
      regular === 0
        ? ''
        : `You’ll pay the regular price for the ${regular === 1 ? 'appointment' : `${regular} appointments`} you have after that day.`,
    link: linkOf(mail),
  });

/** Sent when a cancellation was taken back. `reduced` appointments have their benefit again. [ACC-09] */
export const membershipKeptEmail = (
  mail: MembershipMail,
  { nextMonthOn, reduced }: { readonly nextMonthOn: string; readonly reduced: number },
): Mail =>
  mailOf('membership-kept', templates.kept, mail, {
    plan: mail.plan,
    pet: mail.pet,
    day: dayOf(nextMonthOn),
    reduced:
      reduced === 0
        ? ''
        : `Your benefit applies again to ${reduced === 1 ? 'one appointment' : `${reduced} appointments`} you have booked.`,
    link: linkOf(mail),
  });
