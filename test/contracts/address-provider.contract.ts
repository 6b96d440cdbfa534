import type { PostalAddress } from '../../backend/address-directory/address-directory.ts';
import type { AddressProvider } from '../../backend/address-directory/address-provider.ts';
import type { Making } from './making';

/** The world behind an AddressProvider. */
export interface AddressProviderWorld {
  readonly provider: AddressProvider;
  /** The provider knows these addresses. */
  readonly knows: (...addresses: readonly PostalAddress[]) => void;
  /** From now on nothing is answered. */
  readonly breaks: () => void;
}

export const BROADWAY: PostalAddress = {
  line1: '101 N Broadway St',
  line2: '',
  city: 'San Diego',
  state: 'CA',
  zipCode: '92101',
};
const FAR: PostalAddress = { ...BROADWAY, city: 'Albany', state: 'NY', zipCode: '12207' };
const UNIT: PostalAddress = { ...BROADWAY, line1: '7 Elm Ave', line2: 'Apt 4' };

/** Every AddressProvider, fake or real, passes this. */
export const addressProviderContract = (name: string, makeWorld: Making<AddressProviderWorld>): void => {
  describe(`[CHK-03] ${name} as an AddressProvider`, () => {
    test('[CHK-03] suggests addresses that begin with the text, those of the ZIP code first', async () => {
      const { provider, knows } = await makeWorld();
      knows(FAR, BROADWAY, UNIT);
      expect(await provider.suggest('101 N Bro', '92101')).toEqual({ kind: 'answer', value: [BROADWAY, FAR] });
      expect(await provider.suggest('7 Elm', undefined)).toEqual({ kind: 'answer', value: [UNIT] });
    });

    test('[CHK-03] suggests six addresses at most, and none for a text that it does not know', async () => {
      const { provider, knows } = await makeWorld();
      knows(...Array.from({ length: 9 }, (_, index) => ({ ...BROADWAY, line1: `1${index} Oak St` })));
      const many = await provider.suggest('1', undefined);
      expect(many.kind === 'answer' && many.value.length).toBe(6);
      expect(await provider.suggest('999 Nowhere', undefined)).toEqual({ kind: 'answer', value: [] });
    });

    test('[CHK-03] writes an address as the postal service does, with the apartment on its own line', async () => {
      const { provider, knows } = await makeWorld();
      knows(BROADWAY, UNIT);
      const shouted = { ...BROADWAY, line1: BROADWAY.line1.toUpperCase(), city: 'SAN DIEGO' };
      expect(await provider.standardise(shouted)).toEqual({ kind: 'answer', value: BROADWAY });
      const unit = { ...UNIT, line1: '7 elm ave', line2: 'apt 4' };
      expect(await provider.standardise(unit)).toEqual({ kind: 'answer', value: UNIT });
    });

    test('[CHK-03] says that there is no such address', async () => {
      const { provider, knows } = await makeWorld();
      knows(FAR);
      expect(await provider.standardise(BROADWAY)).toEqual({ kind: 'answer', value: undefined });
    });

    test('[CHK-03] says why it does not answer, and does not reject', async () => {
      const { provider, knows, breaks } = await makeWorld();
      knows(BROADWAY);
      breaks();
      const broken = { kind: 'unknown', problem: 'server-error' };
      expect(await provider.suggest('101 N', undefined)).toEqual(broken);
      expect(await provider.standardise(BROADWAY)).toEqual(broken);
    });
  });
};
