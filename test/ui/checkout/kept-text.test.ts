import { KeptText } from '../../../ui/checkout/kept-text';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

const HALF_AN_HOUR = 30 * 60_000;
const TYPED = { email: 'kim@example.test', phone: '6195550100' };

const tab = () => {
  const storage = new FakeKeyValueStorage();
  const at = (step: string, shopper = 'guest', now = 0): KeptText =>
    new KeptText(step, { storage, clock: () => now, shopper });
  return { storage, at };
};

describe('[ERR-04] [CHK-09] what was typed when the session ended', () => {
  test('comes back once on the same step, also for a guest who has signed in', () => {
    const { storage, at } = tab();
    at('/checkout/contact').keep(TYPED);
    expect(at('/checkout/delivery').take()).toBeUndefined();
    expect(at('/checkout/contact', '1001').take()).toEqual(TYPED);
    expect(at('/checkout/contact', '1001').take()).toBeUndefined();
    expect(storage.all).toEqual({});
  });

  test('is never shown to another shopper, and is then gone', () => {
    const { storage, at } = tab();
    at('/checkout/contact', '1001').keep(TYPED);
    expect(at('/checkout/contact', '1002').take()).toBeUndefined();
    expect(storage.all).toEqual({});
    at('/checkout/contact', '1001').keep(TYPED);
    expect(at('/checkout/contact').take()).toBeUndefined();
  });

  test('is gone after half an hour, and after the step was completed', () => {
    const { at } = tab();
    at('/checkout/contact').keep(TYPED);
    expect(at('/checkout/contact', 'guest', HALF_AN_HOUR).take()).toBeUndefined();
    at('/checkout/contact').keep(TYPED);
    at('/checkout/contact').forget();
    expect(at('/checkout/contact').take()).toBeUndefined();
  });

  test.each([
    '',
    'null',
    '[]',
    '{"step":"/checkout/contact"}',
    '{"step":"/checkout/contact","shopper":"guest","at":0,"values":7}',
  ])('is ignored when it is %j', (stored) => {
    const { storage, at } = tab();
    storage.has('CHECKOUT_TYPED', stored);
    expect(at('/checkout/contact').take()).toBeUndefined();
  });
});
