import type { ReactElement } from 'react';
import Printer from 'lucide-react/icons/printer';
import { factsNotInName } from '../../../core/catalogue/facts-not-in-name';
import { DEFAULT_BRAND, type Brand } from '../../../core/configuration/brand';
import {
  keptPrice,
  linesOfShipment,
  RETURN_REASONS,
  type Order,
  type OrderLine,
  type OrderReturn,
  type Shipment,
} from '../../../core/orders/order';
import { formatDate } from '../../../core/orders/date-words';
import { STATUS_WORDS } from '../../../core/orders/order-words';
import { HAS_ENDED, methodWords, sellerWords, stepWords } from '../../../core/orders/shipment-words';
import { timelineOf } from '../../../core/orders/shipment-timeline';
import { prescriptionWords, waitsForVet } from '../../../core/orders/prescription-words';
import { personalizationText } from '../../../core/personalization/personalization';
import { returnWayWords } from '../../../core/orders/return-words';
import { LINKS } from '../../../core/paths/links';
import { orderPath } from '../../../core/paths/order-paths';
import { Button } from '../../design/button';
import { Money } from '../../design/money';
import { useIsHydrated } from '../../design/use-is-hydrated';
import { PageFrame } from '../shared/page-frame';
import { OrderFacts } from './order-facts';
import type { OrderSummaryData } from './order-summary-data';
import * as styles from './order-summary-page.module.css';
import { OrderTotals } from './order-totals';

export interface OrderSummaryPageProps {
  readonly data: OrderSummaryData;
  readonly brand?: Brand;
  /** Opens the browser's print dialog. */
  readonly print: () => void;
}

const quantityWords = ({ quantity, cancelledQuantity, returnedQuantity, returningQuantity = 0 }: OrderLine): string =>
  [
    String(quantity),
    ...(cancelledQuantity > 0 ? [`${cancelledQuantity} canceled`] : []),
    ...(returningQuantity > 0 ? [`return started for ${returningQuantity}`] : []),
    ...(returnedQuantity > returningQuantity ? [`${returnedQuantity - returningQuantity} returned`] : []),
  ].join(', ');

/** What the vet decided about a line. */
const Decided = ({ line }: { readonly line: OrderLine }): ReactElement | null => {
  const words = prescriptionWords(line);
  return words === undefined ? null : <span className={styles.part}>{words}</span>;
};

const Items = ({ lines }: { readonly lines: ReadonlyArray<OrderLine> }): ReactElement => (
  <table className={styles.items}>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Quantity</th>
        <th scope="col">Each</th>
        <th scope="col">Price</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.id}>
          <th scope="row">
            {line.name}
            <span className={styles.part}>
              {[...factsNotInName(line.name, [line.size, line.flavor]), line.partNumber].join(' · ')}
            </span>
            <Decided line={line} />
            {line.personalization === undefined ? null : (
              <span className={styles.part}>{personalizationText(line.personalization)}</span>
            )}
          </th>
          <td>{quantityWords(line)}</td>
          <td>
            <Money amount={line.unitPrice} />
          </td>
          <td>
            <Money amount={keptPrice(line)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Where the parcel of a return goes. */
const SendTo = ({ lines, shop }: { readonly lines: ReadonlyArray<string>; readonly shop: string }): ReactElement =>
  lines.length === 0 ? (
    <p>
      Please <a href={LINKS.contact}>contact {shop}</a> for the return address.
    </p>
  ) : (
    <>
      <p>Send your package to:</p>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </>
  );

/** The slip that a shopper puts into the parcel of a return: its number, its items and where it goes (ORD-05). */
const ReturnSlip = ({
  order,
  slip,
  shop,
}: {
  readonly order: Order;
  readonly slip: OrderReturn;
  readonly shop: string;
}): ReactElement => (
  <section className={styles.slip} aria-labelledby="slip">
    <h2 id="slip">Return {slip.id}</h2>
    <p>
      Order {order.id}
      {slip.reason === undefined ? '' : `. ${RETURN_REASONS[slip.reason]}.`}
    </p>
    <ul>
      {slip.lines.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        return (
          <li key={lineId}>
            {quantity} × {line?.name ?? 'item'} {line === undefined ? '' : `(${line.partNumber})`}
          </li>
        );
      })}
    </ul>
    <p>
      Print this slip.{' '}
      {returnWayWords(
        order,
        slip.lines.map(({ lineId }) => lineId),
      )}
    </p>
    <SendTo lines={order.returnAddress} shop={shop} />
  </section>
);

