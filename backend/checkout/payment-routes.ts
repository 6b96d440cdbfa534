import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { isSignedIn, type Shopper } from '../identity/session/identity.ts';
import type { PaymentServices } from '../payment-services.ts';
import { addressNotFound, findAddress } from '../person/address-book.ts';
import { noSuchCard } from '../wallet/change-wallet.ts';
import { findWalletCards, MAX_CARDS, PETCO_PAY, type WalletCard } from '../wallet/wallet-cards.ts';
import { noCart } from '../cart/cart-failures.ts';
import { readTaxedCheckout } from '../orders/place-order/read-checkout.ts';
import { changeOwnCheckout, requireBuyer, type CheckoutDeps } from './checkout-owner.ts';
import { toGiftPayment } from './gift-card-responses.ts';
import { changeCheckout } from './checkout-store.ts';
import { paymentBodySchema, readPayment, type PaymentBody, type PaymentInput } from './payment-input.ts';
import { masked } from './payment-responses.ts';

export interface PaymentRouteDeps extends CheckoutDeps {
  /** Undefined when the shop takes no payments. */
  readonly payments: Pick<PaymentServices, 'cardFields'> | undefined;
}

const cardExpired = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PAY_CARD_EXPIRED',
    message: 'This card has expired. Use another card.',
    parameters: 'expire_year',
  });

/** For the shop's own credit card, where the provider of payments does not take it. */
const storeCardNotTaken = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PAY_STORE_CARD',
    message: 'You can’t pay with this card here. Use another card.',
    parameters: 'walletId',
  });

const noPayments = (): CommerceFailure =>
  new CommerceFailure({
    status: 503,
    errorKey: '_ERR_PAYMENT_UNAVAILABLE',
    message: 'We can’t take payments right now.',
  });

/** Cards are valid through the last day of their month. */
const isExpired = (month: number, year: number, now: number): boolean => now >= Date.UTC(year, month, 1);

const toSavedCard = (card: WalletCard): Readonly<Record<string, string>> => ({
  walletId: String(card.walletId),
  brand: card.cardType.toLowerCase(),
  displayNumber: masked(card.lastFour),
  expireMonth: String(card.expireMonth).padStart(2, '0'),
  expireYear: String(card.expireYear),
  isDefault: String(card.isDefault),
  isTemporary: String(card.isTemporary),
  kind: card.cardType === PETCO_PAY ? 'PETCOPAY' : 'CARD',
});

/**
 * The columns of a choice of payment. Whether a card is to be saved is kept as the shopper said it: the wallet may be full
 * now and have room when the order is placed, or the other way round. Throws for a card that is not the buyer's, and for
 * one that has expired.
 */
const columnsOf = async (trx: Transaction<Database>, buyer: Shopper, payment: PaymentInput, now: number) => {
  if (payment.kind === 'paypal') {
    const none = { payment_token: null, payment_brand: null, payment_last_four: null };
    return { ...none, payment_kind: 'paypal', payment_expire_month: null, payment_expire_year: null, saves_card: 0 };
  }
  const card = payment.kind === 'card' ? payment : await walletCard(trx, buyer, payment);
  if (isExpired(card.expireMonth, card.expireYear, now)) throw cardExpired();
  return {
    payment_kind: payment.kind,
    payment_token: payment.kind === 'card' ? payment.token : payment.walletId,
    payment_brand: payment.kind === 'card' ? payment.brand : card.brand,
    payment_last_four: card.lastFour,
    payment_expire_month: card.expireMonth,
    payment_expire_year: card.expireYear,
    saves_card: payment.kind === 'card' && payment.saves && isSignedIn(buyer) ? 1 : 0,
  };
};

const walletCard = async (
  trx: Transaction<Database>,
  buyer: Shopper,
  { kind, walletId }: Extract<PaymentInput, { kind: 'saved' | 'petco-pay' }>,
) => {
  const cards = isSignedIn(buyer) ? await findWalletCards(trx, buyer.shopperId) : [];
  const card = cards.find((own) => String(own.walletId) === walletId);
  if (card === undefined || (card.cardType === PETCO_PAY) !== (kind === 'petco-pay')) throw noSuchCard();
  return { ...card, brand: card.cardType.toLowerCase() };
};

