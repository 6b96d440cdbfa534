import type { CheckoutState } from '../../../../core/checkout/loading/checkout';
import { DeliveryViewModel } from '../../../../ui/checkout/delivery/delivery-view-model';
import { addressFormOf } from '../../../../ui/checkout/address/address-form-of';
import { OWN_TIP } from '../../../../ui/checkout/delivery/tip-choice';
import { anAddress, aSavedAddress } from '../../../builders/address';
import { atDelivery, type } from './at-delivery';

/** Resolves after the requests that were started have been answered. */
const answered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('[CHK-03] [CHK-05] a typed address and a method are kept, and the payment comes next', async () => {
  const { model, state, left } = await atDelivery();
  type(model);
  model.change({ methodId: '12' });
  await model.submit();
  expect(left).toEqual(['/checkout/payment']);
  const { deliveryAddress, chosenMethod, missing } = await state();
  expect(deliveryAddress).toMatchObject({ line1: '1 Bark St', city: 'San Diego' });
  expect(chosenMethod?.id).toBe('12');
  expect(missing).toEqual(['payment']);
});

test('[CHK-09] fields that are missing are marked, and nothing is sent', async () => {
  const { model, state, left } = await atDelivery();
  await model.submit();
  expect(model.address.form.faulty.map(({ key }) => key)).toEqual([
    'firstName',
    'lastName',
    'line1',
    'zipCode',
    'city',
    'state',
  ]);
  expect((await state()).deliveryAddress).toBeUndefined();
  expect(left).toEqual([]);
});

test.each([
  ['the suggestion', 0, '1 Bark St'],
  ['what was typed', undefined, '1 Bark Street'],
])('[CHK-03] the directory offers its way of writing an address, and %s is kept', async (_what, index, line1) => {
  const { model, state, dialogs, opened, left } = await atDelivery();
  type(model, { line1: '1 Bark Street' });
  await model.submit();
  expect(opened).toEqual(['ADDRESS_VALIDATION']);
  expect((await state()).deliveryAddress).toBeUndefined();
  const { question } = dialogs;
  const decision = index === undefined ? question?.typed : question?.suggestions[index];
  dialogs.answer(decision ?? anAddress());
  await answered();
  expect((await state()).deliveryAddress).toMatchObject({ line1 });
  expect(left).toEqual(['/checkout/payment']);
});

test('[CHK-03] a double tap on the suggestion saves one address and leads on once', async () => {
  const { model, state, dialogs, left } = await atDelivery();
  type(model, { line1: '1 Bark Street' });
  await model.submit();
  const suggested = dialogs.question?.suggestions[0] ?? anAddress();
  dialogs.answer(suggested);
  dialogs.answer(suggested);
  await answered();
  dialogs.answer(suggested);
  await answered();
  expect((await state()).savedAddresses.map(({ line1 }) => line1)).toEqual(['1 Bark St']);
  expect(left).toEqual(['/checkout/payment']);
});

test('[CHK-03] [CHK-04] a double tap on the suggestion for a saved address leaves its form open once, until it is saved', async () => {
  const { model, dialogs, opened, closed } = await atDelivery();
  model.addAddress();
  const form = addressFormOf(dialogs);
  form.address.form.setFields(anAddress({ line1: '1 Bark Street' }));
  await form.submit();
  const suggested = dialogs.question?.suggestions[0] ?? anAddress();
  const before = closed();
  dialogs.answer(suggested);
  dialogs.answer(suggested);
  expect(opened).toEqual(['ADD_NEW_ADDRESS', 'ADDRESS_VALIDATION', 'ADD_NEW_ADDRESS']);
  expect(closed()).toBe(before + 1);
  await answered();
  expect([closed(), model.chosen?.line1]).toEqual([before + 2, '1 Bark St']);
});

test('[CHK-03] [CHK-09] a ZIP code that does not exist is told at its field and in the summary, not above the form', async () => {
  const { model, state, left } = await atDelivery();
  type(model, { zipCode: '00000' });
  await model.submit();
  expect(model.faulty.map(({ key, errors }) => [key, errors])).toEqual([
    ['zipCode', ["We couldn't find ZIP code 00000."]],
  ]);
  expect([model.failedChecks, model.submission.problem, left]).toEqual([1, undefined, []]);
  expect((await state()).deliveryAddress).toBeUndefined();
});

