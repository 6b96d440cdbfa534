import { brandPlans, type BrandPlan } from './kinds/brand-plans.ts';
import { speciesOf, type ProductDraft, type Species } from './product-draft.ts';
import type { ProductKind } from './kinds/product-kinds.ts';
import type { Random } from '../../shared/random.ts';
import { grainFreeSides, words } from './words.ts';

const joinWords = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

const brandsFor = new Map<string, readonly BrandPlan[]>();

/** Brands that make this kind of product; well-known ones are repeated, so that they are picked more often. */
const makersOf = (kind: ProductKind, department: string): readonly BrandPlan[] => {
  const key = `${department} ${kind.trade}`;
  const known = brandsFor.get(key);
  if (known !== undefined) return known;
  const makers = brandPlans
    .filter((brand) => brand.departments.includes(department) && brand.trades.includes(kind.trade))
    .flatMap((brand) => (brandPlans.indexOf(brand) < 5 ? [brand, brand, brand] : [brand]));
  if (makers.length === 0) throw new Error(`No brand makes ${kind.category} (${kind.trade}) for ${department}`);
  brandsFor.set(key, makers);
  return makers;
};

type Wording = Pick<ProductDraft, 'words' | 'lifeStage' | 'protein' | 'side' | 'flavors' | 'colors' | 'ending'>;

const plain: Wording = { words: '', lifeStage: null, protein: '', side: '', flavors: [], colors: [], ending: '' };

const lifeStageOfFood = (random: Random, noun: string): string => {
  if (/puppy/i.test(noun)) return 'Puppy';
  if (/kitten/i.test(noun)) return 'Kitten';
  const roll = random.next();
  return roll < 0.58 ? 'Adult' : roll < 0.74 ? 'Senior' : 'All Life Stages';
};

const recipe = (random: Random, species: Species, noun: string): Wording => {
  const lifeStage = lifeStageOfFood(random, noun);
  const stageWord = lifeStage === 'Adult' || lifeStage === 'Senior' ? lifeStage : '';
  const line = random.chance(0.7) && random.pick(words.foodLines);
  const breed = species === 'dog' && random.chance(0.22) && random.pick(words.breedSizes);
  const proteins = species === 'dog' ? words.dogProteins : words.catProteins;
  const protein = random.pick(proteins);
  const side = random.pick(line === 'Grain Free' ? grainFreeSides : words.sides);
  const wet = /wet|topper/i.test(noun);
  if (wet && random.chance(0.3)) {
    const flavors = random.sample(proteins, random.between(2, 4));
    const texture = !/pate|gravy/i.test(noun) && random.pick(words.textures);
    return {
      ...plain,
      words: joinWords(line, breed, texture, stageWord),
      lifeStage,
      protein: flavors[0] ?? protein,
      side,
      flavors,
    };
  }
  const dish =
    wet && !/pate|gravy/i.test(noun) && random.chance(0.6)
      ? random.pick(words.textures)
      : random.pick(['Recipe', 'Recipe', 'Formula', 'Dinner']);
  const what = random.chance(0.75) ? `${protein} & ${side} ${dish}` : `${protein} ${dish}`;
  return { ...plain, words: joinWords(line, breed, what, stageWord), lifeStage, protein, side, flavors: [protein] };
};

const treat = (random: Random, species: Species): Wording => {
  const all: readonly string[] = species === 'cat' ? words.catTreatFlavors : words.treatFlavors;
  const lifeStage = random.chance(0.12)
    ? species === 'cat'
      ? 'Kitten'
      : 'Puppy'
    : random.chance(0.5)
      ? 'Adult'
      : 'All Life Stages';
  const line =
    random.chance(0.55) &&
    random.pick([...words.supplyLines, 'Grain Free', 'Limited Ingredient', 'Bakery', 'Farmhouse']);
  const stageWord = lifeStage === 'Puppy' || lifeStage === 'Kitten' ? lifeStage : '';
  if (random.chance(0.3)) {
    const flavors = random.sample(all, random.between(2, 4));
    return { ...plain, words: joinWords(line, stageWord), lifeStage, protein: flavors[0] ?? '', flavors };
  }
  const flavor = random.pick(all);
  const named = random.chance(0.5) ? `${flavor} Flavor` : `${flavor} Recipe`;
  return {
    ...plain,
    words: joinWords(line, named, stageWord),
    lifeStage,
    protein: flavor,
    side: random.pick(words.sides),
    flavors: [flavor],
  };
};

