export type ApplicationResult = 'APPROVED' | 'DECLINED' | 'PENDING' | 'EXISTING' | 'ERROR';

/** The income bands; the income itself is not stored. */
export type IncomeBand = 'low' | 'middle' | 'high';

const MIDDLE_FROM_CENTS = 1_200_000;
const HIGH_FROM_CENTS = 2_400_000;

/** Last name that simulates an unreachable bank, to test time-outs. */
const NAME_THAT_TIMES_OUT = 'timeout';

/** Less than $12,000 a year is low, from $24,000 it is high. */
export const incomeBandOf = (yearlyCents: number): IncomeBand => {
  if (yearlyCents >= HIGH_FROM_CENTS) return 'high';
  return yearlyCents >= MIDDLE_FROM_CENTS ? 'middle' : 'low';
};

/** The facts on which the bank decides. */
export interface ApplicationFacts {
  readonly lastName: string;
  readonly incomeBand: IncomeBand;
  /** The bank has offered the card. */
  readonly prescreened: boolean;
  /** No card, approved but not accepted yet, or in use. */
  readonly card: 'none' | 'approved' | 'enrolled';
}

/**
 * The bank's rules; the first match decides. Last name `Timeout`: ERROR. Card in use: EXISTING. Approved but not
 * accepted: APPROVED. High income: APPROVED. Middle income: APPROVED when prescreened, otherwise PENDING. Low income:
 * DECLINED. [PCC-04]
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
  /** Whether the decision is final, pending, or failed. */
  readonly status: 'COMPLETE' | 'IN_REVIEW' | 'TIMED_OUT';
}

/** The decision on the wire. */
export const resultWords: Readonly<Record<ApplicationResult, ResultWords>> = {
  APPROVED: { message: 'Congratulations! Your Petco Pay card is approved.', status: 'COMPLETE' },
  DECLINED: { message: 'We can’t offer you a Petco Pay card at this time.', status: 'COMPLETE' },
  PENDING: { message: 'We need a little more time. We’ll mail you our decision.', status: 'IN_REVIEW' },
  EXISTING: { message: 'You already have a Petco Pay card.', status: 'COMPLETE' },
  ERROR: { message: 'The bank didn’t respond in time. Please try again later.', status: 'TIMED_OUT' },
};
