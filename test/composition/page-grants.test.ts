import { grantsOf } from '../../composition/roots/page-grants';
import { GUEST, withUserType } from '../../core/identity/header-user';
import type { ChromeData } from '../../ui/app/page-data';

const CAPTCHA = { CAPTCHA_INTERSTITIAL_ENABLED: 'Y', CAPTCHA_SITE_KEY: 'key' };
const CARD = { PCC_ENABLED: 'ON', SHOP_ENABLED: 'ON' };

const chrome = (configuration: ChromeData['configuration'], isRegistered = false) => ({
  user: isRegistered ? withUserType(GUEST, 'R') : GUEST,
  configuration,
});

test.each([
  ['the registration page', 'register', chrome(CAPTCHA), ['altcha']],
  [
    'the same with the other provider',
    'register',
    chrome({ ...CAPTCHA, CAPTCHA_PROVIDER: 'recaptcha' }),
    ['recaptcha'],
  ],
  ['any page on which the card is offered', 'home', chrome({ ...CAPTCHA, ...CARD }), ['altcha']],
  ['a page without that offer', 'home', chrome(CAPTCHA), []],
  ['a page of somebody who has an account', 'home', chrome({ ...CAPTCHA, ...CARD }, true), []],
  ['the registration page of a shop without captcha', 'register', chrome(CARD), []],
] as const)('[REG-07] %s is granted what its captcha needs', (_case, page, data, grants) => {
  expect(grantsOf(page, data)).toEqual(grants);
});
