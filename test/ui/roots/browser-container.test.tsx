import 'reflect-metadata';
import { CaptchaTokens } from '../../../composition/captcha/tokens';
import { LATE_USE_CASES, SCREEN_USE_CASES } from '../../../composition/page/use-cases';
import { makeBrowserPlatform } from '../../../composition/platform/browser-platform';
import { makeBrowserContainer } from '../../../composition/roots/browser-container';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { STORE_IDS } from '../../support/store-ids';

test.each(['constructor', 'discover'] as const)(
  'resolves every use case of screens and modals, with search by %s',
  (searchProvider) => {
    const container = makeBrowserContainer(
      makeBrowserPlatform({ brand: DEFAULT_BRAND, configuration: {} }, 'key', searchProvider, STORE_IDS),
    );
    const tokens = Object.entries({ ...SCREEN_USE_CASES, ...LATE_USE_CASES });
    const missing = tokens.filter(([, token]) => container.get<unknown>(token) === undefined).map(([name]) => name);
    expect(missing).toEqual([]);
    expect(tokens.length).toBeGreaterThan(20);
  },
);

test("[REG-07] loads captcha challenges of the configured store through the storefront's proxy", () => {
  const ids = { ...STORE_IDS, storeId: '20999' };
  const platform = makeBrowserPlatform({ brand: DEFAULT_BRAND, configuration: {} }, 'key', 'constructor', ids);
  expect(makeBrowserContainer(platform).get(CaptchaTokens.challengeUrl)()).toBe(
    '/api/wcs/resources/store/20999/captcha/challenge',
  );
});
