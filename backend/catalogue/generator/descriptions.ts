import { animalWord, type ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';
import { ownValue } from '../../shared/own-value.ts';

/** Sentences with {slots}: {brand} {noun} {animal} {animals} {protein} {side} {article} {trait}. */
interface Script {
  readonly opening: readonly string[];
  readonly middle: readonly string[];
  readonly ending: readonly string[];
  readonly highlights: readonly string[];
}

const scripts: Record<ProductDraft['kind']['style'], Script> = {
  recipe: {
    opening: [
      'Set the bowl down and watch it empty: {brand} {noun} begins with real {protein} and goes on from there.',
      'Good days start with a good meal, and {brand} {noun} is made for {animals} with an honest appetite.',
      'Real {protein} comes first in this recipe from {brand}, because {animals} notice what is in the bowl.',
      'Your {animal} reads the bowl before you read the label, so {brand} keeps both simple.',
    ],
    middle: [
      'Protein from {protein} helps to keep muscles lean, with {side} for fiber and slow-burning energy.',
      'It is cooked in small runs with {side}, then balanced with the vitamins, minerals and taurine that {animals} need.',
      'Omega fatty acids support healthy skin and a soft coat, and gentle fiber keeps digestion regular.',
      'Antioxidants from fruit and vegetables support the immune system through every season.',
    ],
    ending: [
      'It is made without artificial colors, flavors or preservatives.',
      'Serve it on its own or mix it with a favorite topper, and keep fresh water close by.',
      'Change over from the old food little by little, over seven to ten days.',
      'No corn, no soy and nothing you could not explain to your {animal}.',
    ],
    highlights: [
      'Real {protein} is the first ingredient',
      'Complete and balanced nutrition for {animals}',
      'With {side} for gentle fiber',
      'Omega-3 & omega-6 fatty acids for skin and coat',
      'No artificial colors, flavors or preservatives',
      'Vitamins, minerals and antioxidants for the immune system',
    ],
  },
  treat: {
    opening: [
      'Small enough for a pocket and good enough to be remembered: {brand} {noun} make every good deed count.',
      'Say thank you with {brand} {noun}, made for {animals} that listen for the rustle of the bag.',
      'When your {animal} has earned it, reach for {brand} {noun}.',
    ],
    middle: [
      'They are baked slowly, so that the taste of {protein} comes through in every bite.',
      'A short list of ingredients keeps them easy on the stomach.',
      'The texture cleans the teeth while your {animal} is busy enjoying it.',
    ],
    ending: [
      'Break them up for small mouths or for long training sessions.',
      'Reseal the pack to keep them fresh.',
      'Feed them as a snack beside a complete diet.',
    ],
    highlights: [
      'Made with real {protein}',
      'Sized for rewards and training',
      'Resealable pack keeps the snacks fresh',
      'No artificial flavors',
      'Easy to break into smaller pieces',
    ],
  },
  diet: {
    opening: [
      '{brand} {noun} is a therapeutic diet, developed with veterinarians for {animals} that need a little more care.',
      'When a veterinarian asks for a change of food, {brand} {noun} gives {animals} a meal they are glad to eat.',
    ],
    middle: [
      'The nutrients are measured closely, and highly digestible protein is gentle on the body.',
      'Controlled minerals and added fiber support the organs that need support.',
    ],
    ending: [
      'Feed it only as your veterinarian advises.',
      'A prescription or an authorization from your veterinarian is needed.',
    ],
    highlights: [
      'Developed with veterinarians and nutritionists',
      'Highly digestible protein',
      'Complete nutrition for long-term feeding',
      'Authorization by a veterinarian required',
    ],
  },
  remedy: {
    opening: [
      '{brand} {noun} takes care of a nuisance before it becomes a problem.',
      'Comfort is easy to give: {brand} {noun} works while your {animal} gets on with the day.',
      'Trusted at home and simple to use, {brand} {noun} belongs on the placement of everyone who lives with {animals}.',
    ],
    middle: [
      'One use starts to work within hours, and the effect lasts.',
      'The formula has been tested for quality in every batch.',
      'It is measured in clear doses, so there is nothing to guess.',
    ],
    ending: [
      'Read the whole label before use and keep it out of the reach of children.',
      'Ask your veterinarian if your {animal} is very young, pregnant or on other medicine.',
      'For use on {animals} only.',
    ],
    highlights: [
      'Starts to work quickly',
      'Easy to give or apply',
      'Every batch tested for quality',
      'Clear dosing by weight',
      'Recommended for year-round care',
    ],
  },
  gear: {
    opening: [
      'Made to be used every day and to look good doing it, {article} {noun} from {brand} fits right into your home.',
      '{brand} thought about the details, so that your {animal} can forget about them.',
      'Sturdy where it has to be and soft where it counts: this is the {noun} that lasts.',
    ],
    middle: [
      'The materials stand up to paws, claws and the weather, and they wipe clean in a moment.',
      'Reinforced seams and rounded edges keep it safe for {animals} of every temper.',
      'It goes together without tools and packs away flat.',
    ],
    ending: [
      'Measure your {animal} before you choose a size.',
      'Check it now and then for wear, as you would with any gear.',
      'Several sizes are available, so there is one for every {animal}.',
    ],
    highlights: [
      'Durable materials for everyday use',
      'Easy to clean',
      'Reinforced where it matters',
      'Quick to set up, no tools needed',
      'Designed for comfort and safety',
    ],
  },
  toy: {
    opening: [
      'Play starts the moment {article} {noun} comes out of the bag.',
      'Rainy afternoon? {brand} has the cure, and it bounces.',
      'This {noun} was made to be pounced on, carried about and proudly shown to guests.',
    ],
    middle: [
      'Different textures and sounds keep curious {animals} busy.',
      'Double stitching and tough cores help it to survive the keenest players.',
      'It is light enough for indoor games and strong enough for the yard.',
    ],
    ending: [
      'No toy is indestructible: watch the fun and take the toy away when it is damaged.',
      'Rotate toys every few days to keep them new.',
    ],
    highlights: [
      'Keeps {animals} active and entertained',
      'Textures and sounds that invite play',
      'Tough stitching',
      'Made with non-toxic materials',
      'Great for playing together',
    ],
  },
  supply: {
    opening: [
      '{brand} {noun} makes the daily routine shorter and the result better.',
      'Everything your {animal} needs and nothing it does not: that is the idea behind {brand} {noun}.',
      'Keep home fresh and your {animal} happy with {brand} {noun}.',
    ],
    middle: [
      'It works from the first use and goes a long way.',
      'The ingredients and materials are chosen for {animals} and for the people who share their home.',
      'Simple instructions on the pack take out the guesswork.',
    ],
    ending: [
      'Store it in a cool, dry place.',
      'Stock up, or set up repeat delivery and never run out.',
      'Made for everyday use.',
    ],
    highlights: [
      'Made for everyday use',
      'Safe for {animals} when used as directed',
      'Lasts longer with measured use',
      'Clear instructions on the pack',
      'Easy to store',
    ],
  },
  animal: {
    opening: [
      'Bring a little life home: {article} {noun} is a favorite of beginners and old hands alike.',
      'Watch {article} {noun} settle in and make a home of its new habitat.',
    ],
    middle: [
      'Our animals come from breeders who are checked for care and health.',
      'With the right habitat, food and patience it thrives for years.',
    ],
    ending: [
      'Available in stores only, where our partners help you to choose a habitat, food and supplies.',
      'Color and markings vary from animal to animal. Availability differs by store.',
    ],
    highlights: [
      'Available in stores only',
      'Health checked on arrival',
      'Care guide included',
      'Color and markings vary',
    ],
  },
};

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
