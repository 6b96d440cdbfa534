import type { AdClickStore } from '../../core/ads/reporting/ad-report';
import { anAdClick } from '../builders/ads';
import type { Making } from './making';

/** Every AdClickStore, fake or real, passes this. `make` returns an empty one. */
export const adClickStoreContract = (name: string, make: Making<AdClickStore>): void => {
  describe(`[PLT-02] ${name} as an AdClickStore`, () => {
    test('[ADS-09] has no click at first', async () => {
      expect((await make()).recall()).toBeUndefined();
    });

    test.each([
      ['a guest on a product', anAdClick()],
      ['a customer', anAdClick({ customerId: '700002' })],
      ['a shopper on a banner', anAdClick({ sku: undefined })],
    ])('[ADS-09] stores all data of the click of %s', async (_case, click) => {
      const memory = await make();
      memory.keep(click)();
      expect(memory.recall()).toEqual(click);
    });

    test('[ADS-09] keeps the last of two clicks', async () => {
      const memory = await make();
      memory.keep(anAdClick({ id: 'first', customerId: '700002' }))();
      memory.keep(anAdClick({ id: 'last' }))();
      expect(memory.recall()).toEqual(anAdClick({ id: 'last' }));
    });

    test('[ADS-09] forgetting a click is idempotent', async () => {
      const memory = await make();
      memory.keep(anAdClick())();
      memory.forget();
      memory.forget();
      expect(memory.recall()).toBeUndefined();
    });

    test('[ADS-09] stores nothing before the effect runs', async () => {
      const memory = await make();
      memory.keep(anAdClick());
      expect(memory.recall()).toBeUndefined();
    });
  });
};
