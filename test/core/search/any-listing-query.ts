import fc from 'fast-check';
import { SORTS, type ListingQuery } from '../../../core/search/listing/listing-query';
import { anyUnicode } from '../../support/any-unicode';

const anyChoice = fc.uniqueArray(anyUnicode({ minLength: 1, maxLength: 30 }), {
  minLength: 1,
  maxLength: 5,
});

const anyPriceRange = fc
  .tuple(fc.nat({ max: 9_999 }), fc.nat({ max: 9_999 }))
  .map(([a, b]) => [`${Math.min(a, b)}-${Math.max(a, b)}`]);

/** Any listing query that a shopper can make. */
export const anyListingQuery: fc.Arbitrary<ListingQuery> = fc.record(
  {
    isLiteral: fc.constant(true as const),
    page: fc.integer({ min: 1, max: 1_000 }),
    sort: fc.constantFrom(...SORTS),
    filters: fc.record(
      {
        Brand: anyChoice,
        'Pet Type': anyChoice,
        'Life Stage': anyChoice,
        Flavor: anyChoice,
        Price: anyPriceRange,
        Rating: fc.constantFrom(['4'], ['3']),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['page', 'sort', 'filters'] },
);
