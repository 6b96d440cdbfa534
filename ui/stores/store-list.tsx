import { use, type ReactElement, type ReactNode } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import StoreIcon from 'lucide-react/icons/store';
import { storePath } from '../../core/paths/paths';
import type { FoundStore } from '../../core/stores/finding/find-stores';
import { isOpen, openDays, openState, openText } from '../../core/stores/hours/opening-hours';
import { Badge } from '../design/badge';
import { Button } from '../design/button';
import { Skeleton } from '../design/skeleton';
import { CapabilityContext } from '../page/capability-context';
import * as styles from './store-list.module.css';
import { closedText, distanceText, phoneHref } from './store-messages';

export interface StoreListProps {
  /** The nearest store comes first. Closed stores cannot be chosen. */
  readonly stores: ReadonlyArray<FoundStore>;
  /** Names the list for screen readers. */
  readonly label: string;
  /**
   * The time in milliseconds since 1970, to show whether a store is open now. Without it only the hours of the week are
   * shown: in pages that are cached, and before hydration.
   */
  readonly now?: number | undefined;
  /** The preferred store: it is marked and has no button. */
  readonly myStoreId?: string | undefined;
  /** The store whose choice is under way: its button shows a spinner, and the others do nothing. */
  readonly choosingId?: string | undefined;
  /** The text of the button that chooses a store: `Make this my store` by default. */
  readonly choice?: string | undefined;
  /** Called by the button `Make this my store`. Without it and without `formAction` there are no buttons. */
  readonly onChoose?: ((storeId: string) => void) | undefined;
  /** The address to which the choice is posted as `storeId`, unless `onChoose` handles it. */
  readonly formAction?: string | undefined;
  /** Further fields of that form, such as the return path. */
  readonly formFields?: Readonly<Record<string, string>>;
  /** The heading level of the stores' names. */
  readonly headingLevel?: 2 | 3;
  /** The store to highlight, such as the one under the pointer on a map. */
  readonly highlightedId?: string | undefined;
  /** Called when the pointer or the focus enters a store (its id) or leaves it (undefined). */
  readonly onPoint?: ((storeId: string | undefined) => void) | undefined;
  /** Rendered before a store's name, such as its number on a map. */
  readonly markOf?: (store: FoundStore, index: number) => ReactNode;
  /** The id of a store's element, for links to it. */
  readonly idOf?: (storeId: string) => string;
  /**
   * The stock of the item for which a store is chosen, by store id, without stores whose stock is unknown. Without it the
   * list is about no item.
   */
  readonly stock?: ReadonlyMap<string, number> | undefined;
  /** Rendered beside a store's button, such as a link to directions. */
  readonly moreOf?: (store: FoundStore) => ReactNode;
}

const MAX_SERVICES = 4;

const Hours = ({ found, now }: { readonly found: FoundStore; readonly now: number | undefined }): ReactElement => {
  const { hours, timeZone } = found.store;
  if (found.closed !== undefined) {
    return (
      <p className={styles.open} data-tone="none">
        {closedText(found.closed)}
      </p>
    );
  }
  const state = now === undefined ? undefined : openState(hours, timeZone, now);
  const text = state === undefined ? undefined : openText(state);
  const week = openDays(hours);
  return (
    <>
      {state === undefined || text === undefined ? null : (
        <p className={styles.open} data-tone={isOpen(state) ? 'good' : 'some'}>
          {text}
        </p>
      )}
      {week.length === 0 ? null : (
        <p className={styles.week}>
          {week.map(({ days, hours: times }) => (
            <span key={days}>
              {days} {times}
            </span>
          ))}
        </p>
      )}
    </>
  );
};

const Services = ({ services }: FoundStore['store']): ReactElement | null =>
  services.length === 0 ? null : (
    <ul className={styles.services} aria-label="Services">
      {services.slice(0, MAX_SERVICES).map((service) => (
        <li key={service}>
          <Badge tone="service">{service}</Badge>
        </li>
      ))}
      {services.length > MAX_SERVICES ? (
        <li className={styles.more}>and {services.length - MAX_SERVICES} more</li>
      ) : null}
    </ul>
  );

type ChoiceProps = Pick<
  StoreListProps,
  'myStoreId' | 'choosingId' | 'choice' | 'onChoose' | 'formAction' | 'formFields'
> & {
  readonly found: FoundStore;
};

