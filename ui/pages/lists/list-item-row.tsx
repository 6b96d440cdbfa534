import { use, type ReactElement, type ReactNode } from 'react';
import { MAX_QUANTITY } from '../../../core/cart/cart';
import { stockAt } from '../../../core/lists/list-item-state';
import { MAX_NOTE, type ListItem, type ListSummary } from '../../../core/lists/wish-list';
import { formatDate } from '../../../core/orders/date-words';
import { LIST_FORM_ACTIONS } from '../../../core/paths/list-paths';
import { Field } from '../../design/field';
import { Money } from '../../design/money';
import { ProductPicture } from '../../design/product-picture';
import { Select } from '../../design/select';
import { VisuallyHidden } from '../../design/visually-hidden';
import { CapabilityContext } from '../../page/capability-context';
import { PostedForm } from '../shared/posted-form';
import { noPickupWords, pickupWords, stockWords } from '../shared/stock-words';
import { ItemWays, type PickupStore } from './item-ways';
import { ListFields } from './list-fields';
import { LIST_MARKS, movePath, type EnteredListForm, type ListPlace } from './lists-data';
import * as styles from './lists-page.module.css';

interface StockLine {
  readonly text: string;
  readonly isIn: boolean;
}

const pickedUpLine = (item: ListItem, store: PickupStore | undefined): StockLine => {
  const stock = stockAt(item, store?.id);
  if (store === undefined || stock === undefined) return { text: 'Store pickup only', isIn: false };
  return stock > 0
    ? { text: pickupWords(store.name, stock), isIn: true }
    : { text: noPickupWords(store.name), isIn: false };
};

/** Where the item is in stock. What cannot be shipped is looked for in the shopper's store. */
const stockLines = (item: ListItem, store: PickupStore | undefined): ReadonlyArray<StockLine> => {
  if (!item.isSold) return [{ text: 'Not sold online', isIn: false }];
  if (item.isPickupOnly) return [pickedUpLine(item, store)];
  if (item.availableQuantity !== 0) return [{ text: stockWords(item.availableQuantity), isIn: true }];
  const online: StockLine = { text: 'Out of stock online', isIn: false };
  const stock = stockAt(item, store?.id);
  if (store === undefined || stock === undefined) return [online];
  return [
    online,
    stock > 0
      ? { text: pickupWords(store.name, stock), isIn: true }
      : { text: `Not in stock at ${store.name}`, isIn: false },
  ];
};

/** Where an item is in stock, in a line for each way. Ways that the shop does not have are left out. */
const Availability = ({ item, store }: Pick<ItemRowProps, 'item' | 'store'>): ReactElement => {
  const { can } = use(CapabilityContext);
  return (
    <>
      {stockLines(item, can('pickup') ? store : undefined).map(({ text, isIn }) => (
        <p key={text} className={styles.stock} data-stock={isIn ? 'in' : 'out'}>
          {text}
        </p>
      ))}
    </>
  );
};

/** Today's price, and the one when it was added if that was another. */
const Prices = ({ item: { price, addedPrice } }: { readonly item: ListItem }): ReactElement => {
  const isChanged = addedPrice !== undefined && price !== undefined && addedPrice !== price;
  return (
    <p className={styles.prices}>
      <span className={styles.price}>
        {isChanged ? <VisuallyHidden>Current price: </VisuallyHidden> : null}
        <Money amount={price} />
      </span>
      {isChanged ? (
        <span className={styles.before} data-cheaper={price < addedPrice || undefined}>
          {price < addedPrice ? 'down from' : 'up from'} <Money amount={addedPrice} />
        </span>
      ) : null}
    </p>
  );
};

/** The picture and the facts of an item, for its owner and for others. */
export const ItemFacts = ({
  item,
  store,
  headingLevel = 3,
  children,
}: Pick<ItemRowProps, 'item' | 'store'> & {
  readonly headingLevel?: 2 | 3;
  readonly children?: ReactNode;
}): ReactElement => {
  const Heading = `h${headingLevel}` as const;
  const added = formatDate(item.addedAt);
  return (
    <>
      <ProductPicture
        image={item.thumbnail}
        alt=""
        sizes="(min-width: 768px) 9rem, 6rem"
        from={96}
        to={320}
        className={styles.picture}
      />
      <div className={styles.words}>
        <Heading className={styles.name}>
          {item.url === undefined ? item.name : <a href={item.url}>{item.name}</a>}
        </Heading>
        <Prices item={item} />
        <Availability item={item} store={store} />
        <p className={styles.soft}>
          {item.quantity === 1 ? null : `Wanted: ${item.quantity}`}
          {item.quantity === 1 || added === undefined ? null : ' · '}
          {added === undefined ? null : `Added on ${added}`}
        </p>
        {children}
      </div>
    </>
  );
};

