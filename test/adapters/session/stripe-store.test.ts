import { StorageStripeStore } from '../../../adapters/session/storage-stripe-store';
import { stripeStoreContract } from '../../contracts/stripe-store.contract';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakeStripeStore } from '../../fakes/fake-stripe-store';

stripeStoreContract('FakeStripeStore', () => new FakeStripeStore());
stripeStoreContract('StorageStripeStore', () => new StorageStripeStore(new FakeKeyValueStorage(), new FakeCookies()));

test('[HDR-06] the stripe’s visibility is kept under SESSION_INFO', () => {
  const storage = new FakeKeyValueStorage();
  new StorageStripeStore(storage, new FakeCookies()).remember(false)();
  expect(storage.all).toEqual({ SESSION_INFO: '{"globalStripeOpen":false}' });
});

test.each(['', '{}', 'null', '{"globalStripeOpen":true}', '{"open":false}', '{'])(
  '[HDR-06] with %j under SESSION_INFO the stripe is open',
  (kept) => {
    expect(
      new StorageStripeStore(new FakeKeyValueStorage().has('SESSION_INFO', kept), new FakeCookies()).isOpen(),
    ).toBe(true);
  },
);

test('[HDR-06] a browser that keeps nothing shows the stripe', () => {
  const stripe = new StorageStripeStore(new FakeKeyValueStorage().isBlocked(), new FakeCookies());
  stripe.remember(false)();
  expect(stripe.isOpen()).toBe(true);
});

test('[HDR-06] a cookie tells the server that the stripe was put away, for as long as it is', () => {
  const cookies = new FakeCookies();
  const stripe = new StorageStripeStore(new FakeKeyValueStorage(), cookies);
  stripe.remember(false)();
  expect(cookies.read('stripe')()).toBe('closed');
  stripe.remember(true)();
  expect(cookies.read('stripe')()).toBeUndefined();
});
