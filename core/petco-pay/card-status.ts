import { APPROVED } from './application';
import type { ApplicationResult } from './card-application-provider';

/** What the card programme knows of the shopper (PCC-01). */
export interface CardStatus {
  /** plccEnrollFlag is Y. */
  readonly isEnrolled: boolean;
  /** plccPrescreenFlag is Y: the bank has already agreed to an offer. */
  readonly isPrescreen: boolean;
  readonly prescreenId: string | undefined;
  /** plccLifetimePoints, "0" by default. */
  readonly rewardsAmount: string;
  /** The call that was approved, while the card is not taken up yet. */
  readonly approvedCallId: string | undefined;
}

export const NO_CARD: CardStatus = {
  isEnrolled: false,
  isPrescreen: false,
  prescreenId: undefined,
  rewardsAmount: '0',
  approvedCallId: undefined,
};

/** How far a shopper is on the way to the card; an approval is more than the bank's offer of one. */
export type CardStanding = 'none' | 'invited' | 'approved' | 'enrolled';

export const cardStanding = ({ isEnrolled, isPrescreen, approvedCallId }: CardStatus): CardStanding => {
  if (isEnrolled) return 'enrolled';
  if (approvedCallId !== undefined) return 'approved';
  return isPrescreen ? 'invited' : 'none';
};

/** Whether the shopper goes on with a card, or an offer of one, that is theirs already: `Continue With Petco Pay`. */
export const isExpectedAtBank = (card: CardStatus): boolean => cardStanding(card) !== 'none';

/** The bank's approval of an earlier application, which no other one has to bring; undefined without one (PCC-04). */
export const approvalOf = (card: CardStatus): ApplicationResult | undefined =>
  card.approvedCallId === undefined || card.isEnrolled
    ? undefined
    : { callId: card.approvedCallId, message: '', result: APPROVED, status: 'COMPLETE' };
