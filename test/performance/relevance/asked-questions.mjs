import { makeChance } from './chance.mjs';
import { misspelt } from './misspell.mjs';
import { both, either, inCategory, named, offeredUpTo, sized, staged, typed } from './product-tests.mjs';
import { CATEGORY_WORDS } from './category-words.mjs';
import { FOREIGN_BRANDS, LONG_NEEDS, MORE_PAGES, NARROWED_NEEDS, SLIPPED_TWICE } from './written-questions.mjs';

const PART_NUMBERS = 40;
const BARCODES = 20;
const MISSPELT_BRANDS = 40;
const TWICE_MISSPELT = 45;

const all = (...tests) => tests.reduce(both);
const any = (...names) => names.map(named).reduce(either);
const ofDepartment = (department) => (product) => product.department === department;
/** Remedies of the pharmacy belong to it and not to the animal's department, so the animal is in their names. */
const forAnimal = (animal) => either(ofDepartment(animal), all(ofDepartment('pharmacy'), named(animal)));
const dogs = forAnimal('dog');
const cats = forAnimal('cat');

/** Paths of the shop's pages by what shoppers type to find them. */
const PAGES = {
  '/returns': ['returns', 'return policy', 'refund', 'how do i return something', 'return an item'],
  '/shipping': ['shipping', 'shipping policy', 'shipping cost', 'delivery times'],
  '/help': ['help', 'customer service', 'faq'],
  '/contact-us': ['contact us', 'phone number', 'contact'],
  '/store-locator': ['store locator', 'store hours', 'find a store', 'stores near me', 'store', 'opening hours'],
  '/privacy-policy': ['privacy policy', 'privacy'],
  '/terms-of-use': ['terms of use'],
  '/shop/TrackOrderStatus': ['track my order', 'order status', 'where is my order'],
  '/shop/PetcoServicesGroomingAppointmentView': ['grooming appointment', 'book grooming'],
  '/shop/en/petcostore/s/petco-coupons-promos': ['coupons', 'promo codes'],
  '/shop/en/petcostore/s/gift-cards': ['gift cards', 'gift card'],
  '/shop/en/petcostore/s/careers': ['careers', 'jobs'],
  '/shop/PetcoInsuranceView': ['pet insurance'],
  '/shop/en/petcostore/s/recalls': ['recalls', 'product recalls'],
  '/shop/en/petcostore/s/dog-training': ['dog training classes'],
  '/shop/en/petcostore/s/pet-adoptions': ['pet adoptions', 'adopt a pet'],
};

const fleasOfDogs = inCategory('dog/dog-and-puppy-flea-and-tick');
const fleasOfCats = inCategory('cat/cat-flea-and-tick');
const joints = either(any('joint', 'mobility'), inCategory('pharmacy/joint-and-pain-relief'));
const skin = any('skin', 'itch', 'allergy', 'hydrolyzed');
const lighter = any('weight control', 'healthy weight', 'weight management');
const digestion = any('digestive', 'probiotic', 'sensitive skin & stomach', 'sensitive skin and stomach');

/** What shoppers tell of their animal, with what the shop has for it. */
const SYMPTOMS = {
  'whats good for fleas': either(fleasOfDogs, fleasOfCats),
  "what's good for fleas on dogs": fleasOfDogs,
  'how do i get rid of fleas on my cat': fleasOfCats,
  'my dog has fleas': fleasOfDogs,
  'my cat has fleas': fleasOfCats,
  'something for ticks on my dog': fleasOfDogs,
  'flea treatment for my cat': fleasOfCats,
  'dog itchy skin': all(dogs, skin),
  'my dog is itchy': all(dogs, skin),
  'dog allergies': all(dogs, skin),
  'arthritis in dogs': all(dogs, joints),
  'stiff joints dog': all(dogs, joints),
  'my dog has bad hips': all(dogs, joints),
  'joint pain dog': all(dogs, joints),
  'bad breath dog': all(dogs, named('dental')),
  'my dog has bad breath': all(dogs, named('dental')),
  'cat teeth cleaning': all(cats, named('dental')),
  'anxious dog': all(dogs, named('calming')),
  'my dog is anxious': all(dogs, named('calming')),
  'nervous dog': all(dogs, named('calming')),
  'overweight cat food': all(cats, lighter),
  'overweight dog food': all(dogs, lighter),
  'weight loss dog food': all(dogs, lighter),
  'my cat is too fat': all(cats, lighter),
  'upset stomach dog': all(dogs, digestion),
  'dog with a sensitive stomach': all(dogs, digestion),
  'diarrhea dog': all(dogs, digestion),
  'dog pee smell': all(ofDepartment('dog'), any('odor', 'stain')),
  'diabetic cat food': all(cats, named('glucose')),
  'kidney disease cat food': all(cats, named('kidney')),
  'urinary problems cat': all(cats, named('urinary')),
  'dog heartworm pills': all(dogs, named('heartworm')),
};

