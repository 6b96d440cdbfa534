import { askedQuestions } from './asked-questions.mjs';
import { makeChance } from './chance.mjs';
import { misspelt, misspeltEnding } from './misspell.mjs';
import { both, flavored, inCategory, inForm, named, sized, staged, typed } from './product-tests.mjs';
import { CATEGORY_WORDS } from './category-words.mjs';

/** Parts of a category that differ by form. */
const THINGS = {
  'dog leash': inForm('dog', 'leash'),
  'dog collar': (product) => inForm('dog', 'collar')(product) && !named('flea')(product),
  'dog harness': inForm('dog', 'harness'),
  'dog crate': inForm('dog', 'crate'),
  'dog jacket': both(inForm('dog', 'jacket'), inCategory('dog/dog-clothing')),
  'cat tower': inForm('cat', 'tower'),
  'dog bowl': inForm('dog', 'bowl'),
  'water conditioner': both(inCategory('fish/water-care'), named('conditioner')),
  'timothy hay': both(inCategory('small-pet/small-pet-food/hay'), named('timothy')),
};

const PLURALS = {
  'dog leashes': THINGS['dog leash'],
  'dog harnesses': THINGS['dog harness'],
  'dogs toys': inCategory('dog/dog-toys'),
  'cat bed': inCategory('cat/cat-beds'),
  'cats litter': inCategory('cat/cat-litter'),
  'bird cages': inCategory('bird/bird-cages'),
  aquariums: inCategory('fish/aquariums'),
  terrariums: inCategory('reptile/terrariums'),
  'cat trees': inCategory('cat/cat-trees-and-scratchers'),
  'litter boxes': inCategory('cat/cat-litter/litter-boxes-and-accessories'),
  'dog crates': THINGS['dog crate'],
  'dog balls': inCategory('dog/dog-toys/dog-balls-and-fetch-toys'),
  'dog treat': inCategory('dog/dog-treats'),
  'cat treat': inCategory('cat/cat-treats'),
  'puppies food': inCategory('dog/dog-food/puppy-food'),
  'kittens food': inCategory('cat/cat-food/kitten-food'),
  'dog bed': inCategory('dog/dog-beds-and-bedding'),
  'dog chews toys': inCategory('dog/dog-toys/dog-chew-toys'),
};

/** Common real misspellings. */
const WRITTEN_WRONG = {
  'pupy food': inCategory('dog/dog-food/puppy-food'),
  'kiten food': inCategory('cat/cat-food/kitten-food'),
  'cat liter': inCategory('cat/cat-litter'),
  'dog colar': THINGS['dog collar'],
  'dog harnes': THINGS['dog harness'],
  'dog leesh': THINGS['dog leash'],
  'aquarim filter': inCategory('fish/aquarium-filters'),
  terarium: inCategory('reptile/terrariums'),
  'hart worm prevention': inCategory('pharmacy/heartworm-prevention'),
  'chiken dry dog food': both(inCategory('dog/dog-food/dry-dog-food'), flavored('chicken')),
  'samon dry cat food': both(inCategory('cat/cat-food/dry-cat-food'), flavored('salmon')),
  'blue bufalo dry dog food': both(inCategory('dog/dog-food/dry-dog-food'), ({ brand }) => brand === 'Blue Buffalo'),
  'royal cannin dry cat food': both(inCategory('cat/cat-food/dry-cat-food'), ({ brand }) => brand === 'Royal Canin'),
  'grian free pupy food': both(inCategory('dog/dog-food/puppy-food'), named('grain free')),
  catlitter: inCategory('cat/cat-litter'),
  dogfood: inCategory('dog/dog-food'),
  litterbox: inCategory('cat/cat-litter/litter-boxes-and-accessories'),
  'dog shampo': both(inCategory('dog/dog-grooming'), named('shampoo')),
};

const FOODS = {
  'dry dog food': 'dog/dog-food/dry-dog-food',
  'wet dog food': 'dog/dog-food/wet-dog-food',
  'dog treats': 'dog/dog-treats',
  'dry cat food': 'cat/cat-food/dry-cat-food',
  'wet cat food': 'cat/cat-food/wet-cat-food',
};
const FLAVORS = ['salmon', 'chicken', 'beef', 'duck', 'turkey', 'lamb', 'rabbit', 'peanut butter'];
const STAGES = { senior: 'Senior', adult: 'Adult' };
const LINES = ['grain free', 'limited ingredient', 'large breed', 'small breed'];
const SIZES = ['30 lb', '12 lb', '40 lb', '15 lb', '5 lb'];
const PLACES = ['92108', '10001', 'near 60601', '33101', '98101-1234'];

