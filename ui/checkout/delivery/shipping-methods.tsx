import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { ShippingMethod } from '../../../core/checkout/loading/checkout';
import { Radio } from '../../design/checkbox';
import { Money } from '../../design/money';
import { DayText } from '../day-text';
import type { DeliveryViewModel } from './delivery-view-model';
import { ChangeInCart } from './other-way-link';
import * as styles from '../step-form.module.css';

export interface ShippingMethodsProps {
  readonly model: DeliveryViewModel;
  readonly methods: ReadonlyArray<ShippingMethod>;
}

const Label = ({ method: { name, cost, date } }: { readonly method: ShippingMethod }): ReactNode => (
  <span className={styles.facts}>
    <span>
      <b>
        {date === undefined ? (
          name
        ) : (
          <>
            Arrives by <DayText day={date} />
          </>
        )}
      </b>
      {date === undefined ? null : (
        <>
          <br />
          <span className={styles.soft}>{name}</span>
        </>
      )}
    </span>
    <span className={styles.cost}>{cost === 0 ? 'Free' : <Money amount={cost} />}</span>
  </span>
);

/** The ways of shipping, each with date and cost (CHK-05). */
export const ShippingMethods = observer(({ model, methods }: ShippingMethodsProps): ReactElement | null =>
  methods.length === 0 ? null : (
    <fieldset className={styles.group}>
      <legend>Shipping method</legend>
      {methods.map((method) => (
        <Radio
          key={method.id}
          name="methodId"
          value={method.id}
          checked={model.entries.methodId === method.id}
          onChange={() => model.change({ methodId: method.id })}
          className={styles.option}
          label={<Label method={method} />}
        />
      ))}
      <p>
        <ChangeInCart what="shipping" />
      </p>
    </fieldset>
  ),
);
