import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Address } from '../../../core/addresses/address';
import type { AddressDraft, AddressWritten } from '../../../core/addresses/address-book';
import type { CheckoutState, Contact } from '../../../core/checkout/loading/checkout';
import type { PaymentToUse } from '../../../core/checkout/loading/checkout-gateway';
import type { PrescribedPet, PrescriptionToSet } from '../../../core/prescriptions/prescription';
import type { FakeAddressBook } from '../../fakes/fake-address-book';
import type { FakeCheckoutGateway } from '../../fakes/fake-checkout-gateway';
import {
  amount,
  checkoutOnTheWire,
  contact,
  METHODS,
  PARTS,
  paymentsOnTheWire,
  postal,
  recipient,
  shippingOnTheWire,
  TYPES,
} from './checkout-on-the-wire';
import { refusal, serve, type Answer, type Seen } from './commerce-site';

const BASE = '/wcs/resources/store/10151/';
const REMOVE_GIFT_CARD = 'DELETE cart/@self/x_gift_card/';

type Failure = { readonly kind: string } & Readonly<Record<string, unknown>>;

const refuse = (failure: Failure): Answer => {
  const { kind } = failure;
  switch (kind) {
    case 'identity-needed':
      return refusal(403, { errorKey: 'USR.CWXFR0130E', errorCode: 'CWXFR0130E' });
    case 'nothing-to-check-out':
      return refusal(404, { errorKey: '_ERR_NO_PENDING_ORDERS', errorCode: '_ERR_NO_PENDING_ORDERS' });
    case 'no-such-card':
      return refusal(400, { errorKey: '_ERR_PAY_NO_SUCH_CARD' });
    case 'no-such-choice':
    case 'no-such-address':
      return refusal(400, { errorKey: '_ERR_ADDRESS_NOT_FOUND' });
    case 'nick-name-taken':
      return refusal(400, { errorKey: '_ERR_NICKNAME_ALREADY_EXIST', errorParameters: 'nickName' });
    case 'address-refused':
    case 'address-out-of-reach':
      return refusal(400, {
        errorKey: '_ERR_SAME_DAY_ADDRESS',
        errorMessage: 'Same-day delivery doesn’t reach this address.',
        errorParameters: 'zipCode',
      });
    case 'tip-refused':
      return refusal(400, { errorKey: '_ERR_TIP_NOT_ALLOWED', errorParameters: 'tip_amount' });
    case 'gift-card-refused':
      return refusal(400, {
        errorKey: failure['reason'] === 'empty' ? '_ERR_GIFT_CARD_EMPTY' : '_ERR_GIFT_CARD_REFUSED',
      });
    case 'order-changed':
      return refusal(400, { errorKey: '_ERR_ORDER_CHANGED' });
    case 'payment-declined':
      return refusal(400, { errorKey: '_ERR_PAYMENT_DECLINED', errorParameters: String(failure['reason']) });
    case 'not-enough-stock':
      return refusal(400, {
        errorKey: '_API_BAD_INV',
        errorParameters: [String(failure['partNumber']), String(failure['available'])],
      });
    case 'incomplete': {
      const missing = failure['missing'] as CheckoutState['missing'];
      return refusal(400, {
        errorKey: '_ERR_CHECKOUT_INCOMPLETE',
        errorParameters: missing.map((part) => PARTS[part]),
      });
    }
    default:
      return refusal(500, {});
  }
};

const respond = <A>(outcome: E.Either<{ readonly kind: string }, A>, body: (value: A) => unknown): Answer =>
  E.isRight(outcome) ? [200, body(outcome.right)] : refuse(outcome.left);

type Body = Readonly<Record<string, unknown>>;

const textOf = (body: Body, name: string): string => String(body[name] ?? '');

const contactIn = (body: Body): Contact => ({
  email: textOf(body, 'email1'),
  phone: textOf(body, 'phone1'),
  ...(body['firstName'] === undefined
    ? {}
    : { pickup: { firstName: textOf(body, 'firstName'), lastName: textOf(body, 'lastName') } }),
});

