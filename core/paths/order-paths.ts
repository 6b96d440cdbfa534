import { encodePart } from '../shared/encode-part';
import { CONFIRMATION_PATH, ORDER_PATH, ORDER_SUMMARY_PATH, TRACK_ORDER_PATH } from './paths';

/**
 * What an address of a page about one order names: the number, for the shopper whose order it is, or a token that opens
 * the order for everyone who has it (ORD-04). An email address is never part of an address.
 */
export type OrderReference = { readonly orderId: string } | { readonly token: string };

/** The parameters that the pages about one order read. */
export const ORDER_PARAMETERS = { orderId: 'orderId', token: 'orderToken' } as const;

/** The parameter of the summary that names a return. */
export const RETURN_PARAMETER = 'returnId';

const queryOf = (reference: OrderReference): string =>
  'token' in reference
    ? `${ORDER_PARAMETERS.token}=${encodePart(reference.token)}`
    : `${ORDER_PARAMETERS.orderId}=${encodePart(reference.orderId)}`;

/** Reads the first value of a parameter; null when an address has none. `URLSearchParams` does. */
export interface QueryReader {
  readonly get: (name: string) => string | null;
}

/** Returns what an address names; a token counts first. Undefined when it names nothing. */
export const orderReferenceIn = (query: QueryReader): OrderReference | undefined => {
  const token = query.get(ORDER_PARAMETERS.token);
  if (token !== null) return { token };
  const orderId = query.get(ORDER_PARAMETERS.orderId);
  return orderId === null ? undefined : { orderId };
};

/** The page with everything about one order. */
export const orderPath = (reference: OrderReference): string =>
  `${'token' in reference ? TRACK_ORDER_PATH : ORDER_PATH}?${queryOf(reference)}`;

/** The printable summary of one order. */
export const orderSummaryPath = (reference: OrderReference): string => `${ORDER_SUMMARY_PATH}?${queryOf(reference)}`;

/** The printable slip of a return, for services that issue no label of their own (ORD-05). */
export const returnSlipPath = (reference: OrderReference, returnId: string): string =>
  `${orderSummaryPath(reference)}&${RETURN_PARAMETER}=${encodePart(returnId)}`;

/** The page to which placing an order leads. It can be reloaded, and never places again (ORD-03). */
export const confirmationPath = (reference: OrderReference): string => `${CONFIRMATION_PATH}?${queryOf(reference)}`;
