import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Search from 'lucide-react/icons/search';
import { LINKS } from '../../core/paths/links';
import { Banner } from '../design/banner';
import { Button } from '../design/button';
import { Checkbox } from '../design/checkbox';
import { Field } from '../design/field';
import { FIRST_FOCUS } from '../design/first-focus';
import * as styles from './change-store.module.css';
import type { StoreFinderViewModel } from './store-finder-view-model';
import { StoreList, StoreListSkeleton } from './store-list';

export interface ChangeStoreProps {
  readonly model: StoreFinderViewModel;
  /** The text of the button of each store, where a store is chosen for something else than to be the shopper's own. */
  readonly choice?: string | undefined;
}

const Places = observer(({ model }: ChangeStoreProps): ReactElement | null => {
  const places = model.found?.otherPlaces ?? [];
  if (model.status !== 'found' || places.length === 0) return null;
  return (
    <div className={styles.places}>
      <span>Did you mean</span>
      {places.map((place) => (
        <button
          key={place.name + place.zipCode}
          type="button"
          className={styles.place}
          onClick={() => void model.searchAt(place)}
        >
          {place.name}
        </button>
      ))}
    </div>
  );
});

/** Links to all stores of a state when the shopper typed the state's name. */
const WholeState = observer(({ model: { state } }: ChangeStoreProps): ReactElement | null =>
  state === undefined ? null : (
    <a className={styles.all} href={`${LINKS.storeLocator}?state=${state.code}`}>
      All stores in {state.name}
    </a>
  ),
);

const Problem = observer(({ model }: ChangeStoreProps): ReactElement => (
  <div role="status">
    {model.note === undefined ? null : (
      <Banner
        tone={model.note.tone}
        action={
          model.status === 'failed' ? (
            <Button look="secondary" size="small" onClick={() => void model.retry()}>
              Try again
            </Button>
          ) : undefined
        }
      >
        {model.note.text}
      </Banner>
    )}
  </div>
));

const HAS_ITEM = 'Has this item';

/** The filter by the item's stock. Until the stock is read its room stays empty, so that nothing moves. */
const ItemFilter = observer(({ filters }: Pick<StoreFinderViewModel, 'filters'>): ReactElement | null => {
  if (!filters.hasItem) return null;
  if (filters.isStockUnread) {
    return (
      <p role="status" className={styles.unread}>
        We couldn’t check which stores have this item.
      </p>
    );
  }
  return filters.stock === undefined ? (
    <div aria-hidden className={styles.awaited}>
      <Checkbox label={HAS_ITEM} disabled />
    </div>
  ) : (
    <Checkbox
      label={HAS_ITEM}
      checked={filters.isOnlyWithItem}
      onChange={({ target }) => filters.showOnlyWithItem(target.checked)}
    />
  );
});

/** The filters of the stores that were found. They stay for the next search. */
const Filters = observer(({ model: { filters, found, status } }: ChangeStoreProps): ReactElement | null =>
  status !== 'found' || (found?.stores.length ?? 0) === 0 ? null : (
    <div role="group" aria-label="Show only" className={styles.filters}>
      <Checkbox
        label="Open now"
        checked={filters.isOnlyOpen}
        onChange={({ target }) => filters.showOnlyOpen(target.checked)}
      />
      <ItemFilter filters={filters} />
    </div>
  ),
);

const Results = observer(({ model, choice }: ChangeStoreProps): ReactElement | null => {
  if (model.status === 'searching' || model.status === 'locating') return <StoreListSkeleton />;
  const { shown, found, filters } = model;
  if (shown.length === 0) {
    return (found?.stores.length ?? 0) === 0 ? null : (
      <Banner
        action={
          <Button look="secondary" size="small" onClick={filters.showAll}>
            Show all stores
          </Button>
        }
      >
        No stores match these filters.
      </Banner>
    );
  }
  return (
    <StoreList
      stores={shown}
      stock={filters.stock}
      label={model.isNoneNear ? 'Nearest stores' : 'Stores near you'}
      now={model.now}
      myStoreId={choice === undefined ? model.myStoreId : undefined}
      choice={choice}
      choosingId={model.choosingId}
      onChoose={(storeId) => void model.choose(storeId)}
    />
  );
});

/** Searches for stores by ZIP code, city or location, and makes one the preferred store. */
export const ChangeStore = observer(({ model, choice }: ChangeStoreProps): ReactElement => {
  useEffect(() => model.start(), [model]);
  return (
    <div className={styles.body}>
      <form
        role="search"
        aria-label="Stores"
        method="get"
        action={LINKS.storeLocator}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void model.search();
        }}
      >
        <Field
          id="store-search"
          name="q"
          label="ZIP code or city"
          value={model.text}
          error={model.textError}
          autoComplete="postal-code"
          maxLength={80}
          enterKeyHint="search"
          onChange={({ target }) => model.type(target.value)}
          {...{ [FIRST_FOCUS]: true as const }}
        />
        <Button type="submit" className={styles.submit} icon={<Search size={20} aria-hidden />} pending={model.isAsked}>
          Search
        </Button>
      </form>
      <Button
        look="quiet"
        className={styles.locate}
        icon={<LocateFixed size={20} aria-hidden />}
        pending={model.status === 'locating'}
        onClick={() => void model.useMyLocation()}
      >
        Use my location
      </Button>
      <Problem model={model} />
      <p role="status" className={styles.summary}>
        {model.summary}
      </p>
      <WholeState model={model} />
      <Places model={model} />
      <Filters model={model} />
      <Results model={model} choice={choice} />
      <a className={styles.all} href={LINKS.storeLocator}>
        See all stores on the map
      </a>
    </div>
  );
});
