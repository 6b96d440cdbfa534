import type { ProductFacts } from '../../core/catalogue/product-facts';

/** Facts of each kind, with every field. */
export const FACTS: ReadonlyArray<ProductFacts> = [
  {
    kind: 'food',
    analysis: [{ name: 'Crude protein (min)', value: '26.0%' }],
    calories: '3,500 kcal/kg, 368 kcal per cup',
    feeding: [
      { from: 3, to: 12, amount: '½–1 cup' },
      { from: 101, to: undefined, amount: '5 cups' },
    ],
  },
  {
    kind: 'sizes',
    howToMeasure: 'Measure the neck.',
    measures: ['Neck', 'Width'],
    sizes: [
      {
        size: 'Small',
        inches: [
          { from: 10, to: 14 },
          { from: 0.625, to: 0.625 },
        ],
        pounds: { from: 10, to: 25 },
      },
    ],
  },
  { kind: 'care', facts: [{ name: 'Tank mates', value: 'Small tetras' }] },
  {
    kind: 'medicine',
    needsPrescription: true,
    facts: [{ name: 'For', value: 'Dogs' }],
    dosing: [{ from: 0, to: 22, amount: '68 mcg' }],
    warnings: ['For dogs only.'],
  },
];
