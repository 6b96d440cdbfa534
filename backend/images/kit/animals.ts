import * as v from 'valibot';
import { checkData, pattern, text } from '../../shared/data-file.ts';
import type { ArtSubject } from './art-subject.ts';
import { lighten, luminance, mix, retint, saturationOf } from './colour.ts';
import type { Canvas } from './canvas.ts';
import { hashOf } from '../../shared/hash.ts';
import speciesFile from './data/species.json' with { type: 'json' };

export interface Animal {
  icon: string;
  /** The circle around the head, in hundredths of the drawing: for close crops. */
  head: readonly [cx: number, cy: number, r: number];
  /** Height of the feet, in hundredths from the top. */
  ground: number;
  /** The drawing looks left; false for one that looks at the shopper. */
  profile: boolean;
  without?: readonly string[];
  recolour?: (hex: string) => string;
}

/** Whether a colour is saturated enough for fur or feathers and too light for an eye, a nose or an outline. */
const isFur = (hex: string, from: number): boolean => saturationOf(hex) >= from && luminance(hex) > 0.03;

/** Recolours the fur only: eyes, noses and pink ears keep their colours. */
const fur =
  (hue: number, saturation: number, lightness: number, from = 0.25) =>
  (hex: string): string =>
    isFur(hex, from) ? retint(hex, hue, saturation, lightness) : hex;

const greyed =
  (toward: string, share: number) =>
  (hex: string): string =>
    isFur(hex, 0.3) ? mix(retint(hex, 30, 0.2, 1), toward, share) : hex;

/** A softer coat than the drawing's: saturated colours move towards a natural one. */
const coat =
  (toward: string, share: number) =>
  (hex: string): string =>
    isFur(hex, 0.5) && hex !== '#0ac2e7' ? mix(hex, toward, share) : hex;

const puppy: Animal = { icon: 'noto:dog', head: [42, 30, 40], ground: 95, profile: false };
const golden: Animal = {
  recolour: coat('#dfae68', 0.62),
  icon: 'noto:guide-dog',
  head: [23, 26, 30],
  ground: 91,
  profile: true,
  without: ['#865953', '#6e4a3a', '#abb0b1', '#d27854'],
};
const shepherd: Animal = {
  icon: 'noto:service-dog',
  head: [24, 28, 32],
  ground: 94,
  profile: true,
  without: ['#02bff1', '#bdbdbf', '#484c51', '#ff5f5c'],
};
const poodle: Animal = { icon: 'noto:poodle', head: [35, 24, 30], ground: 95, profile: true };
const cat: Animal = { recolour: coat('#eda65c', 0.6), icon: 'noto:cat', head: [37, 32, 34], ground: 96, profile: true };
const blackCat: Animal = { icon: 'noto:black-cat', head: [35, 30, 32], ground: 96, profile: true };
const tropical: Animal = { icon: 'noto:tropical-fish', head: [45, 50, 48], ground: 90, profile: true };
const fish: Animal = { icon: 'noto:fish', head: [44, 54, 46], ground: 86, profile: true };
const parrot: Animal = { icon: 'noto:parrot', head: [30, 20, 28], ground: 96, profile: true };
const bird: Animal = { icon: 'noto:bird', head: [30, 38, 32], ground: 92, profile: true };
const turtle: Animal = { icon: 'noto:turtle', head: [28, 58, 34], ground: 93, profile: true };
const snake: Animal = { icon: 'noto:snake', head: [34, 20, 30], ground: 95, profile: true };
const frog: Animal = { icon: 'noto:frog', head: [50, 52, 48], ground: 94, profile: false };
const gecko: Animal = { icon: 'fluent:lizard', head: [40, 30, 40], ground: 92, profile: true };
const hamster: Animal = { icon: 'noto:hamster', head: [50, 52, 48], ground: 92, profile: false };
const rabbit: Animal = { icon: 'noto:rabbit', head: [38, 34, 36], ground: 96, profile: true };
const mouse: Animal = { icon: 'noto:mouse', head: [36, 42, 32], ground: 94, profile: true };
const hedgehog: Animal = { icon: 'noto:hedgehog', head: [36, 58, 36], ground: 90, profile: true };
const chipmunk: Animal = { icon: 'noto:chipmunk', head: [32, 30, 32], ground: 95, profile: true };
const rat: Animal = { icon: 'noto:rat', head: [34, 42, 32], ground: 90, profile: true };
const crab: Animal = { icon: 'noto:crab', head: [50, 50, 48], ground: 88, profile: false };
const shrimp: Animal = { icon: 'noto:shrimp', head: [40, 50, 40], ground: 86, profile: true };
const cricket: Animal = { icon: 'noto:cricket', head: [40, 50, 44], ground: 84, profile: true };

