import type { Specification } from '../catalogue-records.ts';
import type { Variant } from './pricing.ts';
import { animalWord, type ProductDraft } from './product-draft.ts';
import type { Random } from '../../shared/random.ts';

const materials: Partial<Record<string, readonly string[]>> = {
  bed: ['Polyester with Memory Foam', 'Faux Fur and Polyester Fill', 'Cotton Canvas'],
  blanket: ['Fleece', 'Sherpa'],
  collar: ['Nylon Webbing', 'Leather', 'Silicone'],
  leash: ['Nylon Webbing', 'Leather', 'Climbing Rope'],
  harness: ['Air Mesh', 'Nylon Webbing'],
  jacket: ['Polyester', 'Cotton Knit', 'Recycled Polyester'],
  bowl: ['Stainless Steel', 'Ceramic', 'Silicone'],
  tank: ['Glass', 'Acrylic'],
  cage: ['Powder-Coated Steel', 'Wood and Wire'],
  crate: ['Powder-Coated Steel', 'Polyester over Steel Frame'],
  tower: ['Engineered Wood, Sisal and Carpet', 'Solid Wood and Sisal'],
  toy: ['Plush', 'Cotton and Polyester', 'Felt'],
  ball: ['Natural Rubber', 'Felt over Rubber'],
  bone: ['Nylon', 'Natural Rubber'],
  rope: ['Cotton Rope'],
};

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
  const material = materials[kind.form];
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
