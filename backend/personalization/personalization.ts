import { CommerceFailure } from '../http/commerce-failure.ts';
import { offerOf, type PersonalizationOffer } from './personalization-offers.ts';

/** The text that a shopper wants on a product, with the look of it. */
export interface Personalization {
  readonly lines: readonly string[];
  readonly font: string;
  /** Empty where the text has no colour of its own. */
  readonly color: string;
}

/** What a request says of a text; it is checked against the offer of the product. */
export interface GivenPersonalization {
  readonly lines: readonly string[];
  readonly font?: string;
  readonly color?: string;
}

/** JSON schema of a text in a request. */
export const personalizationSchema = {
  type: 'object',
  required: ['lines'],
  properties: {
    lines: { type: 'array', minItems: 1, maxItems: 6, items: { type: 'string', maxLength: 60 } },
    font: { type: 'string', maxLength: 20 },
    color: { type: 'string', maxLength: 20 },
  },
};

const refused = (message: string, partNumber: string): CommerceFailure =>
  new CommerceFailure({ errorKey: '_ERR_PERSONALIZATION', message, parameters: partNumber });

/** The lines without spaces at their ends and without empty lines at the end. */
const trimmed = (lines: readonly string[]): readonly string[] => {
  const clean = lines.map((line) => line.normalize('NFC').trim().replace(/ {2,}/g, ' '));
  return clean.slice(0, clean.findLastIndex((line) => line !== '') + 1);
};

const problemOf = (lines: readonly string[], offer: PersonalizationOffer): string | undefined => {
  if (lines.length === 0) return 'Enter the text for this item.';
  if (lines.length > offer.lines) return `Use up to ${offer.lines} lines of text.`;
  if (lines.some((line) => [...line].length > offer.charactersPerLine)) {
    return `Use up to ${offer.charactersPerLine} characters per line.`;
  }
  const unknown = [...lines.join('')].find((character) => !offer.characters.includes(character));
  return unknown === undefined ? undefined : 'The text has a character we can’t print on this item.';
};

/**
 * Checks a text against what can be put on the product, and returns it as it is stored: JSON, and empty for a product that
 * is not personalised. Equal texts are stored equally. Throws when the product needs a text and there is none, when it
 * takes none, and when the text is too long or has other characters. [PRO-08]
 */
export const storedPersonalization = (
  kind: string | null,
  given: GivenPersonalization | undefined,
  partNumber: string,
): string => {
  const offer = offerOf(kind);
  if (offer === undefined) {
    if (given === undefined) return '';
    throw refused('This item can’t be personalized.', partNumber);
  }
  if (given === undefined) throw refused('This item needs your text. Enter it on the product page.', partNumber);
  const lines = trimmed(given.lines);
  const problem = problemOf(lines, offer);
  if (problem !== undefined) throw refused(problem, partNumber);
  const font = given.font ?? offer.fonts[0] ?? '';
  const color = given.color ?? offer.colors[0]?.name ?? '';
  if (!offer.fonts.includes(font)) throw refused('That font isn’t available.', partNumber);
  if (color !== '' && offer.colors.every(({ name }) => name !== color))
    throw refused('That color isn’t available.', partNumber);
  const stored: Personalization = { lines, font, color };
  return JSON.stringify(stored);
};

/** Reads a stored text; undefined for none. */
export const readPersonalization = (stored: string): Personalization | undefined =>
  stored === '' ? undefined : (JSON.parse(stored) as Personalization);

/** A stored text as a field of a response; no field for none. */
export const personalizationField = (stored: string): { readonly x_personalization?: Personalization } => {
  const text = readPersonalization(stored);
  return text === undefined ? {} : { x_personalization: text };
};

/** A text in words, such as `“MAX / 555-0100”, Block`; empty for none. */
export const personalizationWords = (text: Personalization | undefined): string =>
  text === undefined
    ? ''
    : [`“${text.lines.join(' / ')}”`, text.font, text.color].filter((part) => part !== '').join(', ');
