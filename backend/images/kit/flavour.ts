import * as v from 'valibot';
import { checkData, colour, pattern, text } from '../../shared/data-file.ts';
import type { ArtSubject } from './art-subject.ts';
import { fromHsl } from './colour.ts';
import { hashOf } from '../../shared/hash.ts';
import coloursFile from './data/colours.json' with { type: 'json' };
import flavoursFile from './data/flavours.json' with { type: 'json' };

export interface Flavour {
  name: string;
  colour: string;
  /** Icons of the ingredients for the pack; can be empty. */
  icons: readonly string[];
}

const flavours = checkData(
  'images/kit/data/flavours.json',
  v.array(v.strictObject({ pattern, colour, icons: v.array(text) })),
  flavoursFile,
);

export const flavourIcons: readonly string[] = [...new Set(flavours.flatMap(({ icons }) => icons))];

/** The flavour to print, with its colour; undefined when the product has none. */
export const flavourOf = (subject: Pick<ArtSubject, 'flavor' | 'name'>): Flavour | undefined => {
  const name = subject.flavor?.trim();
  if (name === undefined || name === '') return undefined;
  const known = flavours.find(({ pattern }) => pattern.test(name));
  return known === undefined
    ? { name, colour: fromHsl(hashOf(name) % 360, 0.5, 0.45), icons: [] }
    : { name, colour: known.colour, icons: known.icons };
};

/** Icons for a pack without a flavour, from the words of its name. */
export const contentsOf = (name: string): readonly string[] =>
  flavours.find(({ pattern }) => pattern.test(name))?.icons ?? [];

/** The colour for the words of a name, for packs without a flavour. */
export const colourFrom = (name: string): string | undefined =>
  flavours.find(({ pattern }) => pattern.test(name))?.colour;

const colours = checkData('images/kit/data/colours.json', v.array(v.strictObject({ pattern, colour })), coloursFile);

/** A colour by its name in the catalogue; undefined when the words are not known (they are never used as markup). */
export const namedColour = (words: string | null | undefined): string | undefined =>
  words === null || words === undefined ? undefined : colours.find(({ pattern }) => pattern.test(words))?.colour;
