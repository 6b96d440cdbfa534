import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import type { HeaderUser } from '../identity/session/header-user';
import { isPalsNumber } from '../rewards/rewards-variant';
import type {
  Applicant,
  ApplicationResult,
  CardApplicationProvider,
  CardApplicationFailure,
} from './card-application-provider';

/** The shop's data of the shopper who applies for the card. */
export type CardApplicant = Pick<HeaderUser, 'palsId' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

export type ApplyPccError = { readonly kind: 'pals-membership-required' } | CardApplicationFailure;

export interface ApplyPccPorts {
  readonly cardApplicationProvider: CardApplicationProvider;
}

/**
 * Opens the bank's application for a member of the rewards programme. Returns its result; undefined when it was closed
 * without one. Fails for a shopper without a Pals number, and then does not load the bank's script (PCC-02, PCC-03).
 * `whenOpen` runs just before the application appears.
 */
export type ApplyPcc = (
  applicant: CardApplicant,
  prescreenId: string | undefined,
  whenOpen: IO<void>,
) => TE.TaskEither<ApplyPccError, ApplicationResult | undefined>;

export const makeApplyPcc =
  ({ cardApplicationProvider }: ApplyPccPorts): ApplyPcc =>
  (applicant, prescreenId, whenOpen) =>
    isMember(applicant)
      ? cardApplicationProvider.apply({ prescreenId, applicant: asBankNeeds(applicant) }, whenOpen)
      : TE.left({ kind: 'pals-membership-required' });

const asBankNeeds = ({ firstName, lastName, email, phoneNumber }: CardApplicant): Applicant => ({
  firstName,
  lastName,
  email,
  phone: phoneNumber,
});

/** Whether the shopper has a Pals number, which a card needs (PCC-02). */
export const isMember = ({ palsId }: Pick<HeaderUser, 'palsId'>): boolean => isPalsNumber(palsId);
