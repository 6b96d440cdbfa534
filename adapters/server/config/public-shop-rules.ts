import { exposureOf, isDemonstration, type ReachSettings } from '../../../settings/exposure.ts';
import { WELL_KNOWN_KEY } from '../../../settings/well-known-key.ts';

/** The settings that the rules check, once each of them is valid by itself. */
export interface CheckedSettings extends ReachSettings {
  readonly DEMO: string;
  readonly DEV_PAGES: string;
  readonly NODE_ENV: string;
  readonly SEARCH_PROVIDER: string;
  readonly CITRUS_KEY: string;
  readonly DISCOVER_API_KEY: string;
  readonly GEOLOCATION_KEY: string;
}

/**
 * Settings that a public shop must not have: pages for developers, the looser rules of development, and well-known keys. A
 * demonstration (DEMO) may have all of them. Returns the problems, each with the setting to change; empty if there are none.
 */
export const unsafeSettings = (settings: CheckedSettings): ReadonlyArray<string> => {
  if (isDemonstration(settings)) return [];
  const keys = (['CITRUS_KEY', 'GEOLOCATION_KEY', 'DISCOVER_API_KEY'] as const).filter(
    (name) =>
      settings[name] === WELL_KNOWN_KEY && (name !== 'DISCOVER_API_KEY' || settings.SEARCH_PROVIDER === 'discover'),
  );
  const problems = [
    ...(settings.DEV_PAGES === 'on' ? ['DEV_PAGES must be off: its pages let strangers into accounts'] : []),
    ...(settings.NODE_ENV === 'production'
      ? []
      : ['NODE_ENV must be production: other modes loosen the rules of pages']),
    ...keys.map((name) => `${name} must be a key of your own: the default one is public`),
  ];
  const why = exposureOf(settings) ?? 'DEMO is off';
  return problems.length === 0
    ? []
    : [...problems, `This holds because ${why}. To show all of it to others as a demonstration, set DEMO to on`];
};
