import { fields, listOf, optional, optionalFlag, optionalText, text, textUnlessNull } from '../../http/wire-codecs';
import { cardFieldsWire } from '../checkout/card-fields-wire';

/**
 * `mbrattributes/pccinfo` (PCC-01); every field may be missing for a shopper without a card. `x_approvedCallId` is an
 * extension of this project's backend.
 */
export const cardStatusWire = fields('card status', {
  plccEnrollFlag: textUnlessNull,
  plccPrescreenFlag: textUnlessNull,
  plccPrescreenId: textUnlessNull,
  plccLifetimePoints: textUnlessNull,
  x_approvedCallId: textUnlessNull,
});

const walletCardWire = fields('wallet card', {
  walletId: text,
  cardType: text,
  displayNumber: text,
  expireMonth: textUnlessNull,
  expireYear: textUnlessNull,
  isDefault: optionalFlag,
  isTemporary: optionalFlag,
  x_isUsable: optionalFlag,
  x_canEdit: optionalFlag,
});

/** `wallet/@self` (USR-10). The other fields are extensions of this project's backend (ACC-03). */
export const walletWire = fields('wallet', {
  wallet: listOf(walletCardWire),
  x_cardFields: optional(cardFieldsWire),
  x_isFull: optionalFlag,
});

/** `wallet/@self/x_card/…`, an extension of this project's backend (PAY-05). */
export const changedCardWire = fields('changed card', { walletId: text });

/** `wallet/@self/x_card` and `wallet/@self/x_setup/…`, extensions of this project's backend (ACC-03). */
export const addedCardWire = fields('added card', { x_state: text, x_url: optionalText });

/** `wallet/petcoPayTempCard` (PCC-05). The source shows no response: a service may confirm without a status. */
export const tempCardWire = fields('temporary card', { status: optionalText });
