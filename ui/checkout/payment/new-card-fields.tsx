import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import Lock from 'lucide-react/icons/lock';
import { CardInput, type CardInputProps } from '../card/card-input';
import type { PaymentViewModel } from './payment-view-model';
import * as styles from './new-card-fields.module.css';
import { SaveCard } from '../card/save-card';
import type { ShownCheckout } from '../shown-checkout';

export interface NewCardFieldsProps extends Pick<CardInputProps, 'cardFields' | 'showCardFields'> {
  readonly checkout: ShownCheckout | undefined;
  readonly model: PaymentViewModel;
  /** The way to the provider's own page for browsers without scripts. */
  readonly plainCard: ReactElement;
  readonly isRegistered: boolean;
}

/** The fields for a new card; without scripts, the way to the provider's own page (PAY-02). */
export const NewCardFields = observer(
  ({ model, cardFields, checkout, showCardFields, plainCard, isRegistered }: NewCardFieldsProps): ReactElement => (
    <div className={styles.card}>
      <div className={styles.scripted}>
        <CardInput
          cardFields={cardFields}
          checkout={checkout}
          showCardFields={showCardFields}
          onReady={model.card.useEntry}
          onSubmitRequested={() => void model.submit()}
        />
        <p className={styles.safe}>
          <Lock size={16} aria-hidden />
          Your card goes straight to our payment provider. We never see its number.
        </p>
      </div>
      {plainCard}
      {isRegistered ? <SaveCard isWalletFull={checkout?.isWalletFull ?? false} model={model} name="saves" /> : null}
    </div>
  ),
);
