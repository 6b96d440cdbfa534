import * as v from 'valibot';
import { checkData, texts } from '../../shared/data-file.ts';
import file from './data/descriptions.json' with { type: 'json' };
import { namingStyles } from './kinds/product-kinds.ts';
import { animalWord, type ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';
import { ownValue } from '../../shared/own-value.ts';

/** Sentences with {slots}: {brand} {noun} {animal} {animals} {protein} {side} {article} {trait}. */
const script = v.strictObject({ opening: texts, middle: texts, ending: texts, highlights: texts });

const scripts = checkData(
  'catalogue/generator/data/descriptions.json',
  v.strictObject(v.entriesFromList(namingStyles, script)),
  file,
);

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
  const script = scripts[draft.kind.style];
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
  return random.sample(scripts[draft.kind.style].highlights, random.between(3, 5)).map((text) => fill(text, slots));
};
