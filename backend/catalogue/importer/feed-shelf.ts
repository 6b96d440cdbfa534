import { toSlug } from '../slug.ts';
import type { ProductForm } from '../product-forms.ts';
import type { FeedItem } from './feed-item.ts';

/** Where a row of a feed belongs: the department and the categories below it. */
export interface FeedShelf {
  readonly department: string;
  /** Categories below the department, the widest first; may be empty. */
  readonly below: readonly { readonly slug: string; readonly name: string }[];
  readonly liveAnimal: boolean;
}

const departmentWords: readonly (readonly [string, RegExp])[] = [
  ['pharmacy', /\b(pharmacy|prescription|rx)\b/i],
  [
    'small-pet',
    /\b(small (pets?|animals?)|hamsters?|gerbils?|rabbits?|bunn(y|ies)|guinea pigs?|chinchillas?|ferrets?|rats?|mice)\b/i,
  ],
  ['reptile', /\b(reptiles?|amphibians?|terrariums?|geckos?|snakes?|turtles?|tortoises?|lizards?|bearded dragons?)\b/i],
  ['bird', /\b(birds?|parrots?|parakeets?|finch(es)?|cockatiels?)\b/i],
  ['fish', /\b(fish|aquariums?|aquatics?|betta|goldfish|fish tanks?)\b/i],
  ['cat', /\b(cats?|kittens?|feline)\b/i],
  ['dog', /\b(dogs?|pupp(y|ies)|canine)\b/i],
];

/** Steps of a feed's path that say no more than that this is a pet shop. */
const sayNothing =
  /^(home|pets?|pet supplies|pet care|animals & pet supplies|animals|all products|shop|live animals)$/i;

const MOST_LEVELS_BELOW = 3;
const LONGEST_NAME = 80;

const departmentOf = (text: string): string | undefined => departmentWords.find(([, words]) => words.test(text))?.[0];

/** "Dog", "Dogs" and "Dog Supplies" are the department itself. */
const isDepartment = (step: string, department: string): boolean => {
  const bare = toSlug(step.replace(/\b(supplies|products|shop|department)\b/gi, ''));
  return (
    bare === department || bare === `${department}s` || (department === 'small-pet' && /^small-animals?$/.test(bare))
  );
};

const stepsOf = (path: string): readonly string[] =>
  path
    .split('>')
    .map((step) => step.trim())
    .filter((step) => step !== '' && !sayNothing.test(step));

/**
 * Finds the shelf by the shop's own path (product_type), by Google's when that is a path, by the title otherwise.
 * Undefined when nothing tells the department.
 */
export const shelfOf = (item: FeedItem): FeedShelf | undefined => {
  const googlePath = /^\d+$/.test(item.googleCategory) ? '' : item.googleCategory;
  const path = item.productType === '' ? googlePath : item.productType;
  const steps = stepsOf(path);
  const department =
    departmentOf(steps[0] ?? '') ??
    departmentOf(steps.join(' ')) ??
    departmentOf(googlePath) ??
    departmentOf(item.title);
  if (department === undefined) return undefined;
  const [first, ...rest] = steps;
  const below = first !== undefined && isDepartment(first, department) ? rest : steps;
  return {
    department,
    below: below.slice(0, MOST_LEVELS_BELOW).flatMap((name) => {
      const slug = toSlug(name, LONGEST_NAME);
      return slug === '' ? [] : [{ slug, name: name.slice(0, LONGEST_NAME) }];
    }),
    liveAnimal: /\blive (animals?|fish|birds?|reptiles?|small pets?)\b/i.test(
      `${item.productType} ${item.googleCategory}`,
    ),
  };
};

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

/** What the product probably looks like, from its title and categories. */
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

/** Whether shoppers buy it again and again. */
export const isUsedUp = (form: ProductForm): boolean =>
  ['bag', 'can', 'pouch', 'bucket', 'hay', 'bone', 'bottle', 'tube', 'jar', 'box'].includes(form);
