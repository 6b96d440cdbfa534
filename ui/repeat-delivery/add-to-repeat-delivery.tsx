import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { REPEAT_START_PATH } from '../../core/paths/repeat-delivery-paths';
import { itemCode, type StartChoice } from '../../core/repeat-delivery/start-address';
import { START_PARAMETERS } from '../../core/repeat-delivery/start-parameters';
import type { LoadRepeatOffer } from '../../core/repeat-delivery/load-repeat-offer';
import { Banner } from '../design/banner';
import { Button } from '../design/button';
import { Spinner } from '../design/spinner';
import { FrequencySelect, WeightField } from './frequency-fields';
import type { RepeatChoiceViewModel } from './repeat-choice-view-model';
import * as styles from './repeat-choice.module.css';
import { RepeatItems, RepeatPriceList } from './repeat-prices';

export interface AddToRepeatDeliveryProps extends Pick<StartChoice, 'cartItem'> {
  readonly model: RepeatChoiceViewModel;
  readonly ask: LoadRepeatOffer;
}

/** The items as hidden fields of a form that starts a repeat delivery. */
export const ItemFields = ({ items, cartItem, startKey }: StartChoice): ReactElement => (
  <>
    {items.map((item) => (
      <input key={item.partNumber} type="hidden" name={START_PARAMETERS.item} value={itemCode(item)} />
    ))}
    {cartItem === undefined ? null : <input type="hidden" name={START_PARAMETERS.cartItem} value={cartItem} />}
    {startKey === undefined ? null : <input type="hidden" name={START_PARAMETERS.startKey} value={startKey} />}
  </>
);

/** ADD_TO_REPEAT_DELIVERY: how often, and the prices both ways; address, card and date follow on a page (RPD-01). */
export const AddToRepeatDelivery = observer(({ model, ask, cartItem }: AddToRepeatDeliveryProps): ReactElement => {
  useEffect(() => {
    void model.load(ask);
  }, [model, ask]);
  if (model.status.kind === 'loading') {
    return (
      <div className={styles.waiting}>
        <Spinner label="Loading prices" />
      </div>
    );
  }
  if (model.status.kind === 'failed' || model.products.length === 0) {
    const isGone = model.status.kind === 'ready';
    return (
      <Banner
        tone="bad"
        urgent
        title={isGone ? 'This isn’t available for repeat delivery right now.' : 'We couldn’t load the prices.'}
        action={
          isGone ? undefined : (
            <Button look="secondary" size="small" onClick={() => void model.load(ask)}>
              Try again
            </Button>
          )
        }
      />
    );
  }
  return (
    <form method="get" action={REPEAT_START_PATH} className={styles.dialog}>
      <ItemFields items={model.items} cartItem={cartItem} />
      <RepeatItems model={model} />
      <RepeatPriceList model={model} />
      <WeightField model={model} />
      <FrequencySelect model={model} isChoiceOnly />
      <p className={styles.soft}>Next, choose your address, card and date. Skip, pause or cancel anytime.</p>
      <Button type="submit" size="large" block>
        Continue
      </Button>
    </form>
  );
});
