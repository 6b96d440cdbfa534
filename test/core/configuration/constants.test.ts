import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import * as constants from '../../../core/configuration/constants';
import { SERVICE_SETTINGS } from '../../../settings/service-settings';

test('[CON-01] the fixed numbers match the specification', () => {
  expect({ ...constants }).toEqual({
    COUNTRY: 'US',
    LANGUAGE: 'en',
    BREAKPOINTS: { phone: 400, tablet: 768, tabletLarge: 1090, desktop: 1200, desktopLarge: 1440 },
    DEBOUNCE_MS: { search: 300, resize: 300, adResize: 250, chat: 200 },
    RESULTS_PAGE_SIZE: 48,
  });
});

test('[CON-01] the ids of store, catalog and language are settings whose defaults match the specification', () => {
  const { STORE_ID, CATALOG_ID, LANGUAGE_ID } = SERVICE_SETTINGS;
  expect([STORE_ID.fallback, CATALOG_ID.fallback, LANGUAGE_ID.fallback]).toEqual(['10151', '10051', '-1']);
});

test('[CON-01] stylesheets have the same breakpoints', () => {
  const styles = readFileSync(join(__dirname, '../../../ui/design/custom-media.css'), 'utf8');
  const widths = [...styles.matchAll(/@custom-media --([\w-]+) \(min-width: (\d+)px\);/g)];
  expect(Object.fromEntries(widths.map(([, name, width]) => [name, Number(width)]))).toEqual({
    phone: constants.BREAKPOINTS.phone,
    tablet: constants.BREAKPOINTS.tablet,
    'tablet-lg': constants.BREAKPOINTS.tabletLarge,
    desktop: constants.BREAKPOINTS.desktop,
    'desktop-lg': constants.BREAKPOINTS.desktopLarge,
  });
});

test("the names default to the specification's", () => {
  expect(DEFAULT_BRAND).toEqual({ shop: 'Petco', rewards: 'Pals Rewards', card: 'Petco Pay', currency: 'USD' });
});
