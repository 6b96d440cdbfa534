import { fields, listOf, optionalNumber, optionalText, text } from '../http/wire-codecs';

/** `promotion/@running`, a completion of ours. */
export const promotionOffersWire = fields('running promotions', {
  promotion: listOf(
    fields('promotion', {
      code: text,
      description: optionalText,
      minimumAmount: optionalNumber,
      department: optionalText,
      endDate: optionalText,
    }),
  ),
});