const NO_PAYMENT = {
  payment_id: null,
  payment_kind: null,
  payment_token: null,
  payment_brand: null,
  payment_last_four: null,
  payment_expire_month: null,
  payment_expire_year: null,
  saves_card: 0,
  declined_reason: null,
};

const registerChoices = (app: FastifyInstance, deps: PaymentRouteDeps): void => {
  const { database, payments } = deps;
  app.get(`${TRANSACTION_BASE}/cart/@self/usable_payment_info`, async (request, reply) => {
    const buyer = await requireBuyer(deps, request, reply);
    const checkout = await readTaxedCheckout(deps, buyer);
    if (checkout === undefined) throw noCart();
    const cards = isSignedIn(buyer) ? await findWalletCards(database, buyer.shopperId) : [];
    const usable = cards.filter(({ cardType }) => cardType !== PETCO_PAY || deps.takesStoreCard);
    const methods = payments === undefined ? [] : ['CARD', 'PAYPAL'];
    return {
      orderId: String(checkout.cart.orderId),
      usablePaymentInformation: methods.map((name) => ({
        paymentMethodName: name,
        description: name === 'CARD' ? 'Credit or debit card' : 'PayPal',
      })),
      x_savedCards: payments === undefined ? [] : usable.map(toSavedCard),
      x_walletIsFull: String(cards.length >= MAX_CARDS),
      ...(payments === undefined ? {} : { x_cardFields: payments.cardFields }),
      x_paypal: String(payments !== undefined),
      ...toGiftPayment(checkout),
      resourceName: 'usable_payment_info',
    };
  });
};

const registerInstructions = (app: FastifyInstance, deps: PaymentRouteDeps): void => {
  const { clock, payments } = deps;
  app.post<{ Body: PaymentBody }>(
    `${TRANSACTION_BASE}/cart/@self/payment_instruction`,
    { bodyLimit: SMALL_BODY, schema: { body: paymentBodySchema } },
    async (request, reply) => {
      const buyer = await requireBuyer(deps, request, reply);
      if (payments === undefined) throw noPayments();
      const payment = readPayment(request.body);
      if (payment.kind === 'petco-pay' && !deps.takesStoreCard) throw storeCardNotTaken();
      const { billing_address_id: billingId = '' } = request.body;
      const piId = randomUUID();
      const orderId = await changeOwnCheckout(deps, buyer, request.body.orderId, async (trx, cartId) => {
        const billing = billingId === '' ? undefined : await findAddress(trx, buyer.shopperId, billingId);
        if (billingId !== '' && billing === undefined) throw addressNotFound();
        const columns = await columnsOf(trx, buyer, payment, clock());
        const billed = { billing_address_id: billing?.addressId ?? null };
        const change = { ...columns, ...billed, payment_id: piId, declined_reason: null };
        await changeCheckout(trx, cartId, change, clock());
        return cartId;
      });
      reply.code(201);
      return { orderId: String(orderId), paymentInstruction: [{ piId }], resourceName: 'payment_instruction' };
    },
  );

  for (const path of ['payment_instruction', 'payment_instruction/:piId']) {
    app.delete<{ Params: { readonly piId?: string } }>(
      `${TRANSACTION_BASE}/cart/@self/${path}`,
      async (request, reply) => {
        const buyer = await requireBuyer(deps, request, reply);
        const { piId } = request.params;
        const orderId = await changeOwnCheckout(deps, buyer, undefined, async (trx, cartId) => {
          const row = trx.updateTable('checkout').set({ ...NO_PAYMENT, updated_at: clock() });
          const own = row.where('order_id', '=', cartId);
          await (piId === undefined ? own : own.where('payment_id', '=', piId)).execute();
          return cartId;
        });
        return { orderId: String(orderId), resourceName: 'payment_instruction' };
      },
    );
  }
};

/** What the shopper can pay with, and the choice; an order has one payment beside its coupons and gift cards. [PAY-05] */
export const registerPaymentRoutes = (app: FastifyInstance, deps: PaymentRouteDeps): void => {
  registerChoices(app, deps);
  registerInstructions(app, deps);
};
