import { fields, listOf, optionalNumber, optionalText, text } from '../../http/wire-codecs';

/** `promotion/@running`, this project's extension of the wire. */
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
