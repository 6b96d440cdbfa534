/** Why there is no page: nothing lives here, the shop's services cannot be reached, or something broke. */
export interface ProblemData {
  readonly kind: 'not-found' | 'unavailable' | 'refused' | 'broken';
  /** What the shopper may quote to the shop's people. */
  readonly reference: string;
}
