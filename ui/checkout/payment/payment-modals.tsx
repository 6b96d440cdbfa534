import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { isExpired } from '../../../core/checkout/loading/checkout';
import type { Brand } from '../../../core/configuration/brand';
import { Button } from '../../design/button';
import { Radio } from '../../design/checkbox';
import { FormMessage } from '../../forms/form-message';
import { CardInput, type CardInputProps } from '../card/card-input';
import { presentValue, type PaymentModalViewModel } from './payment-modal-view-model';
import { paymentText } from './payment-name';
import { declinedText } from './declined-text';
import { chosenCard, CURRENT, PAYPAL, valueOf } from './payment-options';
import { SaveCard } from '../card/save-card';
import * as styles from '../step-form.module.css';

export interface ChoosePaymentProps {
  readonly model: PaymentModalViewModel;
  readonly brand: Brand;
  /** The present time, in milliseconds since 1970. */
  readonly now: number;
  /** Opens NCR_PAYMENT. */
  readonly addCard: () => void;
}

const Message = observer(({ model }: Pick<ChoosePaymentProps, 'model'>): ReactElement => (
  <FormMessage message={model.submission.problem?.message} isPending={model.isPending} />
));

/** The payment that is chosen already, when no other option stands for it. */
const PresentPayment = observer(
  ({ model, brand }: Pick<ChoosePaymentProps, 'model' | 'brand'>): ReactElement | null => {
    const { payment } = model.checkout;
    return payment !== undefined && presentValue(model.checkout) === CURRENT ? (
      <Radio
        name="payment"
        value={CURRENT}
        checked={model.value === CURRENT}
        onChange={() => model.choose(CURRENT)}
        className={styles.option}
        label={paymentText(payment, brand.card)}
      />
    ) : null;
  },
);

/** CHOOSE_FROM_SAVED_PAYMENT: another saved card, PayPal or a new card (PAY-05). */
export const ChoosePayment = observer(({ model, brand, now, addCard }: ChoosePaymentProps): ReactElement => {
  const { cards, checkout, value } = model;
  const { declined } = checkout.payment ?? {};
  const present = chosenCard(cards, checkout.payment);
  return (
    <div className={styles.form}>
      <Message model={model} />
      <fieldset className={styles.group}>
        <legend className={styles.hiddenLegend}>Pay with</legend>
        <PresentPayment model={model} brand={brand} />
        {cards.map((card) => (
          <Radio
            key={card.walletId}
            name="payment"
            value={valueOf(card)}
            checked={model.isChosen(card)}
            disabled={isExpired(card, now)}
            onChange={() => model.choose(valueOf(card))}
            className={styles.option}
            label={paymentText(card, brand.card)}
            hint={
              declined !== undefined && card === present ? (
                <span className={styles.declined}>{declinedText(declined)}</span>
              ) : undefined
            }
          />
        ))}
        {checkout.hasPayPal ? (
          <Radio
            name="payment"
            value={PAYPAL}
            checked={value === PAYPAL}
            onChange={() => model.choose(PAYPAL)}
            className={styles.option}
            label="PayPal"
          />
        ) : null}
      </fieldset>
      <div className={styles.next}>
        <Button
          size="large"
          pending={model.isPending}
          disabled={value === undefined}
          onClick={() => void model.useChosen()}
        >
          Use this payment method
        </Button>
        {checkout.cardFields === undefined ? null : (
          <Button look="secondary" size="large" onClick={addCard}>
            Enter a new card
          </Button>
        )}
      </div>
    </div>
  );
});

export interface NewCardProps extends Pick<CardInputProps, 'cardFields' | 'showCardFields'> {
  readonly model: PaymentModalViewModel;
  readonly isRegistered: boolean;
}

/** NCR_PAYMENT: a new card, typed into the fields of the provider (PAY-02). */
export const NewCard = observer(({ model, isRegistered, ...fields }: NewCardProps): ReactElement => (
  <div className={styles.form}>
    <Message model={model} />
    <CardInput
      {...fields}
      checkout={model.checkout}
      onReady={model.card.useEntry}
      onSubmitRequested={() => void model.useTyped()}
    />
    <p className={styles.soft}>Your card goes straight to our payment provider. We never see its number.</p>
    {isRegistered ? <SaveCard isWalletFull={model.checkout.isWalletFull} model={model} /> : null}
    <div className={styles.next}>
      <Button size="large" pending={model.isPending} onClick={() => void model.useTyped()}>
        Use this card
      </Button>
    </div>
  </div>
));

/** PAYPAL_PAYMENT: what happens at PayPal, before the shopper goes there. */
export const PayPalSteps = ({ onClose }: { readonly onClose: () => void }): ReactElement => (
  <div className={styles.form}>
    <ol className={styles.steps}>
      <li>Review and place your order here.</li>
      <li>PayPal opens. Sign in and approve the amount.</li>
      <li>You’ll return here, and we’ll confirm your order.</li>
    </ol>
    <p>If you cancel on PayPal, no order is placed, you aren’t charged and your cart stays the same.</p>
    <div className={styles.next}>
      <Button size="large" onClick={onClose}>
        Got it
      </Button>
    </div>
  </div>
);
