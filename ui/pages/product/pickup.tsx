import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import Store from 'lucide-react/icons/store';
import { LINKS } from '../../../core/paths/links';
import { cx } from '../../design/cx';
import { isPlainClick } from '../../design/plain-click';
import type { MyStore } from '../../stores/my-store';
import * as styles from './delivery.module.css';
import { NoticeLink, type OnNotify } from './notice-link';
import type { ProductViewModel } from './product-view-model';

export interface PickupProps {
  readonly model: Pick<ProductViewModel, 'product' | 'selected'>;
  readonly myStore: Pick<MyStore, 'store' | 'pickupOf' | 'watch'>;
  /** Opens the store dialog. Without scripts the line links to the store locator. */
  readonly onChangeStore: () => void;
  readonly onNotify: OnNotify;
  /** Makes the radio button that chooses it, from the visible text. */
  readonly radio?: (text: string) => ReactNode;
}

interface Copy {
  readonly text: string;
  readonly more: ReactNode;
  readonly tone: 'good' | 'some';
  /** Whether the product can be reserved for pickup, as far as is known. */
  readonly isPossible: boolean;
}

const copyOf = ({ model, myStore, onNotify }: PickupProps): Copy => {
  const { product, selected } = model;
  const onlyHere = product.inStoreOnly ? 'Sold in stores only' : product.pickupOnly ? 'Store pickup only' : undefined;
  const isPossible = !product.inStoreOnly;
  const { store } = myStore;
  if (store === undefined) {
    return { text: onlyHere ?? 'Pickup in store', more: 'Check stock near you', tone: 'some', isPossible };
  }
  const { id, name } = store;
  switch (myStore.pickupOf(selected.partNumber)) {
    case 'today':
      return isPossible
        ? { text: `Pickup today at ${name}`, more: onlyHere ?? 'In stock now', tone: 'good', isPossible }
        : { text: `In stock at ${name}`, more: onlyHere, tone: 'good', isPossible };
    case 'not-here':
      return {
        text: `Not in stock at ${name}`,
        more: <NoticeLink model={model} onNotify={onNotify} store={{ id, name }} otherwise="Try another store" />,
        tone: 'some',
        isPossible: false,
      };
    case 'unknown':
      return isPossible
        ? { text: `Pickup at ${name}`, more: onlyHere ?? 'We check stock when you add it', tone: 'some', isPossible }
        : { text: 'Sold in stores only', more: `Your store is ${name}`, tone: 'some', isPossible };
  }
};

/**
 * Whether the shopper's store has the selected variant in stock, for pickup or to be bought there (PRO-02). It always has
 * two lines, so that nothing moves.
 */
export const Pickup = observer((props: PickupProps): ReactElement => {
  const { model, myStore, onChangeStore } = props;
  const { product } = model;
  useEffect(() => myStore.watch(product.variants.map((variant) => variant.partNumber)), [myStore, product]);
  const { text, more, tone, isPossible } = copyOf(props);
  const { radio } = props;
  return (
    <li className={cx(styles.way, styles.pickup)}>
      <span className={styles.mark}>
        {radio?.(text)}
        <Store size={24} aria-hidden />
      </span>
      <span className={styles.words} data-tone={tone} role="status">
        <b className={styles.cut}>{text}</b>
        <span className={typeof more === 'string' ? styles.cut : undefined}>{more}</span>
      </span>
      <a
        href={LINKS.storeLocator}
        className={styles.change}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onChangeStore();
        }}
      >
        {myStore.store === undefined ? 'Choose your store' : 'Change store'}
      </a>
      {isPossible ? <span className={styles.cost}>Free</span> : null}
    </li>
  );
});
