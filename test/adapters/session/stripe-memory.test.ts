import { StorageStripeMemory } from '../../../adapters/session/storage-stripe-memory';
import { stripeMemoryContract } from '../../contracts/stripe-memory.contract';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakeStripeMemory } from '../../fakes/fake-stripe-memory';

stripeMemoryContract('FakeStripeMemory', () => new FakeStripeMemory());
stripeMemoryContract('StorageStripeMemory', () => new StorageStripeMemory(new FakeKeyValueStorage()));

test('[HDR-06] the stripe’s visibility is kept under SESSION_INFO', () => {
  const storage = new FakeKeyValueStorage();
  new StorageStripeMemory(storage).remember(false)();
  expect(storage.all).toEqual({ SESSION_INFO: '{"globalStripeOpen":false}' });
});

test.each(['', '{}', 'null', '{"globalStripeOpen":true}', '{"open":false}', '{'])(
  '[HDR-06] with %j under SESSION_INFO the stripe is open',
  (kept) => {
    expect(new StorageStripeMemory(new FakeKeyValueStorage().has('SESSION_INFO', kept)).isOpen()).toBe(true);
  },
);

test('[HDR-06] a browser that keeps nothing shows the stripe', () => {
  const stripe = new StorageStripeMemory(new FakeKeyValueStorage().isBlocked());
  stripe.remember(false)();
  expect(stripe.isOpen()).toBe(true);
});
