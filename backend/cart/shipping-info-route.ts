import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { fulfilmentProperties, readFulfilment } from './cart-input.ts';
import { noCart } from './cart-failures.ts';
import { refuseOtherOrder, requireCartOwner, type CartDeps } from './cart-routes.ts';
import { findCartId, linesOf, touchCart } from './cart-store.ts';
import { makeChooseFulfilment, type LineFulfilment } from './choose-fulfilment.ts';
import type { DeliveryMethod } from './fulfilment.ts';
import { MAX_LINES } from './quantity.ts';
import { deliveryModes } from './shipping-modes.ts';

/** Where, how and when shipped lines are delivered; a part that is not given stays as it is. */
export interface DeliveryChoice {
  readonly addressId?: string;
  readonly shipModeId?: string;
  /** `YYYY-MM-DD`, for frozen products. */
  readonly deliveryDay?: string;
}

/** Stores a choice of delivery on the shopper's pending order. Throws when a part of it is not possible. [CHK-05] */
export type ChooseDelivery = (
  trx: Transaction<Database>,
  shopper: Shopper,
  orderId: number,
  choice: DeliveryChoice,
) => Promise<void>;

/** The part of the choice that the order itself stores: the mode of shipped lines. Throws for an unknown mode. */
export const chooseShippingMode: ChooseDelivery = async (trx, _shopper, orderId, { shipModeId }) => {
  if (shipModeId === undefined) return;
  if (!deliveryModes.some((mode) => mode.id === shipModeId)) {
    throw invalidParameter(
      'shipModeId',
      `shipModeId must be among ${deliveryModes.map((mode) => mode.id).join(', ')}.`,
    );
  }
  await trx.updateTable('orders').set({ ship_mode_id: shipModeId }).where('order_id', '=', orderId).execute();
};

export interface ShippingInfoDeps extends CartDeps {
  readonly chooseDelivery: ChooseDelivery;
}

interface ShippingInfoBody {
  readonly orderId?: string;
  readonly addressId?: string;
  readonly shipModeId?: string;
  readonly x_deliveryDay?: string;
  readonly orderItem?: readonly {
    readonly orderItemId: string;
    readonly addressId?: string;
    readonly shipModeId?: string;
    readonly x_fulfilment?: DeliveryMethod;
    readonly physicalStoreId?: string;
  }[];
}

const id = { type: 'string', minLength: 1, maxLength: 20 };

const shippingInfoSchema = {
  body: {
    type: 'object',
    properties: {
      orderId: { type: 'string', maxLength: 20 },
      addressId: id,
      shipModeId: id,
      x_deliveryDay: { type: 'string', maxLength: 10 },
      orderItem: {
        type: 'array',
        maxItems: MAX_LINES,
        items: {
          type: 'object',
          required: ['orderItemId'],
          properties: {
            orderItemId: { type: 'string', minLength: 1, maxLength: 64 },
            addressId: id,
            shipModeId: id,
            ...fulfilmentProperties,
          },
        },
      },
    },
  },
};

/** The lines whose fulfilment is to change: a line that names neither a method nor a store keeps its own. */
const readLines = (body: ShippingInfoBody): readonly LineFulfilment[] =>
  (body.orderItem ?? []).flatMap((line, index) =>
    line.x_fulfilment === undefined && line.physicalStoreId === undefined
      ? []
      : [{ orderItemId: line.orderItemId, ...readFulfilment(line, `orderItem.${index}`) }],
  );

/** The address and mode at the top, else those of the first line that has them: the whole order has one of each. */
const readDelivery = (body: ShippingInfoBody): DeliveryChoice => {
  const lines = body.orderItem ?? [];
  const addressId = body.addressId ?? lines.find((line) => line.addressId !== undefined)?.addressId;
  const shipModeId = body.shipModeId ?? lines.find((line) => line.shipModeId !== undefined)?.shipModeId;
  return {
    ...(addressId === undefined ? {} : { addressId }),
    ...(shipModeId === undefined ? {} : { shipModeId }),
    ...(body.x_deliveryDay === undefined ? {} : { deliveryDay: body.x_deliveryDay }),
  };
};

/** Changing how lines reach the shopper, and where, how and when shipped lines are delivered. [CHK-02] [CHK-05] */
export const registerShippingInfoRoute = (app: FastifyInstance, deps: ShippingInfoDeps): void => {
  const { unitOfWork, clock, chooseDelivery } = deps;
  const chooseFulfilment = makeChooseFulfilment(deps);
  app.put<{ Body: ShippingInfoBody }>(
    `${TRANSACTION_BASE}/cart/@self/shipping_info`,
    { schema: shippingInfoSchema },
    async (request, reply) => {
      const shopper = await requireCartOwner(deps, request, reply);
      await refuseOtherOrder(deps, shopper, request.body.orderId);
      const lines = readLines(request.body);
      const delivery = readDelivery(request.body);
      return unitOfWork.run(async (trx) => {
        const orderId = await findCartId(trx, shopper.shopperId);
        if (orderId === undefined) throw noCart();
        if (lines.length > 0) await chooseFulfilment(trx, orderId, lines);
        if (Object.keys(delivery).length > 0) await chooseDelivery(trx, shopper, orderId, delivery);
        await touchCart(trx, orderId, clock());
        const stored = await linesOf(trx, orderId);
        return {
          orderId: String(orderId),
          orderItem: stored.map((line) => ({ orderItemId: String(line.orderItemId) })),
          resourceName: 'cart',
        };
      });
    },
  );
};
