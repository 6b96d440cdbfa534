import fc from 'fast-check';
import {
  formatPrice,
  NO_PRICES,
  parsePrice,
  pricesOf,
  rangeLabel,
  wasLabel,
  type VariantPrice,
} from '../../../core/catalogue/price';

const dollars = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const anyVariantPrice: fc.Arbitrary<VariantPrice> = fc.record({
  listPrice: fc.option(dollars, { nil: undefined }),
  offerPrice: fc.option(dollars, { nil: undefined }),
});

const variant = (listPrice?: number, offerPrice?: number): VariantPrice => ({ listPrice, offerPrice });

describe('[REC-03] the prices of a product', () => {
  test("with one variant are that variant's", () => {
    expect(pricesOf([variant(12.99)])).toEqual({
      price: 12.99,
      hasRange: false,
      minPrice: 12.99,
      maxPrice: 12.99,
      hasOffer: false,
      normalPrice: 12.99,
      offerPrice: undefined,
    });
  });

  test('with an offer include the usual price', () => {
    expect(pricesOf([variant(15.99, 12.99)])).toMatchObject({
      price: 12.99,
      hasOffer: true,
      normalPrice: 15.99,
      offerPrice: 12.99,
    });
  });

  test('with several variants range from the cheapest to the most expensive, offers included', () => {
    expect(pricesOf([variant(20), variant(8, 5), variant(30, 25)])).toEqual({
      price: 5,
      hasRange: true,
      minPrice: 5,
      maxPrice: 25,
      hasOffer: true,
      normalPrice: 8,
      offerPrice: 5,
    });
  });

  test("with equally priced variants are the first one's", () => {
    expect(pricesOf([variant(8, 5), variant(5), variant(9, 5)])).toMatchObject({ price: 5, normalPrice: 8 });
  });

  test.each<[string, VariantPrice]>([
    ['equal to the list price', variant(10, 10)],
    ['above the list price', variant(10, 12)],
    ['without a list price', variant(undefined, 12)],
  ])('ignore an offer %s', (_case, { listPrice, offerPrice }) => {
    expect(pricesOf([{ listPrice, offerPrice }])).toMatchObject({
      price: offerPrice,
      hasOffer: false,
      normalPrice: offerPrice,
      offerPrice: undefined,
    });
  });

  test.each<[string, ReadonlyArray<VariantPrice>]>([
    ['without variants', []],
    ['without priced variants', [variant(), variant()]],
  ])('are undefined %s', (_case, variants) => {
    expect(pricesOf(variants)).toEqual({ hasRange: false, hasOffer: false });
    expect(pricesOf(variants)).toEqual(NO_PRICES);
  });

  test('ignore variants without a price', () => {
    expect(pricesOf([variant(), variant(9)])).toEqual(pricesOf([variant(9)]));
  });

  test('are ordered for any variants: minimum ≤ price ≤ maximum, offer below normal', () => {
    fc.assert(
      fc.property(fc.array(anyVariantPrice), (variants) => {
        const { price, minPrice, maxPrice, hasRange, hasOffer, normalPrice, offerPrice } = pricesOf(variants);
        if (price === undefined || minPrice === undefined || maxPrice === undefined || normalPrice === undefined) {
          expect(variants.every((each) => each.listPrice === undefined && each.offerPrice === undefined)).toBe(true);
          return;
        }
        expect(minPrice).toBeLessThanOrEqual(price);
        expect(price).toBeLessThanOrEqual(maxPrice);
        expect(hasRange).toBe(minPrice < maxPrice);
        expect(hasOffer).toBe(price < normalPrice);
        expect(offerPrice).toBe(hasOffer ? price : undefined);
      }),
    );
  });

  test('do not depend on the order of equally priced variants', () => {
    fc.assert(
      fc.property(fc.array(anyVariantPrice), (variants) => {
        const { normalPrice: _a, hasOffer: _b, offerPrice: _c, ...forwards } = pricesOf(variants);
        const { normalPrice: _d, hasOffer: _e, offerPrice: _f, ...backwards } = pricesOf([...variants].reverse());
        expect(backwards).toEqual(forwards);
      }),
    );
  });
});

describe('[REC-03] a formatted price', () => {
  test.each([
    [12.5, '$12.50'],
    [1234.5, '$1,234.50'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [-5, '-$5.00'],
    [-0.001, '$0.00'],
    ['12.99000', '$12.99'],
    ['$12.99', '$12.99'],
    ['$1,234.5', '$1,234.50'],
    [' 7 ', '$7.00'],
    ['.5', '$0.50'],
  ])('shows %j as %s', (price, text) => {
    expect(formatPrice(price, 'USD')).toBe(text);
  });

  test.each([
    undefined,
    null,
    '',
    '   ',
    '$',
    'free',
    '12.99 USD',
    '1e3',
    'NaN',
    Number.NaN,
    Infinity,
    -Infinity,
    '1.2.3',
  ])('shows %j as N/A', (price) => {
    expect(formatPrice(price, 'USD')).toBe('N/A');
  });

  test('has two decimals for any amount and parses back to the same cents', () => {
    fc.assert(
      fc.property(dollars, (price) => {
        const text = formatPrice(price, 'USD');
        expect(text).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
        expect(parsePrice(text)).toBe(price);
        expect(formatPrice(price.toFixed(5), 'USD')).toBe(text);
      }),
    );
  });

  test('shows any text as dollars or N/A', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (price) => {
        expect(formatPrice(price, 'USD')).toMatch(/^(N\/A|-?\$\d{1,3}(,\d{3})*\.\d\d)$/);
      }),
    );
  });
});

describe('[REC-03] in another currency', () => {
  test.each([
    [1234.5, 'EUR', '€1,234.50'],
    [-5, 'GBP', '-£5.00'],
    [1234.5, 'JPY', '¥1,235'],
    [12.5, 'CHF', 'CHF\u00a012.50'],
    [undefined, 'EUR', 'N/A'],
  ])('shows %j in %s as %s', (price, currency, text) => {
    expect(formatPrice(price, currency)).toBe(text);
  });

  test("uses the currency's sign for offers and ranges", () => {
    expect(wasLabel(pricesOf([variant(15.99, 12.99)]), 'EUR')).toBe('was €15.99');
    expect(rangeLabel(pricesOf([variant(5), variant(20)]), 'EUR')).toBe('from €5.00 up to €20.00');
  });
});

describe('[REC-03] labels', () => {
  test.each([
    ['an offer', 'was $15.99', pricesOf([variant(15.99, 12.99)])],
    ['no offer', undefined, pricesOf([variant(15.99)])],
    ['a range', undefined, pricesOf([variant(15.99, 12.99), variant(20)])],
    ['no price', undefined, NO_PRICES],
    ['an offer without a normal price', undefined, { ...NO_PRICES, price: 5, hasOffer: true }],
  ])('show for %s the earlier price as %p', (_case, label, prices) => {
    expect(wasLabel(prices, 'USD')).toBe(label);
  });

  test.each([
    ['a range', 'from $5.00 up to $20.00', pricesOf([variant(5), variant(20)])],
    ['no range', undefined, pricesOf([variant(5)])],
    ['no price', undefined, NO_PRICES],
  ])('show for %s the lowest and the highest price as %p', (_case, label, prices) => {
    expect(rangeLabel(prices, 'USD')).toBe(label);
  });
});
