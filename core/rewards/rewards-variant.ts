/** What the Rewards dropdown shows (RWD-01). */
export type RewardsVariant = 'REGISTERED' | 'NOT_REGISTERED' | 'REGISTERED_PCC' | 'NOT_REGISTERED_PCC';

export interface RewardsVariantFacts {
  /** The Pals number; blank and undefined are none. */
  readonly palsNumber: string | undefined;
  /** Whether the credit-card feature is on. */
  readonly isCardOn: boolean;
}

/** Whether this is a Pals number, which members have; blank and undefined are none. */
export const isPalsNumber = (palsNumber: string | undefined): boolean =>
  palsNumber !== undefined && palsNumber.trim() !== '';

/** Registered are those with a Pals number, guests and customers without one are not (RWD-01). */
export const rewardsVariant = ({ palsNumber, isCardOn }: RewardsVariantFacts): RewardsVariant => {
  const isMember = isPalsNumber(palsNumber);
  if (isCardOn) return isMember ? 'REGISTERED_PCC' : 'NOT_REGISTERED_PCC';
  return isMember ? 'REGISTERED' : 'NOT_REGISTERED';
};

/** The variants with the card's panel beside the programme's (RWD-02, RWD-03). */
export const hasCardPanel = (variant: RewardsVariant): boolean =>
  variant === 'REGISTERED_PCC' || variant === 'NOT_REGISTERED_PCC';
