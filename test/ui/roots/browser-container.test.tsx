import 'reflect-metadata';
import { LATE_USE_CASES, SCREEN_USE_CASES } from '../../../composition/page/use-cases';
import { makeBrowserPlatform } from '../../../composition/platform/browser-platform';
import { makeBrowserContainer } from '../../../composition/roots/browser-container';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';

test.each(['constructor', 'discover'] as const)(
  'a browser can give every use case that a screen or a modal runs, with search by %s',
  (searchProvider) => {
    const container = makeBrowserContainer(
      makeBrowserPlatform({ brand: DEFAULT_BRAND, configuration: {} }, 'key', searchProvider),
    );
    const tokens = Object.entries({ ...SCREEN_USE_CASES, ...LATE_USE_CASES });
    const missing = tokens.filter(([, token]) => container.get<unknown>(token) === undefined).map(([name]) => name);
    expect(missing).toEqual([]);
    expect(tokens.length).toBeGreaterThan(20);
  },
);
