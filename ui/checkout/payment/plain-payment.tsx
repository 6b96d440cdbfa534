import { use, type ReactElement } from 'react';
import { MAX_CODE_LENGTH } from '../../../core/cart/cart';
import { PAYMENT_FORM_ACTIONS } from '../../../core/paths/payment-form-actions';
import type { CartViewModel } from '../../cart/cart-view-model';
import { Button, ButtonLink } from '../../design/button';
import { Field } from '../../design/field';
import { VisuallyHidden } from '../../design/visually-hidden';
import { FormField } from '../../forms/form-field';
import { FormMessage } from '../../forms/form-message';
import { FormSummary } from '../../forms/form-summary';
import { CapabilityContext } from '../../page/capability-context';
import { typedCardFields } from '../card/typed-card';
import * as styles from '../step-form.module.css';
import { NEW_BILLING } from './billing-options';
import { giftCardFields } from './gift-card-fields';
import type { GiftCardsViewModel } from './gift-cards-view-model';
import { NEW_CARD } from './payment-options';
import type { PaymentViewModel } from './payment-view-model';

export interface PlainPaymentProps {
  readonly model: PaymentViewModel;
  readonly giftCards: GiftCardsViewModel;
  readonly cart: Pick<CartViewModel, 'cart'>;
  /** A promotion code that was typed and is not applied. */
  readonly typedCode: string | undefined;
  /** Why it was refused; undefined when it was not sent yet. */
  readonly codeProblem: string | undefined;
}

export interface PlainCardProps {
  readonly model: PaymentViewModel;
  /** The address of the provider's own page for a card; undefined where it has none. */
  readonly cardPage: string | undefined;
}

/**
 * The way to the provider's own page for a card, for browsers without scripts (PAY-02): choosing another option shows
 * nothing there before it is posted. Only the server renders it.
 */
export const PlainCard = ({ model, cardPage }: PlainCardProps): ReactElement => (
  <noscript>
    {cardPage !== undefined ? (
      <ButtonLink href={cardPage} look="secondary">
        Enter your card on our payment provider’s site
      </ButtonLink>
    ) : model.chosen === NEW_CARD ? (
      <p>Entering a card here needs JavaScript. Without it, you can use a saved card or PayPal.</p>
    ) : null}
  </noscript>
);

const FORM_ID = 'plain-gift-card';

const GiftCard = ({ model }: { readonly model: GiftCardsViewModel }): ReactElement | null => {
  const { form, submission, isOffered, applied } = model;
  if (!isOffered) return null;
  return (
    <fieldset className={styles.group}>
      <legend>Use {applied.length === 0 ? 'a' : 'another'} gift card</legend>
      <FormMessage message={submission.problem?.message} isPending={false} />
      <FormSummary form={form} formId={FORM_ID} />
      {giftCardFields(form, FORM_ID).map((field) => (
        <FormField key={field.name} {...field} />
      ))}
      <div>
        <Button type="submit" formAction={PAYMENT_FORM_ACTIONS.checkoutGiftCard} look="secondary">
          Apply gift card
        </Button>
      </div>
      {applied.map(({ id, lastFour }) => (
        <div key={id}>
          <Button
            type="submit"
            formAction={PAYMENT_FORM_ACTIONS.checkoutRemoveGiftCard}
            name="giftCardId"
            value={id}
            look="quiet"
            size="small"
          >
            Remove gift card ending in {lastFour}
          </Button>
        </div>
      ))}
    </fieldset>
  );
};

const PromotionCodes = ({
  cart,
  typedCode,
  codeProblem,
}: Omit<PlainPaymentProps, 'model' | 'giftCards'>): ReactElement => {
  const { promotions, codeNotes = [] } = cart.cart;
  return (
    <fieldset className={styles.group}>
      <legend>Promo code</legend>
      {promotions.map(({ code, description }) => (
        <div key={code}>
          <p>
            <b>{code}</b> {description} {codeNotes.find((note) => note.code === code)?.text}
          </p>
          <Button
            type="submit"
            formAction={PAYMENT_FORM_ACTIONS.checkoutRemovePromotion}
            name="code"
            value={code}
            look="quiet"
            size="small"
          >
            Remove<VisuallyHidden> promotion code {code}</VisuallyHidden>
          </Button>
        </div>
      ))}
      <Field
        id="plain-promotion-code"
        label="Promo code"
        name="promotionCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        defaultValue={typedCode}
        error={codeProblem}
      />
      {codeProblem === undefined ? null : <input type="hidden" name="refusedCode" value={typedCode} />}
      <div>
        <Button type="submit" formAction={PAYMENT_FORM_ACTIONS.checkoutPromotion} look="secondary">
          Apply
        </Button>
      </div>
    </fieldset>
  );
};

/**
 * What was entered into fields that are not shown while nothing is left to pay: a gift card that is removed again brings
 * them back. The choice of a payment is not among them, so that Review needs none.
 */
const Kept = ({ model }: Pick<PlainPaymentProps, 'model'>): ReactElement => {
  const { typedCard, saves, billTo, billing, keepsBilling } = model;
  const address = billTo === NEW_BILLING ? Object.entries(billing.form.values) : [];
  const fields: ReadonlyArray<readonly [name: string, value: string]> = [
    ...(typedCard === undefined ? [] : typedCardFields(typedCard)),
    ...(saves ? ([['saves', 'on']] as const) : []),
    ['billing', billTo],
    ...address,
    ...(keepsBilling ? ([['billingDefault', 'on']] as const) : []),
  ];
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
};

/**
 * Gift cards and promotion codes for browsers without scripts, inside the form of the payment: its other fields are sent
 * along, so that nothing typed there is lost (CHK-09). Only the server renders it.
 */
export const PlainPayment = ({ model, giftCards, ...codes }: PlainPaymentProps): ReactElement => {
  const { can } = use(CapabilityContext);
  return (
    <noscript>
      {model.isPaid || model.costsTooLittle ? <Kept model={model} /> : null}
      <GiftCard model={giftCards} />
      {can('promotion-codes') ? <PromotionCodes {...codes} /> : null}
    </noscript>
  );
};
