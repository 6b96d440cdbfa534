import type { SettingValues } from '../../settings/settings.ts';

/** Where sales taxes come from. */
export type TaxConfig =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'taxjar';
      readonly apiKey: string;
      readonly origin: string;
      /** Whether the embedded rates take the place of an answer that does not come. */
      readonly fallsBack: boolean;
    };

type Settings = Pick<SettingValues<'backend'>, 'TAX_PROVIDER' | 'TAX_FALLBACK' | 'TAXJAR_API_KEY' | 'TAXJAR_ORIGIN'>;

/** Reads where taxes come from, and reports what is missing or of no use. Values are not shown. */
export const readTaxConfig = ({
  TAX_PROVIDER: kind,
  TAX_FALLBACK: fallback,
  TAXJAR_API_KEY: apiKey,
  TAXJAR_ORIGIN: origin,
}: Settings): { readonly config: TaxConfig; readonly problems: readonly string[] } => {
  if (kind === 'embedded') {
    const problems = apiKey === '' ? [] : ['TAX_PROVIDER must be taxjar when TAXJAR_API_KEY is set'];
    return { config: { kind }, problems };
  }
  const problems = apiKey === '' ? ['TAXJAR_API_KEY must be set with TAX_PROVIDER=taxjar'] : [];
  return { config: { kind, apiKey, origin, fallsBack: fallback === 'embedded' }, problems };
};
