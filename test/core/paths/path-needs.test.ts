import fc from 'fast-check';
import { allBut, CAPABILITIES, canOf } from '../../../core/configuration/capabilities';
import { makeLeadsTo, needsOf } from '../../../core/paths/path-needs';

test.each([
  ['/store-locator', ['stores']],
  ['/store-locator/1101?lat=1', ['stores']],
  ['/stores/choose', ['stores']],
  ['/shop/LogonForm?URL=/help', ['accounts']],
  ['/shop/UserRegistrationForm', ['accounts']],
  ['/shop/ResetPasswordForm?step=code', ['password-reset']],
  ['/shop/SignInLinkForm', ['sign-in-links']],
  ['/shop/en/petcostore/s/pals-rewards', ['rewards']],
  ['/rewards/join', ['rewards']],
  ['/rewards/coupons/load', ['rewards']],
  ['/shop/en/petcostore/c/credit-card#terms', ['card']],
  ['/shop/PetcoPayRewardsAndTxnView', ['card']],
  ['/cart/promotion', ['promotion-codes']],
  ['/cart/promotion/remove', ['promotion-codes']],
  ['/shop/en/petcostore/s/petco-coupons-promos/', ['deals']],
  ['/shop/en/petcostore/category/top-deals', ['deals']],
  ['/shop/en/petcostore/brand/merrick', ['brands']],
  ['/shop/TrackOrderStatus', ['orders']],
  ['/shop/RepeatDeliveryListingView', ['repeat-delivery', 'accounts', 'checkout']],
  ['/shop/en/petcostore/s/repeat-delivery', ['repeat-delivery', 'content-pages']],
  ['/shop/en/petcostore/s/curbside-pickup', ['pickup', 'content-pages']],
  ['/shop/PetcoServicesGroomingAppointmentView', ['appointments', 'stores']],
  ['/appointments/hold', ['appointments', 'stores']],
  ['/shop/PetcoMyMembershipsView?myAccountActivePage=myCoreCare', ['memberships']],
  ['/memberships/join', ['memberships']],
  ['/checkout', ['checkout']],
  ['/help', ['content-pages']],
  ['/shop/en/petcostore/s/dog-grooming', ['content-pages']],
])('%s needs %j', (url, needs) => {
  expect(needsOf(url)).toEqual(needs);
});

test.each([
  '/shop/en/petcostore',
  '/shop/en/petcostore?ts=1',
  '/shop/en/petcostore/search?query=/store-locator',
  '/shop/en/petcostore/category/dog',
  '/shop/en/petcostore/product/store-locator',
  '/shop/OrderItemDisplay',
  '/cart/add',
  '/shop/Logoff',
  '/store-locators',
  '/helpers',
  'https://elsewhere.test/store-locator',
  '#main',
  '',
])('%j needs nothing', (url) => {
  expect(makeLeadsTo(() => false)(url)).toBe(true);
});

test('offers a link exactly when the backend has all that its page needs, for any query and fragment', () => {
  const paths = fc.constantFrom('/checkout', '/help/', '/store-locator/7', '/shop/TrackOrderStatus', '/cart/add');
  fc.assert(
    fc.property(paths, fc.subarray([...CAPABILITIES]), fc.string(), fc.string(), (path, lacking, query, fragment) => {
      const can = canOf(allBut(lacking));
      const leadsTo = makeLeadsTo(can);
      expect(leadsTo(path)).toBe(needsOf(path).every(can));
      expect(leadsTo(`${path}?${query}#${fragment}`)).toBe(leadsTo(path));
    }),
  );
});