const PRICED = {
  'dog food': [30, 50],
  'dry dog food': [25],
  'wet dog food': [20],
  'dog treats': [10, 15],
  'dog toys': [15],
  'dog beds': [50, 80],
  'cat food': [20, 40],
  'dry cat food': [30],
  'cat litter': [20],
  'cat toys': [10],
  'cat tree': [100],
  'cat treats': [10],
  aquarium: [150],
  'bird cage': [100],
  'bird food': [20],
  'small pet bedding': [25],
  'fish food': [10],
};

const pricedQuestions = () =>
  Object.entries(PRICED).flatMap(([words, limits]) =>
    limits.flatMap((limit) => [
      {
        text: `${words} under ${limit}`,
        isRight: all(inCategory(CATEGORY_WORDS[words]), offeredUpTo(limit)),
      },
      {
        text: `${words} less than $${limit}`,
        isRight: all(inCategory(CATEGORY_WORDS[words]), offeredUpTo(limit)),
      },
    ]),
  );

const narrowedQuestions = () => [
  ...['5 lb', '12 lb', '30 lb'].flatMap((size) => [
    { text: `dry dog food ${size}`, isRight: all(inCategory(CATEGORY_WORDS['dry dog food']), sized(size)) },
    {
      text: `${size.replace(' ', '')} dry cat food`,
      isRight: all(inCategory(CATEGORY_WORDS['dry cat food']), sized(size)),
    },
  ]),
  { text: 'cat litter 20 lb', isRight: all(inCategory(CATEGORY_WORDS['cat litter']), sized('20 lb')) },
  { text: 'cat litter 40 pounds', isRight: all(inCategory(CATEGORY_WORDS['cat litter']), sized('40 lb')) },
  { text: 'wet dog food 12.5 oz', isRight: all(inCategory(CATEGORY_WORDS['wet dog food']), sized('12.5 oz')) },
  { text: 'dry food for puppies', isRight: all(inCategory('dog/dog-food'), staged('Puppy'), named('dry')) },
  { text: 'wet food for puppies', isRight: all(inCategory('dog/dog-food'), staged('Puppy'), named('wet')) },
  { text: 'food for my puppy', isRight: all(inCategory('dog/dog-food'), staged('Puppy')) },
  { text: 'dry food for kittens', isRight: all(inCategory('cat/cat-food'), staged('Kitten'), named('dry')) },
  { text: 'food for kittens', isRight: all(inCategory('cat/cat-food'), staged('Kitten')) },
  { text: 'wet food for a kitten', isRight: all(inCategory('cat/cat-food'), staged('Kitten'), named('wet')) },
  { text: 'dry food for senior dogs', isRight: all(inCategory(CATEGORY_WORDS['dry dog food']), staged('Senior')) },
  { text: 'wet food for senior cats', isRight: all(inCategory(CATEGORY_WORDS['wet cat food']), staged('Senior')) },
  { text: 'food for older dogs', isRight: all(inCategory('dog/dog-food'), staged('Senior')) },
  ...['dog food', 'cat food', 'dry dog food', 'wet cat food'].flatMap((food) => [
    { text: `${food} grain free`, isRight: all(inCategory(CATEGORY_WORDS[food]), named('grain free')) },
    { text: `grainfree ${food}`, isRight: all(inCategory(CATEGORY_WORDS[food]), named('grain free')) },
    { text: `${food} without grain`, isRight: all(inCategory(CATEGORY_WORDS[food]), named('grain free')) },
    { text: `${food} high protein`, isRight: all(inCategory(CATEGORY_WORDS[food]), named('high protein')) },
  ]),
  ...['small', 'large'].map((breed) => ({
    text: `dog food for ${breed} breeds`,
    isRight: all(inCategory('dog/dog-food'), named(`${breed} breed`)),
  })),
  {
    text: 'grain free puppy food under 30',
    isRight: all(inCategory('dog/dog-food/puppy-food'), named('grain free'), offeredUpTo(30)),
  },
  {
    text: 'grain free dry dog food under $40',
    isRight: all(inCategory(CATEGORY_WORDS['dry dog food']), named('grain free'), offeredUpTo(40)),
  },
  {
    text: 'senior dry dog food 12 lb under 50',
    isRight: all(inCategory(CATEGORY_WORDS['dry dog food']), staged('Senior'), sized('12 lb')),
  },
];

