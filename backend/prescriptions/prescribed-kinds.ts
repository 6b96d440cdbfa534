import type { ProductFacts } from '../catalogue/product-facts.ts';
import { PET_KINDS } from '../pets/pet-kinds.ts';

/** The facts of a medicine that say which animals it is for. */
const NAMES_ANIMALS = /^(for|species|animals?|pet types?)$/i;

/** The words of these facts for each kind of pets. */
const WORDS: ReadonlyMap<string, RegExp> = new Map([
  ['dog', /\b(dogs?|pupp(y|ies)|canines?)\b/i],
  ['cat', /\b(cats?|kittens?|felines?)\b/i],
  ['fish', /\bfish(es)?\b/i],
  ['bird', /\b(birds?|avians?)\b/i],
  ['reptile', /\breptiles?\b/i],
  ['small-pet', /\b(small (pets?|animals?)|rabbits?|guinea pigs?|hamsters?|ferrets?)\b/i],
]);

/** What follows `not` names animals that must not get it. */
const namedIn = (value: string): readonly string[] => {
  const [positive = ''] = value.split(/\bnot\b/i);
  return [...WORDS].filter(([, words]) => words.test(positive)).map(([kind]) => kind);
};

/**
 * The kinds of pets that a product with a prescription is for: those that the facts of the medicine name, else the kind of
 * its department. Empty when nothing says so: then it can be for any pet. [PRO-07]
 */
export const prescribedKinds = (department: string | null, facts: readonly ProductFacts[]): readonly string[] => {
  const named = facts
    .flatMap((one) => (one.kind === 'medicine' ? one.facts : []))
    .flatMap(({ name, value }) => (NAMES_ANIMALS.test(name) ? namedIn(value) : []));
  return named.length > 0
    ? [...new Set(named)]
    : PET_KINDS.filter(({ kind }) => kind === department).map(({ kind }) => kind);
};

/** Whether a medicine for these kinds of pets is for this pet. */
export const isForPet = (kinds: readonly string[], { kind }: { readonly kind: string }): boolean =>
  kinds.length === 0 || kinds.includes(kind);
