import type { ReactElement, ReactNode } from 'react';
import type { Cart } from '../../../core/cart/cart';
import { formatDay } from '../../../core/catalogue/delivery-promise';
import { endedTitle } from '../../cart/ended-codes';
import { PriceChange } from '../../cart/price-change';
import { Banner } from '../../design/banner';
import { Money } from '../../design/money';
import type { OrderChange, OrderChanges } from './order-changes';
import * as styles from './review.module.css';

const textOf = (change: OrderChange): ReactNode => {
  switch (change.kind) {
    case 'price':
      return (
        <>
          {change.name}: now <Money amount={change.now} /> each, was <Money amount={change.before} />
        </>
      );
    case 'quantity':
      return `${change.name}: quantity is now ${change.now} (was ${change.before})`;
    case 'day':
      return `${change.name}: now ${formatDay(change.now)}, was ${formatDay(change.before)}`;
    case 'gone':
      return `${change.name ?? 'An item'} is no longer in your order`;
    case 'new':
      return `${change.name} was added to your order`;
    case 'unsold':
      return `${change.name} is no longer available online. Please remove it from your cart.`;
    case 'promotion':
      return change.now === undefined ? (
        (change.reason ?? `${change.name} no longer applies`)
      ) : (
        <>
          {change.name}: now <Money amount={change.now} />, was <Money amount={change.before} />
        </>
      );
  }
};

/** Says which codes and rewards take nothing off any more; nothing while each of them counts (CHK-07). */
export const CodesNote = ({ cart: { codeNotes = [] } }: { readonly cart: Cart }): ReactElement | null => {
  const lost = codeNotes.filter(({ reason }) => reason !== 'unused');
  return lost.length === 0 ? null : (
    <Banner tone="warning" title={endedTitle(lost.length)}>
      <ul className={styles.changes}>
        {lost.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </Banner>
  );
};

/** Says which items do not cost what the shopper last saw; nothing while none differs (CHK-07). */
export const PriceChangesNote = ({ items }: Pick<Cart, 'items'>): ReactElement | null => {
  const changed = items.filter(({ priceBefore, unitPrice }) => priceBefore !== undefined && priceBefore !== unitPrice);
  const isHigher = changed.some(({ priceBefore = 0, unitPrice = 0 }) => unitPrice > priceBefore);
  return changed.length === 0 ? null : (
    <Banner
      tone={isHigher ? 'warning' : 'info'}
      title={changed.length === 1 ? 'A price has changed' : 'Some prices have changed'}
    >
      <ul className={styles.changes}>
        {changed.map((item) => (
          <li key={item.id}>
            {item.name}
            <PriceChange item={item} />
          </li>
        ))}
      </ul>
    </Banner>
  );
};

/** Says what changed since the shopper saw the order, before anything is paid (CHK-07). */
export const OrderChangesNote = ({ changes }: { readonly changes: OrderChanges }): ReactElement => (
  <Banner tone="warning" urgent title="Your order has changed. You haven’t been charged.">
    {changes.lines.length === 0 ? null : (
      <ul className={styles.changes}>
        {changes.lines.map((change, index) => (
          <li key={index}>{textOf(change)}</li>
        ))}
      </ul>
    )}
    <p>
      {changes.now === changes.before ? (
        'The total is the same.'
      ) : (
        <>
          The total is{' '}
          <b>
            <Money amount={changes.now} />
          </b>{' '}
          now, it was <Money amount={changes.before} />.
        </>
      )}
      {changes.lines.some(({ kind }) => kind === 'unsold') ? '' : ' If that’s OK, place your order.'}
    </p>
  </Banner>
);
