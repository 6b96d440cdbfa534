import { toAmount } from '../http/wire-amount.ts';
import type { Cart } from './cart-reader.ts';
import { dayOfGroup } from './day-of-group.ts';
import { deliveryMethodOf } from './fulfilment.ts';
import { modeOf } from './shipping-modes.ts';

/** The shipments that the cart becomes, each with its day and totals; lines that cannot be bought have no day. [CHK-02] */
export const toDeliveryGroups = (cart: Cart): readonly Readonly<Record<string, unknown>>[] =>
  cart.priced.groups.map((group) => {
    const mode = modeOf(group, cart.mode);
    const lines = group.lines.flatMap((position) => cart.lines[position] ?? []);
    const date = dayOfGroup(cart, group);
    return {
      deliveryMethod: deliveryMethodOf(group.fulfilment),
      ...(group.fulfilment === 'ship'
        ? {}
        : { physicalStoreId: group.physicalStoreId, x_storeName: lines[0]?.option.store?.name ?? '' }),
      ...(date === undefined ? {} : { deliveryDate: date }),
      shipModeId: mode.id,
      shipModeCode: mode.code,
      shipModeDescription: mode.description,
      shippingCharge: toAmount(group.shippingCents),
      ...(group.shippingAdjustmentCents === 0 ? {} : { x_shippingAdjustment: toAmount(group.shippingAdjustmentCents) }),
      totalProductPrice: toAmount(group.productCents),
      totalAdjustment: toAmount(group.adjustmentCents),
      totalSalesTax: toAmount(group.taxCents),
      total: toAmount(group.totalCents),
      orderItemId: lines.map((line) => String(line.orderItemId)),
    };
  });
