import { makeAddressesLoader } from '../../../ui/pages/checkout/addresses-step';
import { makeContactAction } from '../../../ui/pages/checkout/contact-step';
import { makeDeliveryLoader } from '../../../ui/pages/checkout/delivery-step';
import { anAddress } from '../../builders/address';
import { EVERYTHING } from '../../builders/capabilities';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { guestAtCheckout } from '../../core/checkout/checkout-world';

const SHOP = { shop: 'Petco', capabilities: EVERYTHING };
const REQUEST = { path: '', parameters: {}, query: new URLSearchParams(), cameFrom: undefined };
const CONTACT = { email: 'pat@example.test', phone: '(619) 555-0100' };

/** A guest who picks everything up, with an address that is left from before. */
const pickupOnly = async () => {
  const world = await guestAtCheckout();
  await world.setDeliveryAddress({ kind: 'typed', address: anAddress(), asTyped: true })();
  world.checkout.hasShippingMethods();
  return world;
};

test('[CHK-01] the contact of an order that is only picked up leads to the payment', async () => {
  const contact = makeContactAction({ ...SHOP, ...(await pickupOnly()) });
  expect(await contact(new URLSearchParams(CONTACT))()).toEqual({ kind: 'see-other', url: '/checkout/payment' });
});

test.each([
  ['the delivery', makeDeliveryLoader],
  ['the addresses', makeAddressesLoader],
])('[CHK-01] the page of %s leads on when nothing is delivered', async (_page, makeLoader) => {
  const world = await pickupOnly();
  await world.setContact({ email: 'pat@example.test', phone: '6195550100' })();
  const load = makeLoader({ ...SHOP, ...world, placeStore: new FakePreferredPlaceStore() });
  expect(await load(REQUEST)()).toMatchObject({ kind: 'redirect', url: '/checkout/payment' });
  world.checkout.takesTips();
  expect(await load(REQUEST)()).toMatchObject({ kind: 'page' });
});
