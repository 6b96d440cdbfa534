import * as TE from 'fp-ts/TaskEither';
import { makeBeginCheckout } from '../../../../core/checkout/placing/begin-checkout';
import { GUEST, type HeaderUser } from '../../../../core/identity/session/header-user';
import { aSavedAddress } from '../../../builders/address';
import { aSavedCard } from '../../../builders/checkout';
import { guestAtCheckout, valueOf } from '../checkout-world';

const HOME = aSavedAddress({ id: '800011', nickName: 'Home', isDefault: { delivery: true, billing: false } });
const OFFICE = aSavedAddress({ id: '800012', nickName: 'Office', isDefault: { delivery: false, billing: true } });
const MEMBER: HeaderUser = { ...GUEST, isRegistered: true, email: 'pat@example.test', phoneNumber: '6195550100' };

const beginWith = async (addresses: ReadonlyArray<ReturnType<typeof aSavedAddress>>, user = MEMBER) => {
  const world = await guestAtCheckout();
  world.book.hasAddresses('700055', ...addresses);
  world.checkout.hasSavedCards(aSavedCard());
  const begin = makeBeginCheckout({ ...world, loadHeaderUser: TE.right(user), clock: () => Date.UTC(2029, 0) });
  return valueOf(await begin());
};

test('[CHK-04] a member begins with the default address of each use and the default card', async () => {
  const { deliveryAddress, billingAddress, payment, missing } = await beginWith([HOME, OFFICE]);
  expect([deliveryAddress?.id, billingAddress?.id, payment?.kind, missing]).toEqual(['800011', '800012', 'saved', []]);
});

test('[CHK-04] the default for both uses is billed as the delivery address', async () => {
  const { deliveryAddress, billingAddress, missing } = await beginWith([
    { ...HOME, isDefault: { delivery: true, billing: true } },
  ]);
  expect([deliveryAddress?.id, billingAddress, missing]).toEqual(['800011', undefined, []]);
});

test('[CHK-04] an address that is for bills alone is never the address of a delivery', async () => {
  const { deliveryAddress, missing } = await beginWith([{ ...OFFICE, purpose: 'billing' }]);
  expect([deliveryAddress, missing]).toEqual([undefined, ['address']]);
});

test('[CHK-01] what a member typed for this order stays when only the name of who picks up is missing', async () => {
  const world = await guestAtCheckout();
  const typed = { email: 'work@example.test', phone: '6195550111' };
  await world.setContact(typed)();
  world.cart.hasStore({ id: '1101', name: 'Mission Valley', zipCodes: ['92108'] });
  world.cart.sells({ partNumber: 'CRATE', name: 'Dog crate', price: 180, stock: 5, inStore: { '1101': 5 } });
  await world.cart.add('CRATE', 1, { method: 'pickup', storeId: '1101' })();
  const begin = (user: HeaderUser) =>
    makeBeginCheckout({ ...world, loadHeaderUser: TE.right(user), clock: () => Date.UTC(2029, 0) })();
  const nameless = valueOf(await begin(MEMBER));
  expect([nameless.asksWhoPicksUp, nameless.contact, nameless.missing.includes('contact')]).toEqual([
    true,
    typed,
    true,
  ]);
  const named = valueOf(await begin({ ...MEMBER, firstName: 'Robin', lastName: 'Roe' }));
  expect(named.contact).toEqual({ ...typed, pickup: { firstName: 'Robin', lastName: 'Roe' } });
  expect(named.missing).not.toContain('contact');
});

test('[CHK-01] the phone number of the default address is the contact of an account without one', async () => {
  const { contact, missing } = await beginWith([{ ...HOME, phone: '6195550199' }], {
    ...MEMBER,
    phoneNumber: undefined,
  });
  expect([contact, missing]).toEqual([{ email: MEMBER.email, phone: '6195550199' }, []]);
});

test('[CHK-01] the contact stays open when neither account nor default address has a phone number', async () => {
  const { missing } = await beginWith([{ ...HOME, phone: '' }], { ...MEMBER, phoneNumber: undefined });
  expect(missing).toEqual(['contact']);
});

test('[CHK-01] nothing is chosen for a guest', async () => {
  const { missing } = await beginWith([HOME], GUEST);
  expect(missing).toEqual(['contact', 'address', 'payment']);
});
