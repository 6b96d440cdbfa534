/** What the Rewards dropdown shows (RWD-01). */
export type RewardsVariant = 'REGISTERED' | 'NOT_REGISTERED' | 'REGISTERED_PCC' | 'NOT_REGISTERED_PCC';

export interface RewardsVariantFacts {
  /** The Pals number; blank and undefined mean none. */
  readonly palsNumber: string | undefined;
  /** Whether the credit-card feature is on. */
  readonly isCardOn: boolean;
}

/** Whether a value is a Pals number, which members have; blank and undefined are not. */
export const isPalsNumber = (palsNumber: string | undefined): boolean =>
  palsNumber !== undefined && palsNumber.trim() !== '';

/** Whether a shopper is a member of the programme: signed in, with a Pals number. */
export const isPalsMember = (user: { readonly isRegistered: boolean; readonly palsId: string | undefined }): boolean =>
  user.isRegistered && isPalsNumber(user.palsId);

/**
 * Returns the variant. A shopper with a Pals number is registered; guests and customers without one are not (RWD-01).
 */
export const rewardsVariant = ({ palsNumber, isCardOn }: RewardsVariantFacts): RewardsVariant => {
  const isMember = isPalsNumber(palsNumber);
  if (isCardOn) return isMember ? 'REGISTERED_PCC' : 'NOT_REGISTERED_PCC';
  return isMember ? 'REGISTERED' : 'NOT_REGISTERED';
};

/** Whether a variant shows the card's panel beside the panel of the programme (RWD-02, RWD-03). */
export const hasCardPanel = (variant: RewardsVariant): boolean =>
  variant === 'REGISTERED_PCC' || variant === 'NOT_REGISTERED_PCC';
