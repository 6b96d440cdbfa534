import { DeliveryViewModel } from '../../../../ui/checkout/delivery/delivery-view-model';
import { OWN_TIP } from '../../../../ui/checkout/delivery/tip-choice';
import { aShippingMethod } from '../../../builders/checkout';
import { FakeTextSlot } from '../../../fakes/fake-text-slot';
import { screensOf } from '../checkout-screens';
import { atDelivery, type } from './at-delivery';

const FAULTS = {
  tip: { key: 'ownTip', label: 'Custom amount', errors: [expect.stringContaining('two decimals')] },
  day: { key: 'day', label: 'Delivery day', errors: ['Please choose a day.'] },
};

test('[CHK-09] a wrong tip and a missing day are in the summary, together and after each press', async () => {
  const { model } = await atDelivery((world) => world.checkout.takesTips().hasDeliveryDays('2030-01-22'));
  type(model);
  model.change({ tip: OWN_TIP, ownTip: '3.505' });
  await model.submit();
  expect(model.faulty).toMatchObject([FAULTS.day, FAULTS.tip]);
  expect(model.failedChecks).toBe(1);
  model.change({ ownTip: '3.50' });
  expect(model.faulty).toMatchObject([FAULTS.day]);
  await model.submit();
  expect(model.faulty).toMatchObject([FAULTS.day]);
  expect(model.failedChecks).toBe(2);
  model.change({ day: '2030-01-22' });
  expect(model.faulty).toEqual([]);
});

test('[CHK-09] the summary of a page that was posted without scripts has tip and day', async () => {
  const at = await atDelivery((world) => world.checkout.takesTips().hasDeliveryDays('2030-01-22'));
  const { cart: _cart, ...checkout } = await screensOf(at.world).checkout();
  const entries = { addressId: undefined, methodId: '11', day: undefined, tip: OWN_TIP, ownTip: 'x' };
  const errors = { tip: 'Enter an amount with at most two decimals.' };
  const model = new DeliveryViewModel(
    { checkout, typed: undefined, entries, errors },
    { useCases: at.useCases, dialogs: at.dialogs, kept: at.kept, leave: at.leave },
  );
  expect(model.faulty).toMatchObject([FAULTS.day, FAULTS.tip]);
  expect(model.failedChecks).toBe(1);
});

test('[CHK-01] [CHK-09] what was entered and not sent comes back after a reload, until it is sent', async () => {
  const slot = new FakeTextSlot();
  const arrange: Parameters<typeof atDelivery>[0] = (world) =>
    world.checkout.takesTips().hasDeliveryDays('2030-01-22', '2030-01-23');
  const { model } = await atDelivery(arrange, slot);
  const stop = model.start();
  model.address.form.change('line1', '1 Bark St');
  model.change({ methodId: '12', day: '2030-01-23', tip: OWN_TIP, ownTip: '3.50' });
  stop();
  const { model: reloaded, left } = await atDelivery(arrange, slot);
  reloaded.start();
  expect(reloaded.address.form.values.line1).toBe('1 Bark St');
  expect(reloaded.entries).toMatchObject({ methodId: '12', day: '2030-01-23', tip: OWN_TIP, ownTip: '3.50' });
  type(reloaded);
  await reloaded.submit();
  expect(left).toEqual(['/checkout/payment']);
  expect(slot.text).toBeUndefined();
});

test('[CHK-09] a day, a method or an address that is not offered any more is not chosen again', async () => {
  const slot = new FakeTextSlot();
  const { model } = await atDelivery((world) => world.checkout.hasDeliveryDays('2030-01-22'), slot);
  const stop = model.start();
  model.change({ addressId: '800099', methodId: '12', day: '2030-01-22', tip: '4' });
  stop();
  const { model: reloaded } = await atDelivery((world) => world.checkout.hasShippingMethods(aShippingMethod()), slot);
  reloaded.start();
  expect(reloaded.entries).toEqual({ addressId: undefined, methodId: '11', day: undefined, tip: '', ownTip: '' });
});
