import { use, type ReactElement } from 'react';
import { choiceText } from '../../../core/cart/fulfilment/fulfilment';
import { DEFAULT_BRAND, type Brand } from '../../../core/configuration/brand';
import { cancelMoneyWords } from '../../../core/orders/cancel-words';
import { itemCountOf, linesOfShipment, remainingQuantity, type Order } from '../../../core/orders/order';
import { formatDate } from '../../../core/orders/date-words';
import { returnWayWords } from '../../../core/orders/return-words';
import { LINKS } from '../../../core/paths/links';
import { orderPath, orderSummaryPath, type OrderReference } from '../../../core/paths/order-paths';
import { repeatStartPath } from '../../../core/repeat-delivery/start-address';
import { HOME_PATH, ORDER_HISTORY_PATH } from '../../../core/paths/paths';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ButtonLink } from '../../design/button';
import { formatMoney } from '../../../core/shared/money';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import { AgainBanner } from './again-banner';
import { OnceForm } from './once-form';
import type { OrderDone, OrderPageData } from './order-data';
import { OrderFacts } from './order-facts';
import { OrderFields, type OrderFieldsProps } from './order-fields';
import { OrderLineRow } from './order-line-row';
import * as styles from './order-page.module.css';
import { OrderStatusBadge } from '../shared/order-status';
import { OrderTotals } from './order-totals';
import { returnableLines, ReturnForm, StartedReturns } from './return-form';
import { ShipmentCard } from './shipment-card';

export interface OrderPageProps {
  readonly data: Pick<OrderPageData, 'changeKey' | 'done' | 'again' | 'problem' | 'entered' | 'repeatable'>;
  readonly order: Order;
  readonly reference: OrderReference;
  readonly brand?: Brand;
  /** Whether the shopper has a list of orders to go back to. */
  readonly isRegistered?: boolean;
}

/** The lines of the returns that are still to arrive. */
const openReturnLineIds = ({ returns }: Order): ReadonlyArray<string> =>
  returns.filter(({ isReceived }) => !isReceived).flatMap(({ lines }) => lines.map(({ lineId }) => lineId));

/** What a form of the page has done. */
const doneWords = (done: OrderDone, order: Order): { readonly title: string; readonly text: string } =>
  done === 'returned'
    ? {
        title: 'Your return has been started',
        text: `Print its slip. ${returnWayWords(order, openReturnLineIds(order))}`,
      }
    : {
        title: 'Canceled',
        text: `${cancelMoneyWords(order, itemCountOf(order) === 0 ? 'everything' : 'items')}${order.hasNoMail ? '' : ' We’ve sent you an email.'}`,
      };

const Head = ({
  order,
  reference,
  brand,
  repeatable,
}: Required<Pick<OrderPageProps, 'order' | 'reference' | 'brand'>> &
  Pick<OrderPageData, 'repeatable'>): ReactElement => {
  const count = itemCountOf(order);
  const facts = [
    formatDate(order.placedAt) === undefined ? undefined : `Placed ${formatDate(order.placedAt)}`,
    ...(count === 0 ? [] : [`${count} ${count === 1 ? 'item' : 'items'}`, formatMoney(order.total, brand.currency)]),
  ].filter((fact) => fact !== undefined);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>Order {order.id}</h1>
        <OrderStatusBadge status={order.status} />
        <p className={styles.lead}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <AllAgain order={order} reference={reference} />
        {repeatable.length === 0 ? null : (
          <ButtonLink href={repeatStartPath({ items: repeatable })} look="secondary">
            Set up repeat delivery
          </ButtonLink>
        )}
        <ButtonLink href={orderSummaryPath(reference)} look="secondary">
          Receipt
        </ButtonLink>
      </div>
    </header>
  );
};

const againLabel = (count: number, all: number): string => {
  if (count < all) return count === 1 ? 'Buy the other item again' : 'Buy the other items again';
  return count === 1 ? 'Buy it again' : 'Buy all again';
};

/** How the lines that were picked up are bought again, by their ids, as fields of a form; the others are shipped. */
const pickupsAgain = (order: Order): ReadonlyMap<string, string> =>
  new Map(
    order.shipments.flatMap((shipment) => {
      const { method, storeId } = shipment;
      return method === 'pickup' && storeId !== undefined
        ? linesOfShipment(order, shipment).map(({ id }): [string, string] => [id, choiceText({ method, storeId })])
        : [];
    }),
  );

/** Puts the lines into the cart again. A personalised line asks for its text again, and leads there itself (PRO-08). */
const AllAgain = ({ order, reference }: Pick<OrderPageProps, 'order' | 'reference'>): ReactElement | null => {
  const lines = order.lines.filter(({ personalization }) => personalization === undefined);
  const pickups = pickupsAgain(order);
  return lines.length === 0 ? null : (
    <OnceForm action="buyAgain" label={againLabel(lines.length, order.lines.length)}>
      <input type="hidden" name="URL" value={orderPath(reference)} />
      {lines.map((line) => (
        <span key={line.id} hidden>
          <input type="hidden" name="partNumber" value={line.partNumber} />
          <input type="hidden" name="quantity" value={line.quantity} />
          <input type="hidden" name="choice" value={pickups.get(line.id) ?? 'ship'} />
        </span>
      ))}
    </OnceForm>
  );
};

