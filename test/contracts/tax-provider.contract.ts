import type { TaxPlace, TaxProvider } from '../../backend/taxes/tax-provider.ts';
import type { Making } from './making';

/** The world behind a TaxProvider. */
export interface TaxProviderWorld {
  readonly provider: TaxProvider;
  /** The place has this tax, in thousandths of a percent. */
  readonly hasTax: (place: TaxPlace, tax: { readonly rate: number; readonly taxesShipping: boolean }) => void;
  /** The shop has no duty to collect taxes there. */
  readonly hasNoDuty: (place: TaxPlace) => void;
  /** From now on nothing is answered. */
  readonly breaks: () => void;
}

export const SEATTLE: TaxPlace = { line1: '920 5th Ave', city: 'Seattle', state: 'WA', zipCode: '98104' };
const NEW_YORK: TaxPlace = { line1: '1 Main St', city: 'New York', state: 'NY', zipCode: '10001' };

/** Every TaxProvider, fake or real, passes this. */
export const taxProviderContract = (name: string, makeWorld: Making<TaxProviderWorld>): void => {
  describe(`[ORD-09] ${name} as a TaxProvider`, () => {
    test('[ORD-09] says the tax of a place with its state, to a thousandth of a percent', async () => {
      const { provider, hasTax } = await makeWorld();
      hasTax(SEATTLE, { rate: 10_350, taxesShipping: true });
      hasTax(NEW_YORK, { rate: 8_875, taxesShipping: false });
      expect(await provider.taxAt(SEATTLE)).toEqual({
        kind: 'tax',
        tax: { state: 'WA', rate: 10_350, taxesShipping: true },
      });
      expect(await provider.taxAt(NEW_YORK)).toEqual({
        kind: 'tax',
        tax: { state: 'NY', rate: 8_875, taxesShipping: false },
      });
    });

    test('[ORD-09] says no tax where the shop has no duty to collect it', async () => {
      const { provider, hasNoDuty } = await makeWorld();
      hasNoDuty(SEATTLE);
      expect(await provider.taxAt(SEATTLE)).toEqual({
        kind: 'tax',
        tax: { state: 'WA', rate: 0, taxesShipping: false },
      });
    });

    test('[ORD-09] says that a place is unknown, and still answers for others', async () => {
      const { provider, hasTax } = await makeWorld();
      hasTax(SEATTLE, { rate: 10_350, taxesShipping: true });
      expect(await provider.taxAt(NEW_YORK)).toEqual({ kind: 'unknown', problem: 'refused' });
      expect(await provider.taxAt(SEATTLE)).toMatchObject({ kind: 'tax' });
    });

    test('[ORD-09] says that it does not know when it is broken, and does not reject', async () => {
      const { provider, hasTax, breaks } = await makeWorld();
      hasTax(SEATTLE, { rate: 10_350, taxesShipping: true });
      breaks();
      expect(await provider.taxAt(SEATTLE)).toEqual({ kind: 'unknown', problem: 'server-error' });
    });
  });
};
