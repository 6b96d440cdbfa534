import { DeliveryViewModel } from '../../../../ui/checkout/delivery/delivery-view-model';
import { aStepText, FakeTextSlot } from '../../../fakes/fake-text-slot';
import { anAddress } from '../../../builders/address';
import { aShippingMethod } from '../../../builders/checkout';
import { guestAtCheckout } from '../../../core/checkout/checkout-world';
import { screensOf } from '../checkout-screens';
import type { CheckoutState } from '../../../../core/checkout/loading/checkout';

export const EXPRESS = aShippingMethod({ id: '12', code: 'Express', name: '1-2 days', cost: 9.99 });
export const SAN_DIEGO = { city: 'San Diego', state: 'CA', zipCode: '92101' };

/** The delivery step of a guest who has given the contact, in a world that the test arranges. */
export const atDelivery = async (
  arrange: (world: Awaited<ReturnType<typeof guestAtCheckout>>) => void = () => undefined,
  slot = new FakeTextSlot(),
) => {
  const world = await guestAtCheckout();
  world.directory.knowsPlaces(SAN_DIEGO);
  world.checkout.hasShippingMethods(aShippingMethod(), EXPRESS);
  arrange(world);
  await world.setContact({ email: 'pat@example.test', phone: '6195550100' })();
  const screens = screensOf(world);
  const { cart: _cart, ...checkout } = await screens.checkout();
  const kept = aStepText('/checkout/delivery', { slot });
  const model = new DeliveryViewModel(
    {
      checkout,
      typed: undefined,
      entries: { addressId: undefined, methodId: '11', day: undefined, tip: '', ownTip: '' },
    },
    { useCases: screens.useCases, dialogs: screens.dialogs, kept, leave: screens.leave },
  );
  const state = (): Promise<CheckoutState> => screens.checkout();
  return { ...world, ...screens, world, model, state, kept };
};

/** Types an address. */
export const type = (model: DeliveryViewModel, facts: Parameters<typeof anAddress>[0] = {}): void =>
  model.address.form.setFields(anAddress(facts));