test('[CHK-03] a ZIP code fills city and state, and never overwrites what the shopper typed', async () => {
  const { model, directory } = await atDelivery();
  directory.knowsPlaces({ city: 'Boston', state: 'MA', zipCode: '02108' });
  const stop = model.address.start();
  const { form } = model.address;
  form.change('zipCode', '92101');
  await answered();
  expect(form.values).toMatchObject({ city: 'San Diego', state: 'CA' });
  form.change('zipCode', '02108');
  await answered();
  expect(form.values).toMatchObject({ city: 'Boston', state: 'MA' });
  form.change('city', 'My town');
  form.change('zipCode', '92101');
  await answered();
  expect(form.values).toMatchObject({ city: 'My town', state: 'CA' });
  stop();
});

test('[CHK-03] Continue works while the ZIP code is still looked up', async () => {
  const { model, left, state } = await atDelivery();
  const stop = model.address.start();
  model.address.form.setFields({ ...anAddress({ line1: '1 Bark St', city: '', state: '', zipCode: '' }) });
  model.address.form.change('zipCode', '92101');
  await model.submit();
  expect(left).toEqual(['/checkout/payment']);
  expect((await state()).deliveryAddress).toMatchObject({ city: 'San Diego', state: 'CA' });
  stop();
});

test('[CHK-09] other fields are marked while the ZIP code is looked up, and so is the city of an unknown ZIP code', async () => {
  const { model, left } = await atDelivery();
  const stop = model.address.start();
  const { form } = model.address;
  form.setFields({ ...anAddress({ line1: '', city: '', state: '', zipCode: '' }) });
  form.change('zipCode', '92101');
  await model.submit();
  expect(form.faulty.map(({ key }) => key)).toContain('line1');
  await answered();
  form.setFields({ line1: '1 Bark St', city: '', state: '' });
  form.change('zipCode', '00000');
  await answered();
  await model.submit();
  expect(form.faulty.map(({ key }) => key)).toEqual(['city', 'state']);
  expect(left).toEqual([]);
  stop();
});

test('[CHK-03] a ZIP code that was typed before the form was ready fills city and state, too', async () => {
  const { model } = await atDelivery();
  const { form } = model.address;
  form.change('zipCode', '92101');
  const stop = model.address.start();
  await answered();
  expect(form.values).toMatchObject({ city: 'San Diego', state: 'CA' });
  stop();
});

test('[CHK-06] an own tip is kept with two decimals; a wrong one changes nothing and stands beside its field', async () => {
  const { model, state } = await atDelivery((world) => world.checkout.takesTips());
  type(model);
  model.change({ tip: OWN_TIP, ownTip: '3.505' });
  await model.submit();
  expect(model.tipError).toContain('two decimals');
  expect((await state()).deliveryAddress).toBeUndefined();
  model.change({ ownTip: '3.5' });
  expect(model.tipError).toBeUndefined();
  await model.submit();
  expect((await state()).tip).toBe(3.5);
});

test('[CHK-05] frozen products get the chosen day', async () => {
  const { model, state, left } = await atDelivery((world) =>
    world.checkout.hasDeliveryDays('2030-01-22', '2030-01-23'),
  );
  type(model);
  model.change({ day: '2030-01-23' });
  await model.submit();
  expect((await state()).deliveryDay).toBe('2030-01-23');
  expect(left).toEqual(['/checkout/payment']);
});

test('[CHK-05] without a day for frozen products the step stays open and says so', async () => {
  const { model, left } = await atDelivery((world) => world.checkout.hasDeliveryDays('2030-01-22'));
  type(model);
  await model.submit();
  expect(left).toEqual([]);
  expect(model.dayError).toBe('Please choose a day.');
});

test('[CHK-05] [CHK-09] a missing day is told together with a wrong address', async () => {
  const { model } = await atDelivery((world) => world.checkout.hasDeliveryDays('2030-01-22'));
  type(model, { zipCode: 'ABC' });
  await model.submit();
  expect(model.address.form.faulty.map(({ key }) => key)).toEqual(['zipCode']);
  expect(model.dayError).toBe('Please choose a day.');
});

