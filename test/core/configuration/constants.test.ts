import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import * as constants from '../../../core/configuration/constants';

test('the fixed numbers match the specification', () => {
  expect({ ...constants }).toEqual({
    COUNTRY: 'US',
    LANGUAGE: 'en',
    BREAKPOINTS: { phone: 400, tablet: 768, tabletLarge: 1090, desktop: 1200, desktopLarge: 1440 },
    DEBOUNCE_MS: { search: 300, resize: 300, adResize: 250, chat: 200 },
    RESULTS_PAGE_SIZE: 48,
  });
});

test("the names default to the specification's", () => {
  expect(DEFAULT_BRAND).toEqual({ shop: 'Petco', rewards: 'Pals Rewards', card: 'Petco Pay', currency: 'USD' });
});
