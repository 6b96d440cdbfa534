import type { ProductForm } from '../product-forms.ts';
import type { FeedItem } from './feed/feed-item.ts';

const formWords: readonly (readonly [ProductForm, RegExp])[] = [
  ['litter-box', /litter box/i],
  ['bucket', /\blitter\b/i],
  ['can', /\b(wet|canned|pate|stew)\b.*\bfood\b|\bcans?\b/i],
  ['hay', /\bhay\b/i],
  ['pouch', /\b(treats?|jerky|topper|pouch)\b/i],
  ['bone', /\b(chews?|bones?|antlers?)\b/i],
  ['leash', /\bleash/i],
  ['harness', /\bharness/i],
  ['collar', /\bcollar/i],
  ['bed', /\b(beds?|cuddler|lounger)\b/i],
  ['blanket', /\b(blanket|throw)\b/i],
  ['tower', /\b(cat tree|tower|condo|scratch(er|ing post))\b/i],
  ['crate', /\b(crate|kennel)\b/i],
  ['carrier', /\bcarrier/i],
  ['gate', /\b(gate|playpen|exercise pen)\b/i],
  ['fountain', /\bfountain/i],
  ['bowl', /\b(bowl|feeder|dish)\b/i],
  ['tank', /\b(aquarium|tank|terrarium)\b/i],
  ['filter', /\bfilter/i],
  ['heater', /\bheater/i],
  ['lamp', /\b(lamp|bulb|light)\b/i],
  ['cage', /\b(cage|hutch|habitat)\b/i],
  ['perch', /\bperch/i],
  ['brush', /\b(brush|comb|clipper|deshedding)\b/i],
  ['bottle', /\b(shampoo|spray|conditioner|cleaner|remover|oil|drops?)\b/i],
  ['tube', /\b(topical|toothpaste|gel)\b/i],
  ['jar', /\b(soft chews|tablets?|capsules?|powder|flakes|pellets)\b/i],
  ['jacket', /\b(jacket|sweater|coat|hoodie|costume|shirt)\b/i],
  ['rope', /\brope\b/i],
  ['ball', /\b(balls?|frisbee|disc)\b/i],
  ['tunnel', /\btunnel/i],
  ['wheel', /\bwheel/i],
  ['ornament', /\b(ornament|decor|hide)\b/i],
  ['toy', /\b(toys?|plush|wand|kicker)\b/i],
  ['bag', /\b(food|kibble|seed|bedding|gravel|sand|substrate)\b/i],
];

/** The likely form of the product, from its title and categories. */
export const formOf = (item: FeedItem): ProductForm =>
  (formWords.find(([, words]) => words.test(item.title)) ??
    formWords.find(([, words]) => words.test(`${item.productType} ${item.googleCategory}`)))?.[0] ?? 'box';

/** The life stage that the title names; null when it names none. */
export const lifeStageOf = (title: string): string | null => {
  if (/\bpupp(y|ies)\b/i.test(title)) return 'Puppy';
  if (/\bkittens?\b/i.test(title)) return 'Kitten';
  if (/\bsenior\b|\b(7|11)\+/i.test(title)) return 'Senior';
  if (/\ball life stages\b/i.test(title)) return 'All Life Stages';
  return /\badult\b/i.test(title) ? 'Adult' : null;
};

/** Whether shoppers buy the product repeatedly. */
export const isUsedUp = (form: ProductForm): boolean =>
  ['bag', 'can', 'pouch', 'bucket', 'hay', 'bone', 'bottle', 'tube', 'jar', 'box'].includes(form);
