import * as v from 'valibot';
import { checkData, positive, text } from '../shared/data-file.ts';
import { toSlug } from '../shared/slug.ts';
import breedsFile from './data/breeds.json' with { type: 'json' };

const range = v.pipe(
  v.strictObject({ low: positive, high: positive }),
  v.check(({ low, high }) => low <= high, 'low must not be above high'),
);

const kindSchema = v.strictObject({
  accepted: range,
  /** What any animal of the kind weighs; left out where it says nothing. */
  usual: v.optional(range),
  /** The name for mixed breeds; left out for kinds that have none. */
  mixed: v.optional(text),
  breeds: v.array(v.strictObject({ name: text, usual: v.optional(range) })),
});

type Kind = v.InferOutput<typeof kindSchema>;

const file = checkData('pets/data/breeds.json', v.record(text, kindSchema), breedsFile);

export interface PetBreed {
  readonly id: string;
  readonly name: string;
  /** What an adult weighs, in pounds. */
  readonly usual?: { readonly low: number; readonly high: number } | undefined;
}

export interface PetKind {
  readonly kind: string;
  /** Weights in pounds that a pet of this kind can have. */
  readonly accepted: { readonly low: number; readonly high: number };
  readonly breeds: readonly PetBreed[];
}

const breedsOf = ({ breeds, mixed, usual }: Kind): readonly PetBreed[] => [
  ...breeds.map((breed) => ({ id: toSlug(breed.name), ...breed })),
  ...(mixed === undefined ? [] : [{ id: 'mixed', name: mixed, usual }]),
  { id: 'other', name: 'Other', usual },
];

/** The kinds of pets with their breeds, as shoppers choose them. [ACC-04] */
export const PET_KINDS: readonly PetKind[] = Object.entries(file).map(([kind, facts]) => ({
  kind,
  accepted: facts.accepted,
  breeds: breedsOf(facts),
}));
