import { observer } from 'mobx-react-lite';
import { use, type ReactElement, type ReactNode } from 'react';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Truck from 'lucide-react/icons/truck';
import type { FulfilmentMethod } from '../../../core/cart/fulfilment/fulfilment';
import { formatDay } from '../../../core/catalogue/delivery-promise';
import { Money } from '../../design/money';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './delivery.module.css';
import { Pickup, type PickupProps } from './pickup';
import type { ProductViewModel } from './product-view-model';

export interface DeliveryProps extends Pick<PickupProps, 'myStore' | 'onChangeStore'> {
  readonly model: ProductViewModel;
  /** Id of the form that adds the product. */
  readonly form: string;
}

/** The radio button of a way, for the form of the page. */
export const WayRadio = observer(
  ({ model, form, method }: Pick<DeliveryProps, 'model' | 'form'> & { readonly method: FulfilmentMethod }) => {
    const value = method === 'ship' ? method : `${method}:${model.storeId ?? ''}`;
    return (
      <label className={styles.pick}>
        <input
          type="radio"
          name="choice"
          form={form}
          value={value}
          className={styles.radio}
          aria-label={method === 'ship' ? 'Ship it' : 'Pick it up'}
          checked={model.way === method}
          disabled={method === 'ship' && !model.isShipped}
          onChange={() => model.chooseWay(method)}
        />
      </label>
    );
  },
);

const Way = ({
  radio,
  icon,
  title,
  more,
  cost,
}: {
  readonly radio: ReactNode;
  readonly icon: ReactElement;
  readonly title: string;
  readonly more: ReactNode;
  readonly cost?: ReactNode;
}): ReactElement => (
  <li className={styles.way}>
    {radio}
    {icon}
    <span className={styles.words}>
      <b>{title}</b>
      <span>{more}</span>
    </span>
    {cost === undefined ? null : <span className={styles.cost}>{cost}</span>}
  </li>
);

/** Shipping with its day and cost; no day is promised for what is not in stock. */
const Shipping = observer(({ model, radio }: { readonly model: ProductViewModel; readonly radio: ReactNode }) => {
  const { by, cost, freeFrom } = model.page.delivery;
  const isFree = (model.prices.price ?? 0) * model.quantity >= freeFrom;
  return model.isShipped ? (
    <Way
      radio={radio}
      icon={<Truck size={24} aria-hidden />}
      title={`Delivery by ${formatDay(by)}`}
      more={
        <>
          Free on orders <Money amount={freeFrom} />+
        </>
      }
      cost={isFree ? 'Free' : <Money amount={cost} />}
    />
  ) : (
    <Way radio={radio} icon={<Truck size={24} aria-hidden />} title="Not shipped now" more="Out of stock online" />
  );
});

/** The ways of getting the product, with day and cost, before it is in the cart. One of them is chosen (CHK-02). */
export const Delivery = observer(({ model, form, myStore, onChangeStore }: DeliveryProps): ReactElement | null => {
  const { can } = use(CapabilityContext);
  const { product, isForSale } = model;
  const isSent = isForSale && !product.pickupOnly;
  const hasChoice = can('pickup') && isForSale;
  const radio = (method: FulfilmentMethod): ReactNode =>
    hasChoice ? <WayRadio model={model} form={form} method={method} /> : null;
  return !isSent && !can('pickup') ? null : (
    <ul className={styles.ways} aria-label="How to get it">
      {isSent ? <Shipping model={model} radio={radio('ship')} /> : null}
      {can('pickup') ? (
        <Pickup
          product={product}
          partNumber={model.selected.partNumber}
          myStore={myStore}
          onChangeStore={onChangeStore}
          radio={radio('pickup')}
        />
      ) : null}
      {isSent && product.repeatDelivery ? (
        <Way
          radio={null}
          icon={<Repeat2 size={24} aria-hidden />}
          title="Repeat Delivery"
          more="Comes again as often as you like"
        />
      ) : null}
    </ul>
  );
});
