import { StorageStripeStore } from '../../../adapters/session/storage-stripe-store';
import { stripeStoreContract } from '../../contracts/stripe-store.contract';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakeStripeStore } from '../../fakes/fake-stripe-store';

stripeStoreContract('FakeStripeStore', () => new FakeStripeStore());
stripeStoreContract('StorageStripeStore', () => new StorageStripeStore(new FakeKeyValueStorage(), new FakeCookies()));

test('[HDR-06] stores the visibility of the stripe under SESSION_INFO', () => {
  const storage = new FakeKeyValueStorage();
  new StorageStripeStore(storage, new FakeCookies()).remember(false)();
  expect(storage.all).toEqual({ SESSION_INFO: '{"globalStripeOpen":false}' });
});

test.each(['', '{}', 'null', '{"globalStripeOpen":true}', '{"open":false}', '{'])(
  '[HDR-06] shows the stripe with %j under SESSION_INFO',
  (kept) => {
    expect(
      new StorageStripeStore(new FakeKeyValueStorage().has('SESSION_INFO', kept), new FakeCookies()).isOpen(),
    ).toBe(true);
  },
);

test('[HDR-06] shows the stripe in a browser without storage', () => {
  const stripe = new StorageStripeStore(new FakeKeyValueStorage().isBlocked(), new FakeCookies());
  stripe.remember(false)();
  expect(stripe.isOpen()).toBe(true);
});

test('[HDR-06] sets a cookie for the server while the stripe is closed', () => {
  const cookies = new FakeCookies();
  const stripe = new StorageStripeStore(new FakeKeyValueStorage(), cookies);
  stripe.remember(false)();
  expect(cookies.read('stripe')()).toBe('closed');
  stripe.remember(true)();
  expect(cookies.read('stripe')()).toBeUndefined();
});
