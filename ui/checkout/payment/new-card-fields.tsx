import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import Lock from 'lucide-react/icons/lock';
import { ButtonLink } from '../../design/button';
import { CardInput, type CardInputProps } from '../card/card-input';
import type { PaymentViewModel } from './payment-view-model';
import * as styles from './new-card-fields.module.css';
import { SaveCard } from '../card/save-card';
import type { ShownCheckout } from '../shown-checkout';

export interface NewCardFieldsProps extends Pick<CardInputProps, 'cardFields' | 'showCardFields'> {
  readonly checkout: ShownCheckout | undefined;
  readonly model: PaymentViewModel;
  /** The address of the provider's own page for a card; undefined where it has none. */
  readonly cardPage: string | undefined;
  readonly isRegistered: boolean;
}

const ProviderLink = ({ cardPage }: { readonly cardPage: string }): ReactElement => (
  <ButtonLink href={cardPage} look="secondary">
    Enter your card on our payment provider’s site
  </ButtonLink>
);

/** The way to the provider's own page without scripts, where choosing another option shows nothing before it is posted. */
export const PlainCardLink = ({ cardPage }: Pick<NewCardFieldsProps, 'cardPage'>): ReactElement | null =>
  cardPage === undefined ? null : (
    <noscript>
      <ProviderLink cardPage={cardPage} />
    </noscript>
  );

/** The fields for a new card; without scripts, the way to the provider's own page (PAY-02). */
export const NewCardFields = observer(
  ({ model, cardFields, checkout, showCardFields, cardPage, isRegistered }: NewCardFieldsProps): ReactElement => (
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
      <div className={styles.plain}>
        {cardPage === undefined ? (
          <p>Entering a card here needs JavaScript. Without it, you can use a saved card or PayPal.</p>
        ) : (
          <ProviderLink cardPage={cardPage} />
        )}
      </div>
      {isRegistered ? <SaveCard isWalletFull={checkout?.isWalletFull ?? false} model={model} name="saves" /> : null}
    </div>
  ),
);
