import type { TypeOf } from 'io-ts';
import type { CardFields } from '../../../core/checkout/loading/checkout';
import { fields, optionalText, text } from '../../http/wire-codecs';

/** Where a card is typed, at checkout and in the wallet: an extension of this project's backend (PAY-02). */
export const cardFieldsWire = fields('card fields', {
  kind: text,
  origin: optionalText,
  publishableKey: optionalText,
  scriptUrl: optionalText,
});

/** Stripe asks shops to load its script from its own origin. */
const STRIPE_SCRIPT = 'https://js.stripe.com/v3/';

/** Converts the fields; undefined for a kind that the shop does not know. */
export const toCardFields = (wire: TypeOf<typeof cardFieldsWire> | undefined): CardFields | undefined => {
  if (wire?.kind === 'embedded' && wire.origin !== undefined) return { kind: 'embedded', origin: wire.origin };
  if (wire?.kind !== 'stripe' || wire.publishableKey === undefined) return undefined;
  return { kind: 'stripe', publishableKey: wire.publishableKey, scriptUrl: wire.scriptUrl ?? STRIPE_SCRIPT };
};
