import type { ChosenProduct, RememberChosenProduct } from '../../core/search/suggestions/chosen-product';

export interface ChosenProductWorld {
  readonly remember: RememberChosenProduct;
  /** What the next page reads; undefined when nothing was chosen. */
  readonly kept: () => ChosenProduct | undefined;
}

/** Every RememberChosenProduct, fake or real, passes this. */
export const rememberChosenProductContract = (name: string, make: () => ChosenProductWorld): void => {
  describe(`[SRC-10] ${name} as a RememberChosenProduct`, () => {
    test('stores the number of results, the term and the sku', () => {
      const { remember, kept } = make();
      expect(kept()).toBeUndefined();
      remember({ count: 10, term: 'dog food', sku: 'SKU-1001' })();
      expect(kept()).toEqual({ count: 10, term: 'dog food', sku: 'SKU-1001' });
    });

    test('keeps the newest choice, and the older one until its effect runs', () => {
      const { remember, kept } = make();
      remember({ count: 10, term: 'dog', sku: 'SKU-1' })();
      const next = remember({ count: 3, term: '', sku: 'SKU-2' });
      expect(kept()?.sku).toBe('SKU-1');
      next();
      expect(kept()).toEqual({ count: 3, term: '', sku: 'SKU-2' });
    });
  });
};
