import { makeProvidedTaxRates, type ProvidedTaxRatesDeps } from './provided-tax-rates.ts';
import type { TaxConfig } from './read-tax-config.ts';
import { embeddedTaxRates, type TaxRates } from './tax-rates.ts';
import { makeTaxJar } from './taxjar.ts';

/** The configured sales taxes. */
export const makeTaxRates = (
  config: TaxConfig,
  deps: Pick<ProvidedTaxRatesDeps, 'unitOfWork' | 'clock' | 'log'>,
): TaxRates =>
  config.kind === 'embedded'
    ? embeddedTaxRates
    : makeProvidedTaxRates({ ...deps, provider: makeTaxJar(config), fallsBack: config.fallsBack });
