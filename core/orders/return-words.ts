import { linesOfShipment, type Order } from './order';

/**
 * Says how returned lines come back: by mail or in a store, and by mail only what another company sells (CHK-05, ORD-05).
 * One or two sentences that follow one about the page to print.
 */
export const returnWayWords = (order: Pick<Order, 'lines' | 'shipments'>, lineIds: Iterable<string>): string => {
  const wanted = new Set(lineIds);
  const sellers = new Set<string | undefined>();
  for (const shipment of order.shipments) {
    if (linesOfShipment(order, shipment).some(({ id }) => wanted.has(id))) sellers.add(shipment.vendor);
  }
  const vendors = [...sellers].filter((seller) => seller !== undefined);
  if (vendors.length === 0) return 'Mail it with the items, or bring both to a store.';
  const others = `items sold by ${vendors.join(' or ')}`;
  return sellers.has(undefined)
    ? `Mail it with the items, or bring both to a store. Our stores can’t accept ${others}: mail those.`
    : `Mail it with the items. Our stores can’t accept ${others}.`;
};
