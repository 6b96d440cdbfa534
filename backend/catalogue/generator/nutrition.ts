import * as v from 'valibot';
import { checkData, texts } from '../../shared/data-file.ts';
import file from './data/ingredients.json' with { type: 'json' };
import { animalWord, type ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';

const isEaten = (draft: ProductDraft): boolean =>
  draft.kind.trade === 'food' || draft.kind.trade === 'treat' || draft.kind.style === 'diet';

const lists = checkData(
  'catalogue/generator/data/ingredients.json',
  v.strictObject({ dry: texts, wet: texts, treat: texts, plants: texts, supplements: texts }),
  file,
);

/** The list of ingredients; null for a product that is not food. */
export const ingredientsOf = (random: Random, draft: ProductDraft): string | null => {
  if (!isEaten(draft)) return null;
  const { protein, side, kind, species } = draft;
  if (species !== 'dog' && species !== 'cat') {
    return [...random.sample(lists.plants, random.between(5, 8)), ...lists.supplements].join(', ') + '.';
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

const dogTable = (cups: number): string =>
  [
    ['3 to 12 lb', 0.5],
    ['13 to 20 lb', 1.25],
    ['21 to 35 lb', 1.75],
    ['36 to 50 lb', 2.5],
    ['51 to 75 lb', 3.25],
    ['76 to 100 lb', 4],
  ]
    .map(([weight, amount]) => `${weight}: ${Math.round(Number(amount) * cups * 4) / 4} cups`)
    .join('; ');

/** The feeding guide; null for a product that is not food. */
export const feedingOf = (random: Random, draft: ProductDraft): string | null => {
  if (!isEaten(draft)) return null;
  const { kind, species } = draft;
  if (kind.style === 'treat' || kind.trade === 'treat') {
    return `Feed as a treat, no more than ${random.between(2, 6)} a day for an average ${animalWord(species, false)}. Always have fresh water ready and watch your pet while it chews.`;
  }
  if (species === 'dog' && kind.form === 'bag') {
    return `Feed by the dog's weight each day. ${dogTable(random.pick([0.9, 1, 1.1]))}. Growing puppies may need up to twice as much. Split into two meals and keep fresh water ready.`;
  }
  if (species === 'cat' && kind.form === 'bag') {
    return "Feed by the cat's weight each day. 5 to 9 lb: 1/3 to 1/2 cup; 10 to 14 lb: 1/2 to 3/4 cup; 15 lb and over: 3/4 to 1 cup. Kittens may eat as much as they like until they are 6 months old.";
  }
  if (species === 'dog' || species === 'cat') {
    const each = species === 'dog' ? '10 to 15 lb' : '3 to 4 lb';
    return `Feed one ${kind.form === 'can' ? 'can' : 'serving'} a day for every ${each} of body weight, split into two meals. Cover and refrigerate what is left and use it within ${random.between(2, 4)} days.`;
  }
  if (species === 'fish')
    return 'Feed two or three times a day, as much as the fish eat within two minutes. Remove what is left.';
  return `Feed ${random.pick(['1/8', '1/4', '1/2'])} cup for every pound of body weight each day, beside fresh greens and water.`;
};
