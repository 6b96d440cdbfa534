import { exposureOf, isDemonstration, type ReachSettings } from '../../settings/exposure.ts';
import { WELL_KNOWN_KEY } from '../../settings/well-known-key.ts';

/** What the rules look at, once each setting by itself is good. */
export interface RuledSettings extends ReachSettings {
  readonly DEMO: string;
  readonly DEV_PAGES: string;
  readonly NODE_ENV: string;
  readonly SEARCH_PROVIDER: string;
  readonly CITRUS_KEY: string;
  readonly DISCOVER_API_KEY: string;
  readonly GEOLOCATION_KEY: string;
}

/**
 * What a shop for the public must not have: pages for developers, the looser rules of development, keys that everybody
 * knows. A demonstration (DEMO) may have all of them. Each problem says what to set; none when the settings are safe.
 */
export const unsafeSettings = (settings: RuledSettings): ReadonlyArray<string> => {
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
    ...keys.map((name) => `${name} must be a key of your own: everybody knows the one that it has unless told`),
  ];
  const why = exposureOf(settings) ?? 'DEMO is off';
  return problems.length === 0
    ? []
    : [...problems, `This holds because ${why}. To show all of it to others as a demonstration, set DEMO to on`];
};
