import * as v from 'valibot';
import { checkData, positive, slug, text, texts } from '../../../shared/data-file.ts';
import { productForms } from '../../product-forms.ts';
import bird from '../data/kinds/bird.json' with { type: 'json' };
import cat from '../data/kinds/cat.json' with { type: 'json' };
import dog from '../data/kinds/dog.json' with { type: 'json' };
import fish from '../data/kinds/fish.json' with { type: 'json' };
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