const worm: Animal = { icon: 'noto:worm', head: [40, 40, 40], ground: 84, profile: true };

const greyCat: Animal = { ...cat, recolour: greyed('#8d99ab', 0.35) };
const creamCat: Animal = {
  ...cat,
  recolour: (hex) => (isFur(hex, 0.3) ? lighten(retint(hex, 34, 0.5, 1.1), 0.35) : hex),
};
const brownPuppy: Animal = { ...puppy, recolour: fur(24, 0.62, 0.72) };
const greyPuppy: Animal = { ...puppy, recolour: greyed('#9aa3b2', 0.2) };
const goldfish: Animal = { ...fish, recolour: fur(24, 1.1, 1.15) };
const betta: Animal = { ...fish, recolour: fur(326, 0.9, 0.95) };
const canary: Animal = {
  ...bird,
  recolour: (hex) => (saturationOf(hex) > 0.5 ? retint(hex, hex === '#f97d23' ? 28 : 47, 1.1, 1.1) : hex),
};
const bluebird: Animal = {
  ...parrot,
  recolour: (hex) => (/^#0|^#6|^#7|^#8|^#b/.test(hex) ? retint(hex, 205, 0.95, 1.1) : hex),
};
const dragon: Animal = { ...gecko, recolour: fur(34, 0.55, 1.1) };

/** Species with a drawing of their own in `species`. The first match of a department wins. */
const species = checkData(
  'images/kit/data/species.json',
  v.array(
    v.strictObject({
      department: text,
      pattern,
      name: text,
      head: v.strictTuple([v.number(), v.number(), v.number()]),
      ground: v.number(),
    }),
  ),
  speciesFile,
).map(
  ({ department, pattern, name, head, ground }) =>
    [department, pattern, { icon: `species:${name}`, head, ground, profile: true } satisfies Animal] as const,
);

/** The drawing of the species in a name; undefined when there is none. */
export const speciesOf = (subject: Pick<ArtSubject, 'name' | 'department'>): Animal | undefined =>
  species.find(([department, pattern]) => department === subject.department && pattern.test(subject.name))?.[2];

/** Breeds and species in product names, within a department ("frozen mice" are not pets); the first match wins. */
const named: readonly (readonly [department: string, pattern: RegExp, animal: Animal])[] = [
  ['dog', /\bpoodle|doodle|bichon/i, poodle],
  ['dog', /\bshepherd|large breed|giant/i, shepherd],
  ['dog', /\bpuppy|small breed|toy breed/i, puppy],
  ['cat', /\bkitten/i, creamCat],
  ['fish', /\bbetta/i, betta],
  ['fish', /\bgoldfish|\bkoi\b|\bpond\b/i, goldfish],
  ['fish', /\bshrimp/i, shrimp],
  ['fish', /\bcrab/i, crab],
  ['fish', /\bturtle/i, turtle],
  ['bird', /\bcanary|\bfinch|wild bird/i, canary],
  ['bird', /\bparakeet|budgie|budgerigar/i, bluebird],
  ['bird', /\bparrot|cockatiel|conure|macaw|lovebird/i, parrot],
  ['reptile', /\bbearded|dragon/i, dragon],
  ['reptile', /\bgecko|lizard|chameleon|anole|iguana|skink/i, gecko],
  ['reptile', /\bturtle|tortoise/i, turtle],
  ['reptile', /\bsnake|python|boa\b/i, snake],
  ['reptile', /\bfrog|toad|amphib/i, frog],
  ['reptile', /\bcrickets?\b|\broach/i, cricket],
  ['reptile', /worms?\b|larva/i, worm],
  ['reptile', /\bcrab/i, crab],
  ['small-pet', /\brabbit|bunny/i, rabbit],
  ['small-pet', /\bhedgehog/i, hedgehog],
  ['small-pet', /\bchinchilla|chipmunk|squirrel|gerbil|degu/i, chipmunk],
  ['small-pet', /\bguinea|hamster/i, hamster],
  ['small-pet', /\bmouse\b|\bmice\b/i, mouse],
  ['small-pet', /\brats?\b|ferret/i, rat],
  ['pharmacy', /\bcats?\b|kitten|feline/i, greyCat],
  ['pharmacy', /\bdogs?\b|pupp|canine/i, puppy],
];

const cast: ReadonlyMap<string, readonly Animal[]> = new Map<string, readonly Animal[]>([
  ['dog', [golden, puppy, shepherd, brownPuppy, greyPuppy, poodle]],
  ['cat', [cat, greyCat, blackCat, creamCat]],
  ['fish', [tropical, goldfish, fish, betta]],
  ['bird', [parrot, bluebird, bird, canary]],
  ['reptile', [turtle, gecko, dragon, snake, frog]],
  ['small-pet', [rabbit, hamster, hedgehog, chipmunk, mouse]],
  ['pharmacy', [puppy, cat, golden, greyCat]],
]);

/** The animal for a product: the one in its name, else a stable choice from its department. */
export const animalFor = (subject: Pick<ArtSubject, 'name' | 'department' | 'brandSlug'>, seed = ''): Animal => {
  const mentioned =
    seed === ''
      ? (speciesOf(subject) ??
        named.find(([department, pattern]) => department === subject.department && pattern.test(subject.name))?.[2])
      : undefined;
  if (mentioned !== undefined) return mentioned;
  const members = cast.get(subject.department) ?? cast.get('dog') ?? [golden];
  return members[hashOf(`${subject.brandSlug}|${subject.name}|${seed}`) % members.length] ?? golden;
};

/** The animal of a department, for signs and banners. */
export const animalOf = (department: string): Animal => cast.get(department)?.[0] ?? golden;

/** All members of a department, for groups. */
export const castOf = (department: string): readonly Animal[] =>
  cast.get(department) ?? [golden, cat, rabbit, parrot, turtle];

export const animalIcons: readonly string[] = [
  ...new Set(
    [...[...cast.values()].flat(), ...[...species, ...named].map(([, , animal]) => animal)].map(
      (animal) => animal.icon,
    ),
  ),
];

/** Draws an animal standing with its feet at `floor`, `size` high and wide, around `cx`. */
export const standing = (
  canvas: Canvas,
  animal: Animal,
  cx: number,
  floor: number,
  size: number,
  flip = false,
): string =>
  canvas.icon(animal.icon, {
    x: cx - size / 2,
    y: floor - (size * animal.ground) / 100,
    size,
    flip,
    recolour: animal.recolour,
    without: animal.without,
    lit: true,
  });

/** Draws an animal so that its head fills the given circle; the caller clips the body below. */
export const portrait = (
  canvas: Canvas,
  animal: Animal,
  cx: number,
  cy: number,
  radius: number,
  flip = false,
): string => {
  const [headX, headY, headR] = animal.head;
  const size = (radius * 100) / headR;
  const x = flip ? cx - size + (size * headX) / 100 : cx - (size * headX) / 100;
  return canvas.icon(animal.icon, {
    x,
    y: cy - (size * headY) / 100,
    size,
    flip,
    recolour: animal.recolour,
    without: animal.without,
    lit: true,
  });
};
