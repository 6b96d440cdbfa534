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

/** Who wants the card, as far as the shop knows them. */
export type CardApplicant = Pick<HeaderUser, 'palsId' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

export type ApplyPccError = { readonly kind: 'pals-membership-required' } | CardApplicationFailure;

export interface ApplyPccPorts {
  readonly cardApplicationProvider: CardApplicationProvider;
}

/**
 * Takes a member of the rewards programme to the bank's application and gives what it came to, undefined when it was
 * closed before a result. Somebody without a Pals number is refused, and the bank is not even fetched (PCC-02, PCC-03).
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