const addressOf = (body: Body): Address => {
  const [line1 = '', line2 = ''] = body['addressLine'] as ReadonlyArray<string>;
  return {
    firstName: textOf(body, 'firstName'),
    lastName: textOf(body, 'lastName'),
    line1,
    line2,
    city: textOf(body, 'city'),
    state: textOf(body, 'state'),
    zipCode: textOf(body, 'zipCode'),
    phone: textOf(body, 'phone1'),
  };
};

const flagOf = (body: Body, name: string): boolean | undefined =>
  body[name] === undefined ? undefined : body[name] === 'true';

const draftOf = ({ body, query }: Seen): AddressDraft => {
  const sent = body as Body;
  const purpose = (['delivery', 'billing', 'both'] as const).find((one) => TYPES[one] === sent['addressType']);
  return {
    address: addressOf(sent),
    nickName: sent['nickName'] === undefined ? undefined : textOf(sent, 'nickName'),
    purpose,
    isDefault: { delivery: flagOf(sent, 'x_defaultShipping'), billing: flagOf(sent, 'x_defaultBilling') },
    asTyped: query['bypassAVS'] === 'true',
    forCart: query['x_forCart'] === 'true',
  };
};

const written = (result: AddressWritten): unknown =>
  result.kind === 'saved'
    ? { addressId: result.addressId, resourceName: 'person' }
    : { validatedAddresses: result.suggestions.map(recipient) };

/** The address book and the directory on the wire, over those in memory. Returns the requests as they arrive. */
export const addressSite = (book: FakeAddressBook): ReadonlyArray<Seen> => serve((seen) => answerAddresses(book, seen));

const answerAddresses = async (book: FakeAddressBook, seen: Seen): Promise<Answer> => {
  const call = seen.path.replace(BASE, '');
  const { directory } = book;
  if (call === 'x_addresses/suggest') {
    const query = { text: seen.query['text'] ?? '', zipCode: seen.query['zipCode'] };
    return respond(await directory.suggest(query)(), (found) => ({ suggestions: found.map(postal) }));
  }
  const zip = /^x_addresses\/zip\/(\d+)$/.exec(call)?.[1];
  if (zip !== undefined) {
    const place = await directory.placeOf(zip)();
    return E.isRight(place) && O.isSome(place.right)
      ? [200, place.right.value]
      : refusal(404, { errorKey: 'CMN1024E', errorParameters: ['zip'] });
  }
  const nickName = decodeURIComponent(call.replace(/^person\/@self\/contact\/?/, ''));
  switch (seen.method) {
    case 'GET':
      return book.caller.userId === undefined
        ? refuse({ kind: 'identity-needed' })
        : respond(await book.addresses(), (addresses) => ({ contact: addresses.map(contact) }));
    case 'POST':
      return respond(await book.add(draftOf(seen))(), written);
    case 'PUT':
      return respond(await book.change(nickName, draftOf(seen))(), written);
    default:
      return respond(await book.remove(nickName)(), () => ({}));
  }
};

const paymentOf = (body: Body): PaymentToUse => {
  const given = body['protocolData'] as ReadonlyArray<{ readonly name: string; readonly value: string }>;
  const values = new Map(given.map(({ name, value }) => [name, value]));
  const value = (name: string): string => values.get(name) ?? '';
  const kind = (['card', 'saved', 'petco-pay', 'paypal'] as const).find((one) => METHODS[one] === body['payMethodId']);
  const billingAddressId = body['billing_address_id'] === undefined ? undefined : textOf(body, 'billing_address_id');
  if (kind === 'paypal' || kind === undefined) return { choice: { kind: 'paypal' }, billingAddressId };
  if (kind !== 'card') return { choice: { kind, walletId: value('walletId') }, billingAddressId };
  return {
    choice: {
      kind,
      token: value('account'),
      brand: value('brand'),
      lastFour: value('last_four'),
      expiryMonth: Number(value('expire_month')),
      expiryYear: Number(value('expire_year')),
      saves: value('save_card') === 'true',
    },
    billingAddressId,
  };
};

