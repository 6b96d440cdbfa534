import {
  fields,
  listOf,
  optional,
  optionalFlag,
  optionalNumber,
  optionalText,
  text,
  texts,
} from '../../http/wire-codecs';
import { contactWire } from '../addresses/address-wire';
import { cardFieldsWire } from './card-fields-wire';
import { orderContactWire } from '../orders/order-contact-wire';
import { checkoutPrescriptionWire } from '../prescription-wire';

const paymentInstructionWire = fields('payment instruction', {
  piId: text,
  payMethodId: text,
  brand: optionalText,
  displayNumber: optionalText,
  expireMonth: optionalNumber,
  expireYear: optionalNumber,
  x_declined: optionalText,
});

const giftCardWire = fields('gift card', {
  giftCardId: text,
  displayNumber: optionalText,
  balance: optionalNumber,
  amount: optionalNumber,
});

/** `cart/@self/x_checkout`: the state of the checkout, an extension of this project's wire. */
export const checkoutWire = fields('checkout', {
  orderId: text,
  contact: optional(orderContactWire),
  addressId: optionalText,
  billingAddressId: optionalText,
  shipModeId: optionalText,
  deliveryDay: optionalText,
  tip: optionalNumber,
  x_takesTip: optionalFlag,
  x_asksWhoPicksUp: optionalFlag,
  paymentInstruction: listOf(paymentInstructionWire),
  x_giftCards: listOf(giftCardWire),
  x_toPay: optionalNumber,
  x_minimumCharge: optionalNumber,
  x_prescription: checkoutPrescriptionWire,
  missing: texts,
});

/** `cart/@self/usable_shipping_info`. Names that start with `x_` are extensions. */
export const usableShippingWire = fields('usable shipping info', {
  usableShippingAddress: listOf(contactWire),
  usableShippingMode: listOf(
    fields(
      'shipping mode',
      {
        shipModeId: text,
        shipModeCode: optionalText,
        description: optionalText,
        shippingCharge: optionalNumber,
        x_deliveryDate: optionalText,
      },
      { description: ['shipModeDescription'] },
    ),
  ),
  x_deliveryDays: texts,
  x_vendors: listOf(fields('vendor', { name: text, orderItemIds: texts })),
});

/** `cart/@self/usable_payment_info`. Names that start with `x_` are extensions. */
export const usablePaymentWire = fields('usable payment info', {
  x_savedCards: listOf(
    fields('saved card', {
      walletId: text,
      kind: optionalText,
      brand: optionalText,
      displayNumber: optionalText,
      expireMonth: optionalNumber,
      expireYear: optionalNumber,
      isDefault: optionalFlag,
      isTemporary: optionalFlag,
    }),
  ),
  x_walletIsFull: optionalFlag,
  x_cardFields: optional(cardFieldsWire),
  x_paypal: optionalFlag,
});

/** `cart/@self/precheckout`. */
export const preparedWire = fields('prepared order', {
  grandTotal: optionalNumber,
  x_toPay: optionalNumber,
  x_key: text,
  x_state: optionalText,
});

/** `cart/@self/checkout`. */
export const placedWire = fields('placed order', {
  orderId: text,
  x_state: text,
  x_orderToken: optionalText,
  x_url: optionalText,
});
