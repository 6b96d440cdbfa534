import * as t from 'io-ts';
import { fields, textUnlessNull } from '../http/wire-codecs';

/** Who applies, as the bank's script takes it. */
export interface OfferCustomer {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

export interface OfferOptions {
  readonly prescreenId?: string | undefined;
  readonly customer: OfferCustomer;
  /** May come more than once: the last one counts. */
  readonly onResult: (result: unknown) => void;
  /** Comes once, however the application was left. */
  readonly onClose: () => void;
}

/** The bank's script, once it has run. */
export interface OfferSdk {
  readonly open: (options: OfferOptions) => void;
}

export const isOfferSdk = (thing: unknown): thing is OfferSdk =>
  typeof thing === 'object' && thing !== null && 'open' in thing && typeof thing.open === 'function';

/** What the bank reports (PCC-01); only the result itself has to be there. */
export const offerResultWire = fields('application result', {
  callId: textUnlessNull,
  message: textUnlessNull,
  result: t.string,
  status: textUnlessNull,
});
