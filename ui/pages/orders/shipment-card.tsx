import type { ReactElement } from 'react';
import Check from 'lucide-react/icons/check';
import { isReturnedForFaultsOnly, type OrderLine, type Shipment } from '../../../core/orders/order';
import { formatShortDate } from '../../../core/orders/date-words';
import { waitsForVet } from '../../../core/orders/prescription-words';
import {
  HAS_ENDED,
  methodWords,
  nextWords,
  sellerWords,
  stepWords,
  type ToldOrder,
} from '../../../core/orders/shipment-words';
import { timelineOf } from '../../../core/orders/shipment-timeline';
import type { OrderFieldsProps } from './order-fields';
import { OrderLineRow } from './order-line-row';
import * as styles from './shipment-card.module.css';
import { StoreLink } from './store-link';

export interface ShipmentCardProps {
  readonly shipment: Shipment;
  readonly lines: ReadonlyArray<OrderLine>;
  readonly order: ToldOrder;
  /** Such as "1 of 2"; undefined for the only one. */
  readonly number?: string | undefined;
  readonly cancelling?: OrderFieldsProps | undefined;
  /** Whether the shopper may review what has arrived. */
  readonly isReviewable?: boolean;
}

/** Whether the shopper has the items, or they are on their way. What waits in a store was not picked up yet. */
const isReceived = ({ method, status }: Shipment): boolean =>
  status === 'completed' || status === 'returned' || (status === 'shipped' && method !== 'pickup');

/** Where a shipment is: what has happened, and what is still to come. */
export const Timeline = ({ shipment }: Pick<ShipmentCardProps, 'shipment'>): ReactElement => (
  <ol className={styles.timeline} aria-label="Progress">
    {timelineOf(shipment).map(({ kind, at, state }) => (
      <li key={kind} className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <span className={styles.dot} aria-hidden>
          {state === 'ahead' ? null : <Check size={14} strokeWidth={3} />}
        </span>
        <span className={styles.stepName}>{stepWords(kind, shipment.method)}</span>
        <span className={styles.when}>{state === 'ahead' ? '' : (formatShortDate(at) ?? '')}</span>
      </li>
    ))}
  </ol>
);

const Tracking = ({
  shipment: { carrier, trackingNumber, trackingUrl },
}: Pick<ShipmentCardProps, 'shipment'>): ReactElement | null => {
  if (trackingNumber === undefined && trackingUrl === undefined) return null;
  const words = [carrier, trackingNumber].filter((part) => part !== undefined).join(' ');
  return (
    <p className={styles.tracking}>
      {trackingUrl === undefined ? (
        `Tracking number: ${words}`
      ) : (
        <a href={trackingUrl} rel="noreferrer">
          {`Track package${words === '' ? '' : `: ${words}`}`}
        </a>
      )}
    </p>
  );
};

/** Whether a shipment waits to leave and cannot be cancelled any more (ORD-05). */
const isPacked = ({ status, events }: Shipment): boolean =>
  status === 'preparing' && events.some(({ kind }) => kind === 'packed');

/** One shipment of an order: its way to the shopper and its lines. */
export const ShipmentCard = ({
  shipment,
  lines,
  order,
  number,
  cancelling,
  isReviewable = false,
}: ShipmentCardProps): ReactElement => {
  const { id, method, shippingMethod, status } = shipment;
  const seller = sellerWords(shipment);
  const headingId = `shipment-${id}`;
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {methodWords(shipment)}
          {number === undefined ? null : <span className={styles.number}> · shipment {number}</span>}
        </h2>
        <p className={styles.next}>{nextWords(shipment, { isWaiting: waitsForVet(lines), order })}</p>
        {seller === undefined ? null : <p className={styles.how}>{seller}</p>}
        {method === 'ship' && shippingMethod !== undefined && !HAS_ENDED.has(status) ? (
          <p className={styles.how}>{shippingMethod}</p>
        ) : null}
        {cancelling !== undefined && isPacked(shipment) ? (
          <p className={styles.how}>
            It’s packed, so you can’t cancel it.{lines.some(isReturnedForFaultsOnly) ? '' : ' You can return it later.'}
          </p>
        ) : null}
        <StoreLink shipment={shipment} className={styles.how} />
      </div>
      <Timeline shipment={shipment} />
      <Tracking shipment={shipment} />
      <ul aria-label={`Items of ${methodWords(shipment)}${number === undefined ? '' : `, shipment ${number}`}`}>
        {lines.map((line) => (
          <OrderLineRow
            key={line.id}
            line={line}
            paidBy={order}
            cancelling={cancelling}
            mayRepeat={cancelling !== undefined}
            isReviewable={isReviewable && isReceived(shipment)}
          />
        ))}
      </ul>
    </section>
  );
};
