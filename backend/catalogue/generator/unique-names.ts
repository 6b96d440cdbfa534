import type { ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';
import { words } from './words.ts';

export interface NamedDraft {
  readonly draft: ProductDraft;
  readonly name: string;
}

const TRIES = 5;

/** Two 32-bit hashes in one number; needs a fifth of the memory of 200,000 names. */
const fingerprint = (text: string): number => {
  let one = 0x811c9dc5;
  let two = 0x1b873593;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two + code, 0x85ebca6b) ^ (two >>> 13);
  }
  return (one >>> 0) * 0x200000 + ((two >>> 0) & 0x1fffff);
};

/** Makes unique names: drafts again while a name is taken, then adds a collection to it. */
export const makeNamer = (random: Random): ((draft: () => NamedDraft) => NamedDraft) => {
  const taken = new Set<number>();
  const claim = (name: string): boolean => {
    const key = fingerprint(name.toLowerCase());
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  };
  return (draft) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const named = draft();
      if (claim(named.name)) return named;
    }
    const { draft: kept, name } = draft();
    for (let number = 1; ; number += 1) {
      const collection = `${random.pick(words.gearLines)} Collection`;
      const apart = number <= TRIES ? `${name}, ${collection}` : `${name}, ${collection} No. ${number - TRIES}`;
      if (claim(apart)) return { draft: kept, name: apart };
    }
  };
};
