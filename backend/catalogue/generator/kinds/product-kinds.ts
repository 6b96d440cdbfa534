import * as v from 'valibot';
import { checkData, positive, slug, text, texts } from '../../../shared/data-file.ts';
import { personalizationKinds } from '../../../personalization/personalization-offers.ts';
import { productForms } from '../../product-forms.ts';
import bird from '../data/kinds/bird.json' with { type: 'json' };
import cat from '../data/kinds/cat.json' with { type: 'json' };
import dog from '../data/kinds/dog.json' with { type: 'json' };
import fish from '../data/kinds/fish.json' with { type: 'json' };
import personalized from '../data/kinds/personalized.json' with { type: 'json' };
import pharmacy from '../data/kinds/pharmacy.json' with { type: 'json' };
import reptile from '../data/kinds/reptile.json' with { type: 'json' };
import smallPet from '../data/kinds/small-pet.json' with { type: 'json' };
import { trades } from './brand-plans.ts';
import { sizeTableNames } from './size-tables.ts';

/** How a product is named and described. */
export const namingStyles = ['recipe', 'treat', 'diet', 'remedy', 'gear', 'toy', 'supply', 'animal'] as const;

const kind = v.strictObject({
  /** Slug of the leaf category. */
  category: slug,
  style: v.picklist(namingStyles),
  trade: v.picklist(trades),
  form: v.picklist(productForms),
  sizes: v.picklist(sizeTableNames),
  /** Relative share of the catalogue. */
  weight: positive,
  /** Last words of the name. */
  nouns: texts,
  /** Words before the noun; without them the words of the naming style are used. */
  traits: v.optional(v.array(text), []),
  /** How products of the kind are personalised. */
  personalization: v.optional(v.picklist(personalizationKinds)),
});

/** A kind of product: its category, brands, words and sizes. */
export type ProductKind = Readonly<v.InferOutput<typeof kind>>;

/** Every kind of product of the generated shop. */
export const productKinds: readonly ProductKind[] = Object.entries({
  dog,
  cat,
  fish,
  bird,
  reptile,
  'small-pet': smallPet,
  pharmacy,
}).flatMap(([department, file]) => checkData(`catalogue/generator/data/kinds/${department}.json`, v.array(kind), file));

const personalizedKinds: readonly ProductKind[] = checkData(
  'catalogue/generator/data/kinds/personalized.json',
  v.array(kind),
  personalized,
);
/** Of how many products of a catalogue the personalised ones are a part. */
const SIZE_WITH_PERSONALIZED = 250;
const PERSONALIZED_OF_EACH = 2;

/**
 * The kind of the product with this number, counted from zero, when it is a personalised one. They are the last products
 * of a catalogue that is not tiny, so that all other products of a seed are the same with and without them. [PRO-08]
 */
export const personalizedKindAt = (number: number, size: number): ProductKind | undefined => {
  const first = size - personalizedKinds.length * PERSONALIZED_OF_EACH;
  return size < SIZE_WITH_PERSONALIZED || number < first
    ? undefined
    : personalizedKinds[(number - first) % personalizedKinds.length];
};
