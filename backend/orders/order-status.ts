/**
 * Status of a shipment, as a letter of the platform: `F` to be packed, `G` packed, `S` left or ready for pickup, `D`
 * delivered or picked up, `X` cancelled, `K` returned. [ORD-06]
 */
export type ShipmentStatus = 'F' | 'G' | 'S' | 'D' | 'X' | 'K';

/** Status of an order: that of its shipments where they agree, or `V` when only some of them have left. */
export type OrderStatus = ShipmentStatus | 'V';

const hasLeft = (status: ShipmentStatus): boolean => status === 'S' || status === 'D' || status === 'K';

/**
 * Derives the status of an order from its shipments. Cancelled shipments count only when all are cancelled, returned
 * ones only when all others are returned, too. [ORD-06]
 */
export const orderStatusOf = (shipments: readonly ShipmentStatus[]): OrderStatus => {
  const open = shipments.filter((status) => status !== 'X');
  if (open.length === 0) return 'X';
  if (open.every((status) => status === 'K')) return 'K';
  const kept = open.filter((status) => status !== 'K');
  if (kept.every((status) => status === 'D')) return 'D';
  if (kept.every(hasLeft)) return 'S';
  if (open.some(hasLeft)) return 'V';
  return kept.some((status) => status === 'G') ? 'G' : 'F';
};
