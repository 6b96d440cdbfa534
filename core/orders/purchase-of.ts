import type { PlacedPurchase } from '../analytics/report-purchase';
import type { Order, OrderLine } from './order';

/** What a placed order tells others: numbers, products and prices, and nothing of the person. */
export const purchaseOf = ({ id, placedAt, subTotal, discount, lines }: Order): PlacedPurchase => ({
  orderId: id,
  placedAt,
  revenue: Math.max(0, Math.round((subTotal + discount) * 100) / 100),
  items: lines.map(itemOf),
});

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
