/** What can be put on a product: engraved on a tag, or embroidered on a collar (PRO-08). */
export interface PersonalizationOffer {
  readonly kind: 'tag' | 'collar';
  /** The most lines of text. */
  readonly lines: number;
  readonly charactersPerLine: number;
  /** Every character that can be put on the product. */
  readonly characters: string;
  /** Names of the letterings, at least one. */
  readonly fonts: ReadonlyArray<string>;
  /** Colors of the text; none where it has no color of its own. */
  readonly colors: ReadonlyArray<{ readonly name: string; readonly value: string }>;
}

/** A shopper's text on an item, with the look of it. */
export interface Personalization {
  readonly lines: ReadonlyArray<string>;
  readonly font: string;
  /** Empty where the text has no color of its own. */
  readonly color: string;
}

/** A text in words, such as `“MAX / 555-0100” · Block`. */
export const personalizationText = ({ lines, font, color }: Personalization): string =>
  [`“${lines.join(' / ')}”`, font, color].filter((part) => part !== '').join(' · ');

/** The name of an item, with its text where it has one: it tells two lines of one product apart. */
export const nameWithText = ({
  name,
  personalization,
}: {
  readonly name: string;
  readonly personalization?: Personalization | undefined;
}): string => (personalization === undefined ? name : `${name}, ${personalizationText(personalization)}`);

/** Whether two items have the same text, or both have none. */
export const isSameText = (one: Personalization | undefined, other: Personalization | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : personalizationText(one) === personalizationText(other) && one.lines.length === other.lines.length;

/** Said before the shopper buys: such an item is made for one shopper. */
export const MADE_FOR_YOU = 'Personalized items can be returned only if they arrive damaged or incorrect.';
