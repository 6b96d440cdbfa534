import type { ReactElement } from 'react';
import { Money } from '../../design/money';
import { DayText } from '../day-text';
import type { ShownCheckout } from '../shown-checkout';

/** The chosen way of shipping with its date and cost, the day for frozen products, and the tip. */
export const DeliveryFacts = ({
  checkout: { chosenMethod, deliveryDay, tip },
}: {
  readonly checkout: Pick<ShownCheckout, 'chosenMethod' | 'deliveryDay' | 'tip'>;
}): ReactElement => (
  <>
    {chosenMethod === undefined ? null : (
      <p>
        {chosenMethod.name}
        {chosenMethod.date === undefined ? null : (
          <>
            , by <DayText day={chosenMethod.date} />
          </>
        )}{' '}
        · {chosenMethod.cost === 0 ? 'Free' : <Money amount={chosenMethod.cost} />}
      </p>
    )}
    {deliveryDay === undefined ? null : (
      <p>
        Frozen products arrive on <DayText day={deliveryDay} />
      </p>
    )}
    {tip === 0 ? null : (
      <p>
        Tip for the driver: <Money amount={tip} />
      </p>
    )}
  </>
);
