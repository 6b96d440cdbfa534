/**
 * The purpose of a call. Every call has one, and each kind has its own time-outs and circuit breakers on the server
 * (decision 14):
 *
 * - `essential`: changes that shopping requires: identity, sign-in and sign-out, registration, password, cart;
 * - `personal`: other data of one shopper: reading cart, account, rewards and wallet, and lesser changes;
 * - `public`: data of pages that is the same for all shoppers: catalogue, stores, configuration, search results;
 * - `optional`: what a page can do without: promotional spots, recommendations, suggestions, ads, reports.
 */
export type CallKind = (typeof CALL_KINDS)[number];

export const CALL_KINDS = ['essential', 'personal', 'public', 'optional'] as const;

/** Milliseconds for all calls, or for each kind. */
export type Timeouts = number | Readonly<Record<CallKind, number>>;

/** Returns the time-out of calls of this kind, in milliseconds. */
export const timeoutFor = (timeouts: Timeouts, kind: CallKind): number =>
  typeof timeouts === 'number' ? timeouts : timeouts[kind];

/** Identifies a circuit breaker: each service, kind and resource has one. */
export interface CallLabels {
  readonly service: string;
  readonly kind: CallKind;
  /** The called part of the service, such as `cart`: one of a few names in the code, never input. */
  readonly resource: string;
}

/** Returns the first segment of a call's path: `cart` of `cart/@self/update_order_item?x=1`. */
export const resourceOf = (path: string): string => path.replace(/^\/+/, '').split(/[/?]/, 1)[0] ?? '';
