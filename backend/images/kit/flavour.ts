import type { ArtSubject } from './art-subject.ts';
import { fromHsl } from './colour.ts';
import { hashOf } from '../../shared/hash.ts';

export interface Flavour {
  name: string;
  colour: string;
  /** Icons of the ingredients for the pack; can be empty. */
  icons: readonly string[];
}

const flavours: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/peanut/i, '#b9793a', ['noto:peanuts']],
  [/salmon|trout/i, '#e8694f', ['noto:fish', 'noto:leafy-green']],
  [/tuna|whitefish|white fish|cod\b|ocean|seafood|mackerel|sardine|\bfish/i, '#1f7fb8', ['noto:fish']],
  [/shrimp|crab|lobster|krill/i, '#ee6c4d', ['noto:shrimp']],
  [/chicken|poultry|hen\b/i, '#e39a1f', ['noto:poultry-leg', 'noto:carrot']],
  [/turkey/i, '#b4552d', ['noto:poultry-leg', 'noto:roasted-sweet-potato']],
  [/duck|goose|quail/i, '#2d7d6f', ['noto:poultry-leg', 'noto:blueberries']],
  [/lamb|mutton|goat/i, '#7d5a9b', ['noto:meat-on-bone', 'noto:cooked-rice']],
  [/venison|bison|boar|game|rabbit/i, '#7a4a2b', ['noto:meat-on-bone', 'noto:potato']],
  [/beef|steak|meat|liver|brisket/i, '#b3282d', ['noto:cut-of-meat', 'noto:potato']],
  [/bacon|pork|ham\b/i, '#c94f45', ['noto:bacon']],
  [/cheese/i, '#eeb422', ['noto:cheese-wedge']],
  [/egg/i, '#e8b04a', ['noto:egg']],
  [/pumpkin|sweet potato/i, '#dd7a24', ['noto:roasted-sweet-potato']],
  [/carrot/i, '#e8862e', ['noto:carrot']],
  [/blueberr|berry/i, '#5160b5', ['noto:blueberries']],
  [/strawberr/i, '#d9404f', ['noto:strawberry']],
  [/banana/i, '#e9bb2f', ['noto:banana']],
  [/apple/i, '#72a92f', ['noto:red-apple']],
  [/honey/i, '#dd9a1e', ['noto:honey-pot']],
  [/milk|yogurt|vanilla/i, '#7fa6cf', ['noto:glass-of-milk']],
  [/mint|fresh|herb|alfalfa|timothy|vegetable|green|garden/i, '#4c9f6a', ['noto:herb']],
  [/seed|grain|millet|corn|nut/i, '#c98a2b', ['noto:sheaf-of-rice', 'noto:ear-of-corn']],
  [/fruit/i, '#d8578a', ['noto:red-apple', 'noto:banana']],
  [/lavender/i, '#8d78c4', ['noto:herb']],
  [/unscented|original|plain|sensitive/i, '#6f8fb0', []],
  [/insect|cricket|mealworm/i, '#86763c', ['noto:cricket']],
];

export const flavourIcons: readonly string[] = [...new Set(flavours.flatMap(([, , icons]) => icons))];

/** The flavour to print, with its colour; undefined when the product has none. */
export const flavourOf = (subject: Pick<ArtSubject, 'flavor' | 'name'>): Flavour | undefined => {
  const name = subject.flavor?.trim();
  if (name === undefined || name === '') return undefined;
  const known = flavours.find(([pattern]) => pattern.test(name));
  return known === undefined
    ? { name, colour: fromHsl(hashOf(name) % 360, 0.5, 0.45), icons: [] }
    : { name, colour: known[1], icons: known[2] };
};

/** Icons for a pack without a flavour, from the words of its name. */
export const contentsOf = (name: string): readonly string[] =>
  flavours.find(([pattern]) => pattern.test(name))?.[2] ?? [];

/** The colour for the words of a name, for packs without a flavour. */
export const colourFrom = (name: string): string | undefined => flavours.find(([pattern]) => pattern.test(name))?.[1];

const colourWords: readonly (readonly [RegExp, string])[] = [
  [/black|charcoal|onyx/i, '#33363d'],
  [/white|ivory|snow/i, '#eef0f2'],
  [/grey|gray|silver|slate|graphite/i, '#9aa4b1'],
  [/navy|indigo/i, '#2b3f73'],
  [/teal|turquoise|aqua/i, '#1f9a96'],
  [/blue|denim/i, '#3f7fd0'],
  [/red|crimson|cherry/i, '#d0353b'],
  [/coral|salmon|peach/i, '#f08a70'],
  [/pink|rose|blush/i, '#ef8fb1'],
  [/purple|plum|violet|lavender|lilac/i, '#8360b8'],
  [/lime/i, '#9ccb3b'],
  [/olive|moss|sage/i, '#8a9a5b'],
  [/green|forest|mint/i, '#3f9d5f'],
  [/yellow|lemon|mustard|gold/i, '#f0bd36'],
  [/orange|rust|terracotta/i, '#e9812f'],
  [/tan|beige|sand|natural|oat|cream|khaki/i, '#d8c19c'],
  [/brown|chocolate|walnut|espresso|wood/i, '#8a5a3c'],
  [/clear|glass/i, '#d7e7ee'],
];

/** A colour by its name in the catalogue; undefined when the words are not known (they are never used as markup). */
export const namedColour = (words: string | null | undefined): string | undefined =>
  words === null || words === undefined ? undefined : colourWords.find(([pattern]) => pattern.test(words))?.[1];
