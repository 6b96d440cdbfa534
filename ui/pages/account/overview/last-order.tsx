import { use, type ReactElement } from 'react';
import Package from 'lucide-react/icons/package';
import type { OverviewPart } from '../../../../core/overview/overview-part';
import type { OrderSummary } from '../../../../core/orders/order';
import { expectedWords, orderFacts } from '../../../../core/orders/order-words';
import { LINKS } from '../../../../core/paths/links';
import { orderPath } from '../../../../core/paths/order-paths';
import { BUY_AGAIN_PATH, ORDER_HISTORY_PATH } from '../../../../core/paths/paths';
import { ButtonLink } from '../../../design/button';
import { Money } from '../../../design/money';
import { ProductPicture } from '../../../design/product-picture';
import { CapabilityContext } from '../../../page/capability-context';
import { OrderStatusBadge } from '../../shared/order-status';
import { OverviewCard, Part } from './overview-card';
import * as styles from './overview-page.module.css';

/** Pictures of some items of an order. */
export const OrderPictures = ({ order: { id, items, itemCount } }: { readonly order: OrderSummary }): ReactElement => {
  const more = itemCount === undefined ? 0 : itemCount - items.length;
  return (
    <ul className={styles.pictures} aria-label={`Some items of order ${id}`}>
      {items.map(({ name, thumbnail }, index) => (
        <li key={`${index}-${name}`}>
          <ProductPicture image={thumbnail} alt={name} sizes="4.5rem" from={96} to={320} className={styles.picture} />
        </li>
      ))}
      {more > 0 ? <li className={styles.others}>+{more}</li> : null}
    </ul>
  );
};

/** An order in short: its status, some of its items, and what can be done with it. */
const NewestOrder = ({ order }: { readonly order: OrderSummary }): ReactElement => (
  <div className={styles.order}>
    <div className={styles.orderWords}>
      <p className={styles.status}>
        <OrderStatusBadge status={order.status} />
        <strong>{expectedWords(order)}</strong>
      </p>
      <p className={styles.facts}>
        Order {order.id} · {orderFacts(order)}
        {order.total === undefined ? null : (
          <>
            {' · '}
            <Money amount={order.total} />
          </>
        )}
      </p>
    </div>
    <OrderPictures order={order} />
    <p className={styles.actions}>
      <ButtonLink href={orderPath({ orderId: order.id })}>Track this order</ButtonLink>
      {use(CapabilityContext).leadsTo(BUY_AGAIN_PATH) ? (
        <ButtonLink href={LINKS.buyAgain} look="secondary">
          Buy again
        </ButtonLink>
      ) : null}
    </p>
  </div>
);

const NoOrder = (): ReactElement => (
  <div className={styles.order}>
    <p>You don’t have any orders yet.</p>
    <p className={styles.actions}>
      <ButtonLink href={LINKS.home}>Start shopping</ButtonLink>
    </p>
  </div>
);

/** The card of the last order with its status (ACC-01). */
export const LastOrder = ({ part }: { readonly part: OverviewPart<OrderSummary | undefined> }): ReactElement => (
  <OverviewCard
    title="Your last order"
    icon={<Package size={22} aria-hidden />}
    link={{ text: 'All orders', url: ORDER_HISTORY_PATH }}
    isWide
  >
    <Part part={part} what="your last order">
      {(order) => (order === undefined ? <NoOrder /> : <NewestOrder order={order} />)}
    </Part>
  </OverviewCard>
);
