import { taxProviderContract } from '../../contracts/tax-provider.contract';
import { FakeTaxProvider } from '../../fakes/fake-tax-provider';

taxProviderContract('FakeTaxProvider', () => {
  const provider = new FakeTaxProvider();
  return {
    provider,
    hasTax: (place, tax) => provider.hasTax(place, tax),
    hasNoDuty: (place) => provider.hasTax(place, { rate: 0, taxesShipping: false }),
    breaks: () => provider.failsWith('server-error'),
  };
});