test('[CHK-02] [CHK-09] an address that same-day delivery does not reach is refused beside its ZIP code, with the way to the cart', async () => {
  const { model, world, left } = await atDelivery();
  world.directory.knowsPlaces({ city: 'Encinitas', state: 'CA', zipCode: '92024' });
  world.book.reachesOnly('92101');
  type(model, { line1: '77 Ocean Ave', city: 'Encinitas', zipCode: '92024' });
  await model.submit();
  expect(model.address.form.faulty.map(({ key }) => key)).toEqual(['zipCode']);
  expect([model.needsOtherWay, model.submission.problem, world.book.own, left]).toEqual([true, undefined, [], []]);
  type(model);
  await model.submit();
  expect(left).toEqual(['/checkout/payment']);
});

test('[CHK-02] [CHK-09] a saved address that is out of reach says so, with the way to the cart', async () => {
  const { model, left } = await atDelivery(({ book }) => {
    book.reachesOnly('92101').hasAddresses('700055', aSavedAddress({ zipCode: '92024' }));
  });
  model.change({ addressId: '800003' });
  expect(model.addressError).toBeUndefined();
  await model.submit();
  expect(model.addressError).toBe('Same-day delivery doesn’t reach this address.');
  expect(model.submission.problem).toMatchObject({ needsOtherWay: true, message: expect.stringMatching(/Same-day/) });
  model.change({ addressId: '800004' });
  expect(model.addressError).toBeUndefined();
  expect(left).toEqual([]);
});

test('[CHK-04] an address that was added in the dialog is used', async () => {
  const { model, state, dialogs, opened } = await atDelivery();
  model.addAddress();
  expect(opened).toEqual(['ADD_NEW_ADDRESS']);
  const form = addressFormOf(dialogs);
  form.address.form.setFields(anAddress({ line1: '2 Purr Ave' }));
  await form.submit();
  await answered();
  expect(model.chosen).toMatchObject({ line1: '2 Purr Ave' });
  await model.submit();
  expect((await state()).deliveryAddress).toMatchObject({ line1: '2 Purr Ave' });
});

test.each([
  ['no address is chosen yet', { deliveryAddress: undefined }, 'Robin'],
  [
    'the order has an address',
    { deliveryAddress: { ...anAddress(), id: '1' } as CheckoutState['deliveryAddress'] },
    '',
  ],
])('[CHK-03] the name of who picks up is suggested for the first address only: %s', async (_when, facts, name) => {
  const { world: _world, ...at } = await atDelivery();
  const contact = { email: 'pat@example.test', phone: '6195550100', pickup: { firstName: 'Robin', lastName: 'Roe' } };
  const { cart: _cart, ...checkout } = await at.checkout();
  const model = new DeliveryViewModel(
    {
      checkout: { ...checkout, contact, ...facts },
      typed: undefined,
      entries: { addressId: undefined, methodId: '11', day: undefined, tip: '', ownTip: '' },
    },
    { useCases: at.useCases, dialogs: at.dialogs, kept: at.kept, leave: at.leave },
  );
  expect(model.address.form.values.firstName).toBe(name);
});

test('[CHK-09] during an outage the typed address stays, and the same press works afterwards', async () => {
  const { model, checkout: _checkout, world, left } = await atDelivery();
  type(model, { firstName: 'Kim' });
  world.checkout.isDown();
  await model.submit();
  expect(model.submission.problem?.message).toContain('What you entered is still here');
  expect(model.address.form.values.firstName).toBe('Kim');
  world.checkout.isBack();
  await model.submit();
  expect(left).toEqual(['/checkout/payment']);
});

test('[CHK-04] a new default takes the place of the former one, which stays no default when it is changed afterwards', async () => {
  const { model, dialogs } = await atDelivery();
  const home = aSavedAddress({ id: '1', nickName: 'Home', isDefault: { delivery: true, billing: true } });
  const work = aSavedAddress({ id: '2', nickName: 'Work', isDefault: { delivery: true, billing: false } });
  model.addAddress();
  dialogs.take(home);
  dialogs.take(work);
  expect(model.saved.map(({ nickName, isDefault }) => [nickName, isDefault])).toEqual([
    ['Home', { delivery: false, billing: true }],
    ['Work', { delivery: true, billing: false }],
  ]);
});
