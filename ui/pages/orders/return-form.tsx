import type { ReactElement } from 'react';
import {
  isReturnedForFaultsOnly,
  remainingQuantity,
  RETURN_REASONS,
  type Order,
  type OrderLine,
  type OrderReturn,
} from '../../../core/orders/order';
import { returnWayWords } from '../../../core/orders/return-words';
import { formatShortDate } from '../../../core/orders/date-words';
import { returnSlipPath, type OrderReference } from '../../../core/paths/order-paths';
import { Money } from '../../design/money';
import { nameWithText } from '../../../core/personalization/personalization';
import { Select } from '../../design/select';
import { fieldId } from '../../forms/field-id';
import type { EnteredReturn } from './order-data';
import { OnceForm } from './once-form';
import { OrderFields, type OrderFieldsProps } from './order-fields';
import * as styles from './return-form.module.css';

export interface ReturnsProps {
  readonly order: Order;
  readonly fields: OrderFieldsProps;
  /** What was entered into the form, when the return could not be started. */
  readonly entered?: EnteredReturn | undefined;
}

const REASONS = [
  { value: '', label: 'Please choose' },
  ...Object.entries(RETURN_REASONS).map(([value, label]) => ({ value, label })),
];

/** The lines of which something can be returned. */
export const returnableLines = ({ lines }: Pick<Order, 'lines'>): ReadonlyArray<OrderLine> =>
  lines.filter((line) => line.returnableUntil !== undefined && remainingQuantity(line) > 0);

const quantitiesUpTo = (most: number): ReadonlyArray<{ readonly value: string; readonly label: string }> =>
  Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? 'Keep it' : String(count),
  }));

const FORM_ID = 'return';

const quantityName = ({ id }: OrderLine): string => `quantity-${id}`;

/**
 * Starts a return: how many of each item, and why (ORD-05). What was entered stays when it could not be started, and what is
 * wrong stands beside its field.
 */
export const ReturnForm = ({ order, fields, entered }: ReturnsProps): ReactElement | null => {
  const lines = returnableLines(order);
  if (lines.length === 0) return null;
  const chosen = entered && new Map(entered.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const quantityOf = (line: OrderLine): number => {
    const most = remainingQuantity(line);
    if (chosen === undefined) return lines.length === 1 ? most : 0;
    return Math.min(chosen.get(line.id) ?? 0, most);
  };
  const until = formatShortDate(lines.map(({ returnableUntil = '' }) => returnableUntil).sort()[0]);
  return (
    <details className={styles.returns} id={FORM_ID} open={entered !== undefined}>
      <summary>Return items</summary>
      <OnceForm action="returnItems" look="secondary" label="Start return" formClass={styles.form}>
        <p>
          {until === undefined ? '' : `Return items by ${until}. `}
          We’ll give you a page to print.{' '}
          {returnWayWords(
            order,
            lines.map(({ id }) => id),
          )}{' '}
          We’ll refund you when we have the items.
        </p>
        {lines.some(isReturnedForFaultsOnly) ? (
          <p>You can return personalized and prescription items only if they arrived damaged or incorrect.</p>
        ) : null}
        <OrderFields {...fields} />
        {lines.map((line, index) => (
          <Select
            key={line.id}
            id={fieldId(FORM_ID, quantityName(line))}
            name={quantityName(line)}
            error={index === 0 ? entered?.errors?.items : undefined}
            label={nameWithText(line)}
            options={quantitiesUpTo(remainingQuantity(line))}
            defaultValue={String(quantityOf(line))}
          />
        ))}
        <Select
          id={fieldId(FORM_ID, 'reason')}
          name="reason"
          label="Reason for return"
          error={entered?.errors?.reason}
          options={REASONS}
          defaultValue={entered?.reason ?? ''}
          required
        />
      </OnceForm>
    </details>
  );
};

const statusWords = (order: Order, { isReceived, isUndelivered = false, labelUrl, lines }: OrderReturn): string => {
  if (isUndelivered) return 'These items came back to us because they couldn’t be delivered or weren’t picked up.';
  if (isReceived) return 'We’ve received your return.';
  return labelUrl === undefined
    ? `Print the slip. ${returnWayWords(
        order,
        lines.map(({ lineId }) => lineId),
      )}`
    : 'Print the label and drop off your package.';
};

/** The returns that were started, each with its label to print, and what never reached the shopper. */
export const StartedReturns = ({
  order,
  reference,
}: Pick<ReturnsProps, 'order'> & { readonly reference: OrderReference }): ReactElement | null =>
  order.returns.length === 0 ? null : (
    <section className={styles.started} aria-labelledby="returns">
      <h2 id="returns">Returns</h2>
      <ul className={styles.list}>
        {order.returns.map((started) => (
          <li key={started.id} className={styles.one}>
            <p className={styles.status}>{statusWords(order, started)}</p>
            <ul>
              {started.lines.map(({ lineId, quantity }) => (
                <li key={lineId}>
                  {quantity} × {order.lines.find(({ id }) => id === lineId)?.name ?? 'item'}
                </li>
              ))}
            </ul>
            {started.refund === undefined || started.refund === started.notCharged ? null : (
              <p>
                {started.isReceived ? 'Refunded: ' : 'Refund: '}
                <Money amount={started.refund - (started.notCharged ?? 0)} />
              </p>
            )}
            {started.notCharged === undefined ? null : (
              <p>
                Not charged: <Money amount={started.notCharged} />
              </p>
            )}
            {started.isReceived ? null : (
              <a href={started.labelUrl ?? returnSlipPath(reference, started.id)} className={styles.label}>
                {started.labelUrl === undefined ? 'Print return slip' : 'Print return label'}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
