import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Button } from '../../design/button';
import { Select } from '../../design/select';
import { useIsHydrated } from '../../design/use-is-hydrated';
import { fieldId } from '../../forms/field-id';
import { DAY_LABEL } from '../address/delivery-errors';
import { dayText } from '../day-text';
import type { DeliveryViewModel } from './delivery-view-model';
import * as styles from '../step-form.module.css';

export interface DeliveryDaysProps {
  readonly model: DeliveryViewModel;
  readonly formId: string;
  /** `YYYY-MM-DD` */
  readonly days: ReadonlyArray<string>;
  /** Opens FROZEN_FOOD_SCHEDULE. */
  readonly openSchedule: () => void;
}

/** The day on which frozen products arrive; nothing when the cart has none (CHK-05). */
export const DeliveryDays = observer(
  ({ model, formId, days, openSchedule }: DeliveryDaysProps): ReactElement | null => {
    const isHydrated = useIsHydrated();
    if (days.length === 0) return null;
    return (
      <fieldset className={styles.group}>
        <legend>Choose a delivery day for your frozen items</legend>
        <Select
          id={fieldId(formId, 'day')}
          label={DAY_LABEL}
          name="day"
          value={model.entries.day ?? ''}
          error={model.dayError}
          hint="They ship in dry ice. Please be home to put them in the freezer."
          options={[{ value: '', label: 'Choose a day' }, ...days.map((day) => ({ value: day, label: dayText(day) }))]}
          onChange={(event) => model.change({ day: event.target.value === '' ? undefined : event.target.value })}
        />
        <div>
          <Button look="quiet" size="small" disabled={!isHydrated} onClick={openSchedule} className={styles.scripted}>
            How frozen delivery works
          </Button>
        </div>
      </fieldset>
    );
  },
);
