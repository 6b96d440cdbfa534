import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { personalizationSchema, type GivenPersonalization } from '../personalization/personalization.ts';
import type { RequestedItem } from './add-to-cart.ts';
import type { LineChange } from './change-cart.ts';
import { fulfilmentOf, type DeliveryMethod, type FulfilmentChoice } from './fulfilment.ts';
import { MAX_LINES, quantitySchema, readPositiveQuantity, readQuantity, type WireQuantity } from './quantity.ts';

const name = { type: 'string', minLength: 1, maxLength: 64 };

/** JSON schema of the fields with which a line's fulfilment is chosen. */
export const fulfilmentProperties = {
  x_fulfilment: { type: 'string', enum: ['SHIP', 'BOPUS', 'SDD'] },
  physicalStoreId: { type: 'string', maxLength: 20 },
};

interface CalculationFlags {
  readonly orderId?: string;
  readonly x_calculateOrder?: string;
  readonly x_calculationUsage?: string;
  readonly x_inventoryValidation?: string;
}

const flagProperties = {
  orderId: { type: 'string', maxLength: 20 },
  x_calculateOrder: { type: 'string', maxLength: 5 },
  x_calculationUsage: { type: 'string', maxLength: 40 },
  x_inventoryValidation: { type: 'string', enum: ['true', 'false'] },
};

export interface AddBody extends CalculationFlags {
  readonly orderItem: readonly {
    readonly partNumber?: string;
    readonly productId?: string;
    readonly quantity: WireQuantity;
    readonly x_fulfilment?: DeliveryMethod;
    readonly physicalStoreId?: string;
    readonly x_personalization?: GivenPersonalization;
  }[];
}

export const addBodySchema = {
  type: 'object',
  required: ['orderItem'],
  properties: {
    ...flagProperties,
    orderItem: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_LINES,
      items: {
        type: 'object',
        required: ['quantity'],
        properties: {
          partNumber: name,
          productId: name,
          quantity: quantitySchema,
          x_personalization: personalizationSchema,
          ...fulfilmentProperties,
        },
      },
    },
  },
};

export interface UpdateBody extends CalculationFlags {
  readonly orderItem: readonly {
    readonly orderItemId: string;
    readonly quantity: WireQuantity;
    readonly x_personalization?: GivenPersonalization;
    readonly x_priceSeen?: string;
  }[];
}

export const updateBodySchema = {
  type: 'object',
  required: ['orderItem'],
  properties: {
    ...flagProperties,
    orderItem: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_LINES,
      items: {
        type: 'object',
        required: ['orderItemId', 'quantity'],
        properties: {
          orderItemId: name,
          quantity: quantitySchema,
          x_personalization: personalizationSchema,
          x_priceSeen: { type: 'string', pattern: '^\\d{1,7}(\\.\\d{1,5})?$' },
        },
      },
    },
  },
};

export interface DeleteBody {
  readonly orderItemId: string;
}

export const deleteBodySchema = {
  type: 'object',
  required: ['orderItemId'],
  properties: {
    orderItemId: name,
    calculateOrder: { type: 'string', maxLength: 5 },
    calculationUsage: { type: 'string', maxLength: 40 },
  },
};

export interface CalculateBody {
  readonly calculationUsageId?: string | readonly string[];
  readonly callToODM?: boolean | string;
  readonly recalculateShippingMethod?: boolean | string;
}

const flag = { type: ['boolean', 'string'], enum: [true, false, 'true', 'false'] };

export const calculateBodySchema = {
  type: 'object',
  properties: {
    calculationUsageId: {
      type: ['string', 'array'],
      maxLength: 40,
      maxItems: 14,
      items: { type: 'string', maxLength: 40 },
    },
    callToODM: flag,
    recalculateShippingMethod: flag,
  },
};

/**
 * Reads a choice of fulfilment. Without a method, a store means pickup and no store means shipping, as on the platform.
 * Throws when pickup or same-day delivery names no store; `at` is the parameter's place in the request.
 */
export const readFulfilment = (
  given: { readonly x_fulfilment?: DeliveryMethod; readonly physicalStoreId?: string },
  at: string,
): FulfilmentChoice => {
  const physicalStoreId = given.physicalStoreId ?? '';
  const fulfilment = fulfilmentOf(given.x_fulfilment ?? (physicalStoreId === '' ? 'SHIP' : 'BOPUS'));
  if (fulfilment === 'ship') return { fulfilment, physicalStoreId: '' };
  if (physicalStoreId === '') {
    throw invalidParameter(`${at}.physicalStoreId`, 'physicalStoreId is required for pickup and same-day delivery.');
  }
  return { fulfilment, physicalStoreId };
};

/** Reads the items to add. Each has either a part number or a SKU id, and a quantity of at least 1. */
export const readRequestedItems = (body: AddBody): readonly RequestedItem[] =>
  body.orderItem.map((item, index) => {
    const at = `orderItem.${index}`;
    const quantity = readPositiveQuantity(item.quantity, `${at}.quantity`);
    const choice = { ...readFulfilment(item, at), personalization: item.x_personalization };
    if (item.partNumber !== undefined) return { by: 'partNumber', name: item.partNumber, quantity, ...choice };
    if (item.productId !== undefined) return { by: 'productId', name: item.productId, quantity, ...choice };
    throw invalidParameter(`${at}.partNumber`, 'partNumber or productId is required.');
  });

export const readLineChanges = (body: UpdateBody): readonly LineChange[] =>
  body.orderItem.map((item, index) => ({
    orderItemId: item.orderItemId,
    quantity: readQuantity(item.quantity, `orderItem.${index}.quantity`),
    personalization: item.x_personalization,
    priceSeenCents: item.x_priceSeen === undefined ? undefined : Math.round(Number(item.x_priceSeen) * 100),
  }));

/** What can be calculated: discount, shipping, sales tax, shipping tax, coupon, surcharge, shipping adjustment. */
const usageIds: readonly string[] = ['-1', '-2', '-3', '-4', '-5', '-6', '-7'];

/**
 * Throws unless the usage ids of a calculation, in a list or in text separated by commas, are known; none stand for all.
 * Amounts are computed at every read, so they choose nothing else.
 */
export const requireUsageIds = (body: CalculateBody): void => {
  const given = [body.calculationUsageId ?? usageIds].flat().flatMap((text) => text.split(','));
  const ids = given.map((id) => id.trim()).filter((id) => id !== '');
  if (ids.length === 0 || ids.some((id) => !usageIds.includes(id))) {
    throw invalidParameter('calculationUsageId', `calculationUsageId must be among ${usageIds.join(', ')}.`);
  }
};

/** Refuses an order id other than "." and the cart's own. */
export const requireOwnOrder = (given: string | undefined, own: number | undefined): void => {
  if (given === undefined || given === '' || given === '.' || given === String(own)) return;
  throw new CommerceFailure({
    errorKey: '_ERR_ORDER_NOT_FOUND',
    errorCode: 'CMN1024E',
    message: 'The order is not your cart.',
    parameters: 'orderId',
  });
};
