import * as t from 'io-ts';
import { fields, textUnlessNull } from '../http/wire-codecs';

/** The applicant in the format of the bank's script. */
export interface OfferCustomer {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** The options of `plccOffer.open`. */
export interface OfferOptions {
  readonly prescreenId?: string | undefined;
  readonly customer: OfferCustomer;
  /** May be called more than once: the last result counts. */
  readonly onResult: (result: unknown) => void;
  /** Called once when the application closes, for any reason. */
  readonly onClose: () => void;
}

/** The global object that the bank's script sets. */
export interface OfferSdk {
  readonly open: (options: OfferOptions) => void;
}

/** Whether the value has the function `open`. */
export const isOfferSdk = (thing: unknown): thing is OfferSdk =>
  typeof thing === 'object' && thing !== null && 'open' in thing && typeof thing.open === 'function';

/** The bank's result (PCC-01). Only `result` is required. */
export const offerResultWire = fields('application result', {
  callId: textUnlessNull,
  message: textUnlessNull,
  result: t.string,
  status: textUnlessNull,
});
