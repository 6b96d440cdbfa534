import * as E from 'fp-ts/Either';
import type { Check } from '../forms/checks';
import { hasErrors, makeForm, type FieldErrors, type FieldRule, type Form } from '../forms/form';
import { atMost } from '../forms/messages';
import type { Personalization, PersonalizationOffer } from './personalization';

/** The names of the fields for the lines of the longest text; a product may have fewer. */
export const LINE_FIELDS = ['line1', 'line2', 'line3', 'line4'] as const;
export type PersonalizationField = (typeof LINE_FIELDS)[number] | 'font' | 'color';
export type TypedPersonalization = Readonly<Partial<Record<PersonalizationField, string>>>;

/** The fields for the lines of a product. */
export const lineFieldsOf = ({ lines }: PersonalizationOffer): ReadonlyArray<(typeof LINE_FIELDS)[number]> =>
  LINE_FIELDS.slice(0, lines);

const TEXT_MISSING = 'Please enter the text.';
const NO_SUCH_CHOICE = 'Please choose one from the list.';

/** The characters that are neither letters nor digits nor spaces, as a message lists them. */
const marksOf = (characters: string): string => [...characters].filter((one) => !/[\p{L}\d ]/u.test(one)).join(' ');

const checkLine =
  ({ characters, charactersPerLine }: PersonalizationOffer): Check =>
  (value) => {
    const unknown = [...value].find((one) => !characters.includes(one));
    if (unknown !== undefined) {
      const shown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(unknown) ? 'one character' : `“${unknown}”`;
      return `We can’t print ${shown} on this item. Use letters, numbers, spaces and ${marksOf(characters)}`;
    }
    return [...value].length > charactersPerLine ? atMost(charactersPerLine) : undefined;
  };

const among =
  (names: ReadonlyArray<string>): Check =>
  (value) =>
    names.includes(value) ? undefined : NO_SUCH_CHOICE;

/** The form of a product's text: its lines, the lettering, and the color where there is one (PRO-08). */
export const personalizationForm = (offer: PersonalizationOffer): Form<PersonalizationField> => {
  const line = (number: number): FieldRule => ({
    label: offer.lines === 1 ? 'Text' : `Line ${number}`,
    ...(number === 1 ? { required: TEXT_MISSING } : { optional: true }),
    checks: [checkLine(offer)],
  });
  const colors = offer.colors.map(({ name }) => name);
  return makeForm<PersonalizationField>({
    line1: line(1),
    line2: line(2),
    line3: line(3),
    line4: line(4),
    font: { label: 'Lettering', initial: offer.fonts[0] ?? '', checks: [among(offer.fonts)] },
    color: { label: 'Text color', initial: colors[0] ?? '', optional: true, checks: [among(colors)] },
  });
};

/** What was typed is not a text for the product. */
export interface InvalidPersonalization {
  readonly kind: 'invalid-fields';
  readonly errors: FieldErrors<PersonalizationField>;
}

/** Reads the typed fields. Spaces at the ends of lines, and empty lines at the end, are left out. */
export const readPersonalization = (
  offer: PersonalizationOffer,
  typed: TypedPersonalization,
): E.Either<InvalidPersonalization, Personalization> => {
  const form = personalizationForm(offer);
  const { fields, ...state } = form.validate(form.setFields(form.initial, typed));
  if (hasErrors({ fields, ...state })) {
    const errors = form.keys.flatMap((key) => fields[key].errors.slice(0, 1).map((error) => [key, error] as const));
    return E.left({ kind: 'invalid-fields', errors: Object.fromEntries(errors) });
  }
  return E.right({ lines: linesOf(offer, typed), font: fields.font.value, color: fields.color.value });
};

/** The lines of a text as they are typed, for its preview and its order. */
export const linesOf = (offer: PersonalizationOffer, typed: TypedPersonalization): ReadonlyArray<string> => {
  const lines = lineFieldsOf(offer).map((name) => (typed[name] ?? '').normalize('NFC').trim().replace(/ {2,}/g, ' '));
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
};

/** The fields of a text, to edit it. */
export const typedOf = ({ lines, font, color }: Personalization): TypedPersonalization => ({
  ...Object.fromEntries(LINE_FIELDS.map((name, index) => [name, lines[index] ?? ''])),
  font,
  color,
});
