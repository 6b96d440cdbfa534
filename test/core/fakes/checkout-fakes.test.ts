import { ADDRESS_BOOK_CALLS, addressBookContract, DIRECTORY_CALLS } from '../../contracts/address-book.contract';
import { CHECKOUT_CALLS, checkoutGatewayContract } from '../../contracts/checkout-gateway.contract';
import { prescriptionCheckoutContract } from '../../contracts/prescription-checkout.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { anAddress } from '../../builders/address';
import { aPrescription } from '../../builders/prescription';
import { fakeBook, fakeCheckout, fakePrescriptions } from '../../fakes/fake-checkout-world';
import { failingWorld } from './failing-world';

addressBookContract('FakeAddressBook', fakeBook);
checkoutGatewayContract('FakeCheckoutGateway', fakeCheckout);
prescriptionCheckoutContract('FakeCheckoutGateway', fakePrescriptions);

upstreamFailuresContract('FakeAddressBook', ADDRESS_BOOK_CALLS, () => {
  const { book } = fakeBook();
  book.caller.becomesGuest('700001');
  const draft = { address: anAddress(), asTyped: true };
  return failingWorld(book, {
    addresses: book.addresses,
    add: book.add(draft),
    change: book.change('Home', draft),
    remove: book.remove('Home'),
  });
});

upstreamFailuresContract('FakeAddressDirectory', DIRECTORY_CALLS, () => {
  const { directory } = fakeBook();
  return failingWorld(directory, {
    suggest: directory.suggest({ text: '1 Bark', zipCode: undefined }),
    placeOf: directory.placeOf('92101'),
  });
});

upstreamFailuresContract('FakeCheckoutGateway', CHECKOUT_CALLS, () => {
  const { gateway } = fakeCheckout();
  gateway.caller.becomesGuest('700001');
  const order = { orderId: '900001', key: 'key', total: 1, returnUrl: 'https://shop.example.test' };
  return failingWorld(gateway, {
    load: gateway.load,
    setContact: gateway.setContact({ email: 'pat@example.test', phone: '6195550100' }),
    setDeliveryAddress: gateway.setDeliveryAddress('1'),
    chooseShippingMethod: gateway.chooseShippingMethod('11'),
    chooseDeliveryDay: gateway.chooseDeliveryDay('2030-01-15'),
    setPrescription: gateway.setPrescription(aPrescription([])),
    addTip: gateway.addTip(3.5),
    choosePayment: gateway.choosePayment({ choice: { kind: 'paypal' }, billingAddressId: undefined }),
    applyGiftCard: gateway.applyGiftCard({ number: '7000000000000000001', pin: '4711' }),
    removeGiftCard: gateway.removeGiftCard('980001'),
    prepare: gateway.prepare('900001'),
    place: gateway.place(order),
  });
});
