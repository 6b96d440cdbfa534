import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import type { CartItem } from '../../../core/cart/cart';
import { isChosen, type FulfilmentOption } from '../../../core/cart/fulfilment/fulfilment';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { LINKS } from '../../../core/paths/links';
import type { CartWaysViewModel } from '../../cart/cart-ways-view-model';
import { wayName, wayText } from '../../cart/fulfilment-text';
import { Money } from '../../design/money';
import { isPlainClick } from '../../design/plain-click';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './line-ways.module.css';

export interface LineWaysProps {
  readonly item: CartItem;
  readonly ways: CartWaysViewModel;
  /** Opens the choice of a store for picking up this line. Without scripts the link leads to the store locator. */
  readonly onPickUp: (itemId: string) => void;
  /** Opens the dialog for the ZIP code. Without scripts the button leads to the store locator. */
  readonly onAskZip: () => void;
}

/**
 * What a way costs. Shipping is charged once for all lines, same-day delivery once for all lines of a store, and the price
 * stands at each line (CHK-02).
 */
const Cost = ({ cost, method }: Pick<FulfilmentOption, 'cost' | 'method'>): ReactElement | null =>
  cost === undefined ? null : (
    <span className={styles.cost}>
      {cost === 0 ? (
        'Free'
      ) : (
        <>
          <Money amount={cost} /> per {method === 'same-day' ? 'store' : 'order'}
        </>
      )}
    </span>
  );

interface WayProps {
  readonly option: FulfilmentOption;
  /** Whether the line has this way now. */
  readonly isNow: boolean;
  readonly onChoose: () => void;
  readonly onAskZip: () => void;
}

/** The button of a way. One that lacks only the ZIP code asks for it (CHK-02). */
const Way = ({ option, isNow, onChoose, onAskZip }: WayProps): ReactElement => {
  const { method, storeId, isAvailable, lacks } = option;
  const words = (
    <>
      <b>{wayName(option)}</b>
      <span>{wayText(option)}</span>
      {isAvailable ? <Cost cost={option.cost} method={method} /> : null}
    </>
  );
  return lacks === 'zip-code' && !isAvailable ? (
    <button
      type="submit"
      formMethod="get"
      formAction={LINKS.storeLocator}
      className={styles.way}
      aria-haspopup="dialog"
      onClick={onAskZip}
    >
      {words}
    </button>
  ) : (
    <button
      type="submit"
      name="choice"
      value={storeId === undefined ? method : `${method}:${storeId}`}
      className={styles.way}
      aria-pressed={isNow}
      disabled={!isAvailable}
      onClick={isNow ? undefined : onChoose}
    >
      {words}
    </button>
  );
};

/** The text of the link to the choice of a store. */
const pickupText = (item: CartItem, ways: CartWaysViewModel): string => {
  if (ways.needsPickup(item)) return 'Pick up instead';
  const hasStore = ways.optionsOf(item).some(({ method, storeId }) => method === 'pickup' && storeId !== undefined);
  return hasStore ? 'Pick up at another store' : 'Pick up at a store';
};

/**
 * How a line reaches the shopper: one button for each way, with day and cost, or why it is not possible (CHK-02).
 * Without scripts, each button posts the choice.
 */
export const LineWays = observer(({ item, ways, onPickUp, onAskZip }: LineWaysProps): ReactElement | null => {
  const { can } = use(CapabilityContext);
  const options = ways.optionsOf(item);
  if (!can('pickup') || options.length === 0) return null;
  return (
    <form
      method="post"
      action={FORM_ACTIONS.chooseFulfilment}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="itemId" value={item.id} />
      <div className={styles.ways} role="group" aria-label={`How to get ${item.name}`}>
        {options.map((option) => (
          <Way
            // There is one way of same-day delivery, whose button keeps the focus when the ZIP code names its store.
            key={option.method === 'same-day' ? option.method : `${option.method}${option.storeId ?? ''}`}
            option={option}
            isNow={isChosen(option, item.fulfilment)}
            onChoose={() => void ways.choose(item, option)}
            onAskZip={onAskZip}
          />
        ))}
        {!ways.canBePickedUp(item) ? null : (
          <a
            href={LINKS.storeLocator}
            className={styles.more}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onPickUp(item.id);
            }}
          >
            {pickupText(item, ways)}
          </a>
        )}
      </div>
    </form>
  );
});
