import { NO_PRICES } from '../../../core/catalogue/price';
import { allBut, type Capability } from '../../../core/configuration/capabilities';
import { canAddFromTile, showsPrice, tileWithin, type ProductTile } from '../../../core/catalogue/tile';
import { aTile } from '../../builders/product-tile';

const AD = { id: 'display_x1', position: 1 };

describe('[REC-04] the price', () => {
  test.each<[string, Partial<ProductTile>, boolean, boolean]>([
    ['an ordinary product', {}, true, true],
    ['a live animal that is shipped', { liveAnimal: true }, true, true],
    ['a product sold in stores only', { inStoreOnly: true }, true, false],
    ['a live animal sold in stores only', { inStoreOnly: true, liveAnimal: true }, false, false],
    ['a product for online purchase and pickup', { showBuyOnlineAndPickInStore: true }, true, false],
  ])('of %s', (_case, facts, onRecommendation, onPaidAd) => {
    expect(showsPrice(aTile(facts))).toBe(onRecommendation);
    expect(showsPrice(aTile(facts), AD)).toBe(onPaidAd);
  });
});

describe('[REC-08] Add To Cart on a tile', () => {
  test.each<[string, Partial<ProductTile>, boolean]>([
    ['is enabled for a product available online', {}, true],
    ['is disabled for a product out of stock', { availableOnline: false }, false],
    ['is disabled for a product sold in stores only', { inStoreOnly: true }, false],
    ['is disabled for a product without a price', { prices: NO_PRICES }, false],
    ['is enabled for a product that costs nothing', { prices: { ...NO_PRICES, price: 0 } }, true],
  ])('%s', (_case, facts, works) => {
    expect(canAddFromTile(aTile(facts))).toBe(works);
  });
});

describe('[RPD-01] what later repeat deliveries cost', () => {
  const tile = aTile({ repeatPrice: 12.34, inStoreOnly: true });

  test.each<[string, ReadonlyArray<Capability>, object]>([
    ['is kept in a shop with repeat delivery', [], { repeatDelivery: true, repeatPrice: 12.34 }],
    ['is removed with repeat delivery', ['repeat-delivery'], { repeatDelivery: false, repeatPrice: undefined }],
    ['is kept without stores', ['stores'], { repeatDelivery: true, repeatPrice: 12.34, inStoreOnly: false }],
  ])('%s', (_case, lacking, expected) => {
    expect(tileWithin(allBut(lacking))(tile)).toMatchObject(expected);
  });
});
