import { cspAdditionsOf } from '../../composition/roots/page-responses';
import { GUEST, withUserType } from '../../core/identity/session/header-user';
import type { ChromeData } from '../../ui/page/page-data';

const CAPTCHA = { CAPTCHA_INTERSTITIAL_ENABLED: 'Y', CAPTCHA_SITE_KEY: 'key' };
const CARD = { PCC_ENABLED: 'ON', SHOP_ENABLED: 'ON' };

const chrome = (
  configuration: ChromeData['configuration'],
  isRegistered = false,
  google: ChromeData['google'] = undefined,
) => ({
  user: isRegistered ? withUserType(GUEST, 'registered') : GUEST,
  configuration,
  google,
});

test.each([
  ['the registration page', 'register', chrome(CAPTCHA), ['altcha']],
  [
    'the same page with the other provider',
    'register',
    chrome({ ...CAPTCHA, CAPTCHA_PROVIDER: 'recaptcha' }),
    ['recaptcha'],
  ],
  ['any page that offers the card', 'home', chrome({ ...CAPTCHA, ...CARD }), ['altcha']],
  ['a page without the offer', 'home', chrome(CAPTCHA), []],
  ['a page of a shopper with an account', 'home', chrome({ ...CAPTCHA, ...CARD }, true), []],
  ['the registration page of a shop without captcha', 'register', chrome(CARD), []],
] as const)('[REG-07] %s gets the CSP additions of its captcha', (_case, page, data, additions) => {
  expect(cspAdditionsOf(page, data)).toEqual(additions);
});

const GOOGLE = { kind: 'google', clientId: 'the-shop.apps.example' } as const;
const BUTTON = { GOOGLE_SIGNIN_ENABLED: 'ON' };

test.each([
  ['a page for guests while the button is on', chrome(BUTTON, false, GOOGLE), ['google']],
  ['the same while one tap is on', chrome({ GOOGLE_ONETAP_ENABLED: 'ON' }, false, GOOGLE), ['google']],
  ['a page with a captcha', chrome({ ...BUTTON, ...CAPTCHA, ...CARD }, false, GOOGLE), ['altcha', 'google']],
  ['a page with both disabled', chrome({}, false, GOOGLE), []],
  ['a page of a signed-in shopper', chrome(BUTTON, true, GOOGLE), []],
  ['a page with the stub identity provider', chrome(BUTTON, false, { kind: 'stub' }), []],
  ['a page of a shop without an identity provider', chrome(BUTTON), []],
] as const)('[USR-11] %s gets the CSP additions of Google’s script', (_case, data, additions) => {
  expect(cspAdditionsOf('home', data)).toEqual(additions);
});
