import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { Brand } from '../../../core/configuration/brand';
import { isExpired, type ChosenPayment, type SavedCard } from '../../../core/checkout/loading/checkout';
import { PAYMENT_FORM_ACTIONS } from '../../../core/paths/payment-form-actions';
import { Banner } from '../../design/banner';
import { Button } from '../../design/button';
import { Money } from '../../design/money';
import { Radio } from '../../design/checkbox';
import { FormSummary } from '../../forms/form-summary';
import { useEarlyInput } from '../../design/use-early-input';
import type { AddressQuestionData } from '../address/address-question';
import { BillingFields } from './billing-fields';
import type { MakeShowCardFields } from '../card/card-input';
import type { GiftCardsViewModel } from './gift-cards-view-model';
import { declinedText } from './declined-text';
import { NewCardFields } from './new-card-fields';
import { paymentText } from './payment-name';
import { chosenCard, CURRENT, NEW_CARD, PAYPAL, TYPED_CARD, valueOf } from './payment-options';
import type { PaymentParts } from './payment-parts';
import type { PaymentViewModel } from './payment-view-model';
import type { ShownCheckout } from '../shown-checkout';
import { typedCardFields } from '../card/typed-card';
import { StepMessage, type EndedSession } from '../step-form';
import * as styles from '../step-form.module.css';

export interface PaymentFormProps {
  readonly model: PaymentViewModel;
  readonly checkout: ShownCheckout | undefined;
  readonly brand: Brand;
  readonly ended: EndedSession;
  readonly isRegistered: boolean;
  readonly giftCards: GiftCardsViewModel;
  /** The time of the request, in milliseconds since 1970. */
  readonly now: number;
  /** The way to the provider's own page for a card, for browsers without scripts. */
  readonly plainCard: ReactElement;
  readonly question: AddressQuestionData | undefined;
  readonly showCardFields: MakeShowCardFields;
  readonly parts: PaymentParts;
  /** The fields of gift cards and promotion codes for browsers without scripts. */
  readonly plain: ReactElement;
  /** Opens PAYPAL_PAYMENT. */
  readonly explainPayPal: () => void;
}

/** The id of the form of the payment step. */
export const FORM_ID = 'payment';

const paidBy = (means: PaymentViewModel['paidBy']): string =>
  `Your ${means === 'gift-cards' ? 'gift cards' : 'rewards'} cover this order. No card needed.`;

interface TooLittleProps {
  readonly minimum: number;
  readonly takesGiftCards: boolean;
}

/** Why the order cannot be paid, and what the shopper can do about it. */
const TooLittle = ({ minimum, takesGiftCards }: TooLittleProps): ReactElement => (
  <Banner tone="warning" title="This total is below the minimum for cards and PayPal">
    <p>
      They take <Money amount={minimum} /> or more. Please change your cart
      {takesGiftCards ? ', or use a gift card that covers everything' : ''}.
    </p>
  </Banner>
);

const PayPalSteps = ({ open }: { readonly open: () => void }): ReactElement => (
  <div>
    <Button look="quiet" size="small" onClick={open} className={styles.scripted}>
      How PayPal works
    </Button>
  </div>
);

const hintOf = (card: SavedCard, isExpiredCard: boolean, isGone: boolean): string | undefined => {
  if (isGone) return 'No longer in your wallet';
  const hints = [card.isTemporary ? 'Temporary card' : '', isExpiredCard ? 'This card has expired' : ''];
  return hints.filter((hint) => hint !== '').join('. ') || undefined;
};

/** The name of the chosen payment, and whether it was declined. */
const chosenName = (name: string, { declined }: Pick<ChosenPayment, 'declined'>): ReactNode =>
  declined === undefined ? (
    `${name} (chosen)`
  ) : (
    <>
      {name} <span className={styles.declined}>{declinedText(declined)}</span>
    </>
  );

const Options = observer((props: PaymentFormProps): ReactElement => {
  const { model, checkout, brand, now, plainCard, explainPayPal } = props;
  const { payment, savedCards = [], cardFields, hasPayPal = false } = checkout ?? {};
  const present = chosenCard(savedCards, payment);
  const option = (
    value: string,
    label: ReactNode,
    more: { hint?: ReactNode; disabled?: boolean } = {},
  ): ReactElement => (
    <Radio
      key={value}
      name="payment"
      value={value}
      checked={model.chosen === value}
      onChange={() => model.choose(value)}
      className={styles.option}
      label={label}
      {...more}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend>Pay with</legend>
      {payment === undefined || present !== undefined
        ? null
        : option(CURRENT, chosenName(paymentText(payment, brand.card), payment))}
      {model.typedCard === undefined ? null : (
        <>
          {typedCardFields(model.typedCard).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {option(TYPED_CARD, paymentText({ id: '', kind: 'card', ...model.typedCard }))}
        </>
      )}
      {savedCards.map((card) => {
        const name = paymentText(card, brand.card);
        const [isOld, isGone] = [isExpired(card, now), model.gone.includes(valueOf(card))];
        return option(valueOf(card), card === present && payment && !isGone ? chosenName(name, payment) : name, {
          hint: hintOf(card, isOld, isGone),
          disabled: isOld || isGone,
        });
      })}
      {cardFields === undefined
        ? null
        : option(NEW_CARD, savedCards.length === 0 ? 'Credit or debit card' : 'Another card')}
      {model.chosen === NEW_CARD && cardFields !== undefined ? (
        <NewCardFields {...props} cardFields={cardFields} />
      ) : (
        plainCard
      )}
      {hasPayPal ? option(PAYPAL, 'PayPal', { hint: 'You’ll approve it on PayPal after you place your order.' }) : null}
      {model.chosen === PAYPAL ? <PayPalSteps open={explainPayPal} /> : null}
    </fieldset>
  );
});

/** The form of the payment step. It posts without scripts, except for a new card. */
export const PaymentForm = observer((props: PaymentFormProps): ReactElement => {
  const { model, ended } = props;
  const { submission, billing } = model;
  const element = useEarlyInput(model.takeEarly);
  return (
    <form
      ref={element}
      id={FORM_ID}
      method="post"
      action={PAYMENT_FORM_ACTIONS.checkoutPayment}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
    >
      <StepMessage submission={submission} ended={ended} />
      <FormSummary form={billing.form} formId={FORM_ID} />
      {model.costsTooLittle ? (
        <TooLittle minimum={props.checkout?.minimumCharge ?? 0} takesGiftCards={props.giftCards.isOffered} />
      ) : (
        <>
          {model.isPaid ? (
            <Banner title={paidBy(model.paidBy)} />
          ) : (
            <>
              <Options {...props} />
              <BillingFields
                model={model}
                formId={FORM_ID}
                isRegistered={props.isRegistered}
                question={props.question}
                parts={props.parts}
              />
            </>
          )}
          <div className={styles.next}>
            <Button type="submit" size="large" pending={model.isPending}>
              Review your order
            </Button>
            <p className={styles.soft}>You won’t be charged yet.</p>
          </div>
        </>
      )}
      {props.plain}
    </form>
  );
});
