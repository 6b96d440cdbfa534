import * as v from 'valibot';
import { checkData, texts } from '../../shared/data-file.ts';
import { productForms } from '../product-forms.ts';
import careFile from './data/care.json' with { type: 'json' };
import file from './data/materials.json' with { type: 'json' };
import type { Specification } from '../product-facts.ts';
import type { Variant } from './pricing.ts';
import { animalWord, type ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';

/** Materials by the form of the product. */
const materials: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(checkData('catalogue/generator/data/materials.json', v.record(v.picklist(productForms), texts), file)),
);

/** How to clean products by their form. */
const care: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(checkData('catalogue/generator/data/care.json', v.record(v.picklist(productForms), texts), careFile)),
);

const NAMED_MATERIAL =
  /\b(Leather|Nylon|Ceramic|Stainless Steel|Silicone|Bamboo|Glass|Fleece|Sherpa|Rubber|Velvet|Felted Wool|Memory Foam|Mesh)\b/;

/** The material that the product's name has; otherwise the given one. */
const materialOf = ({ words, noun }: ProductDraft, picked: string): string =>
  NAMED_MATERIAL.exec(`${words} ${noun}`)?.[1] ?? picked;

const WIPED: readonly string[] = ['Wipe clean'];

const titleCase = (text: string): string =>
  text.replace(/(^|[\s-])([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());

const distinct = (values: readonly (string | null)[]): string =>
  [...new Set(values.filter((value) => value !== null))].join(', ');

/** The table of facts on the product page; entries without a value are left out. */
export const specificationOf = (
  random: Random,
  draft: ProductDraft,
  variants: readonly Variant[],
  gtin: string | null,
): readonly Specification[] => {
  const { kind, brand, species, lifeStage } = draft;
  const consumable = kind.trade === 'food' || kind.trade === 'treat' || kind.trade === 'diet';
  const material = materials.get(kind.form);
  const entries: readonly (readonly [string, string])[] = [
    ['Brand', kind.style === 'animal' ? '' : brand.name],
    ['Pet Type', titleCase(animalWord(species, false))],
    ['Life Stage', lifeStage ?? ''],
    ['Flavor', distinct(variants.map((variant) => variant.flavor))],
    ['Color', distinct(variants.map((variant) => variant.color))],
    ['Available Sizes', distinct(variants.map((variant) => variant.size))],
    [
      'Food Form',
      consumable && species !== 'fish' ? (kind.form === 'can' ? 'Wet' : kind.style === 'treat' ? 'Treat' : 'Dry') : '',
    ],
    ['Material', !consumable && material !== undefined ? materialOf(draft, random.pick(material)) : ''],
    ['Care', !consumable && material !== undefined ? random.pick(care.get(kind.form) ?? WIPED) : ''],
    [
      'Country of Origin',
      kind.style === 'animal' ? '' : random.pick(['USA', 'USA', 'USA', 'Canada', 'New Zealand', 'Imported']),
    ],
    ['UPC', gtin ?? ''],
  ];
  return entries.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
};