const diet = (random: Random): Wording => {
  const flavor = random.pick(words.dietFlavors);
  const lifeStage = random.chance(0.8) ? 'Adult' : 'All Life Stages';
  return {
    ...plain,
    words: joinWords(
      'Veterinary Diet',
      random.pick(words.dietNeeds),
      random.chance(0.5) && random.pick(words.supplyLines),
      `${flavor} Flavor`,
    ),
    lifeStage,
    protein: flavor.split(' ')[0] ?? flavor,
    side: random.pick(words.sides),
    flavors: [flavor],
  };
};

const remedy = (random: Random, kind: ProductKind, noun: string): Wording => {
  const young = /pupp(y|ies)/i.test(noun) ? 'Puppy' : /kitten/i.test(noun) ? 'Kitten' : null;
  const banded = kind.sizes === 'dose' && /dogs/i.test(noun);
  return {
    ...plain,
    words: joinWords(random.chance(0.5) && random.pick(words.supplyLines), random.pick(kind.traits)),
    lifeStage: young,
    ending: banded ? random.pick(words.weightBands) : '',
  };
};

const gear = (random: Random, kind: ProductKind): Wording => ({
  ...plain,
  words: joinWords(random.chance(0.85) && random.pick(words.gearLines), random.pick(kind.traits)),
  colors:
    /tank|cage|crate|bag/.test(kind.form) && random.chance(0.7)
      ? []
      : random.sample(words.colors, random.between(1, 4)),
});

const toy = (random: Random): Wording => ({
  ...plain,
  words: joinWords(random.chance(0.75) && random.pick(words.toyMoods), random.pick(words.toyCharacters)),
  colors: random.chance(0.25) ? random.sample(words.colors, random.between(2, 3)) : [],
});

const supply = (random: Random, kind: ProductKind): Wording => ({
  ...plain,
  words: joinWords(random.chance(0.75) && random.pick(words.supplyLines), random.pick(kind.traits)),
  lifeStage: kind.traits.includes('Juvenile') ? random.pick(['Juvenile', 'Adult', 'All Life Stages']) : null,
});

const animal = (random: Random, kind: ProductKind): Wording => ({
  ...plain,
  words: random.chance(0.9) ? random.pick(kind.traits.length > 0 ? kind.traits : words.morphs) : '',
});

const wordingOf = (random: Random, kind: ProductKind, species: Species, noun: string): Wording => {
  switch (kind.style) {
    case 'recipe':
      return recipe(random, species, noun);
    case 'treat':
      return treat(random, species);
    case 'diet':
      return diet(random);
    case 'remedy':
      return remedy(random, kind, noun);
    case 'gear':
      return gear(random, kind);
    case 'toy':
      return toy(random);
    case 'supply':
      return supply(random, kind);
    case 'animal':
      return animal(random, kind);
  }
};

const LONG_NAME_SHARE = 0.02;

const longEnding = (kind: ProductKind, noun: string): string | undefined => {
  const [food, cushioned, joint] = words.longNameEndings;
  if (kind.style === 'recipe') return food;
  if (kind.form === 'bed' || kind.form === 'carrier') return cushioned;
  return /joint/i.test(noun) ? joint : undefined;
};

/** Drafts one product of this kind: brand, wording, life stage, flavours or colours. */
export const draftProduct = (random: Random, kind: ProductKind, department: string): ProductDraft => {
  const noun = random.pick(kind.nouns);
  const species = speciesOf(department, kind.category, noun);
  const wording = wordingOf(random, kind, species, noun);
  const ending = random.chance(LONG_NAME_SHARE) ? longEnding(kind, noun) : undefined;
  return {
    kind,
    brand: random.pick(makersOf(kind, department)),
    department,
    species,
    noun,
    ...wording,
    ending: ending ?? wording.ending,
  };
};