/** What buying again did. */
const Again = ({ again, order }: Pick<OrderPageProps, 'order'> & Pick<OrderPageData, 'again'>): ReactElement => (
  <AgainBanner
    result={again}
    nameOf={(wanted) => order.lines.find(({ partNumber }) => partNumber === wanted)?.name}
    storeNameOf={(wanted) => order.shipments.find(({ storeId }) => storeId === wanted)?.storeName}
  />
);

interface Changeable extends Pick<OrderPageProps, 'order' | 'isRegistered'> {
  readonly fields: OrderFieldsProps;
}

/** Each shipment with its lines; lines in no shipment come last. */
const Shipments = ({ order, fields, isRegistered = false }: Changeable): ReactElement => {
  const { can } = use(CapabilityContext);
  const { shipments, lines } = order;
  const listed = new Set(shipments.flatMap((shipment) => linesOfShipment(order, shipment)));
  const others = lines.filter((line) => !listed.has(line));
  return (
    <>
      {shipments.map((shipment, index) => (
        <ShipmentCard
          key={shipment.id}
          shipment={shipment}
          lines={linesOfShipment(order, shipment)}
          number={shipments.length === 1 ? undefined : `${index + 1} of ${shipments.length}`}
          order={order}
          cancelling={fields}
          isReviewable={isRegistered && can('reviews')}
        />
      ))}
      {others.length === 0 ? null : (
        <section className={styles.card} aria-labelledby="other-items">
          <h2 id="other-items">{shipments.length === 0 ? 'Items' : 'Other items'}</h2>
          <ul>
            {others.map((line) => (
              <OrderLineRow key={line.id} line={line} paidBy={order} cancelling={fields} mayRepeat />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

/** Cancels everything that is not packed. */
const CancelAll = ({ order, fields }: Changeable): ReactElement | null => {
  const open = order.lines.filter((line) => remainingQuantity(line) > 0);
  const cancellable = open.filter(({ isCancellable }) => isCancellable);
  if (cancellable.length === 0) return null;
  const isAll = cancellable.length === open.length;
  return (
    <details className={styles.disclosure}>
      <summary>{isAll ? 'Cancel this order' : 'Cancel items not yet packed'}</summary>
      <OnceForm
        action="cancelOrder"
        look="secondary"
        label={isAll ? 'Cancel the whole order' : 'Cancel these items'}
        formClass={styles.form}
      >
        <p>
          {isAll
            ? `This cancels every item and can’t be undone. ${cancelMoneyWords(order, 'everything', 'present')}`
            : `Canceling can’t be undone. ${cancelMoneyWords(order, 'items', 'present')} These items aren’t packed yet:`}
        </p>
        {isAll ? null : (
          <ul className={styles.names}>
            {cancellable.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
        <OrderFields {...fields} />
      </OnceForm>
    </details>
  );
};

const Help = (): ReactElement | null =>
  use(CapabilityContext).leadsTo(LINKS.contact) ? (
    <p className={styles.help}>
      Something wrong with this order? <a href={LINKS.contact}>Contact us</a>
    </p>
  ) : null;

const Done = ({ done, order }: Pick<OrderPageProps, 'order'> & { readonly done: OrderDone }): ReactElement => {
  const { title, text } = doneWords(done, order);
  const toSlip = (
    <ButtonLink href="#returns" look="secondary" size="small">
      See the return slip
    </ButtonLink>
  );
  return (
    <Banner tone="good" urgent title={title} action={done === 'returned' ? toSlip : undefined}>
      <p>{text}</p>
    </Banner>
  );
};

/** Everything about one order: its shipments, costs and addresses, and what can still be done with it (ORD-04, ORD-05). */
export const OrderPage = ({
  data: { changeKey, done, again, problem, entered, repeatable },
  order,
  reference,
  brand = DEFAULT_BRAND,
  isRegistered = false,
}: OrderPageProps): ReactElement => {
  const crumbs = [
    { label: 'Home', url: HOME_PATH },
    ...(isRegistered ? [{ label: 'Your orders', url: ORDER_HISTORY_PATH }] : []),
    { label: `Order ${order.id}`, url: orderPath(reference) },
  ];
  const fields = { orderId: order.id, reference, changeKey };
  return (
    <PageFrame>
      <div className={styles.page}>
        <Breadcrumbs crumbs={crumbs} />
        <Head order={order} reference={reference} brand={brand} repeatable={repeatable} />
        {problem === undefined ? null : (
          <Banner tone="bad" urgent title={problem}>
            {entered === undefined || returnableLines(order).length === 0 ? null : (
              <p>
                <a href="#return">Go to your return</a>
              </p>
            )}
          </Banner>
        )}
        {done === undefined || problem !== undefined ? null : <Done done={done} order={order} />}
        <Again again={again} order={order} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Shipments order={order} fields={fields} isRegistered={isRegistered} />
            <StartedReturns order={order} reference={reference} />
            <div className={styles.ways}>
              <CancelAll order={order} fields={fields} />
              <ReturnForm order={order} fields={fields} entered={entered} />
            </div>
          </div>
          <div className={styles.side}>
            <section className={styles.card} aria-labelledby="costs">
              <h2 id="costs">Order total</h2>
              <OrderTotals order={order} isMember={isRegistered} />
            </section>
            <section className={styles.card} aria-labelledby="facts">
              <h2 id="facts">Details</h2>
              <OrderFacts order={order} brand={brand} />
            </section>
            <Help />
          </div>
        </div>
      </div>
    </PageFrame>
  );
};
