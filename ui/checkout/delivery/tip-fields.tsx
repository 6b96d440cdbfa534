import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { Radio } from '../../design/checkbox';
import { Field } from '../../design/field';
import { Money } from '../../design/money';
import { fieldId } from '../../forms/field-id';
import type { DeliveryViewModel } from './delivery-view-model';
import * as styles from '../step-form.module.css';
import { OWN_TIP, OWN_TIP_LABEL } from './tip-choice';
import * as own from './tip-fields.module.css';

export interface TipFieldsProps {
  readonly model: DeliveryViewModel;
  readonly formId: string;
  readonly suggestions: ReadonlyArray<number>;
}

/** The tip for a same-day delivery: a suggested amount, an own one, or none (CHK-06). */
export const TipFields = observer(({ model, formId, suggestions }: TipFieldsProps): ReactElement | null => {
  if (suggestions.length === 0) return null;
  const { tip, ownTip } = model.entries;
  const choice = (value: string, label: ReactNode): ReactElement => (
    <Radio
      key={value}
      name="tip"
      value={value}
      checked={tip === value}
      onChange={() => model.change({ tip: value })}
      className={styles.option}
      label={label}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend>Add a tip for your driver?</legend>
      <p className={styles.soft}>Your driver gets 100% of the tip.</p>
      <div className={own.tips}>
        {suggestions.map((amount) => choice(String(amount), <Money amount={amount} />))}
        {choice('', 'No tip')}
        {choice(OWN_TIP, 'Other')}
      </div>
      <div className={own.amount} data-chosen={tip === OWN_TIP || model.tipError !== undefined || undefined}>
        <Field
          id={fieldId(formId, 'ownTip')}
          label={OWN_TIP_LABEL}
          name="ownTip"
          inputMode="decimal"
          autoComplete="off"
          prefix="$"
          maxLength={9}
          value={ownTip}
          error={model.tipError}
          onChange={(event) => model.change({ tip: OWN_TIP, ownTip: event.target.value })}
        />
      </div>
    </fieldset>
  );
});