const Choice = ({
  found: { store, closed },
  myStoreId,
  choosingId,
  choice = 'Make this my store',
  onChoose,
  formAction,
  formFields = {},
}: ChoiceProps): ReactElement | null => {
  if (store.id === myStoreId) {
    return (
      <p className={styles.mine}>
        <BadgeCheck size={20} aria-hidden />
        My store
      </p>
    );
  }
  if (closed !== undefined || (onChoose === undefined && formAction === undefined)) return null;
  const button = (
    <Button
      type={formAction === undefined ? 'button' : 'submit'}
      look="secondary"
      size="small"
      pending={choosingId === store.id}
      aria-disabled={choosingId !== undefined || undefined}
      aria-label={`${choice}: ${store.name}`}
      onClick={formAction === undefined && choosingId === undefined ? () => onChoose?.(store.id) : undefined}
    >
      {choice}
    </Button>
  );
  return formAction === undefined ? (
    button
  ) : (
    <form
      method="post"
      action={formAction}
      onSubmit={(event) => {
        if (onChoose === undefined) return;
        event.preventDefault();
        if (choosingId === undefined) onChoose(store.id);
      }}
    >
      <input type="hidden" name="storeId" value={store.id} />
      {Object.entries(formFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {button}
    </form>
  );
};

interface PickupProps {
  readonly storeId: string;
  readonly stock: StoreListProps['stock'];
}

/** Free pickup in general, or whether the store has the item. */
const Pickup = ({ storeId, stock }: PickupProps): ReactElement => {
  const quantity = stock?.get(storeId);
  const inStock = quantity === undefined ? 'Stock unknown' : quantity > 0 ? 'In stock' : 'Not in stock';
  return (
    <p className={styles.pickup} data-tone={quantity === 0 ? 'none' : undefined}>
      {quantity === 0 ? <Ban size={18} aria-hidden /> : <StoreIcon size={18} aria-hidden />}
      {stock === undefined ? 'Free pickup' : inStock}
    </p>
  );
};

type EntryProps = Omit<StoreListProps, 'stores' | 'label'> & { readonly found: FoundStore; readonly index: number };

const Entry = ({
  found,
  index,
  now,
  headingLevel = 3,
  highlightedId,
  onPoint,
  markOf,
  idOf,
  moreOf,
  stock,
  ...choice
}: EntryProps): ReactElement => {
  const hasPickup = use(CapabilityContext).can('pickup');
  const { store, distance, closed } = found;
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      id={idOf?.(store.id)}
      className={styles.store}
      data-mine={store.id === choice.myStoreId || undefined}
      data-highlighted={store.id === highlightedId || undefined}
      onPointerEnter={() => onPoint?.(store.id)}
      onPointerLeave={() => onPoint?.(undefined)}
      onFocus={() => onPoint?.(store.id)}
      onBlur={() => onPoint?.(undefined)}
    >
      <div className={styles.head}>
        {markOf?.(found, index)}
        <Heading className={styles.name}>
          <a href={storePath(store.id)}>{store.name}</a>
        </Heading>
        <span className={styles.distance}>{distanceText(distance)}</span>
      </div>
      <address className={styles.address}>
        <span>
          {store.street}, {store.city}, {store.state} {store.zipCode}
        </span>
        {store.phone === undefined ? null : (
          <a className={styles.phone} href={phoneHref(store.phone)}>
            {store.phone}
          </a>
        )}
      </address>
      <Hours found={found} now={now} />
      <Services {...store} />
      <div className={styles.foot}>
        {closed === undefined && hasPickup ? <Pickup storeId={store.id} stock={stock} /> : null}
        {moreOf?.(found)}
        <Choice found={found} {...choice} />
      </div>
    </li>
  );
};

/** Stores with distance, hours and services, each with a button to make it the preferred store (STO-09). */
export const StoreList = ({ stores, label, ...entry }: StoreListProps): ReactElement => (
  <ul className={styles.list} aria-label={label}>
    {stores.map((found, index) => (
      <Entry key={found.store.id} found={found} index={index} {...entry} />
    ))}
  </ul>
);

/** A placeholder as tall as the first stores of the list. */
export const StoreListSkeleton = ({ count = 3 }: { readonly count?: number }): ReactElement => (
  <div className={styles.list} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.store}>
        <Skeleton shape="title" length="half" />
        <Skeleton length="long" />
        <Skeleton length="half" />
        <Skeleton shape="block" />
      </div>
    ))}
  </div>
);