const brandsOf = (products) => [...new Set(products.map(({ brand }) => brand))];

/** The names of all brands, and with "brand" or "products" as shoppers add them. */
const brandQuestions = (products) =>
  brandsOf(products).map((name, index) => ({
    text: index % 4 === 3 ? `${typed(name)} products` : typed(name),
    isRight: ({ brand }) => brand === name,
  }));

const misspeltBrands = (products, chance) =>
  chance.sample(brandsOf(products), MISSPELT_BRANDS * 2).flatMap((name) => {
    const slipped = misspelt(typed(name), chance);
    return slipped === undefined ? [] : [{ text: slipped, isRight: ({ brand }) => brand === name }];
  });

/** Categories in two or more longer words with a typing error in each of two of them. */
const twiceMisspelt = (chance) =>
  chance.sample(Object.entries(CATEGORY_WORDS), Object.keys(CATEGORY_WORDS).length).flatMap(([words, path]) => {
    const parts = words.split(' ');
    if (parts.length < 2) return [];
    const slipped = parts.map((part) => misspelt(part, chance, 3) ?? part);
    const changed = slipped.filter((part, index) => part !== parts[index]).length;
    return changed < 2 ? [] : [{ text: slipped.join(' '), isRight: inCategory(path) }];
  });

/** Well-known double misspellings. */
const WRITTEN_WRONG_TWICE = {
  'dgo fod': inCategory('dog/dog-food'),
  'catt litr': inCategory('cat/cat-litter'),
  'kat foood': inCategory('cat/cat-food'),
  'brid cagee': inCategory('bird/bird-cages'),
  'aqarium filtr': inCategory('fish/aquarium-filters'),
};

/** Written as on a label, and as it arrives once the search box has removed the hyphen. */
const partNumberQuestions = (products, chance) =>
  chance.sample(products, PART_NUMBERS).map(({ id, partNumber, variants }, index) => {
    const number = index % 2 === 0 ? partNumber : chance.pick(variants).partNumber;
    const text = [number, number.replaceAll('-', ''), number.toLowerCase(), number.replaceAll('-', ' ')][index % 4];
    return { text, right: new Set([id]) };
  });

const barcodeQuestions = (products, chance) => {
  const known = products.filter(({ variants }) => variants.some(({ gtin }) => gtin !== null));
  return chance.sample(known, BARCODES).map(({ id, variants }, index) => {
    const { gtin } = variants.find((variant) => variant.gtin !== null);
    return { text: ['', 'upc ', ''][index % 3] + (index % 3 === 2 ? `0${gtin}` : gtin), right: new Set([id]) };
  });
};

const pageQuestions = () =>
  [PAGES, MORE_PAGES]
    .flatMap(Object.entries)
    .flatMap(([path, texts]) => texts.map((text) => ({ text, right: new Set([path]) })));

/** With the brand alone, no product is right. */
const foreignBrandQuestions = (products) =>
  Object.entries(FOREIGN_BRANDS).map(([text, isRight]) => ({
    text,
    brand: text.split(' ')[0],
    right: new Set(isRight === undefined ? [] : products.filter(isRight).map(({ id }) => id)),
  }));

const written = (table) => Object.entries(table).map(([text, isRight]) => ({ text, isRight }));

/**
 * Returns the questions of shoppers who name a brand, a number or a page, who narrow in words, who tell of a symptom,
 * who misspell two words, or who name a brand that is not sold; each kind with its own random source.
 */
export const askedQuestions = (products, withAnswers) => ({
  plain: withAnswers(products, [
    ...pricedQuestions(),
    ...narrowedQuestions(),
    ...[SYMPTOMS, LONG_NEEDS, NARROWED_NEEDS].flatMap(written),
  ]),
  misspelt: withAnswers(products, [
    ...misspeltBrands(products, makeChance(104_729)).slice(0, MISSPELT_BRANDS),
    ...twiceMisspelt(makeChance(15_485)).slice(0, TWICE_MISSPELT),
    ...[WRITTEN_WRONG_TWICE, SLIPPED_TWICE].flatMap(written),
  ]),
  brands: withAnswers(products, brandQuestions(products)),
  numbers: [
    ...partNumberQuestions(products, makeChance(611_953)),
    ...barcodeQuestions(products, makeChance(1_299_709)),
  ],
  pages: pageQuestions(),
  foreignBrands: foreignBrandQuestions(products),
});
