import { editDistance } from '../../shared/edit-distance.ts';
import { foldWord } from './text.ts';

/** Synonyms in both directions. */
const alike: readonly (readonly string[])[] = [
  ['puppy', 'pup'],
  ['kitten', 'kitty'],
  ['dog', 'doggy', 'doggie', 'canine', 'pooch'],
  ['cat', 'feline', 'kitty'],
  ['leash', 'lead'],
  ['crate', 'kennel'],
  ['treat', 'snack'],
  ['bowl', 'dish'],
  ['aquarium', 'tank', 'fishtank'],
  ['terrarium', 'vivarium'],
  ['rabbit', 'bunny'],
  ['parakeet', 'budgie'],
  ['sweater', 'jumper'],
  ['jacket', 'coat'],
  ['waste', 'poop', 'poo'],
  ['pad', 'mat'],
  ['pate', 'paté', 'loaf'],
  ['topper', 'mixer'],
  ['chew', 'bone'],
  ['plush', 'stuffed'],
  ['brush', 'comb'],
  ['bug', 'insect'],
  ['vitamin', 'supplement'],
  ['medicine', 'medication', 'remedy'],
  ['couch', 'sofa'],
  ['flavor', 'flavour'],
  ['color', 'colour'],
  ['gallon', 'gal'],
  ['pound', 'lb'],
  ['ounce', 'oz'],
  ['sand', 'substrate'],
];

/** Synonyms in one direction. */
const means: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>(
  Object.entries({
    kibble: ['dry'],
    canned: ['wet'],
    tin: ['wet'],
    moist: ['wet'],
    pee: ['puppy', 'training'],
    potty: ['training', 'puppy'],
    wormer: ['deworming', 'heartworm'],
    dewormer: ['deworming', 'heartworm'],
    elderly: ['senior'],
    old: ['senior'],
    baby: ['puppy', 'kitten'],
    scratcher: ['scratching'],
    tower: ['tree'],
    tree: ['tower', 'condo'],
    condo: ['tree'],
    harnesses: ['harness'],
    hutch: ['cage', 'habitat'],
    enclosure: ['terrarium', 'cage'],
    cage: ['habitat', 'crate'],
    toothbrush: ['dental'],
    teeth: ['dental'],
    tooth: ['dental'],
    arthritis: ['joint'],
    hip: ['joint'],
    anxiety: ['calming'],
    stress: ['calming'],
    itchy: ['itch', 'allergy'],
    smell: ['odor'],
    kittie: ['cat', 'kitten'],
    bath: ['shampoo'],
    soap: ['shampoo'],
    seeds: ['seed'],
    raincoat: ['jacket'],
    rawhide: ['chew', 'bone'],
    deodorizer: ['deodorizing', 'odor'],
  }),
);

const build = (): ReadonlyMap<string, readonly string[]> => {
  const others = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    const [key, value] = [foldWord(from), foldWord(to)];
    if (key === value) return;
    others.set(key, (others.get(key) ?? new Set()).add(value));
  };
  for (const group of alike) for (const from of group) for (const to of group) add(from, to);
  for (const [from, words] of means) for (const to of words) add(from, to);
  return new Map([...others].map(([key, values]) => [key, [...values]]));
};

const synonyms = build();
const spellings = [...new Set([...alike.flat(), ...means.keys()])];

/** Folded words that have synonyms, at most `most` edits away from the word, the nearest first. */
export const synonymsLike = (
  word: string,
  most: number,
): readonly { readonly spelling: string; readonly distance: number }[] =>
  spellings
    .map((spelling) => ({ spelling, distance: editDistance(word, spelling, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, two) => one.distance - two.distance);

/** Synonyms of a folded word, folded too. */
export const synonymsOf = (term: string): readonly string[] => synonyms.get(term) ?? [];
