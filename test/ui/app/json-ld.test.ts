import { productJsonLd } from '../../../ui/page/json-ld';
import { aProduct, aVariant } from '../../builders/product';

/** Every value in a JSON text, at any depth. */
const valuesIn = (json: unknown): readonly unknown[] =>
  typeof json === 'object' && json !== null ? Object.values(json).flatMap(valuesIn) : [json];

test('[RTE-10] omits unknown product data for search engines', () => {
  const bare = aProduct({
    brand: undefined,
    description: '',
    rating: undefined,
    reviewCount: 0,
    variants: [aVariant({ gtin: undefined, size: undefined, flavor: undefined })],
  });
  const written = JSON.parse(JSON.stringify(productJsonLd(bare, undefined, 'USD'))) as Record<string, unknown>;
  expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['description']));
  expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['brand']));
  expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['aggregateRating']));
  expect(valuesIn(written).filter((value) => value === '' || value === null)).toEqual([]);
  expect(JSON.stringify(written)).not.toMatch(/unbranded|undefined|n\/a/i);
});

test("[RTE-10] includes a product's brand and description", () => {
  expect(productJsonLd(aProduct(), undefined, 'USD')).toMatchObject({
    description: 'Dry food for grown dogs.',
    brand: { '@type': 'Brand', name: 'Goodpaw' },
  });
});
