import * as v from 'valibot';
import { checkData, texts } from '../../shared/data-file.ts';
import { productForms } from '../product-forms.ts';
import file from './data/materials.json' with { type: 'json' };
import type { Specification } from '../catalogue-records.ts';
import type { Variant } from './pricing.ts';
import { animalWord, type ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';

/** Materials by the form of the product. */
const materials: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(checkData('catalogue/generator/data/materials.json', v.record(v.picklist(productForms), texts), file)),
);

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
    ['Material', !consumable && material !== undefined ? random.pick(material) : ''],
    [
      'Care',
      !consumable && material !== undefined ? random.pick(['Machine wash cold', 'Wipe clean', 'Hand wash']) : '',
    ],
    [
      'Country of Origin',
      kind.style === 'animal' ? '' : random.pick(['USA', 'USA', 'USA', 'Canada', 'New Zealand', 'Imported']),
    ],
    ['UPC', gtin ?? ''],
  ];
  return entries.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
};
