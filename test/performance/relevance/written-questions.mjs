import { both, either, flavored, inCategory, inForm, named, offeredUpTo, sized, staged } from './product-tests.mjs';

const all = (...tests) => tests.reduce(both);
const any = (...names) => names.map(named).reduce(either);
const ofBrand = (name) => (product) => product.brand === name;
const inColor =
  (color) =>
  ({ colors }) =>
    colors.has(color);

const dogFood = inCategory('dog/dog-food');
const dryDogFood = inCategory('dog/dog-food/dry-dog-food');
const wetDogFood = inCategory('dog/dog-food/wet-dog-food');
const catFood = inCategory('cat/cat-food');
const dryCatFood = inCategory('cat/cat-food/dry-cat-food');
const wetCatFood = inCategory('cat/cat-food/wet-cat-food');
const catLitter = inCategory('cat/cat-litter');
const dogToys = inCategory('dog/dog-toys');
const catToys = inCategory('cat/cat-toys');
const dogTreats = inCategory('dog/dog-treats');
const dogBeds = inCategory('dog/dog-beds-and-bedding');
const catTrees = inCategory('cat/cat-trees-and-scratchers');
const aquariums = inCategory('fish/aquariums');
const collar = both(inForm('dog', 'collar'), (product) => !named('flea')(product));

/** Several needs at once, and needs in whole sentences. */
export const LONG_NEEDS = {
  'grain free dry dog food senior small breed': all(dryDogFood, any('grain free', 'small breed'), staged('Senior')),
  'grain free dry dog food for adult dogs with salmon': all(dryDogFood, named('grain free'), flavored('salmon')),
  'limited ingredient salmon dry dog food': all(dryDogFood, named('limited ingredient'), flavored('salmon')),
  'high protein dry cat food for adult cats': all(dryCatFood, named('high protein'), staged('Adult')),
  'healthy weight dry cat food with turkey': all(dryCatFood, named('healthy weight'), flavored('turkey')),
  'large breed dry dog food with chicken': all(dryDogFood, named('large breed'), flavored('chicken')),
  'senior dry dog food large bag 40 lb': all(dryDogFood, staged('Senior'), sized('40 lb')),
  'wet cat food in gravy for senior cats': all(wetCatFood, staged('Senior'), named('gravy')),
  'limited ingredient wet dog food for senior dogs': all(wetDogFood, staged('Senior'), named('limited ingredient')),
  'blue buffalo grain free dry dog food': all(dryDogFood, ofBrand('Blue Buffalo'), named('grain free')),
  'royal canin dry cat food 12 lb': all(dryCatFood, ofBrand('Royal Canin'), sized('12 lb')),
  'wholehearted wet cat food for senior cats': all(wetCatFood, ofBrand('WholeHearted'), staged('Senior')),
  'science diet wet cat food with tuna': all(wetCatFood, ofBrand("Hill's Science Diet"), flavored('tuna')),
  'freeze dried raw dry dog food': all(dryDogFood, named('freeze dried')),
  'dog food without grain for my puppy': all(inCategory('dog/dog-food'), named('grain free'), staged('Puppy')),
  'unscented clumping cat litter 28 lb': all(catLitter, named('clumping'), named('unscented')),
  'lightweight clumping cat litter': all(catLitter, named('lightweight'), named('clumping')),
  'odor control clumping cat litter 20 lb': all(catLitter, named('clumping'), sized('20 lb')),
  'low dust clay cat litter': all(catLitter, named('low dust')),
  'orthopedic dog bed for large dogs': all(dogBeds, any('orthopedic', 'memory foam')),
  'memory foam dog bed with washable cover': all(dogBeds, named('memory foam')),
  'waterproof throw for the sofa dogs': all(dogBeds, named('waterproof')),
  'no pull harness for a small dog': all(inForm('dog', 'harness'), named('no pull')),
  'reflective dog leash for night walks': all(inForm('dog', 'leash'), named('reflective')),
  'hands free leash for running with my dog': all(inForm('dog', 'leash'), named('hands free')),
  'leather dog collar': all(collar, named('leather')),
  'squeaky plush toy for dogs': all(dogToys, named('squeaky plush')),
  'treat dispensing toy to keep my dog busy': all(dogToys, named('treat dispensing')),
  'rope toy for tug of war with my dog': all(dogToys, any('rope', 'tug')),
  'soft training treats for puppies': all(dogTreats, any('training', 'puppy')),
  'dental chews for dogs with bad breath': all(dogTreats, named('dental')),
  'carpeted cat tree for big cats': all(catTrees, named('carpeted')),
  'sisal scratching post for cats': all(catTrees, named('sisal')),
  'parrot cage with stand': named('parrot cage'),
  'aquarium kit with light': all(aquariums, named('kit')),
  '20 gallon aquarium with led light': all(aquariums, sized('20 Gallon')),
  'aquarium starter kit for beginners': all(aquariums, named('starter kit')),
  'betta fish tank': all(aquariums, named('betta')),
  'flight cage for birds': all(inCategory('bird/bird-cages'), named('flight')),
  'timothy hay for rabbits and guinea pigs': all(inCategory('small-pet/small-pet-food/hay'), named('timothy')),
  'wheel for a hamster cage': all(inCategory('small-pet'), named('wheel')),
  'basking lamp for a bearded dragon': all(inCategory('reptile/reptile-heating-and-lighting'), any('basking')),
};

