import * as v from 'valibot';
import { checkData, text, texts } from '../../shared/data-file.ts';
import file from './data/descriptions.json' with { type: 'json' };
import { namingStyles } from './kinds/product-kinds.ts';
import { animalWord, type ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';
import { ownValue } from '../../shared/own-value.ts';

/** Sentences with {slots}: {brand} {noun} {animal} {animals} {protein} {side} {article} {trait}. */
const script = v.strictObject({ opening: texts, middle: texts, ending: texts, highlights: texts });

type Script = v.InferOutput<typeof script>;

type Scripts = Readonly<Record<string, Script>>;

/** Texts draw from the generator's random numbers by the length of their lists. */
const isAsLongAsBase = (all: Scripts, name: string): boolean => {
  const own = ownValue(all, name);
  const base = ownValue(all, name.split(' ')[0] ?? '');
  return (['middle', 'ending', 'highlights'] as const).every((part) => base?.[part].length === own?.[part].length);
};

/** Scripts by naming style, and by style with the leaf category or the form of a kind that has its own. */
const scripts: Scripts = checkData(
  'catalogue/generator/data/descriptions.json',
  v.pipe(
    v.record(text, script),
    v.check(
      (all) => namingStyles.every((style) => Object.hasOwn(all, style)),
      `must have a script for each of ${namingStyles.join(', ')}`,
    ),
    v.check(
      (all) => Object.keys(all).every((name) => isAsLongAsBase(all, name)),
      'each script must have as many sentences as the script of its style',
    ),
  ),
  file,
);

const scriptOf = ({ kind: { style, category, form } }: ProductDraft): Script => {
  const script = [`${style} ${category}`, `${style} ${form}`, style].flatMap(
    (name) => ownValue(scripts, name) ?? [],
  )[0];
  if (script === undefined) throw new Error(`No description for ${style}`);
  return script;
};

const slotsOf = (draft: ProductDraft): Record<string, string> => {
  const noun = draft.noun.replace(/, \d+-Pack$/, '');
  return {
    brand: draft.brand.name,
    noun,
    animal: draft.kind.style === 'animal' ? 'companion' : animalWord(draft.species, false),
    animals: animalWord(draft.species, true),
    protein: (draft.protein || 'meat').toLowerCase(),
    side: (draft.side || 'wholesome grains').toLowerCase(),
    article:
      /s$/.test(noun) && !/ss$/.test(noun)
        ? 'some'
        : /^[aeiou]/i.test(noun) && !/^(uvb|unicorn)/i.test(noun)
          ? 'an'
          : 'a',
  };
};

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const fill = (sentence: string, slots: Record<string, string>): string =>
  capitalised(sentence.replace(/\{(\w+)\}/g, (_, slot: string) => ownValue(slots, slot) ?? ''));

/** One or two paragraphs of text for the product. */
export const describe = (random: Random, draft: ProductDraft): string => {
  const script = scriptOf(draft);
  const slots = slotsOf(draft);
  const sentences = [
    random.pick(script.opening),
    ...random.sample(script.middle, random.between(1, 2)),
    ...random.sample(script.ending, random.between(1, 2)),
  ];
  return sentences.map((sentence) => fill(sentence, slots)).join(' ');
};

/** Three to five short selling points. */
export const highlightsOf = (random: Random, draft: ProductDraft): readonly string[] => {
  const slots = slotsOf(draft);
  return random.sample(scriptOf(draft).highlights, random.between(3, 5)).map((text) => fill(text, slots));
};
