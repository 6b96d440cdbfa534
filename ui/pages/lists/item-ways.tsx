import { use, type ReactElement, type ReactNode } from 'react';
import { isOutOfStock, needsPickup } from '../../../core/lists/list-item-state';
import { canBePersonalized, canMoveToCart, type ListItem } from '../../../core/lists/wish-list';
import { LINKS } from '../../../core/paths/links';
import { notifyPath } from '../../../core/paths/notice-paths';
import { ButtonLink } from '../../design/button';
import { VisuallyHidden } from '../../design/visually-hidden';
import { CapabilityContext } from '../../page/capability-context';
import { PersonalizeLink } from '../../personalization/personalize-link';
import { PostedForm } from '../shared/posted-form';

/** The store in which the shopper picks things up. */
export interface PickupStore {
  readonly id: string;
  readonly name: string;
}

/** The field with which the form of a cart says that an item is picked up in a store; see `readWay`. */
export const PickupField = ({ store }: { readonly store: PickupStore | undefined }): ReactElement | null =>
  store === undefined ? null : <input type="hidden" name="choice" value={`pickup:${store.id}`} />;

export interface ItemWaysProps {
  readonly item: ListItem;
  /** The shopper's store; undefined when none is chosen. */
  readonly store: PickupStore | undefined;
  /** The form that puts the item into the cart: its target, its label, and its hidden fields. */
  readonly action: string;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * What can be done to get an item of a list: put it into the cart, for delivery or for pickup in the shopper's store, put
 * a text on it first, or ask for a mail when it is in stock again (ACC-05). Nothing when it is no longer sold.
 */
export const ItemWays = ({ item, store: chosen, action, label, children }: ItemWaysProps): ReactElement | null => {
  const { can } = use(CapabilityContext);
  const store = can('pickup') ? chosen : undefined;
  const ofItem = <VisuallyHidden> {item.name}</VisuallyHidden>;
  const toCart = (pickupStore: PickupStore | undefined, words: string): ReactElement => (
    <PostedForm
      action={action}
      size="small"
      label={
        <>
          {words}
          {ofItem}
        </>
      }
    >
      {children}
      <PickupField store={pickupStore} />
    </PostedForm>
  );
  if (canMoveToCart(item)) return toCart(undefined, label);
  if (canBePersonalized(item)) return <PersonalizeLink item={item} size="small" />;
  if (needsPickup(item, store?.id) && can('pickup')) {
    return store === undefined ? (
      <ButtonLink href={LINKS.storeLocator} look="secondary" size="small">
        Choose a store for pickup
      </ButtonLink>
    ) : (
      toCart(store, `${label} for pickup at ${store.name}`)
    );
  }
  return isOutOfStock(item, store?.id) && item.url !== undefined && can('stock-notices') ? (
    <ButtonLink
      href={notifyPath(item.url, item.partNumber, item.isPickupOnly ? store?.id : undefined)}
      look="secondary"
      size="small"
    >
      Email me when it’s back
      {ofItem}
    </ButtonLink>
  ) : null;
};
