/**
 * What the shop needs the answer to a call for. Every call states it, and each kind has time-outs and circuit breakers of
 * its own on the server (decision 14):
 *
 * - `essential`: changes without which nobody can shop: identity, sign-in and sign-out, registration, password, cart;
 * - `personal`: whatever else belongs to one shopper: cart, account, rewards and wallet as they are, lesser changes;
 * - `public`: what is the same for everybody and a page is made of: catalogue, stores, configuration, search results;
 * - `optional`: what a page can do without: promotional spots, recommendations, suggestions, ads, reports.
 */
export type CallKind = (typeof CALL_KINDS)[number];

export const CALL_KINDS = ['essential', 'personal', 'public', 'optional'] as const;

/** Milliseconds for all calls, or for each kind. */
export type Timeouts = number | Readonly<Record<CallKind, number>>;

/** How long a call of this kind may take, in milliseconds. */
export const timeoutFor = (timeouts: Timeouts, kind: CallKind): number =>
  typeof timeouts === 'number' ? timeouts : timeouts[kind];

/** By what a circuit breaker is found: each service, kind and resource has one of its own. */
export interface CallLabels {
  readonly service: string;
  readonly kind: CallKind;
  /** The part of the service that is asked, such as `cart`: one of a few names in the code, never what somebody sent. */
  readonly resource: string;
}

/** The first segment of a call's path: `cart` of `cart/@self/update_order_item?x=1`. */
export const resourceOf = (path: string): string => path.replace(/^\/+/, '').split(/[/?]/, 1)[0] ?? '';