const prescriptionOf = (body: Body): PrescriptionToSet => {
  const pets = body['pets'] as ReadonlyArray<PrescribedPet & { readonly orderItemId: string }>;
  const vet = body['vet'] as PrescriptionToSet['vet'];
  return { pets: pets.map(({ orderItemId, name, kind }) => ({ itemId: orderItemId, pet: { name, kind } })), vet };
};

const chooseDelivery = (
  fake: FakeCheckoutGateway,
  body: Body,
): ReturnType<FakeCheckoutGateway['setDeliveryAddress']> => {
  if (body['addressId'] !== undefined) return fake.setDeliveryAddress(textOf(body, 'addressId'));
  return body['shipModeId'] === undefined
    ? fake.chooseDeliveryDay(textOf(body, 'x_deliveryDay'))
    : fake.chooseShippingMethod(textOf(body, 'shipModeId'));
};

const place = async (fake: FakeCheckoutGateway, body: Body): Promise<Answer> => {
  const order = {
    orderId: textOf(body, 'orderId'),
    key: textOf(body, 'x_key'),
    total: Number(body['x_grandTotal']),
    returnUrl: textOf(body, 'x_returnUrl'),
  };
  return respond(await fake.place(order)(), (result) => {
    const { orderId } = order;
    if (result.kind === 'placed') return { orderId, x_state: 'PLACED', x_orderToken: result.orderToken };
    if (result.kind === 'authenticate') return { orderId, x_state: 'AUTHENTICATE', x_url: result.url };
    return { orderId, x_state: 'PENDING' };
  });
};

/** The checkout on the wire, over one in memory. Returns the requests as they arrive. */
export const checkoutSite = (fake: FakeCheckoutGateway): ReadonlyArray<Seen> =>
  serve(async (seen) => {
    const call = `${seen.method} ${seen.path.replace(BASE, '')}`;
    const body = (seen.body ?? {}) as Body;
    const done = (): unknown => ({});
    switch (call) {
      case 'GET cart/@self/x_checkout':
        return respond(await fake.load(), checkoutOnTheWire);
      case 'GET cart/@self/usable_shipping_info':
        return respond(await fake.load(), shippingOnTheWire);
      case 'GET cart/@self/usable_payment_info':
        return respond(await fake.load(), paymentsOnTheWire);
      case 'PUT cart/@self/x_contact':
        return respond(await fake.setContact(contactIn(body))(), done);
      case 'PUT cart/@self/shipping_info':
        return respond(await chooseDelivery(fake, body)(), done);
      case 'PUT cart/@self/x_prescription':
        return respond(await fake.setPrescription(prescriptionOf(body))(), done);
      case 'POST payment/add_tip':
        return respond(await fake.addTip(Number(body['tip_amount']))(), done);
      case 'POST cart/@self/payment_instruction':
        return respond(await fake.choosePayment(paymentOf(body))(), done);
      case 'POST cart/@self/x_gift_card':
        return respond(await fake.applyGiftCard({ number: textOf(body, 'number'), pin: textOf(body, 'pin') })(), done);
      case 'PUT cart/@self/precheckout':
        return respond(await fake.prepare(textOf(body, 'orderId'))(), ({ key, total, toPay }) => ({
          grandTotal: amount(total),
          x_toPay: toPay === undefined ? undefined : amount(toPay),
          x_key: key,
        }));
      case 'POST cart/@self/checkout':
        return place(fake, body);
      default:
        if (call.startsWith(REMOVE_GIFT_CARD)) {
          return respond(await fake.removeGiftCard(call.slice(REMOVE_GIFT_CARD.length))(), done);
        }
        return answerAddresses(fake.book, seen);
    }
  });
