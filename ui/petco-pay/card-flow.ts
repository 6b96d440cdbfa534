export interface ApplyOptions {
  /** The shopper came from a wish list: after a sign-in they go back to it (PCC-07). */
  readonly fromWishlist?: boolean;
}

/** What other parts of the shop tell the card's flow. Nothing here rejects: what goes wrong is shown to the shopper. */
export interface CardFlow {
  /** APPLY NOW: a guest is asked for an account, who is no Pals member to join, a member gets the application. */
  readonly apply: (options?: ApplyOptions) => Promise<void>;
  /** After a successful join: on to the application (PCC-02). */
  readonly joinedPals: () => Promise<void>;
  /** After the second "no" to joining: the flow is left. */
  readonly declinedPals: () => Promise<void>;
  /** At a page's start: opens the success modal that a page before has remembered, once (REG-06). */
  readonly reopen: () => Promise<void>;
}
