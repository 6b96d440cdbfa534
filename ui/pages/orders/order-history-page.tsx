import { use, type ReactElement } from 'react';
import type { OrderSummary } from '../../../core/orders/order';
import { expectedWords, orderFacts } from '../../../core/orders/order-words';
import { LINKS } from '../../../core/paths/links';
import { orderPath } from '../../../core/paths/order-paths';
import { BUY_AGAIN_PATH, TRACK_ORDER_PATH } from '../../../core/paths/paths';
import { ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { Money } from '../../design/money';
import { Pagination } from '../../design/pagination';
import { ProductPicture } from '../../design/product-picture';
import { Scene } from '../../design/scene';
import { AccountFrame } from '../account/account-frame';
import { historyPath, ORDERS_ON_A_PAGE, type OrderHistoryData } from './order-history-data';
import * as styles from './order-history-page.module.css';
import { LOOK_UP_MARK } from './order-data';
import { OrderStatusBadge } from '../shared/order-status';
import { CapabilityContext } from '../../page/capability-context';

const Row = ({ order }: { readonly order: OrderSummary }): ReactElement => {
  const { id, status, total, itemCount, items } = order;
  const expected = expectedWords(order);
  const more = (itemCount ?? 0) - items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className={styles.order}>
      <div className={styles.words}>
        <h2 className={styles.number}>
          <a href={orderPath({ orderId: id })}>Order {id}</a>
        </h2>
        <OrderStatusBadge status={status} />
        <p className={styles.facts}>{orderFacts(order)}</p>
        {expected === undefined ? null : <p className={styles.promise}>{expected}</p>}
      </div>
      <ul className={styles.pictures} aria-label={`Some items of order ${id}`}>
        {items.map(({ name, thumbnail }, index) => (
          <li key={`${index}-${name}`}>
            <ProductPicture image={thumbnail} alt={name} sizes="4rem" from={96} to={320} className={styles.picture} />
          </li>
        ))}
        {more > 0 ? <li className={styles.more}>+{more}</li> : null}
      </ul>
      <p className={styles.total}>
        <Money amount={total} />
      </p>
    </li>
  );
};

const Empty = (): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  return (
    <EmptyState
      art={<Scene name="empty-cart" priority="eager" />}
      title="You don’t have any orders yet"
      actions={
        <>
          <ButtonLink href={LINKS.home}>Start shopping</ButtonLink>
          {leadsTo(TRACK_ORDER_PATH) ? (
            <ButtonLink href={FIND_OTHER} look="secondary">
              Find a guest order
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <p>Orders you place while signed in appear here.</p>
    </EmptyState>
  );
};

const FIND_OTHER = `${TRACK_ORDER_PATH}?${LOOK_UP_MARK.name}=${LOOK_UP_MARK.value}`;

/** The list of one's orders, the newest first (ORD-04). */
export const OrderHistoryPage = ({ data: { orders, page } }: { readonly data: OrderHistoryData }): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  if (orders.items.length === 0) {
    return (
      <AccountFrame place="orders" title="Your orders">
        <Empty />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      place="orders"
      title="Your orders"
      actions={
        <p className={styles.ways}>
          {leadsTo(BUY_AGAIN_PATH) ? <a href={LINKS.buyAgain}>Buy again</a> : null}
          <a href={FIND_OTHER}>Find another order</a>
        </p>
      }
    >
      <ul className={styles.orders}>
        {orders.items.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(orders.total / ORDERS_ON_A_PAGE)}
        hrefOf={historyPath}
        label="Pages of orders"
      />
    </AccountFrame>
  );
};