/** What has ended the way of a shipment, and when. */
const endWords = (shipment: Shipment): string => {
  const { kind, at } = timelineOf(shipment).find(({ state }) => state === 'current') ?? {};
  if (kind === undefined) return '';
  const day = formatDate(at);
  return `, ${stepWords(kind, shipment.method).toLowerCase()}${day === undefined ? '' : ` ${day}`}`;
};

/** By when a shipment arrives, or what has become of it, after its method (ORD-09). */
const byWords = (order: Order, shipment: Shipment): string => {
  if (HAS_ENDED.has(shipment.status)) return endWords(shipment);
  const day = formatDate(shipment.promisedDate);
  if (waitsForVet(linesOfShipment(order, shipment))) {
    const expected = day === undefined || shipment.isLate === true ? '' : `, expected by ${day}`;
    return `, after your vet approves it${expected}`;
  }
  if (day === undefined) return '';
  return shipment.isLate === true ? `, was due by ${day}` : `, by ${day}`;
};

/** How and by when one shipment of an order arrives. Several ones say which of them it is, and what is in it. */
const ShipmentSummary = ({
  order,
  shipment,
  number,
}: {
  readonly order: Order;
  readonly shipment: Shipment;
  /** Undefined for the only one. */
  readonly number: string | undefined;
}): ReactElement => (
  <p>
    {number === undefined ? '' : `Shipment ${number}: `}
    {methodWords(shipment)}
    {byWords(order, shipment)}
    {shipment.method !== 'ship' || shipment.shippingMethod === undefined ? null : (
      <span className={styles.part}>{shipment.shippingMethod}</span>
    )}
    {shipment.vendor === undefined ? null : <span className={styles.part}>{sellerWords(shipment)}</span>}
    {number === undefined ? null : (
      <span className={styles.part}>
        {linesOfShipment(order, shipment)
          .map(({ name }) => name)
          .join(', ')}
      </span>
    )}
  </p>
);

/** The summary of one order as a receipt: on screen with a way back, on paper without the shop around it (ORD-09). */
export const OrderSummaryPage = ({ data, brand = DEFAULT_BRAND, print }: OrderSummaryPageProps): ReactElement => {
  const { order, reference, slipOf } = data;
  const placed = formatDate(order.placedAt);
  const canPrint = useIsHydrated();
  return (
    <PageFrame>
      <article className={styles.receipt}>
        <header className={styles.head}>
          <p className={styles.shop}>{brand.shop}</p>
          <h1 className={styles.title}>Order {order.id}</h1>
          <p>
            {[placed === undefined ? undefined : `Placed ${placed}`, STATUS_WORDS[order.status]]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {(slipOf === undefined ? order.shipments : []).map((shipment, index, all) => (
            <ShipmentSummary
              key={shipment.id}
              order={order}
              shipment={shipment}
              number={all.length === 1 ? undefined : `${index + 1} of ${all.length}`}
            />
          ))}
        </header>
        {slipOf === undefined ? (
          <>
            <Items lines={order.lines} />
            <div className={styles.columns}>
              <OrderFacts order={order} brand={brand} />
              <OrderTotals order={order} />
            </div>
          </>
        ) : (
          <ReturnSlip order={order} slip={slipOf} shop={brand.shop} />
        )}
        <footer className={styles.actions}>
          <Button look="secondary" disabled={!canPrint} onClick={print} icon={<Printer size={18} aria-hidden />}>
            Print
          </Button>
          <a href={orderPath(reference)}>Back to the order</a>
        </footer>
        <noscript>
          <p>Use your browser’s menu to print this page.</p>
        </noscript>
      </article>
    </PageFrame>
  );
};