/** The minimum number of right results. With fewer, a query measures chance. */
const FEWEST_ANSWERS = 2;
const BRANDED = 40;
const NAMES = 200;
const MISSPELT = 90;
/** Number of queries with a typing error in the ending of a word. */
const MISSPELT_ENDINGS = 60;
const NOISY = 20;
/** One in this many misspelt queries has two typing errors. */
const OFTEN_TWICE = 3;

const attributeQuestions = () => [
  ...Object.entries(FOODS).flatMap(([food, path]) => [
    ...FLAVORS.map((flavor) => ({ text: `${flavor} ${food}`, isRight: both(inCategory(path), flavored(flavor)) })),
    ...Object.entries(STAGES).map(([word, stage]) => ({
      text: `${word} ${food}`,
      isRight: both(inCategory(path), staged(stage)),
    })),
    ...LINES.map((line) => ({ text: `${line} ${food}`, isRight: both(inCategory(path), named(line)) })),
  ]),
  ...SIZES.map((size) => ({
    text: `${size} dry dog food`,
    isRight: both(inCategory('dog/dog-food/dry-dog-food'), sized(size)),
  })),
];

const brandQuestions = (products, chance) => {
  const categories = Object.entries(CATEGORY_WORDS);
  const brands = [...new Set(products.map(({ brand }) => brand))];
  const pairs = brands.flatMap((brand) =>
    categories.map(([words, path]) => ({
      text: `${typed(brand)} ${words}`,
      isRight: both(inCategory(path), (product) => product.brand === brand),
    })),
  );
  return chance.sample(withAnswers(products, pairs), BRANDED);
};

const withAnswers = (products, questions) =>
  questions
    .map(({ text, isRight }) => ({ text, right: new Set(products.filter(isRight).map(({ id }) => id)) }))
    .filter(({ right }) => right.size >= FEWEST_ANSWERS);

/** Uses a separate random source, so that the other queries stay the same. */
const endingSlips = (clean) => {
  const chance = makeChance(7_919);
  const slips = chance.sample(clean, clean.length).flatMap(({ text, right }) => {
    const slipped = misspeltEnding(text, chance);
    return slipped === undefined ? [] : [{ text: slipped, right }];
  });
  return slips.slice(0, MISSPELT_ENDINGS);
};

/**
 * Returns queries with the ids of their right products, by kind: `plain` correctly typed, `misspelt` with one or two
 * typing errors or common misspellings, `names` with a product's full name, `brands` with a brand's name, `numbers`
 * with a part number or barcode, `pages`, whose right result is the path of a page, and `foreignBrands` with a brand
 * that is not sold.
 */
export const makeQuestions = (products) => {
  const chance = makeChance(20_261);
  const of = (table) => Object.entries(table).map(([text, isRight]) => ({ text, isRight }));
  const categories = Object.entries(CATEGORY_WORDS).map(([text, path]) => ({ text, isRight: inCategory(path) }));
  const clean = [
    ...withAnswers(products, [...categories, ...of(THINGS), ...of(PLURALS), ...attributeQuestions()]),
    ...brandQuestions(products, chance),
  ];
  const noisy = chance.sample(clean.slice(0, categories.length), NOISY).map(({ text, right }) => ({
    text: `${text} ${chance.pick(PLACES)}`,
    right,
  }));
  const slips = chance.sample(clean, clean.length).flatMap(({ text, right }, index) => {
    const once = misspelt(text, chance);
    const slipped = index % OFTEN_TWICE === 0 && once !== undefined ? misspelt(once, chance) : once;
    return slipped === undefined ? [] : [{ text: slipped, right }];
  });
  const endings = endingSlips(clean);
  const names = chance.sample(products, NAMES).map(({ id, name }) => ({ text: typed(name), right: new Set([id]) }));
  const asked = askedQuestions(products, withAnswers);
  return {
    ...asked,
    plain: [...clean, ...noisy, ...asked.plain],
    misspelt: [...slips.slice(0, MISSPELT), ...endings, ...withAnswers(products, of(WRITTEN_WRONG)), ...asked.misspelt],
    names,
  };
};
