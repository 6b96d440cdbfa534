import type { ReactElement, ReactNode } from 'react';
import { use } from 'react';
import type { Order } from '../../../core/orders/order';
import { pointsWords } from '../../../core/orders/order-words';
import { Money } from '../../design/money';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './order-totals.module.css';

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const percent = (rate: number | undefined): string =>
  rate === undefined ? '' : ` (${String(Math.round(rate * 1000) / 1000)}%)`;

export interface OrderTotalsProps {
  readonly order: Order;
  /** Whether the points of the order are shown: guests earn none. */
  readonly isMember?: boolean;
}

/** What gift cards pay of the total, and what is left for the other payment (PAY-05). */
const GiftCards = ({ order: { giftCards, payment, total } }: Pick<OrderTotalsProps, 'order'>): ReactElement | null => {
  if (giftCards.length === 0) return null;
  const rest = giftCards.reduce((open, { amount }) => open - amount, total);
  return (
    <>
      {giftCards.map(({ lastFour, amount, remaining }, index) => (
        <Row key={`${index}-${lastFour}`} name={`Gift card ending in ${lastFour}`}>
          <Money amount={0 - amount} />
          {remaining === undefined ? null : (
            <span className={styles.left}>
              <Money amount={remaining} /> left after this order
            </span>
          )}
        </Row>
      ))}
      <Row name={payment?.kind === 'paypal' ? 'PayPal' : 'Card payment'}>
        <Money amount={Math.max(0, Math.round(rest * 100) / 100)} />
      </Row>
    </>
  );
};

/** What happened to the money of returns that have arrived (ORD-05). */
const Returned = ({ returns }: Pick<Order, 'returns'>): ReactElement => {
  const received = returns.filter(({ isReceived }) => isReceived);
  const waived = received.reduce((sum, { notCharged = 0 }) => sum + notCharged, 0);
  const refunded = received.reduce((sum, { refund = 0 }) => sum + refund, 0 - waived);
  return (
    <>
      {[['Refunded', refunded] as const, ['Not charged', waived] as const].map(([name, amount]) =>
        amount < 0.005 ? null : (
          <Row key={name} name={name}>
            <Money amount={Math.round(amount * -100) / 100} />
          </Row>
        ),
      )}
    </>
  );
};

/** The discounts that still count, what cancelled items took of a reward, and what was given back of it (ORD-05). */
const Discounts = ({ adjustments }: Pick<Order, 'adjustments'>): ReactElement => (
  <>
    {adjustments.map(({ description, amount, usedForCancelled, givenBack }, index) => (
      <Row key={`${index}-${description}`} name={description}>
        <Money amount={amount} />
        {usedForCancelled === undefined ? null : (
          <span className={styles.left}>
            <Money amount={usedForCancelled} /> of your reward was used for canceled items
          </span>
        )}
        {givenBack === undefined ? null : (
          <span className={styles.left}>
            <Money amount={givenBack} /> of your reward was given back
          </span>
        )}
      </Row>
    ))}
  </>
);

/** The costs of an order, with its tax by state (ORD-09). */
export const OrderTotals = ({ order, isMember = false }: OrderTotalsProps): ReactElement => {
  const { subTotal, adjustments, discount, shipping, tax, taxes, tip, total, points } = order;
  const unlisted = Math.round((discount - adjustments.reduce((sum, { amount }) => sum + amount, 0)) * 100) / 100;
  const { can } = use(CapabilityContext);
  return (
    <div className={styles.totals}>
      <dl className={styles.rows}>
        <Row name="Items">
          <Money amount={subTotal} />
        </Row>
        <Discounts adjustments={adjustments} />
        {unlisted < 0 ? (
          <Row name="Savings">
            <Money amount={unlisted} />
          </Row>
        ) : null}
        <Row name="Shipping">{shipping === 0 ? 'Free' : <Money amount={shipping} />}</Row>
        {taxes.length === 0 ? (
          <Row name="Tax">
            <Money amount={tax} />
          </Row>
        ) : (
          taxes.map(({ state, rate, amount }, index) => (
            <Row key={`${state} ${index}`} name={`Tax, ${state}${percent(rate)}`}>
              <Money amount={amount} />
            </Row>
          ))
        )}
        {tip > 0 ? (
          <Row name="Tip for your driver">
            <Money amount={tip} />
          </Row>
        ) : null}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
        <GiftCards order={order} />
        <Returned returns={order.returns} />
      </dl>
      {isMember && can('rewards') && points.expected + points.earned > 0 ? (
        <p className={styles.points}>{pointsWords(order)}</p>
      ) : null}
    </div>
  );
};
