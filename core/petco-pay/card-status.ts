import { APPROVED } from './application';
import type { ApplicationResult } from './card-application-provider';

/** The shopper's status in the card programme (PCC-01). */
export interface CardStatus {
  /** plccEnrollFlag is Y. */
  readonly isEnrolled: boolean;
  /** plccPrescreenFlag is Y: the bank has prescreened the shopper and offers the card. */
  readonly isPrescreen: boolean;
  readonly prescreenId: string | undefined;
  /** plccLifetimePoints, "0" by default. */
  readonly rewardsAmount: string;
  /** Id of the approved call, until the shopper enrols. */
  readonly approvedCallId: string | undefined;
}

/** The status of a shopper without a card or an offer. */
export const NO_CARD: CardStatus = {
  isEnrolled: false,
  isPrescreen: false,
  prescreenId: undefined,
  rewardsAmount: '0',
  approvedCallId: undefined,
};

/** The shopper's progress towards the card. `invited`: the bank has pre-approved the shopper. */
export type CardStanding = 'none' | 'invited' | 'approved' | 'enrolled';

/** The furthest step that the status shows. */
export const cardStanding = ({ isEnrolled, isPrescreen, approvedCallId }: CardStatus): CardStanding => {
  if (isEnrolled) return 'enrolled';
  if (approvedCallId !== undefined) return 'approved';
  return isPrescreen ? 'invited' : 'none';
};

/** Whether the shopper has a card, an approval or the bank's offer: the button is then `Continue With Petco Pay`. */
export const hasCardOrOffer = (card: CardStatus): boolean => cardStanding(card) !== 'none';

/** The approval of an earlier application, so that the shopper need not apply again; undefined without one (PCC-04). */
export const approvalOf = (card: CardStatus): ApplicationResult | undefined =>
  card.approvedCallId === undefined || card.isEnrolled
    ? undefined
    : { callId: card.approvedCallId, message: '', result: APPROVED, status: 'COMPLETE' };