/** Prices, sizes and stages as shoppers write them. */
export const NARROWED_NEEDS = {
  'dog toys under $10': all(dogToys, offeredUpTo(10)),
  'dog toys under 10 dollars': all(dogToys, offeredUpTo(10)),
  'dog toys below $20': all(dogToys, offeredUpTo(20)),
  'cat toys under $15': all(catToys, offeredUpTo(15)),
  'cat trees under $150': all(catTrees, offeredUpTo(150)),
  'cat tree less than $80': all(catTrees, offeredUpTo(80)),
  'dog beds under $40': all(dogBeds, offeredUpTo(40)),
  'dog bed up to $60': all(dogBeds, offeredUpTo(60)),
  'dog harness under $30': all(inForm('dog', 'harness'), offeredUpTo(30)),
  'dog leash under $20': all(inForm('dog', 'leash'), offeredUpTo(20)),
  'dog collar under $15': all(collar, offeredUpTo(15)),
  'dry dog food under $60': all(dryDogFood, offeredUpTo(60)),
  'wet cat food under $30': all(wetCatFood, offeredUpTo(30)),
  'cat litter under $25': all(catLitter, offeredUpTo(25)),
  'aquarium under $100': all(aquariums, offeredUpTo(100)),
  'bird toys under $10': all(inCategory('bird/bird-toys-and-perches'), offeredUpTo(10)),
  'reptile food under $15': all(inCategory('reptile/reptile-food'), offeredUpTo(15)),
  'hay under $20': all(inCategory('small-pet/small-pet-food/hay'), offeredUpTo(20)),
  '15 lb dog food': all(dogFood, sized('15 lb')),
  '40 pound dry dog food': all(dryDogFood, sized('40 lb')),
  '24lb dry dog food': all(dryDogFood, sized('24 lb')),
  '7 lb cat food': all(catFood, sized('7 lb')),
  '16lb dry cat food': all(dryCatFood, sized('16 lb')),
  '10 lb cat litter': all(catLitter, sized('10 lb')),
  'treats for puppies': all(dogTreats, named('puppy')),
  'puppy dry food': all(dogFood, staged('Puppy'), named('dry')),
  'puppy wet food': all(dogFood, staged('Puppy'), named('wet')),
  'kitten wet food': all(catFood, staged('Kitten'), named('wet')),
  'dog food for senior dogs': all(dogFood, staged('Senior')),
  'cat food for older cats': all(catFood, staged('Senior')),
  'wet food for adult cats': all(wetCatFood, staged('Adult')),
  'senior cat food': all(catFood, staged('Senior')),
  'senior dog food wet': all(wetDogFood, staged('Senior')),
  'chicken dog food wet': all(wetDogFood, flavored('chicken')),
  'dry cat food with salmon': all(dryCatFood, flavored('salmon')),
  'duck dry dog food': all(dryDogFood, flavored('duck')),
  'gray dog bed': all(dogBeds, inColor('Gray')),
  'red dog collar': all(collar, inColor('Red')),
  'black dog leash': all(inForm('dog', 'leash'), inColor('Black')),
  'teal dog harness': all(inForm('dog', 'harness'), inColor('Teal')),
};

