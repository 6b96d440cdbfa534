import * as v from 'valibot';
import { checkData, text, texts } from '../../shared/data-file.ts';
import { ownValue } from '../../shared/own-value.ts';
import file from './data/ingredients.json' with { type: 'json' };
import advice from './data/facts/feeding-advice.json' with { type: 'json' };
import type { ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';

const isEaten = (draft: ProductDraft): boolean =>
  draft.kind.trade === 'food' || draft.kind.trade === 'treat' || draft.kind.style === 'diet';

/** Ten ingredients each: a list of another length would change all products that are drawn after it. */
const tenTexts = v.pipe(texts, v.length(10));
const bySpecies = v.strictObject({ fish: tenTexts, bird: tenTexts, reptile: tenTexts, 'small-pet': tenTexts });

const lists = checkData(
  'catalogue/generator/data/ingredients.json',
  v.strictObject({
    dry: texts,
    wet: texts,
    treat: texts,
    foods: bySpecies,
    treats: bySpecies,
    /** Complete lists of products with few ingredients, by noun. */
    single: v.record(text, texts),
    supplements: texts,
  }),
  file,
);

/** The list of ingredients; null for a product that is not food. */
export const ingredientsOf = (random: Random, draft: ProductDraft): string | null => {
  if (!isEaten(draft)) return null;
  const { protein, side, kind, species } = draft;
  if (species !== 'dog' && species !== 'cat') {
    const list = kind.trade === 'treat' ? lists.treats[species] : lists.foods[species];
    const mixed = [...random.sample(list, random.between(5, 8)), ...lists.supplements];
    return `${(ownValue(lists.single, draft.noun) ?? mixed).join(', ')}.`;
  }
  const meat = protein === '' ? 'Chicken' : protein;
  const sideList = side === '' ? 'Rice Flour' : side;
  if (kind.style === 'treat') {
    return [meat, sideList, ...random.sample(lists.treat, random.between(3, 5))].join(', ') + '.';
  }
  const wet = kind.form === 'can' || kind.form === 'pouch';
  const list = wet
    ? [meat, `${meat} Broth`, `${meat} Liver`, sideList, ...random.sample(lists.wet, random.between(4, 6))]
    : [
        `Deboned ${meat}`,
        `${meat} Meal`,
        sideList,
        'Peas',
        `${random.pick(['Chicken', 'Canola', 'Sunflower'])} Fat`.replace(/(Canola|Sunflower) Fat/, '$1 Oil'),
        ...random.sample(lists.dry, random.between(5, 8)),
      ];
  return [...list, ...(species === 'cat' ? ['Taurine'] : []), ...lists.supplements].join(', ') + '.';
};

/** How to feed small animals, by the noun of the food. */
const feedingByNoun = checkData('catalogue/generator/data/facts/feeding-advice.json', v.record(text, text), advice);

const dogAdvice = [
  'Split the daily amount into two meals. Active dogs may need more, and less active dogs less.',
  'Start with the amount for your dog’s ideal weight, and adjust to keep your dog lean.',
  'Switch from another food gradually over 7 to 10 days.',
] as const;

const catAdvice = 'Split the daily amount into two or more meals. Outdoor cats may need more, and indoor cats less.';

/** How to feed, in addition to the table of amounts by weight; null for a product that is not food. */
export const feedingOf = (random: Random, draft: ProductDraft): string | null => {
  if (!isEaten(draft)) return null;
  const { kind, species } = draft;
  if (kind.style === 'treat' || kind.trade === 'treat') {
    const most = random.between(2, 6);
    return species === 'dog' || species === 'cat'
      ? `Feed as a treat, up to ${most} a day. Treats should make up no more than 10% of daily calories.`
      : 'Feed as a treat, a few times a week.';
  }
  if (species === 'dog' && kind.form === 'bag') return random.pick(dogAdvice);
  if (species === 'cat' && kind.form === 'bag') return catAdvice;
  if (species === 'dog' || species === 'cat') {
    const days = random.between(2, 4);
    return kind.form === 'pouch'
      ? `Serve over dry food, up to one pouch a day for every 10 lb. Refrigerate leftovers and use within ${days} days.`
      : `Split the daily amount into two meals. Cover and refrigerate leftovers, and use within ${days} days.`;
  }
  if (species === 'fish')
    return 'Feed two or three times a day, only as much as your fish eat within two minutes. Remove leftovers.';
  const amount = random.pick(['1/8', '1/4', '1/2']);
  return ownValue(feedingByNoun, draft.noun) ?? `Feed about ${amount} cup a day, along with fresh greens and water.`;
};
