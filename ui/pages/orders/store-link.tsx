import type { ReactElement } from 'react';
import type { Shipment } from '../../../core/orders/order';
import { storePath } from '../../../core/paths/paths';

/** Leads from a pickup to the page of its store; nothing for what is delivered (ORD-03, ORD-04). */
export const StoreLink = ({
  shipment: { method, storeId },
  className,
}: {
  readonly shipment: Pick<Shipment, 'method' | 'storeId'>;
  readonly className?: string | undefined;
}): ReactElement | null =>
  method === 'pickup' && storeId !== undefined ? (
    <p className={className}>
      <a href={storePath(storeId)}>Store address and hours</a>
    </p>
  ) : null;
