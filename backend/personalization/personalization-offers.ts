import * as v from 'valibot';
import { checkData, colour, positive, text, texts } from '../shared/data-file.ts';
import file from './data/offers.json' with { type: 'json' };

/** How a product is personalised: engraved, or embroidered. */
export const personalizationKinds = ['tag', 'collar'] as const;
export type PersonalizationKind = (typeof personalizationKinds)[number];

const offer = v.strictObject({
  /** The most lines of text. */
  lines: v.pipe(positive, v.integer()),
  charactersPerLine: v.pipe(positive, v.integer()),
  /** Every character that can be put on the product. */
  characters: text,
  fonts: texts,
  /** Colours of the thread; none where the text has no colour of its own. */
  colors: v.array(v.strictObject({ name: text, value: colour })),
});

/** What a shopper can have put on a product of one kind. [PRO-08] */
export type PersonalizationOffer = Readonly<v.InferOutput<typeof offer>>;

const offers = checkData('personalization/data/offers.json', v.strictObject({ tag: offer, collar: offer }), file);

/** The offer of a kind, as a product's row names it; undefined for a product that is not personalised. */
export const offerOf = (
  kind: string | null,
): (PersonalizationOffer & { readonly kind: PersonalizationKind }) | undefined => {
  const known = personalizationKinds.find((name) => name === kind);
  return known === undefined ? undefined : { kind: known, ...offers[known] };
};
