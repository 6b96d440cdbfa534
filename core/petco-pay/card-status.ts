/** What the card programme knows of the shopper (PCC-01). */
export interface CardStatus {
  /** plccEnrollFlag is Y. */
  readonly isEnrolled: boolean;
  /** plccPrescreenFlag is Y: the bank has already agreed to an offer. */
  readonly isPrescreen: boolean;
  readonly prescreenId: string | undefined;
  /** plccLifetimePoints, "0" by default. */
  readonly rewardsAmount: string;
}

export const NO_CARD: CardStatus = {
  isEnrolled: false,
  isPrescreen: false,
  prescreenId: undefined,
  rewardsAmount: '0',
};

/** Whether the shopper goes on with a card, or an offer of one, that is theirs already: `Continue With Petco Pay`. */
export const isExpectedAtBank = ({ isEnrolled, isPrescreen }: CardStatus): boolean => isEnrolled || isPrescreen;
