import type { FastifyInstance } from 'fastify';
import type { Updateable } from 'kysely';
import { noCart } from '../cart/cart-failures.ts';
import { readTaxedCart } from '../cart/read-taxed-cart.ts';
import type { CheckoutTable } from '../database/tables/checkout-tables.ts';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { toAmount } from '../http/wire-amount.ts';
import { readEmail, readName } from '../input/name-and-email.ts';
import { readUsPhone } from '../input/us-phone.ts';
import { hasPickup, missingParts } from '../orders/place-order/checkout.ts';
import { readTaxedCheckout } from '../orders/place-order/read-checkout.ts';
import { changeOwnCheckout, requireBuyer, type CheckoutDeps } from './checkout-owner.ts';
import { changeCheckout, findCheckout } from './checkout-store.ts';
import { toGiftPayment } from './gift-card-responses.ts';
import { toPaymentInstructions } from './payment-responses.ts';
import { prescriptionField, registerPrescriptionRoute } from './prescription-route.ts';
import { prepareToPlace } from './precheckout.ts';

const orderIdSchema = { type: 'string', maxLength: 20 };

const contactSchema = {
  type: 'object',
  required: ['email1', 'phone1'],
  properties: {
    orderId: orderIdSchema,
    email1: { type: 'string', maxLength: 254 },
    phone1: { type: 'string', maxLength: 32 },
    firstName: { type: 'string', maxLength: 64 },
    lastName: { type: 'string', maxLength: 64 },
  },
};

interface ContactBody {
  readonly orderId?: string;
  readonly email1: string;
  readonly phone1: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Reads who picks up, as it is stored. A contact without a name leaves the stored one as it is. [CHK-01] */
const readPickupPerson = ({ firstName, lastName }: ContactBody): Updateable<CheckoutTable> =>
  firstName === undefined && lastName === undefined
    ? {}
    : {
        pickup_first_name: readName(firstName ?? '', 'firstName'),
        pickup_last_name: readName(lastName ?? '', 'lastName'),
      };

const tipSchema = {
  type: 'object',
  required: ['tip_type', 'tip_amount'],
  properties: {
    orderId: orderIdSchema,
    tip_type: { type: 'string', enum: ['TIP_AMOUNT'] },
    tip_amount: { type: 'string', maxLength: 12 },
  },
};

const MAX_TIP_CENTS = 50_000;

/** Reads an amount of dollars with at most two decimals. [FRM-09] */
const readTip = (amount: string): number => {
  const cents = /^\d{1,5}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN;
  if (!(cents <= MAX_TIP_CENTS)) {
    throw invalidParameter('tip_amount', 'tip_amount must be an amount up to 500.00 with at most two decimals.');
  }
  return cents;
};

const nothingOnTheSameDay = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_TIP_NOT_ALLOWED',
    message: 'You can only add a tip for same-day delivery.',
    parameters: 'tip_amount',
  });

const registerReading = (app: FastifyInstance, deps: CheckoutDeps): void => {
  const { database } = deps;
  app.get(`${TRANSACTION_BASE}/cart/@self/x_checkout`, async (request, reply) => {
    const buyer = await requireBuyer(deps, request, reply);
    const checkout = await readTaxedCheckout(deps, buyer);
    if (checkout === undefined) throw noCart();
    const { orderId, mode, tipCents } = checkout.cart;
    const row = await findCheckout(database, orderId);
    const { email, phone, pickupPerson, deliveryAddressId, billingAddressId, deliveryDay, cart } = checkout;
    return {
      orderId: String(orderId),
      contact: { email1: email, phone1: phone, ...pickupPerson },
      ...(deliveryAddressId === undefined ? {} : { addressId: String(deliveryAddressId) }),
      ...(billingAddressId === undefined ? {} : { billingAddressId: String(billingAddressId) }),
      shipModeId: mode.id,
      ...(deliveryDay === null ? {} : { deliveryDay }),
      tip: toAmount(tipCents),
      x_takesTip: String(cart.lines.some(({ fulfilment }) => fulfilment === 'same-day')),
      x_asksWhoPicksUp: String(hasPickup(checkout)),
      paymentInstruction: toPaymentInstructions(row),
      ...toGiftPayment(checkout),
      ...prescriptionField(checkout),
      missing: missingParts(checkout),
      resourceName: 'cart',
    };
  });
};

const registerChanges = (app: FastifyInstance, deps: CheckoutDeps): void => {
  const { clock } = deps;
  app.put<{ Body: ContactBody }>(
    `${TRANSACTION_BASE}/cart/@self/x_contact`,
    { bodyLimit: SMALL_BODY, schema: { body: contactSchema } },
    async (request, reply) => {
      const buyer = await requireBuyer(deps, request, reply);
      const email = readEmail(request.body.email1, 'email1');
      const phone = readUsPhone(request.body.phone1, 'phone1');
      const pickup = readPickupPerson(request.body);
      const orderId = await changeOwnCheckout(deps, buyer, request.body.orderId, async (trx, cartId) => {
        await changeCheckout(trx, cartId, { email, phone, ...pickup }, clock());
        return cartId;
      });
      return { orderId: String(orderId), resourceName: 'cart' };
    },
  );

  app.post<{ Body: { readonly orderId?: string; readonly tip_amount: string } }>(
    `${TRANSACTION_BASE}/payment/add_tip`,
    { bodyLimit: SMALL_BODY, schema: { body: tipSchema } },
    async (request, reply) => {
      const buyer = await requireBuyer(deps, request, reply);
      const tipCents = readTip(request.body.tip_amount);
      const orderId = await changeOwnCheckout(deps, buyer, request.body.orderId, async (trx, cartId) => {
        const sameDay = await trx
          .selectFrom('order_item')
          .select('order_item_id')
          .where('order_id', '=', cartId)
          .where('fulfilment', '=', 'same-day')
          .executeTakeFirst();
        if (sameDay === undefined && tipCents > 0) throw nothingOnTheSameDay();
        await changeCheckout(trx, cartId, { tip_cents: tipCents }, clock());
        return cartId;
      });
      return { orderId: String(orderId), tip_amount: (tipCents / 100).toFixed(2), resourceName: 'payment' };
    },
  );

  app.put<{ Body: { readonly orderId?: string } | undefined }>(
    `${TRANSACTION_BASE}/cart/@self/precheckout`,
    { bodyLimit: SMALL_BODY, schema: { body: { type: 'object', properties: { orderId: orderIdSchema } } } },
    async (request, reply) => {
      const buyer = await requireBuyer(deps, request, reply);
      // A provider is asked before the transaction, not within it.
      if (deps.taxes.asksProvider) await readTaxedCart(deps, buyer);
      const placing = await changeOwnCheckout(deps, buyer, request.body?.orderId, (trx) =>
        prepareToPlace(trx, buyer, deps),
      );
      const { orderId, totalCents, toPayCents, key, isUnderWay } = placing;
      const amounts = { grandTotal: toAmount(totalCents), x_toPay: toAmount(toPayCents) };
      const state = isUnderWay ? { x_state: 'PENDING' } : {};
      return { orderId: String(orderId), ...amounts, x_key: key, ...state, resourceName: 'cart' };
    },
  );
};

/**
 * The state of a checkout, its contact, its prescriptions and its tip, and the check before the order is placed. [CHK-01]
 * [CHK-08] [PRO-07]
 */
export const registerCheckoutRoutes = (app: FastifyInstance, deps: CheckoutDeps): void => {
  registerReading(app, deps);
  registerChanges(app, deps);
  registerPrescriptionRoute(app, deps);
};