const ItemIds = ({ itemId, ...place }: ListPlace & { readonly itemId: string }): ReactElement => (
  <>
    <ListFields {...place} />
    <input type="hidden" name="itemId" value={itemId} />
  </>
);

/** The most other lists that each product offers to move to. Of more, the document would have too many options. */
const MAX_CHOICES = 3;

/** Moves an item to another list. If there are many, a link leads to the page on which this item alone offers them. */
const MoveToList = ({ item, place, others, isMoving = false }: ItemRowProps): ReactElement | null => {
  if (others.length === 0) return null;
  if (others.length > MAX_CHOICES && !isMoving) {
    return (
      <a href={movePath(place, item.id)} className={styles.move}>
        Move to another list<VisuallyHidden> {item.name}</VisuallyHidden>
      </a>
    );
  }
  return (
    <PostedForm
      action={LIST_FORM_ACTIONS.moveItem}
      look="secondary"
      size="small"
      formClass={styles.form}
      label={
        <>
          Move<VisuallyHidden> {item.name}</VisuallyHidden>
        </>
      }
    >
      <ItemIds {...place} itemId={item.id} />
      <Select
        label="Move to another list"
        name="to"
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </PostedForm>
  );
};

export interface ItemFormProps extends ListPlace {
  readonly itemId: string;
  /** The name of the item; undefined while it cannot be loaded. */
  readonly name: string | undefined;
  readonly quantity: string;
  readonly note: string;
  readonly quantityError?: string | undefined;
  readonly noteError?: string | undefined;
}

/** The form of an item's quantity and note. */
export const ItemForm = ({ listId, page, itemId, name, ...values }: ItemFormProps): ReactElement => (
  <PostedForm
    action={LIST_FORM_ACTIONS.changeItem}
    look="secondary"
    size="small"
    formClass={styles.form}
    label={<>Save{name === undefined ? null : <VisuallyHidden> {name}</VisuallyHidden>}</>}
  >
    <ItemIds listId={listId} page={page} itemId={itemId} />
    <Field
      label="Quantity"
      name="quantity"
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_QUANTITY}
      defaultValue={values.quantity}
      error={values.quantityError}
    />
    <Field
      label="Note"
      name="note"
      maxLength={MAX_NOTE}
      defaultValue={values.note}
      error={values.noteError}
      required={false}
    />
  </PostedForm>
);

const Details = (props: ItemRowProps): ReactElement => {
  const { item, place, entered, isMoving = false } = props;
  const own =
    entered?.form === 'item' && entered.listId === place.listId && entered.itemId === item.id ? entered : undefined;
  const values = own ?? { quantity: String(item.quantity), note: item.note };
  return (
    <details id={isMoving ? LIST_MARKS.move : undefined} className={styles.more} open={own !== undefined || isMoving}>
      <summary>
        Quantity, note and list<VisuallyHidden> of {item.name}</VisuallyHidden>
      </summary>
      <ItemForm {...values} {...place} itemId={item.id} name={item.name} />
      <MoveToList {...props} />
    </details>
  );
};

export interface ItemRowProps {
  readonly item: ListItem;
  /** The page on which the item is. */
  readonly place: ListPlace;
  /** The shopper's other lists. */
  readonly others: ReadonlyArray<ListSummary>;
  /** Whether the shopper chooses another list for it. */
  readonly isMoving?: boolean;
  /** The shopper's store; undefined when none is chosen. */
  readonly store?: PickupStore | undefined;
  /** What was entered into a refused form, which may be one of this item. */
  readonly entered?: EnteredListForm | undefined;
}

/** An item of the shopper's own list, with what can be done to it (ACC-05). */
export const ItemRow = (props: ItemRowProps): ReactElement => {
  const { item, place } = props;
  return (
    <li className={styles.item}>
      <ItemFacts item={item} store={props.store}>
        {item.note === '' ? null : <p className={styles.note}>{item.note}</p>}
      </ItemFacts>
      <div className={styles.tools}>
        <ItemWays item={item} store={props.store} action={LIST_FORM_ACTIONS.toCart} label="Move to cart">
          <ItemIds {...place} itemId={item.id} />
        </ItemWays>
        <PostedForm
          action={LIST_FORM_ACTIONS.removeItem}
          look="quiet"
          size="small"
          formClass={styles.quiet}
          label={
            <>
              Remove<VisuallyHidden> {item.name}</VisuallyHidden>
            </>
          }
        >
          <ItemIds {...place} itemId={item.id} />
        </PostedForm>
      </div>
      <Details {...props} />
    </li>
  );
};
