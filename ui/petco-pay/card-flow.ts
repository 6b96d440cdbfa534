export interface ApplyOptions {
  /** The flow was started from a wish list. A sign-in returns the shopper to that list (PCC-07). */
  readonly fromWishlist?: boolean;
}

/** The card flow's interface for other parts of the shop. No method rejects: failures are shown to the shopper. */
export interface CardFlow {
  /** APPLY NOW: asks a guest to register, asks a customer to join Pals, and opens the application for a member. */
  readonly apply: (options?: ApplyOptions) => Promise<void>;
  /** Continues with the application after a successful join (PCC-02). */
  readonly joinedPals: () => Promise<void>;
  /** Ends the flow after the shopper declined to join for the second time. */
  readonly declinedPals: () => Promise<void>;
  /** Opens the success modal that an earlier page stored, once. Call it when a page starts (REG-06). */
  readonly reopen: () => Promise<void>;
}
