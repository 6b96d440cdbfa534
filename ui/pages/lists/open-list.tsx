import { use, type ReactElement } from 'react';
import { pickedUpAt } from '../../../core/lists/movable';
import { MAX_AGAIN } from '../../../core/orders/max-again';
import { LINKS } from '../../../core/paths/links';
import { LIST_FORM_ACTIONS, listPath } from '../../../core/paths/list-paths';
import { ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { Pagination } from '../../design/pagination';
import { Scene } from '../../design/scene';
import { VisuallyHidden } from '../../design/visually-hidden';
import { CapabilityContext } from '../../page/capability-context';
import { PostedForm } from '../shared/posted-form';
import { PickupField, type PickupStore } from './item-ways';
import { ListFields } from './list-fields';
import { ItemRow } from './list-item-row';
import { Rename } from './list-name-forms';
import type { ListPlace, ListsData, OpenList as ListOfPage } from './lists-data';
import * as styles from './lists-page.module.css';
import { ShareList, type ShareListProps } from './share-list';

/** How many products a list has, in words. */
export const itemsWords = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

const placeOf = ({ id, page }: ListOfPage): ListPlace => ({ listId: id, page });

const Settings = ({ list, entered }: Pick<ListsData, 'entered'> & { readonly list: ListOfPage }): ReactElement => {
  const own = entered?.form === 'rename' && entered.listId === list.id ? entered : undefined;
  return (
    <details className={styles.more} open={own !== undefined}>
      <summary>Rename{list.isDefault ? '' : ' or delete'}</summary>
      <Rename {...placeOf(list)} name={own?.name ?? list.name} nameError={own?.nameError} />
      {list.isDefault ? null : (
        <PostedForm action={LIST_FORM_ACTIONS.remove} look="quiet" size="small" label="Delete this list">
          <ListFields {...placeOf(list)} />
        </PostedForm>
      )}
    </details>
  );
};

interface AllToCartProps {
  readonly list: ListOfPage;
  readonly store: PickupStore | undefined;
}

interface MoveFormProps extends AllToCartProps {
  readonly label: string;
}

/** Names the store also when it has none of the items, so that these are not said to need a store. */
const MoveForm = ({ list, store, label }: MoveFormProps): ReactElement => (
  <PostedForm action={LIST_FORM_ACTIONS.toCart} look="secondary" size="small" label={label}>
    <ListFields {...placeOf(list)} />
    <PickupField store={store} />
  </PostedForm>
);

/** The store in which items can be picked up; undefined without one. */
const usePickup = (store: PickupStore | undefined): PickupStore | undefined =>
  use(CapabilityContext).can('pickup') ? store : undefined;

/**
 * Moves what can be bought of a list, but no more than a cart holds; what cannot be shipped is picked up in the shopper's
 * store, if there is one.
 */
const AllToCart = ({ list, store }: AllToCartProps): ReactElement | null => {
  const pickup = usePickup(store);
  const count = list.movable.shipped + pickedUpAt(list.movable, pickup?.id);
  const label = count > MAX_AGAIN ? `Move the first ${MAX_AGAIN} to cart` : `Move all ${count} to cart`;
  return count < 2 ? null : <MoveForm list={list} store={pickup} label={label} />;
};

/** Goes on after a move that had no time for all items of a list (ACC-05). */
export const RestToCart = ({ list, store }: AllToCartProps): ReactElement => {
  const pickup = usePickup(store);
  return <MoveForm list={list} store={pickup} label="Move the rest" />;
};

/** What stands in place of the products of an empty list. */
export const Nothing = (): ReactElement => (
  <EmptyState
    art={<Scene name="empty-cart" priority="eager" />}
    title="This list is empty"
    actions={<ButtonLink href={LINKS.home}>Start shopping</ButtonLink>}
  >
    <p>Tap the heart on any product to save it here.</p>
  </EmptyState>
);

export interface OpenListProps extends Pick<ShareListProps, 'copyLink' | 'isMember'> {
  readonly list: ListOfPage;
  readonly data: ListsData;
  /** The shopper's store; undefined when none is chosen. */
  readonly store: PickupStore | undefined;
}

/** A page of the open list, with what can be done to the list and to its products. */
export const OpenList = ({ list, data, isMember, copyLink, store }: OpenListProps): ReactElement => (
  <section className={styles.list} aria-labelledby="open-list">
    <header className={styles.head}>
      <h2 id="open-list">
        {list.name}
        <VisuallyHidden>, {itemsWords(list.count)}</VisuallyHidden>
      </h2>
      <AllToCart list={list} store={store} />
    </header>
    {list.items.length === 0 ? (
      <Nothing />
    ) : (
      <ul className={styles.items} aria-label={list.name}>
        {list.items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            place={placeOf(list)}
            others={data.lists.filter(({ id }) => id !== list.id)}
            isMoving={item.id === data.movingId}
            store={store}
            entered={data.entered}
          />
        ))}
      </ul>
    )}
    <Pagination
      page={list.page}
      pages={list.pages}
      hrefOf={(page) => listPath(list.id, page)}
      label="Pages of this list"
    />
    <ShareList list={list} origin={data.origin} isMember={isMember} copyLink={copyLink} />
    <Settings list={list} entered={data.entered} />
  </section>
);
