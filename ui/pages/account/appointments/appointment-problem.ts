import { accountProblem, type AccountProblem } from '../../../../core/account/account-form';
import type { BookAppointmentError } from '../../../../core/appointments/book-appointment';
import type { CancelFailure, HoldFailure, MoveFailure } from '../../../../core/appointments/appointment-gateway';

export type AppointmentError = BookAppointmentError | HoldFailure | MoveFailure | CancelFailure;

const told = (message: string): AccountProblem => ({ message, needsSignIn: false });

const TOO_MANY = 'You already have 10 appointments. Please cancel one first, or call the store.';
const NOT_OFFERED = 'This store no longer offers that service. Please choose again.';
const GONE = 'We couldn’t find this appointment. It may have been changed in another window.';
const TAKEN = 'That time is no longer available. Please choose another one.';
const PET_BUSY = 'This pet already has an appointment at that time. Please choose another time.';
const WRONG_AGE =
  'Your pet isn’t the right age for this on that day. Please choose another day, or correct its birthday in My Pets.';
const BENEFIT_USED = 'You’ve used this membership benefit for that period. Nothing was changed.';
const ENDED =
  'This membership ends before that day. Choose an earlier day, or book without the membership. Nothing was changed.';
const TOO_LATE = 'It’s too late to change this appointment online. Please call the store.';

const UNCHANGED = 'Your appointment hasn’t changed.';
const NOT_COVERED: Readonly<Record<'benefit-used' | 'membership-ended', string>> = {
  'benefit-used': `Your plan doesn’t cover the new time: its benefit is used up for that period. ${UNCHANGED}`,
  'membership-ended': `Your plan doesn’t cover the new time: your membership ends before that day. ${UNCHANGED}`,
};

/** Why a membership does not cover the time to which an appointment was to move; undefined for other problems. */
export const notCovered = ({ kind }: AppointmentError): AccountProblem | undefined =>
  kind === 'benefit-used' || kind === 'membership-ended' ? told(NOT_COVERED[kind]) : undefined;

/** What stands above the page after a form failed; undefined when its fields show the errors. */
export const appointmentProblem = (error: AppointmentError): AccountProblem | undefined => {
  switch (error.kind) {
    case 'slot-taken':
      return told(TAKEN);
    case 'too-many-appointments':
      return told(TOO_MANY);
    case 'not-offered':
      return told(NOT_OFFERED);
    case 'no-such-appointment':
      return told(GONE);
    case 'pet-busy':
      return told(PET_BUSY);
    case 'wrong-age':
      return told(WRONG_AGE);
    case 'benefit-used':
      return told(BENEFIT_USED);
    case 'membership-ended':
      return told(ENDED);
    case 'too-late-to-change':
      return told(TOO_LATE);
    default:
      return accountProblem(error);
  }
};

const CONFLICTS: ReadonlyArray<AppointmentError['kind']> = [
  'slot-taken',
  'too-many-appointments',
  'pet-busy',
  'wrong-age',
  'benefit-used',
  'membership-ended',
  'too-late-to-change',
  'no-such-appointment',
];

/** The status of the page that shows a failed form. */
export const statusOfAppointmentError = (error: AppointmentError): number => {
  if (error.kind === 'sign-in-needed') return 401;
  if (error.kind === 'invalid-fields' || error.kind === 'not-offered') return 400;
  if (CONFLICTS.includes(error.kind)) return 409;
  return error.kind === 'refused' && error.status < 500 ? error.status : 503;
};
