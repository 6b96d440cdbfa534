import type { CardFields } from '../../../core/checkout/loading/checkout';

/**
 * The origin of the embedded provider, whose pages stand for the shopper's bank and PayPal: in development it is the only
 * one that a page may open over http.
 */
export const approvalOriginOf = (cardFields: CardFields | undefined): string | undefined =>
  cardFields?.kind === 'embedded' ? cardFields.origin : undefined;
