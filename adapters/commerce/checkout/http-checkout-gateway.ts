import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import type {
  CheckoutGateway,
  PaymentChoice,
  PaymentToUse,
  PlaceOrderResult,
} from '../../../core/checkout/loading/checkout-gateway';
import type { Placing } from '../../../core/checkout/loading/checkout';
import { encodePart } from '../../../core/shared/encode-part';
import type { Unintelligible, UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { callCommerce, COMMERCE } from '../call-commerce';
import { hasNoCart } from '../cart/cart-refusals';
import {
  toAddressFailure,
  toCheckoutFailure,
  toChoiceFailure,
  toContactFailure,
  toGiftCardFailure,
  toPaymentFailure,
  toPlaceFailure,
  toPrepareFailure,
  toTipFailure,
} from './checkout-refusals';
import { checkoutWire, placedWire, preparedWire, usablePaymentWire, usableShippingWire } from './checkout-wire';
import { prescriptionBody } from '../prescription-wire';
import { toCheckoutState } from './to-checkout';

const PAYMENT = 'cart/@self/payment_instruction';
const GIFT_CARD = 'cart/@self/x_gift_card';
const SHIPPING = 'cart/@self/shipping_info';

/** The checkout of the pending order at the commerce service (contracts 3). */
export class HttpCheckoutGateway implements CheckoutGateway {
  readonly load: CheckoutGateway['load'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.load = pipe(
      TE.Do,
      TE.apS('checkout', callCommerce(http, read('cart/@self/x_checkout'), checkoutWire)),
      TE.apS('shipping', callCommerce(http, read('cart/@self/usable_shipping_info'), usableShippingWire)),
      TE.apS('payments', callCommerce(http, read('cart/@self/usable_payment_info'), usablePaymentWire)),
      TE.map(toCheckoutState),
      TE.mapLeft(toCheckoutFailure),
    );
  }

  readonly setContact: CheckoutGateway['setContact'] = ({ email, phone, pickup }) =>
    pipe(
      this.#done(change('PUT', 'cart/@self/x_contact', { email1: email, phone1: phone, ...pickup })),
      TE.mapLeft(toContactFailure),
    );

  readonly setDeliveryAddress: CheckoutGateway['setDeliveryAddress'] = (addressId) =>
    pipe(this.#done(change('PUT', SHIPPING, { orderId: '.', addressId })), TE.mapLeft(toAddressFailure));

  readonly chooseShippingMethod: CheckoutGateway['chooseShippingMethod'] = (shipModeId) =>
    pipe(this.#done(change('PUT', SHIPPING, { orderId: '.', shipModeId })), TE.mapLeft(toChoiceFailure));

  readonly chooseDeliveryDay: CheckoutGateway['chooseDeliveryDay'] = (day) =>
    pipe(this.#done(change('PUT', SHIPPING, { orderId: '.', x_deliveryDay: day })), TE.mapLeft(toChoiceFailure));

  readonly setPrescription: CheckoutGateway['setPrescription'] = (prescription) =>
    pipe(
      this.#done(change('PUT', 'cart/@self/x_prescription', prescriptionBody(prescription))),
      TE.mapLeft(toChoiceFailure),
    );

  readonly addTip: CheckoutGateway['addTip'] = (amount) =>
    pipe(
      this.#done(
        change('POST', 'payment/add_tip', { tip_type: 'TIP_AMOUNT', tip_amount: amount.toFixed(2) }, 'personal'),
      ),
      TE.mapLeft(toTipFailure),
    );

  readonly choosePayment: CheckoutGateway['choosePayment'] = (payment) =>
    pipe(this.#done(change('POST', PAYMENT, paymentBody(payment))), TE.mapLeft(toPaymentFailure));

  readonly applyGiftCard: CheckoutGateway['applyGiftCard'] = ({ number, pin }) =>
    pipe(this.#done(change('POST', GIFT_CARD, { number, pin })), TE.mapLeft(toGiftCardFailure));

  readonly removeGiftCard: CheckoutGateway['removeGiftCard'] = (giftCardId) =>
    pipe(this.#done(change('DELETE', `${GIFT_CARD}/${encodePart(giftCardId)}`)), TE.mapLeft(toCheckoutFailure));

  readonly prepare: CheckoutGateway['prepare'] = (orderId) =>
    pipe(
      callCommerce(this.#http, change('PUT', 'cart/@self/precheckout', { orderId }), preparedWire),
      TE.chainEitherK(toPlacing),
      TE.mapLeft(toPrepareFailure),
    );

  readonly place: CheckoutGateway['place'] = ({ orderId, key, total, returnUrl }) =>
    pipe(
      callCommerce(
        this.#http,
        change('POST', 'cart/@self/checkout', {
          orderId,
          notifyMerchant: '1',
          notifyShopper: '1',
          notifyOrderSubmitted: '1',
          x_key: key,
          x_grandTotal: total.toFixed(5),
          x_returnUrl: returnUrl,
        }),
        placedWire,
      ),
      TE.chainEitherK(toResult),
      TE.mapLeft(toPlaceFailure),
    );

  /** Sends a change and ignores the body: the checkout is read again afterwards. */
  #done(request: HttpRequest): TE.TaskEither<UpstreamFailure, void> {
    return pipe(
      this.#http(request),
      TE.map(() => undefined),
    );
  }
}

const read = (path: string): HttpRequest => ({ kind: 'personal', method: 'GET', path, isExpectedRefusal: hasNoCart });

const change = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
  kind: HttpRequest['kind'] = 'essential',
): HttpRequest => ({ kind, method, path, isExpectedRefusal: hasNoCart, ...(body === undefined ? {} : { body }) });

const METHOD_IDS = { card: 'CARD', saved: 'SAVED', 'petco-pay': 'PETCOPAY', paypal: 'PAYPAL' } as const;

const protocolData = (choice: PaymentChoice): Readonly<Record<string, string>> => {
  if (choice.kind === 'paypal') return {};
  if (choice.kind !== 'card') return { walletId: choice.walletId };
  return {
    account: choice.token,
    expire_month: String(choice.expiryMonth ?? ''),
    expire_year: String(choice.expiryYear ?? ''),
    brand: choice.brand,
    last_four: choice.lastFour,
    save_card: String(choice.saves),
  };
};

const paymentBody = ({ choice, billingAddressId }: PaymentToUse): Readonly<Record<string, unknown>> => ({
  payMethodId: METHOD_IDS[choice.kind],
  ...(billingAddressId === undefined ? {} : { billing_address_id: billingAddressId }),
  protocolData: Object.entries(protocolData(choice)).map(([name, value]) => ({ name, value })),
});

const unintelligible = (problem: string): Unintelligible => ({
  kind: 'unintelligible',
  service: COMMERCE,
  problems: [problem],
});

const toPlacing = ({
  grandTotal,
  x_toPay,
  x_key,
  x_state,
}: TypeOf<typeof preparedWire>): E.Either<UpstreamFailure, Placing> =>
  grandTotal === undefined
    ? E.left(unintelligible('grandTotal: expected number, got nothing'))
    : E.right({
        key: x_key,
        total: grandTotal,
        ...(x_toPay === undefined ? {} : { toPay: x_toPay }),
        ...(x_state === 'PENDING' ? { isUnderWay: true } : {}),
      });

const toResult = (response: TypeOf<typeof placedWire>): E.Either<UpstreamFailure, PlaceOrderResult> => {
  const { orderId, x_state, x_orderToken, x_url } = response;
  switch (x_state) {
    case 'PLACED':
      return x_orderToken === undefined
        ? E.left(unintelligible('x_orderToken: expected text, got nothing'))
        : E.right({ kind: 'placed', orderId, orderToken: x_orderToken });
    case 'AUTHENTICATE':
      return x_url !== undefined && /^https?:\/\/[^\s]+$/.test(x_url)
        ? E.right({ kind: 'authenticate', url: x_url })
        : E.left(unintelligible('x_url: expected the address of a page'));
    case 'PENDING':
      return E.right({ kind: 'pending' });
    default:
      return E.left(unintelligible('x_state: unknown value'));
  }
};
