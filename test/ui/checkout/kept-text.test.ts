import { giveGuestText } from '../../../ui/checkout/give-guest-text';
import { KeptText, ownersOfText } from '../../../ui/checkout/kept-text';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

const HALF_AN_HOUR = 30 * 60_000;
const TYPED = { email: 'kim@example.test', phone: '6195550100' };
const [CONTACT, GUEST, ACCOUNT] = ['/checkout/contact', 'cart 9001', 'account 1001'] as const;

const tab = () => {
  const storage = new FakeKeyValueStorage();
  const at = (step: string, owner: string | undefined = GUEST, now = 0): KeptText =>
    new KeptText(step, { storage, clock: () => now, owner });
  return { storage, at };
};

describe('[ERR-04] [CHK-09] what was typed when the session ended', () => {
  test.each([GUEST, ACCOUNT])('comes back once on the same step for %s', (owner) => {
    const { storage, at } = tab();
    at(CONTACT, owner).keep(TYPED);
    expect(at('/checkout/delivery', owner).take()).toBeUndefined();
    expect(at(CONTACT, owner).take()).toEqual(TYPED);
    expect(at(CONTACT, owner).take()).toBeUndefined();
    expect(storage.all).toEqual({});
  });

  test.each([
    [ACCOUNT, 'account 1002'],
    [ACCOUNT, GUEST],
    [GUEST, 'cart 9002'],
    [GUEST, ACCOUNT],
  ])('of %s is never shown to %s, and is then gone', (owner, other) => {
    const { storage, at } = tab();
    at(CONTACT, owner).keep(TYPED);
    expect(at(CONTACT, other).take()).toBeUndefined();
    expect(storage.all).toEqual({});
    expect(at(CONTACT, owner).take()).toBeUndefined();
  });

  test.each([
    ['is shown to the account that has the cart now', GUEST, TYPED],
    ['is never shown to an account with another cart', 'cart 9002', undefined],
  ])('as a guest %s, and is then gone', (_what, before, shown) => {
    const { storage, at } = tab();
    at(CONTACT, GUEST).keep(TYPED);
    const account = new KeptText(CONTACT, { storage, clock: () => 0, owner: ACCOUNT, before });
    expect(account.take()).toEqual(shown);
    expect(storage.all).toEqual({});
  });

  test('as a guest is given to a new cart of the same guest', () => {
    const { storage, at } = tab();
    at(CONTACT, GUEST).keep(TYPED);
    giveGuestText(storage, CONTACT, '9002');
    expect(at(CONTACT, 'cart 9002').take()).toEqual(TYPED);
  });

  test.each([
    ['as a guest into another step', GUEST, '/checkout/delivery'],
    ['into an account', ACCOUNT, CONTACT],
  ])('%s is given to nobody', (_what, owner, step) => {
    const { storage, at } = tab();
    at(CONTACT, owner).keep(TYPED);
    const before = storage.all;
    giveGuestText(storage, step, '9002');
    expect(storage.all).toEqual(before);
  });

  test('is neither kept nor shown while the shopper is not known', () => {
    const { storage } = tab();
    const unknown = new KeptText(CONTACT, { storage, clock: () => 0, owner: undefined });
    unknown.keep(TYPED);
    expect(storage.all).toEqual({});
    expect(unknown.take()).toBeUndefined();
  });

  test('is gone after half an hour, and after the step was completed', () => {
    const { at } = tab();
    at(CONTACT).keep(TYPED);
    expect(at(CONTACT, GUEST, HALF_AN_HOUR).take()).toBeUndefined();
    at(CONTACT).keep(TYPED);
    at(CONTACT).forget();
    expect(at(CONTACT).take()).toBeUndefined();
  });

  test.each([
    '',
    'null',
    '[]',
    '{"step":"/checkout/contact"}',
    '{"step":"/checkout/contact","owner":"cart 9001","at":0,"values":7}',
  ])('is ignored when it is %j', (stored) => {
    const { storage, at } = tab();
    storage.has('CHECKOUT_TYPED', stored);
    expect(at(CONTACT).take()).toBeUndefined();
  });

  test.each([
    [{ userId: '1001', isRegistered: true }, '9001', { owner: 'account 1001', before: 'cart 9001' }],
    [{ userId: '1001', isRegistered: true }, undefined, { owner: 'account 1001', before: undefined }],
    [{ userId: '700055', isRegistered: false }, '9001', { owner: 'cart 9001' }],
    [{ userId: undefined, isRegistered: false }, undefined, { owner: undefined }],
    [{ userId: undefined, isRegistered: true }, '9001', { owner: undefined }],
  ])('belongs to the account, or to the cart of a guest', (user, cart, owners) => {
    expect(ownersOfText(user, cart)).toEqual(owners);
  });
});
