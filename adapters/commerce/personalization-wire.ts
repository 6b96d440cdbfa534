import * as O from 'fp-ts/Option';
import type { TypeOf } from 'io-ts';
import type { Personalization, PersonalizationOffer } from '../../core/personalization/personalization';
import { fields, listOf, optional, optionalNumber, optionalText, reader, text, texts } from '../http/wire-codecs';

/** A line of a text; one between others may be empty. */
const lineWire = reader('line', (value) => (typeof value === 'string' ? O.some(value) : O.none));

/** A shopper's text on a line of a cart or an order. */
export const personalizationWire = optional(
  fields('personalization', { lines: listOf(lineWire), font: optionalText, color: optionalText }),
);

/** What can be put on a product. */
export const personalizationOfferWire = optional(
  fields('personalization', {
    kind: optionalText,
    lines: optionalNumber,
    charactersPerLine: optionalNumber,
    characters: optionalText,
    fonts: texts,
    colors: listOf(fields('color', { name: text, value: text })),
  }),
);

/** The text of a line as a property; none without a text. */
export const toPersonalization = (
  wire: TypeOf<typeof personalizationWire>,
): { readonly personalization?: Personalization } =>
  wire === undefined || wire.lines.length === 0
    ? {}
    : { personalization: { lines: wire.lines, font: wire.font ?? '', color: wire.color ?? '' } };

const MAX_LINES = 4;
const MAX_CHARACTERS = 60;
const COLOR = /^#[\da-f]{6}$/i;

/**
 * The offer of a product as a property. An offer without characters or letterings, or of a kind that the shop cannot
 * draw, counts as none.
 */
export const toPersonalizationOffer = (
  wire: TypeOf<typeof personalizationOfferWire>,
): { readonly personalization?: PersonalizationOffer } => {
  if (wire === undefined) return {};
  const { kind, characters, fonts, colors } = wire;
  if ((kind !== 'tag' && kind !== 'collar') || characters === undefined || fonts.length === 0) return {};
  return {
    personalization: {
      kind,
      lines: within(wire.lines, MAX_LINES),
      charactersPerLine: within(wire.charactersPerLine, MAX_CHARACTERS),
      characters: ` ${characters}`,
      fonts,
      colors: colors.filter(({ value }) => COLOR.test(value)),
    },
  };
};

const within = (value: number | undefined, most: number): number => Math.min(most, Math.max(1, Math.trunc(value ?? 1)));
