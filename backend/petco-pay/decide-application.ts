export type ApplicationResult = 'APPROVED' | 'DECLINED' | 'PENDING' | 'EXISTING' | 'ERROR';

/** All of an income that is kept. */
export type IncomeBand = 'low' | 'middle' | 'high';

const MIDDLE_FROM_CENTS = 1_200_000;
const HIGH_FROM_CENTS = 2_400_000;

/** A shopper of this last name finds the bank out of reach: how a time-out is tried. */
const NAME_THAT_TIMES_OUT = 'timeout';

/** Less than $12,000 a year is low, from $24,000 it is high. */
export const incomeBandOf = (yearlyCents: number): IncomeBand => {
  if (yearlyCents >= HIGH_FROM_CENTS) return 'high';
  return yearlyCents >= MIDDLE_FROM_CENTS ? 'middle' : 'low';
};

/** What the bank decides by. */
export interface ApplicationFacts {
  readonly lastName: string;
  readonly incomeBand: IncomeBand;
  /** The bank has offered the card. */
  readonly prescreened: boolean;
  /** None, approved and not taken up yet, or in use. */
  readonly card: 'none' | 'approved' | 'enrolled';
}

/**
 * The bank's rules, first match: the last name `Timeout` is an ERROR; who has the card is EXISTING; who was approved and
 * has not taken the card up is APPROVED again; a high income is APPROVED, and a middle one too when prescreened; a middle
 * one is otherwise PENDING, a low one DECLINED. [PCC-04]
 */
export const decideApplication = ({ lastName, incomeBand, prescreened, card }: ApplicationFacts): ApplicationResult => {
  if (lastName.toLowerCase() === NAME_THAT_TIMES_OUT) return 'ERROR';
  if (card === 'enrolled') return 'EXISTING';
  if (card === 'approved' || incomeBand === 'high') return 'APPROVED';
  if (incomeBand === 'middle') return prescreened ? 'APPROVED' : 'PENDING';
  return 'DECLINED';
};

interface ResultWords {
  readonly message: string;
  /** Whether the bank is done, still thinking, or was out of reach. */
  readonly status: 'COMPLETE' | 'IN_REVIEW' | 'TIMED_OUT';
}

/** The decision as the applicant gets it. */
export const resultWords: Readonly<Record<ApplicationResult, ResultWords>> = {
  APPROVED: { message: 'Congratulations! Your Petco Pay card is approved.', status: 'COMPLETE' },
  DECLINED: { message: 'We cannot offer you a Petco Pay card at this time.', status: 'COMPLETE' },
  PENDING: { message: 'We need a little more time. You will hear from us by mail.', status: 'IN_REVIEW' },
  EXISTING: { message: 'You already have a Petco Pay card.', status: 'COMPLETE' },
  ERROR: { message: 'The bank did not answer in time. Please try again later.', status: 'TIMED_OUT' },
};
