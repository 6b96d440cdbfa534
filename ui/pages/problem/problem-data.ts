/**
 * The reason why there is no page: the address is unknown, the services are unreachable, or an error occurred. On the
 * confirmation of an order, unreachable services are `order-unavailable`.
 */
export interface ProblemData {
  readonly kind: 'not-found' | 'unavailable' | 'order-unavailable' | 'refused' | 'broken';
  /** A reference that the shopper can quote to customer service. */
  readonly reference: string;
  /** The page to try again; empty for the address of this page. */
  readonly retryPath: string;
}
