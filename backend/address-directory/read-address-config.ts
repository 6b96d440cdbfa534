import type { SettingValues } from '../../settings/settings.ts';

/** Where suggestions and corrections of addresses come from. */
export type AddressConfig =
  { readonly kind: 'embedded' } | { readonly kind: 'smarty'; readonly authId: string; readonly authToken: string };

type Settings = Pick<SettingValues<'backend'>, 'ADDRESS_PROVIDER' | 'SMARTY_AUTH_ID' | 'SMARTY_AUTH_TOKEN'>;

/** Reads where addresses come from, and reports what is missing or of no use. Values are not shown. */
export const readAddressConfig = ({
  ADDRESS_PROVIDER: kind,
  SMARTY_AUTH_ID: authId,
  SMARTY_AUTH_TOKEN: authToken,
}: Settings): { readonly config: AddressConfig; readonly problems: readonly string[] } => {
  const keys = Object.entries({ SMARTY_AUTH_ID: authId, SMARTY_AUTH_TOKEN: authToken });
  if (kind === 'embedded') {
    const useless = keys.filter(([, value]) => value !== '');
    return {
      config: { kind },
      problems: useless.map(([name]) => `ADDRESS_PROVIDER must be smarty when ${name} is set`),
    };
  }
  const missing = keys.filter(([, value]) => value === '');
  return {
    config: { kind, authId, authToken },
    problems: missing.map(([name]) => `${name} must be set with ADDRESS_PROVIDER=smarty`),
  };
};
