import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import type { HeaderUser } from '../identity/header-user';
import { isPalsNumber } from '../rewards/rewards-variant';
import type { Applicant, ApplicationResult, OfferDesk, OfferDeskFailure } from './offer-desk';

/** Who wants the card, as far as the shop knows them. */
export type CardApplicant = Pick<HeaderUser, 'palsId' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

export type ApplyForCardError = { readonly kind: 'pals-membership-required' } | OfferDeskFailure;

export interface ApplyForCardPorts {
  readonly offerDesk: OfferDesk;
}

/**
 * Takes a member of the rewards programme to the bank's application and gives what it came to, undefined when it was
 * closed before a result. Somebody without a Pals number is refused, and the bank is not even fetched (PCC-02, PCC-03).
 * `whenOpen` runs just before the application appears.
 */
export type ApplyForCard = (
  applicant: CardApplicant,
  prescreenId: string | undefined,
  whenOpen: IO<void>,
) => TE.TaskEither<ApplyForCardError, ApplicationResult | undefined>;

export const makeApplyForCard =
  ({ offerDesk }: ApplyForCardPorts): ApplyForCard =>
  (applicant, prescreenId, whenOpen) =>
    isMember(applicant)
      ? offerDesk.apply({ prescreenId, applicant: asBankNeeds(applicant) }, whenOpen)
      : TE.left({ kind: 'pals-membership-required' });

const asBankNeeds = ({ firstName, lastName, email, phoneNumber }: CardApplicant): Applicant => ({
  firstName,
  lastName,
  email,
  phone: phoneNumber,
});

/** Whether somebody has a Pals number, which a card needs (PCC-02). */
export const isMember = ({ palsId }: Pick<HeaderUser, 'palsId'>): boolean => isPalsNumber(palsId);
