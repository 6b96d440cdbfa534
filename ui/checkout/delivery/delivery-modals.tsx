import { observer } from 'mobx-react-lite';
import { useState, type ReactElement } from 'react';
import { Button } from '../../design/button';
import { Radio } from '../../design/checkbox';
import { DayText } from '../day-text';
import type { DeliverySchedule } from './delivery-schedule';
import * as styles from '../step-form.module.css';

/** FROZEN_FOOD_SCHEDULE: the days on which frozen products are delivered, and why (CHK-05). */
export const FrozenFoodSchedule = observer(
  ({ model, onClose }: { readonly model: DeliverySchedule; readonly onClose: () => void }): ReactElement => {
    const [day, setDay] = useState(model.chosen);
    return (
      <div className={styles.form}>
        <p>
          Frozen items ship in dry ice and can’t sit in a warehouse over a weekend. Choose a day when someone will be
          home to put them in the freezer.
        </p>
        <fieldset className={styles.group}>
          <legend className={styles.hiddenLegend}>Delivery day</legend>
          {model.days.map((each) => (
            <Radio
              key={each}
              name="frozen-day"
              value={each}
              checked={each === day}
              onChange={() => setDay(each)}
              className={styles.option}
              label={<DayText day={each} />}
            />
          ))}
        </fieldset>
        <div className={styles.next}>
          <Button
            size="large"
            disabled={day === undefined}
            onClick={() => {
              if (day !== undefined) model.choose(day);
              onClose();
            }}
          >
            Confirm delivery day
          </Button>
        </div>
      </div>
    );
  },
);

/** VENDOR_DISCLAIMER: what is different about a product that another company sells and ships (CHK-05). */
export const VendorDisclaimer = ({
  vendor,
  shop,
  onClose,
}: {
  readonly vendor: string;
  readonly shop: string;
  readonly onClose: () => void;
}): ReactElement => (
  <div className={styles.form}>
    <p>
      <b>{vendor}</b> sells this product and ships it to you from its own warehouse. You order and pay here, as always.
    </p>
    <ul className={styles.steps}>
      <li>It ships separately and may arrive on a different day than the rest of your order.</li>
      <li>Store pickup and same-day delivery aren’t available.</li>
      <li>To return it, start the return in your order. Our stores can’t accept it.</li>
      <li>{shop} answers your questions and helps if something goes wrong.</li>
    </ul>
    <div className={styles.next}>
      <Button size="large" onClick={onClose}>
        Got it
      </Button>
    </div>
  </div>
);