/** Two slips in one search, as they are typed on telephones. */
export const SLIPPED_TWICE = {
  'gog foood': dogFood,
  'dof food dyr': dogFood,
  'drt dgo food': dryDogFood,
  'wet dof foood': wetDogFood,
  'dog treast': dogTreats,
  'dgo treets': dogTreats,
  'dgo toyss': dogToys,
  'dog tous squeeky': dogToys,
  'doog bedd': dogBeds,
  'dog hraness': inForm('dog', 'harness'),
  'dgo lesh': inForm('dog', 'leash'),
  'dogg coler': collar,
  'dgo crat': inForm('dog', 'crate'),
  'cta food': catFood,
  'caat foood': catFood,
  'dyr cat fod': dryCatFood,
  'wett cat foood': wetCatFood,
  'kiten foood': inCategory('cat/cat-food/kitten-food'),
  'pupy foood': inCategory('dog/dog-food/puppy-food'),
  'cat littr clumpng': both(catLitter, named('clumping')),
  'cta liter': catLitter,
  'liter boxs': inCategory('cat/cat-litter/litter-boxes-and-accessories'),
  'cat tre carpetd': catTrees,
  'cat scraching pst': catTrees,
  'cat fountan watr': inCategory('cat/cat-bowls-and-fountains'),
  'aquarum heatr': inCategory('fish/aquarium-heaters-and-lights'),
  'aquariam filtir': inCategory('fish/aquarium-filters'),
  'fsh food': inCategory('fish/fish-food'),
  'fish tnak': aquariums,
  'brid sed': inCategory('bird/bird-food'),
  'bird caeg': inCategory('bird/bird-cages'),
  'reptil heet lamp': inCategory('reptile/reptile-heating-and-lighting'),
  'terarium substrat': inCategory('reptile'),
  'smal pet beding': inCategory('small-pet/small-pet-bedding'),
  'timoty hya': inCategory('small-pet/small-pet-food/hay'),
  'flee and tik dogs': inCategory('dog/dog-and-puppy-flea-and-tick'),
  'hartworm preventon': inCategory('pharmacy/heartworm-prevention'),
  'dog dentel chews': inCategory('dog/dog-treats/dog-dental-chews'),
  'blu bufalo dog food': both(dogFood, ofBrand('Blue Buffalo')),
  'royl canin cat fod': both(catFood, ofBrand('Royal Canin')),
  'sience diet dgo food': both(dogFood, ofBrand("Hill's Science Diet")),
  'merick wet dog fod': both(wetDogFood, ofBrand('Merrick')),
};

/** Paths of the shop's pages by further words for them. */
export const MORE_PAGES = {
  '/returns': ['returns policy', 'refunds', 'exchange', 'how to return'],
  '/shipping': ['free shipping', 'delivery', 'shipping time'],
  '/help': ['support'],
  '/contact-us': ['telephone', 'email'],
  '/store-locator': ['store finder', 'store location', 'nearest store', 'hours'],
  '/shop/TrackOrderStatus': ['track order'],
  '/shop/en/petcostore/s/petco-coupons-promos': ['coupon', 'monthly offers'],
  '/shop/en/petcostore/c/credit-card': ['credit card', 'petco pay'],
  '/shop/en/petcostore/s/gift-cards': ['gift certificate'],
  '/shop/en/petcostore/s/careers': ['job'],
  '/shop/PetcoInsuranceView': ['insurance'],
  '/shop/en/petcostore/s/pals-rewards': ['pals rewards', 'rewards program'],
  '/shop/en/petcostore/s/dog-wash': ['dog wash', 'self service dog wash'],
  '/shop/en/petcostore/s/curbside-pickup': ['curbside pickup'],
  '/shop/en/petcostore/s/pet-adoptions': ['adopt a dog', 'adoption'],
  '/shop/en/petcostore/s/about': ['about us'],
  '/shop/en/petcostore/s/accessibility': ['accessibility'],
  '/terms-of-use': ['terms'],
};

/**
 * Brands that the shop does not sell, alone and with a category. An answer must say so: it names the brand as a word
 * without products, or says what it searched for instead.
 */
export const FOREIGN_BRANDS = {
  kong: undefined,
  'kong dog toys': dogToys,
  purina: undefined,
  'purina dog food': dogFood,
  iams: undefined,
  'iams cat food': catFood,
  pedigree: undefined,
  'pedigree wet dog food': wetDogFood,
  whiskas: undefined,
  'whiskas wet cat food': wetCatFood,
  friskies: undefined,
  'friskies cat treats': inCategory('cat/cat-treats'),
  'nylabone dog chew toy': inCategory('dog/dog-toys/dog-chew-toys'),
  'chuckit dog ball': inCategory('dog/dog-toys/dog-balls-and-fetch-toys'),
  'greenies dog dental chews': inCategory('dog/dog-treats/dog-dental-chews'),
  'furminator dog grooming': inCategory('dog/dog-grooming'),
  'fluval aquarium filter': inCategory('fish/aquarium-filters'),
  'kaytee bird food': inCategory('bird/bird-food'),
  'oxbow small pet hay': inCategory('small-pet/small-pet-food/hay'),
  'zilla reptile substrate': inCategory('reptile/reptile-substrate-and-decor'),
  'bravecto dog flea and tick': inCategory('dog/dog-and-puppy-flea-and-tick'),
};
