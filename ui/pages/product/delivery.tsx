import { observer } from 'mobx-react-lite';
import { use, type ReactElement, type ReactNode } from 'react';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Truck from 'lucide-react/icons/truck';
import Zap from 'lucide-react/icons/zap';
import { choiceText, type FulfilmentMethod } from '../../../core/cart/fulfilment/fulfilment';
import { shippingCost } from '../../../core/catalogue/shipping-cost';
import { wayText } from '../../cart/fulfilment-text';
import { Money, WholeMoney } from '../../design/money';
import { CapabilityContext } from '../../page/capability-context';
import { RepeatLink, type RepeatLinkProps } from '../../repeat-delivery/repeat-link';
import * as styles from './delivery.module.css';
import { NoticeLink } from './notice-link';
import { Pickup, type PickupProps } from './pickup';
import type { ProductViewModel } from './product-view-model';

export interface DeliveryProps extends Pick<PickupProps, 'myStore' | 'onChangeStore' | 'onNotify'> {
  readonly model: ProductViewModel;
  /** Id of the form that adds the product. */
  readonly form: string;
  /** Opens the dialog that starts a repeat delivery. */
  readonly onRepeat: RepeatLinkProps['onOpen'];
}

const NAMES = { ship: 'Ship it', pickup: 'Pick it up', 'same-day': 'Same-day delivery' } as const;

interface WayRadioProps extends Pick<DeliveryProps, 'model' | 'form'> {
  readonly method: FulfilmentMethod;
  /** The visible text of the way. */
  readonly text: string;
}

/** The radio button of a way, for the form of the page. */
const WayRadio = observer(({ model, form, method, text }: WayRadioProps) => {
  const choice = model.choiceOf(method);
  const value = choice === undefined ? method : choiceText(choice);
  const isPossible = method === 'ship' ? model.isShipped : method === 'pickup' || model.sameDay?.isAvailable === true;
  return (
    <label className={styles.pick}>
      <input
        type="radio"
        name="choice"
        form={form}
        value={value}
        className={styles.radio}
        aria-label={`${NAMES[method]}: ${text}`}
        checked={model.way === method}
        disabled={!isPossible && model.way !== method}
        onChange={() => model.chooseWay(method)}
      />
    </label>
  );
});

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

interface RowProps {
  readonly model: ProductViewModel;
  readonly radio: (text: string) => ReactNode;
}

const OUT_OF_STOCK = 'Out of stock online';

/** Shipping with its day and cost; no day is promised for what is not in stock, nor for what is shipped frozen (CHK-05). */
const Shipping = observer(({ model, radio, onNotify }: RowProps & Pick<DeliveryProps, 'onNotify'>) => {
  const { words, freeOn, freeFrom } = model.page.delivery;
  // The button above the ways offers the mail where there is nothing else to do.
  const isOnlyHere = model.canAdd || model.needsStore;
  const title = model.isShipped ? words : 'Shipping unavailable';
  const shipping = shippingCost((model.prices.price ?? 0) * model.quantity, model.page.delivery);
  return model.isShipped ? (
    <Way
      radio={radio(title)}
      icon={<Truck size={24} aria-hidden />}
      title={title}
      more={
        <>
          {freeOn} {Number.isInteger(freeFrom) ? <WholeMoney amount={freeFrom} /> : <Money amount={freeFrom} />}+
        </>
      }
      cost={shipping === 0 ? 'Free' : <Money amount={shipping} />}
    />
  ) : (
    <Way
      radio={radio(title)}
      icon={<Truck size={24} aria-hidden />}
      title={title}
      more={isOnlyHere ? <NoticeLink model={model} onNotify={onNotify} otherwise={OUT_OF_STOCK} /> : OUT_OF_STOCK}
    />
  );
});

/** Delivery on the same day from a store near the shopper, or why not. Its height is the same for every text. */
const SameDay = observer(({ model, radio }: RowProps) => {
  const { sameDay, storeId, isSameDayUnread } = model;
  const unknown = isSameDayUnread
    ? 'We couldn’t check this right now'
    : storeId === undefined
      ? 'Choose a store to check'
      : 'If a nearby store has it';
  const text = sameDay === undefined ? unknown : wayText(sameDay);
  return (
    <Way
      radio={radio(text)}
      icon={<Zap size={24} aria-hidden />}
      title="Same-day delivery"
      more={<span className={styles.two}>{text}</span>}
      cost={sameDay?.isAvailable === true ? <Money amount={sameDay.cost} /> : undefined}
    />
  );
});

/** Repeat delivery with its prices beside that of a single order, and the way to start one (RPD-01). */
const Repeat = observer(({ model, onRepeat }: Pick<DeliveryProps, 'model' | 'onRepeat'>) => {
  const { selected, quantity, product, prices } = model;
  const { repeatPrices } = selected;
  return (
    <Way
      radio={null}
      icon={<Repeat2 size={24} aria-hidden />}
      title="Repeat Delivery"
      more={
        <>
          {repeatPrices === undefined ? (
            'Delivered as often as you need. Skip or cancel anytime.'
          ) : (
            <>
              <Money amount={repeatPrices.first} /> on your first repeat delivery of this product, then{' '}
              <Money amount={repeatPrices.later} />. One-time: <Money amount={prices.price} />. You choose the day.
            </>
          )}
          <br />
          <RepeatLink
            items={[{ partNumber: selected.partNumber, quantity }]}
            name={product.name}
            onOpen={onRepeat}
            className={styles.repeat}
          />
        </>
      }
    />
  );
});

/** The ways of getting the product, with day and cost, before it is in the cart. One of them is chosen (CHK-02). */
export const Delivery = observer(
  ({ model, form, myStore, onChangeStore, onNotify, onRepeat }: DeliveryProps): ReactElement | null => {
    const { can } = use(CapabilityContext);
    const { product, isForSale, isPrescribed } = model;
    const isSent = isForSale && !product.pickupOnly;
    const hasPickup = can('pickup') && !isPrescribed;
    const hasChoice = hasPickup && isForSale;
    const radio =
      (method: FulfilmentMethod) =>
      (text: string): ReactNode =>
        hasChoice ? <WayRadio model={model} form={form} method={method} text={text} /> : null;
    return !isSent && !hasPickup ? null : (
      <ul className={styles.ways} aria-label="How to get it">
        {isSent ? <Shipping model={model} radio={radio('ship')} onNotify={onNotify} /> : null}
        {hasPickup ? (
          <Pickup
            model={model}
            myStore={myStore}
            onChangeStore={onChangeStore}
            onNotify={onNotify}
            radio={radio('pickup')}
          />
        ) : null}
        {isSent && hasChoice && can('same-day') ? <SameDay model={model} radio={radio('same-day')} /> : null}
        {isSent && product.repeatDelivery ? <Repeat model={model} onRepeat={onRepeat} /> : null}
      </ul>
    );
  },
);
