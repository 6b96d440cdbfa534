import * as E from 'fp-ts/Either';
import { HttpAddressBook } from '../../../adapters/commerce/addresses/http-address-book';
import { HttpAddressDirectory } from '../../../adapters/commerce/addresses/http-address-directory';
import { HttpCheckoutGateway } from '../../../adapters/commerce/checkout/http-checkout-gateway';
import { routedHttpClient } from '../../../adapters/http/routed-http-client';
import { anAddress, aSavedAddress } from '../../builders/address';
import { anAppliedGiftCard, aChosenPayment, aCheckoutState, aSavedCard } from '../../builders/checkout';
import { ADDRESS_BOOK_CALLS, addressBookContract, DIRECTORY_CALLS } from '../../contracts/address-book.contract';
import { CHECKOUT_CALLS, checkoutGatewayContract } from '../../contracts/checkout-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { aPrescription } from '../../builders/prescription';
import { fakeBook, fakeCheckout } from '../../fakes/fake-checkout-world';
import { checkoutOnTheWire, paymentsOnTheWire, shippingOnTheWire } from './checkout-on-the-wire';
import { addressSite, checkoutSite } from './checkout-site';
import { failingSite, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';

const newGateway = (): HttpCheckoutGateway => new HttpCheckoutGateway(transactions());
const newBook = (): HttpAddressBook => new HttpAddressBook(transactions());
const newDirectory = (): HttpAddressDirectory => new HttpAddressDirectory(transactions());

const DRAFT = { address: anAddress(), asTyped: true };
const ORDER = { orderId: '900001', key: 'key', total: 36.97, returnUrl: 'https://shop.example.test/checkout' };

addressBookContract('HttpAddressBook', () => {
  const fake = fakeBook();
  addressSite(fake.book);
  return { book: newBook(), directory: newDirectory(), becomesGuest: fake.becomesGuest };
});

checkoutGatewayContract('HttpCheckoutGateway', () => {
  const fake = fakeCheckout();
  checkoutSite(fake.gateway);
  return { ...fake, gateway: newGateway(), book: newBook() };
});

upstreamFailuresContract(
  'HttpAddressBook',
  ADDRESS_BOOK_CALLS,
  () => {
    const book = newBook();
    return failingSite({
      addresses: book.addresses,
      add: book.add(DRAFT),
      change: book.change('Home', DRAFT),
      remove: book.remove('Home'),
    });
  },
  { readsOnlyStatus: ['remove'] },
);

upstreamFailuresContract('HttpAddressDirectory', DIRECTORY_CALLS, () => {
  const directory = newDirectory();
  return failingSite({
    suggest: directory.suggest({ text: '1 Bark', zipCode: undefined }),
    placeOf: directory.placeOf('92101'),
  });
});

upstreamFailuresContract(
  'HttpCheckoutGateway',
  CHECKOUT_CALLS,
  () => {
    const gateway = newGateway();
    return failingSite({
      load: gateway.load,
      setContact: gateway.setContact({ email: 'pat@example.test', phone: '6195550100' }),
      setDeliveryAddress: gateway.setDeliveryAddress('1'),
      chooseShippingMethod: gateway.chooseShippingMethod('11'),
      chooseDeliveryDay: gateway.chooseDeliveryDay('2030-01-15'),
      setPrescription: gateway.setPrescription(aPrescription(['1'])),
      addTip: gateway.addTip(3.5),
      choosePayment: gateway.choosePayment({ choice: { kind: 'paypal' }, billingAddressId: undefined }),
      applyGiftCard: gateway.applyGiftCard({ number: '7'.repeat(19), pin: '4711' }),
      removeGiftCard: gateway.removeGiftCard('980001'),
      prepare: gateway.prepare('900001'),
      place: gateway.place(ORDER),
    });
  },
  {
    readsOnlyStatus: [
      'setContact',
      'setDeliveryAddress',
      'chooseShippingMethod',
      'chooseDeliveryDay',
      'setPrescription',
      'addTip',
      'choosePayment',
      'applyGiftCard',
      'removeGiftCard',
    ],
  },
);

test('[CHK-01] the state of a checkout survives the wire unchanged; what is picked up offers no method', async () => {
  const home = aSavedAddress();
  const work = aSavedAddress({
    id: '800004',
    nickName: 'Work',
    purpose: 'billing',
    isDefault: { delivery: false, billing: false },
  });
  const state = aCheckoutState({
    deliveryAddress: home,
    billingAddress: work,
    savedAddresses: [home, work],
    deliveryDays: ['2030-01-15', '2030-01-16'],
    deliveryDay: '2030-01-16',
    vendors: [{ name: 'Cold Paws', itemIds: ['910001'] }],
    takesTip: true,
    asksWhoPicksUp: true,
    tip: 3.5,
    giftCards: [anAppliedGiftCard()],
    toPay: 11.97,
    payment: aChosenPayment({ kind: 'petco-pay', brand: 'petcopay' }),
    savedCards: [aSavedCard(), aSavedCard({ walletId: '30002', kind: 'petco-pay', isTemporary: true })],
    isWalletFull: true,
    cardFields: { kind: 'stripe', publishableKey: 'pk_test', scriptUrl: 'https://js.stripe.com/v3/' },
    missing: ['delivery-day'],
  });
  serve(({ path }) => {
    if (path.endsWith('x_checkout')) return [200, checkoutOnTheWire(state)];
    return [200, path.endsWith('usable_shipping_info') ? shippingOnTheWire(state) : paymentsOnTheWire(state)];
  });
  expect(await newGateway().load()).toEqual(E.right(state));
});

test.each(['2550', 'CWXFR0223E', 'CMN1039E'])(
  '[ACC-03] [CHK-04] code %s for a write of an address is for the form, and leads nowhere else',
  async (errorCode) => {
    serve(() => refusal(401, { errorCode, errorKey: errorCode }));
    const routed: unknown[] = [];
    const book = new HttpAddressBook(routedHttpClient(transactions(), (failure) => () => void routed.push(failure)));
    for (const write of [book.add(DRAFT), book.change('Home', DRAFT), book.remove('Home')]) {
      expect(await write()).toEqual(E.left({ kind: 'identity-needed' }));
    }
    expect(routed).toEqual([]);
  },
);

describe('requests', () => {
  const base = '/wcs/resources/store/10151';
  const sent = async (act: (gateway: HttpCheckoutGateway) => Promise<unknown>): Promise<Seen | undefined> => {
    const seen = serve(() => [200, { x_state: 'PENDING', orderId: '900001', x_key: 'key', grandTotal: '1.00' }]);
    await act(newGateway());
    expect(seen).toHaveLength(1);
    return seen[0];
  };

  test('[CRT-02] sends the tip as an amount with two decimals', async () => {
    expect(await sent((gateway) => gateway.addTip(3.5)())).toMatchObject({
      method: 'POST',
      path: `${base}/payment/add_tip`,
      body: { tip_type: 'TIP_AMOUNT', tip_amount: '3.50' },
    });
  });

  test('[PAY-02] sends the token of a card with its summary', async () => {
    const choice = {
      kind: 'card',
      token: 'tok',
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 1,
      expiryYear: 2032,
    } as const;
    const seen = await sent((gateway) =>
      gateway.choosePayment({ choice: { ...choice, saves: true }, billingAddressId: '800004' })(),
    );
    expect(seen?.body).toEqual({
      payMethodId: 'CARD',
      billing_address_id: '800004',
      protocolData: [
        { name: 'account', value: 'tok' },
        { name: 'expire_month', value: '1' },
        { name: 'expire_year', value: '2032' },
        { name: 'brand', value: 'visa' },
        { name: 'last_four', value: '4242' },
        { name: 'save_card', value: 'true' },
      ],
    });
  });

  test('[PAY-05] sends number and PIN of a gift card, and removes it by its id', async () => {
    expect(await sent((gateway) => gateway.applyGiftCard({ number: '7'.repeat(19), pin: '4711' })())).toMatchObject({
      method: 'POST',
      path: `${base}/cart/@self/x_gift_card`,
      body: { number: '7'.repeat(19), pin: '4711' },
    });
    expect(await sent((gateway) => gateway.removeGiftCard('980001')())).toMatchObject({
      method: 'DELETE',
      path: `${base}/cart/@self/x_gift_card/980001`,
    });
  });

  test('[ORD-01] places with the key, the total that was shown, and the address to return to', async () => {
    expect(await sent((gateway) => gateway.place(ORDER)())).toMatchObject({
      method: 'POST',
      path: `${base}/cart/@self/checkout`,
      body: {
        orderId: '900001',
        notifyShopper: '1',
        x_key: 'key',
        x_grandTotal: '36.97000',
        x_returnUrl: 'https://shop.example.test/checkout',
      },
    });
  });
});

describe('refusals', () => {
  const refused = (answer: Answer): HttpCheckoutGateway => {
    serve(() => answer);
    return newGateway();
  };
  const invalid = (parameter: string): Answer =>
    refusal(400, { errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: parameter });

  test.each([
    ['email1', { kind: 'contact-refused', fields: ['email'] }],
    ['phone1', { kind: 'contact-refused', fields: ['phone'] }],
  ])('[CHK-09] a refusal of %s names the field of the contact', async (parameter, failure) => {
    const contact = { email: 'pat@example.test', phone: '6195550100' };
    expect(await refused(invalid(parameter)).setContact(contact)()).toEqual(E.left(failure));
  });

  test('[CHK-09] refusals of address fields stand beside them', async () => {
    serve(() =>
      refusal(400, {
        errorKey: '_ERR_CMD_INVALID_PARAM',
        errorParameters: ['zipCode', 'addressLine.0'],
        errorMessage: 'Not a ZIP code.',
      }),
    );
    expect(await newBook().add(DRAFT)()).toEqual(
      E.left({ kind: 'address-refused', errors: { zipCode: 'Not a ZIP code.', line1: 'Not a ZIP code.' } }),
    );
  });

  test('[CHK-04] a full book says so', async () => {
    serve(() => refusal(400, { errorKey: '_ERR_ADDRESS_BOOK_FULL' }));
    expect(await newBook().add(DRAFT)()).toEqual(E.left({ kind: 'address-book-full' }));
  });

  test('[PAY-05] an expired card is refused with the reason of the service', async () => {
    const answer = refusal(400, { errorKey: '_ERR_PAY_CARD_EXPIRED', errorMessage: 'This card has expired.' });
    const payment = { choice: { kind: 'saved', walletId: '1' }, billingAddressId: undefined } as const;
    expect(await refused(answer).choosePayment(payment)()).toEqual(
      E.left({ kind: 'payment-refused', reason: 'This card has expired.' }),
    );
  });

  test.each([
    ['_ERR_GIFT_CARD_REFUSED', 'unknown'],
    ['_ERR_GIFT_CARD_EMPTY', 'empty'],
    ['_ERR_GIFT_CARD_LIMIT', 'too-many-cards'],
    ['_ERR_TOO_MANY_REQUESTS', 'too-many-tries'],
  ])('[PAY-05] %s refuses a gift card: %s', async (errorKey, reason) => {
    const gateway = refused(refusal(400, { errorKey }));
    expect(await gateway.applyGiftCard({ number: '7'.repeat(19), pin: '4711' })()).toEqual(
      E.left({ kind: 'gift-card-refused', reason }),
    );
  });

  test.each([
    ['_API_BAD_INV', ['FOOD', '1'], { kind: 'not-enough-stock', partNumber: 'FOOD', available: 1 }],
    ['_API_BAD_INV', ['FOOD'], { kind: 'not-enough-stock', partNumber: 'FOOD', available: undefined }],
    ['_ERR_ITEM_NOT_OFFERED', ['FOOD'], { kind: 'not-offered', partNumber: 'FOOD', reason: expect.any(String) }],
    ['_ERR_CHECKOUT_INCOMPLETE', ['deliveryDay', 'new'], { kind: 'incomplete', missing: ['delivery-day'] }],
    ['_ERR_ORDER_CHANGED', [], { kind: 'order-changed' }],
    ['_ERR_PAYMENT_GONE', [], { kind: 'payment-gone' }],
    ['_ERR_PAYMENT_DECLINED', ['expired-card'], { kind: 'payment-declined', reason: 'expired-card' }],
    ['_ERR_PAYMENT_DECLINED', ['too-many-tries'], { kind: 'payment-declined', reason: 'too-many-tries' }],
    ['_ERR_PAYMENT_DECLINED', ['new-reason'], { kind: 'payment-declined', reason: 'declined' }],
  ])('[ORD-01] %s with %j means that nothing was ordered', async (errorKey, errorParameters, failure) => {
    expect(await refused(refusal(400, { errorKey, errorParameters })).place(ORDER)()).toEqual(E.left(failure));
  });

  test('[ORD-09] a tax that is not known refuses Review and placing, and is no unknown outcome', async () => {
    const answer = refusal(503, { errorKey: '_ERR_TAX_UNAVAILABLE' });
    expect(await refused(answer).prepare('1')()).toEqual(E.left({ kind: 'tax-unknown' }));
    expect(await refused(answer).place(ORDER)()).toEqual(E.left({ kind: 'tax-unknown' }));
  });

  test('[ORD-01] payments that are not available are no unknown outcome', async () => {
    const answer = refusal(503, { errorKey: '_ERR_PAYMENT_UNAVAILABLE' });
    expect(await refused(answer).place(ORDER)()).toEqual(E.left({ kind: 'payment-unavailable' }));
  });

  test.each([
    [{ orderId: '1', x_state: 'NEW' }],
    [{ orderId: '1', x_state: 'PLACED' }],
    [{ orderId: '1', x_state: 'AUTHENTICATE', x_url: 'javascript:alert(1)' }],
  ])('[ORD-01] the answer %j is unintelligible, so the outcome is unknown', async (body) => {
    expect(await refused([200, body]).place(ORDER)()).toMatchObject({ left: { kind: 'unintelligible' } });
  });
});
