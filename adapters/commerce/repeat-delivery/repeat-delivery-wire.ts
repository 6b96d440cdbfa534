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

/** How a product is shown. */
const looks = { thumbnail: optionalText, productUrl: optionalText, x_size: optionalText };

const lineWire = fields('repeat delivery line', {
  partNumber: text,
  description: optionalText,
  ...looks,
  quantity: optionalNumber,
  price: optionalNumber,
  isGone: optionalFlag,
  needsPrescription: optionalFlag,
  nearest: optional(fields('nearest product', { description: text, productUrl: text })),
});

const estimateWire = fields('estimate', { items: optionalNumber, discount: optionalNumber, total: optionalNumber });

/** One plan of `x_repeat_delivery/@self`, an extension of this project's backend (RPD-02). */
export const planWire = fields('repeat delivery', {
  planId: text,
  version: optionalText,
  status: text,
  pauseReason: optionalText,
  frequency: fields('frequency', { unit: text, count: optionalNumber }),
  nextDate: text,
  addressId: optionalText,
  isAddressForBilling: optionalFlag,
  isPhoneMissing: optionalFlag,
  walletId: optionalText,
  discount: optionalText,
  estimate: optional(estimateWire),
  canUndo: optionalFlag,
  waitsForStock: optionalFlag,
  isDeclined: optionalFlag,
  isCardExpired: optionalFlag,
  isLate: optionalFlag,
  isSentToday: optionalFlag,
  retryDate: optionalText,
  leftOut: texts,
  lines: listOf(lineWire),
});

export const plansWire = fields('repeat deliveries', { plans: listOf(planWire), firstDate: text, lastDate: text });

/** `x_repeat_delivery/offer` (RPD-01). */
export const offerWire = fields('repeat delivery offer', {
  lines: listOf(
    fields('offered product', {
      partNumber: text,
      description: optionalText,
      ...looks,
      x_categoryPath: optionalText,
      x_form: optionalText,
      price: optionalNumber,
      firstPrice: optionalNumber,
      repeatPrice: optionalNumber,
    }),
  ),
  firstDiscount: optionalText,
  discount: optionalText,
  firstPercent: optionalNumber,
  percent: optionalNumber,
  firstDate: text,
  lastDate: text,
});
