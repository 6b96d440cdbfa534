/** A capture, release or refund that is not done, for people who look at it. */
export interface ListedMovement {
  readonly id: number;
  readonly kind: string;
  readonly orderId: number;
  readonly attempts: number;
  /** When it is tried next; one that is being sent has the end of its lease. */
  readonly nextTryAt: number;
  /** Null as long as it is tried. */
  readonly deadAt: number | null;
  readonly problem: string | null;
}

/** The movements of money that were given up, and those that wait. */
export interface ListedMovements {
  readonly dead: readonly ListedMovement[];
  readonly waiting: readonly ListedMovement[];
}
