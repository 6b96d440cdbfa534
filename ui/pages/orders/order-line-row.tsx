import type { ReactElement, ReactNode } from 'react';
import { factsNotInName } from '../../../core/catalogue/facts-not-in-name';
import { cancelMoneyWords, type PaidBy } from '../../../core/orders/cancel-words';
import { isReturnedForFaultsOnly, keptPrice, remainingQuantity, type OrderLine } from '../../../core/orders/order';
import { personalizePath } from '../../../core/paths/personalize-paths';
import { nameWithText, personalizationText } from '../../../core/personalization/personalization';
import { formatShortDate } from '../../../core/orders/date-words';
import { prescriptionWords } from '../../../core/orders/prescription-words';
import { writeReviewPath } from '../../../core/paths/review-paths';
import { Money } from '../../design/money';
import { ProductPicture } from '../../design/product-picture';
import { Select } from '../../design/select';
import { VisuallyHidden } from '../../design/visually-hidden';
import { OnceForm } from './once-form';
import { OrderFields, type OrderFieldsProps } from './order-fields';
import * as styles from './order-line-row.module.css';

export interface OrderLineRowProps {
  readonly line: OrderLine;
  /** What paid for the order. */
  readonly paidBy: PaidBy;
  /** The way to cancel the line; undefined for a page without forms. */
  readonly cancelling?: OrderFieldsProps | undefined;
  /** Whether the line leads to buying its product again. */
  readonly mayRepeat?: boolean;
  /** Whether the shopper has the item and may review it. */
  readonly isReviewable?: boolean;
}

/** What became of a line, in short facts. */
const factsOf = (line: OrderLine): ReadonlyArray<string> => {
  const { quantity, cancelledQuantity, returnedQuantity, returningQuantity = 0, returnableUntil, returnEnded } = line;
  const received = returnedQuantity - returningQuantity;
  const decided = prescriptionWords(line);
  const until = formatShortDate(returnableUntil);
  const of = (part: number): string => (part === quantity ? '' : ` ${part} of ${quantity}`);
  return [
    ...(decided === undefined ? [] : [decided]),
    ...(cancelledQuantity > 0 ? [`Canceled${of(cancelledQuantity)}`] : []),
    ...(returningQuantity > 0 ? [`Return started${of(returningQuantity)}`] : []),
    ...(received > 0 ? [`Returned${of(received)}`] : []),
    ...(until === undefined
      ? []
      : [`Return by ${until}${isReturnedForFaultsOnly(line) ? ' only if damaged or incorrect' : ''}`]),
    ...(returnEnded === undefined ? [] : [`Returns ended ${formatShortDate(returnEnded)}`]),
  ];
};

/** The picture and the facts of a bought variant. */
export const ItemWords = ({
  item: { name, url, brand, size, flavor },
  headingLevel = 3,
  children,
}: {
  readonly item: Pick<OrderLine, 'name' | 'url' | 'brand' | 'size' | 'flavor'>;
  readonly headingLevel?: 2 | 3;
  readonly children?: ReactNode;
}): ReactElement => {
  const Heading = `h${headingLevel}` as const;
  const kinds = factsNotInName(name, [brand, size, flavor]);
  return (
    <div className={styles.words}>
      <Heading className={styles.name}>{url === undefined ? name : <a href={url}>{name}</a>}</Heading>
      {kinds.length === 0 ? null : <p className={styles.kinds}>{kinds.join(' · ')}</p>}
      {children}
    </div>
  );
};

const upTo = (most: number): ReadonlyArray<{ readonly value: string; readonly label: string }> =>
  Array.from({ length: most }, (_, index) => String(index + 1)).map((count) => ({ value: count, label: count }));

/** Cancels some or all pieces of a line. The form opens below the line and works without scripts (ORD-05). */
const CancelLine = ({
  line,
  paidBy,
  left,
  fields,
}: Pick<OrderLineRowProps, 'line' | 'paidBy'> & {
  /** How many pieces can be cancelled. */
  readonly left: number;
  readonly fields: OrderFieldsProps;
}): ReactElement => (
  <details className={styles.cancel}>
    <summary>
      Cancel<VisuallyHidden> {nameWithText(line)}</VisuallyHidden>
    </summary>
    <div className={styles.confirm}>
      <p>This can’t be undone. {cancelMoneyWords(paidBy, 'items', 'present')}</p>
      <OnceForm
        action="cancelOrder"
        look="secondary"
        size="small"
        formClass={styles.choose}
        label={left === 1 ? 'Cancel this item' : 'Cancel this quantity'}
      >
        <OrderFields {...fields} />
        <input type="hidden" name="itemId" value={line.id} />
        {left === 1 ? (
          <input type="hidden" name="quantity" value="1" />
        ) : (
          <Select
            name="quantity"
            label={`Quantity to cancel (of ${left})`}
            options={upTo(left)}
            defaultValue={String(left)}
          />
        )}
      </OnceForm>
    </div>
  </details>
);

/** The shopper's text on a line. Buying it again asks for a text again (PRO-08). */
const Personalized = ({
  line: { personalization, url, partNumber, name },
  mayRepeat,
}: {
  readonly line: OrderLine;
  readonly mayRepeat: boolean;
}): ReactElement | null =>
  personalization === undefined ? null : (
    <p className={styles.kinds}>
      Personalized: {personalizationText(personalization)}{' '}
      {url === undefined || !mayRepeat ? null : (
        <a href={personalizePath(url, partNumber)}>
          Buy it again<VisuallyHidden>: {name}, with a new text</VisuallyHidden>
        </a>
      )}
    </p>
  );

/** One line of a placed order. */
export const OrderLineRow = ({
  line,
  paidBy,
  cancelling,
  mayRepeat = false,
  isReviewable = false,
}: OrderLineRowProps): ReactElement => {
  const left = remainingQuantity(line);
  return (
    <li className={styles.line} data-gone={left + (line.returningQuantity ?? 0) === 0 || undefined}>
      <ProductPicture
        image={line.thumbnail}
        alt=""
        sizes="(min-width: 768px) 6rem, 4.5rem"
        from={96}
        to={320}
        className={styles.picture}
      />
      <ItemWords item={line}>
        <p className={styles.kinds}>
          Quantity {line.quantity} · <Money amount={line.unitPrice} /> each
        </p>
        <Personalized line={line} mayRepeat={mayRepeat} />
        {factsOf(line).map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
        {isReviewable && line.url !== undefined && left > 0 ? (
          <p className={styles.fact}>
            <a href={writeReviewPath(line.url)}>
              Write a review<VisuallyHidden> of {line.name}</VisuallyHidden>
            </a>
          </p>
        ) : null}
      </ItemWords>
      <p className={styles.price}>
        <VisuallyHidden>Price: </VisuallyHidden>
        <Money amount={keptPrice(line)} />
      </p>
      {cancelling === undefined || !line.isCancellable || left === 0 ? null : (
        <CancelLine line={line} paidBy={paidBy} left={left} fields={cancelling} />
      )}
    </li>
  );
};
