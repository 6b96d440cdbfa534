import { fields, text, textUnlessNull } from '../../http/wire-codecs';

/** `person/createPals` (PAL-01). */
export const membershipWire = fields('membership', { isSiebelSync: text, x_palsId: textUnlessNull });
