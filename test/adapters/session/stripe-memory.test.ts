import { StorageStripeMemory } from '../../../adapters/session/storage-stripe-memory';
import { stripeMemoryContract } from '../../contracts/stripe-memory.contract';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakeStripeMemory } from '../../fakes/fake-stripe-memory';

stripeMemoryContract('FakeStripeMemory', () => new FakeStripeMemory());
stripeMemoryContract(
  'StorageStripeMemory',
  () => new StorageStripeMemory(new FakeKeyValueStorage(), new FakeCookies()),
);

test('[HDR-06] the stripe’s visibility is kept under SESSION_INFO', () => {
  const storage = new FakeKeyValueStorage();
  new StorageStripeMemory(storage, new FakeCookies()).remember(false)();
  expect(storage.all).toEqual({ SESSION_INFO: '{"globalStripeOpen":false}' });
});

test.each(['', '{}', 'null', '{"globalStripeOpen":true}', '{"open":false}', '{'])(
  '[HDR-06] with %j under SESSION_INFO the stripe is open',
  (kept) => {
    expect(
      new StorageStripeMemory(new FakeKeyValueStorage().has('SESSION_INFO', kept), new FakeCookies()).isOpen(),
    ).toBe(true);
  },
);

test('[HDR-06] a browser that keeps nothing shows the stripe', () => {
  const stripe = new StorageStripeMemory(new FakeKeyValueStorage().isBlocked(), new FakeCookies());
  stripe.remember(false)();
  expect(stripe.isOpen()).toBe(true);
});

test('[HDR-06] a cookie tells the server that the stripe was put away, for as long as it is', () => {
  const cookies = new FakeCookies();
  const stripe = new StorageStripeMemory(new FakeKeyValueStorage(), cookies);
  stripe.remember(false)();
  expect(cookies.read('stripe')()).toBe('closed');
  stripe.remember(true)();
  expect(cookies.read('stripe')()).toBeUndefined();
});
