import type { Department } from './departments.ts';

/** How much a word indicates a department. A weight of 0 keeps a longer phrase from being read word by word. */
export interface WordWeight {
  readonly department: Department;
  readonly weight: number;
}

type Weighted = Readonly<Partial<Record<Department, Readonly<Record<number, string>>>>>;

/** Words and phrases of up to three words, by department and weight. */
const words: Weighted = {
  dog: {
    7: 'bully stick, bully sticks, rawhide, rawhides, doghouse, dog house, kennel and run',
    6: 'dog, dogs, puppy, puppies, doggy, doggie, doggies, puppys, dogs s, canine, canines, k9, pooch, hound, hounds',
    5: 'pup, pups, labrador, golden retriever, german shepherd, bulldog, poodle, chihuahua, yorkie, yorkshire terrier, dachshund, shih tzu, terrier, husky, beagle, spaniel, pug, rottweiler, corgi, schnauzer, pitbull, pomeranian, goldendoodle, labradoodle, retriever, retrievers, gun dogs, bird dog, bird dogs, rat terrier, yak chew, yak chews, poop bags, waste bags, training pads, pee pads, potty pads, puppy pads, pig ears, cow ears, beef cheek rolls',
    3: 'dental chew, dental chews, dental sticks, antler, antlers, squeaky, squeaker, fetch, tug, no pull, muzzle, muzzles, bark collar, bark control, jerky, trachea, gullet',
    2: 'leash, leashes, harness, kennel, crate, crates, large breed, small breed, heartworm',
  },
  cat: {
    7: 'cat litter, litter box, litter boxes, cat tree, cat trees',
    6: 'cat, cats, kitten, kittens, feline, felines, catnip, cats s',
    5: 'kitty, kitties, kittys, scratching post, scratching posts, scratch pad, scratch pads, scratcher, scratchers, silvervine, hairball, maine coon, siamese, ragdoll, bengal, british shorthair, meow, multi cat',
    4: 'clumping, teaser, crystal litter, clay litter, pellet litter',
    3: 'litter, wand, wand toy, kicker',
    1: 'urinary',
  },
  fish: {
    7: 'aquarium, aquariums, fish tank, fish tanks, fishbowl, tropical fish, puffer fish, gravel vacuum, protein skimmer',
    6: 'betta, bettas, cichlid, cichlids, goldfish, koi, guppy, guppies, pleco, plecos, loach, loaches, discus, tetra, tetras, bloodworms, tubifex, daphnia, brine shrimp, tiger barb, air stone, air stones',
    5: 'aquatic, aquatics, reef, air pump, water conditioner, dechlorinator, algae wafers, nitrifying, clownfish, angelfish, seahorse, aquascape, aquascaping, canister filter, canister filters, power filter, power filters',
    4: 'pond, ponds, filter cartridge, filter cartridges, algae, ammonia test, bottom feeders, saltwater, live fish, freshwater fish, marine fish',
    3: 'fish, fishes, marine, freshwater, gravel, coral, corals, aerator',
    1: 'submersible, tank, tanks',
  },
  bird: {
    7: 'wild bird, wild birds, birdseed, birdcage, birdcages, birdhouse, birdbath, bird seed',
    6: 'parrot, parrots, parakeet, parakeets, cockatiel, cockatiels, canary, canaries, finch, finches, budgie, budgies, macaw, macaws, conure, conures, lovebird, lovebirds, hummingbird, hummingbirds, cockatoo, cockatoos, african grey, cuttlebone, cuttlebones, avian, nyjer, suet',
    4: 'bird, birds, millet, pigeon, pigeons, dove, doves, thistle seed, seed mix, birds nest',
    2: 'perch, perches, birdie, egg food',
  },
  reptile: {
    8: 'bearded dragon, bearded dragons, ball python, ball pythons, corn snake, hermit crab, hermit crabs',
    7: 'reptile, reptiles, reptilian, amphibian, amphibians, terrarium, terrariums, vivarium, vivariums, paludarium, feeder mice, feeder rats, feeder insects, frozen mice',
    6: 'gecko, geckos, chameleon, chameleons, iguana, iguanas, lizard, lizards, tortoise, tortoises, salamander, axolotl, axolotls, uvb, basking, hornworms, superworms, dubia, dubia roaches, reptisun, repticalcium, tree frog, tree frogs, tarantula, tarantulas, herp',
    5: 'snake, snakes, turtle, turtles, python, pythons, newt, newts, mealworms, live crickets, crickets, birds nest fern',
    4: 'frog, frogs, toad, toads, heat mat, heat emitter, night bulb',
  },
  'small-pet': {
    8: 'guinea pig, guinea pigs, small animal, small animals, small pets, small pet, sugar glider, sugar gliders, prairie dog, prairie dogs',
    7: 'hamster, hamsters, gerbil, gerbils, chinchilla, chinchillas, ferret, ferrets, degu, degus, cavy, cavies, hutch, hutches',
    6: 'rabbits, bunnies, hedgehogs, rats and mice',
    5: 'timothy, timothy hay, orchard grass, meadow hay, critter, critters',
    4: 'hay, alfalfa, hedgehog, rodent, rodents',
    3: 'rabbit, bunny, rat, rats',
    2: 'mouse, mice, aspen shavings, exercise wheel',
  },
  other: {
    6: 'horse, horses, equine, pony, poultry, laying hens, hens, layer pellets, chick starter, chicken feed, chicken coop, livestock, cattle, alpaca, alpacas',
    3: 'goat, goats, sheep, pig feed',
    0: 'hot dog, hot dogs, cats eye, cat eye, dogwood, prairie, goldfish print, dog face, dog days, chinchilla print, fish oil, salmon oil, fish skin, fish skins, guinea fowl, sea horse print, mussel, catfish, fish meal, goat milk, rabbit fur, rabbit ears, cat tail, dogfish',
  },
};

