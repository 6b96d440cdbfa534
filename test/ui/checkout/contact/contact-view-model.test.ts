import { ContactViewModel } from '../../../../ui/checkout/contact/contact-view-model';
import { guestAtCheckout } from '../../../core/checkout/checkout-world';
import { aStepText } from '../../../fakes/fake-text-slot';
import { screensOf } from '../checkout-screens';

const CONTACT = { email: 'pat@example.test', phone: '(619) 555-0100' };

/** The contact step of a guest who picks something up, or gets everything shipped. */
const contactStep = async (asksWhoPicksUp: boolean) => {
  const world = await guestAtCheckout();
  if (asksWhoPicksUp) {
    world.cart.hasStore({ id: '1101', name: 'Mission Valley', zipCodes: ['92108'] });
    world.cart.sells({ partNumber: 'CRATE', name: 'Dog crate', price: 180, stock: 5, inStore: { '1101': 5 } });
    await world.cart.add('CRATE', 1, { method: 'pickup', storeId: '1101' })();
  }
  const screens = screensOf(world);
  const left: string[] = [];
  const model = new ContactViewModel(
    { values: CONTACT, asksWhoPicksUp },
    {
      useCases: screens.useCases,
      kept: aStepText('/checkout/contact'),
      leave: (path) => left.push(path),
    },
  );
  return { model, left, screens };
};

test('[CHK-01] a pickup needs the name of who picks up, which is kept', async () => {
  const { model, left, screens } = await contactStep(true);
  await model.submit();
  expect(model.form.faulty.map(({ key }) => key)).toEqual(['firstName', 'lastName']);
  expect(left).toEqual([]);
  model.form.setFields({ firstName: 'Robin', lastName: 'Roe' });
  await model.submit();
  expect(left).toEqual(['/checkout/delivery']);
  expect((await screens.checkout()).contact).toMatchObject({ pickup: { firstName: 'Robin', lastName: 'Roe' } });
});

test('[CHK-01] an order that is shipped needs no name, and none is sent', async () => {
  const { model, left, screens } = await contactStep(false);
  await model.submit();
  expect(left).toEqual(['/checkout/delivery']);
  expect((await screens.checkout()).contact).toEqual({ email: 'pat@example.test', phone: '6195550100' });
});
