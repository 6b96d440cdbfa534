import type { PlacedPurchase } from '../analytics/report-purchase';
import type { Order, OrderLine } from './order';

/** What a placed order tells others: numbers, products and prices, and nothing of the person. */
export const purchaseOf = ({ id, placedAt, subTotal, discount, adjustments, lines }: Order): PlacedPurchase => ({
  orderId: id,
  placedAt,
  revenue: Math.max(0, Math.round((subTotal + discount - offShipping(adjustments)) * 100) / 100),
  items: lines.map(itemOf),
});

const offShipping = (adjustments: Order['adjustments']): number =>
  adjustments.reduce((sum, { amount, isOffShipping }) => (isOffShipping === true ? sum + amount : sum), 0);

const itemOf = ({
  productId,
  name,
  partNumber,
  quantity,
  unitPrice = 0,
}: OrderLine): PlacedPurchase['items'][number] => ({
  id: productId,
  name,
  variationId: partNumber,
  quantity,
  price: unitPrice,
});