/** Animals that also occur in titles as a flavour or an ingredient. */
export const eaten: ReadonlySet<string> = new Set(
  'fish rabbit goat goats sheep bird frog turtle mussel crab shrimp pigeon coral horse'.split(' '),
);

/** Animals that toys, beds and prints of other animals are made like. */
export const toyShapes: ReadonlySet<string> = new Set(
  'fish bird birds mouse mice rabbit bunny snake snakes lizard turtle frog hedgehog rat gecko goldfish koi horse parrot hummingbird critter hamster toad sheep pony dove finch'.split(
    ' ',
  ),
);

/** Places where animals live: "for aquariums" names a place, not an animal. */
export const places: ReadonlySet<string> = new Set(
  'aquarium aquariums tank tanks terrarium terrariums vivarium vivariums pond ponds hutch hutches crate crates'.split(
    ' ',
  ),
);

/** Words that distinguish a toy, a bed or a print from a product for the animal in its name. */
export const toyWords: ReadonlySet<string> = new Set(
  'plush squeaky squeaker teaser wand kicker catnip crinkle shaped shape print charm charms tug fetch puzzle stuffed costume watcher hunt dummy'.split(
    ' ',
  ),
);

/**
 * Words after an animal's name that mean that the product is not for it: "squirrel-proof", "bird-safe", "reptile
 * print".
 */
export const notForIt: ReadonlySet<string> = new Set('proof safe print printed shaped shape'.split(' '));

/** Words after an animal's name that make it a flavour or an ingredient. */
export const flavourAfter: ReadonlySet<string> = new Set(
  'recipe recipes formula flavor flavors flavored flavour flavours flavoured meal entree dinner supper feast pate stew oil protein broth gravy morsels bites chunks jerky liver lung hearts skin skins fur ears feet fillet fillets mousse bisque casserole and with in free milk jelly beads'.split(
    ' ',
  ),
);

/** Words before an animal's name that make it a flavour or an ingredient. */
export const flavourBefore: ReadonlySet<string> = new Set(
  'with in of real ocean sea white wild deep pacific atlantic coastal caught raised dried roasted smoked raw hydrolyzed fresh game and chicken turkey tuna salmon beef duck lamb venison potato rice wood'.split(
    ' ',
  ),
);

/** Words after an animal's name that make it the animal that the product is for. */
export const thingsFor: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    fish: 'food foods flakes pellets tank tanks bowl net nets aquarium supplies feeder feeders medication wafers granules keeping pond',
    bird: 'food foods seed cage cages feeder feeders toy toys treats treat perch perches bath baths stand nest supplies house diet swing',
    rabbit:
      'food foods hay hutch cage cages treats treat toys bedding litter harness house pellets feed supplies run nail',
    bunny: 'food foods hay hutch cage treats treat toys bedding litter harness house pellets supplies',
    turtle: 'food foods sticks dock tank tanks pellets basking habitat aquarium filter supplies',
    frog: 'food foods habitat tank moss pellets supplies',
    mouse: 'food foods cage cages bedding blocks wheel supplies',
    mice: 'food foods cage cages bedding',
    rat: 'food foods cage cages bedding blocks and supplies',
    goat: 'feed mineral supplies pellets',
    horse: 'feed treats supplies fly blanket wormer hay',
    snake: 'food hide habitat starter hook supplies',
    hedgehog: 'food diet cage wheel bedding supplies complete',
  }).map(([animal, things]) => [animal, new Set(things.split(' '))]),
);

/** Brands that sell for one kind of animal; used with low weight and only when nothing else decides. */
const makers: Readonly<Partial<Record<Department, string>>> = {
  dog: 'pedigree, milk bone, beneful, cesar, nylabone, himalayan dog chew',
  cat: 'fancy feast, friskies, temptations, sheba, tidy cats, meow mix, fresh step',
  fish: 'tetra, aqueon, fluval, seachem, marineland, hikari, instant ocean',
  bird: 'lafeber, zupreem, higgins, prevue hendryx',
  reptile: 'zoo med, exo terra, zilla, flukers, repashy',
  'small-pet': 'oxbow, carefresh, sunseed',
};
const MAKER_WEIGHT = 2;

const phrasesOf = (list: string): readonly string[] => list.split(',').map((phrase) => phrase.trim());

const weigh = (): ReadonlyMap<string, WordWeight> => {
  const weights = new Map<string, WordWeight>();
  const entries = Object.entries(words) as readonly [Department, Readonly<Record<number, string>>][];
  for (const [department, byWeight] of entries) {
    for (const [weight, list] of Object.entries(byWeight)) {
      for (const phrase of phrasesOf(list)) weights.set(phrase, { department, weight: Number(weight) });
    }
  }
  return weights;
};

/** Weights of words and phrases, in lower-case ASCII. */
export const wordWeights = weigh();

/** Weights of brand names, in lower-case ASCII. */
export const makerWeights: ReadonlyMap<string, WordWeight> = new Map(
  (Object.entries(makers) as readonly [Department, string][]).flatMap(([department, list]) =>
    phrasesOf(list).map((phrase) => [phrase, { department, weight: MAKER_WEIGHT }] as const),
  ),
);
