import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import type { AppliedGiftCard } from '../../core/checkout/checkout';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { Button } from '../design/button';
import { Money } from '../design/money';
import { VisuallyHidden } from '../design/visually-hidden';
import { FormField } from '../forms/form-field';
import { FormSummary } from '../forms/form-summary';
import { useFormElement } from '../forms/use-form-element';
import type { GiftCardsViewModel } from './gift-cards-view-model';
import * as styles from './gift-cards.module.css';
import { StepMessage, type SignInOffer } from './step-form';

export interface GiftCardsProps {
  readonly model: GiftCardsViewModel;
  readonly signIn: SignInOffer;
}

const FORM_ID = 'gift-card';

const cents = (amount: number): number => Math.round(amount * 100) / 100;

const Amounts = ({ card: { balance, amount } }: { readonly card: AppliedGiftCard }): ReactElement => {
  if (balance === 0) return <span className={styles.soft}>There is no money left on it.</span>;
  if (amount === 0) return <span className={styles.soft}>Not needed for this order.</span>;
  return (
    <span className={styles.soft}>
      <Money amount={0 - amount} /> · <Money amount={cents(balance - amount)} /> will remain
    </span>
  );
};

/** What the cards leave to another payment, also when one of them was used elsewhere meanwhile. */
const Rest = observer(({ model }: Pick<GiftCardsProps, 'model'>): ReactElement | null =>
  model.payment.toPay === 0 ? null : (
    <p>
      <Money amount={model.payment.toPay} /> is left to pay by card or PayPal
      {model.leavesMinimum ? ', the least that they take. What is left on your gift cards stays there' : ''}.
    </p>
  ),
);

const Applied = observer(({ model }: Pick<GiftCardsProps, 'model'>): ReactElement | null => {
  const { giftCards } = model.payment;
  if (giftCards.length === 0) return null;
  return (
    <>
      <ul aria-label="Gift cards of this order" className={styles.cards}>
        {giftCards.map((card) => (
          <li key={card.id} className={styles.card}>
            <span>
              <b>Gift card ending in {card.lastFour}</b> <Amounts card={card} />
            </span>
            <form
              method="post"
              action={FORM_ACTIONS.checkoutRemoveGiftCard}
              onSubmit={(event) => {
                event.preventDefault();
                void model.remove(card.id);
              }}
            >
              <input type="hidden" name="giftCardId" value={card.id} />
              <Button type="submit" look="quiet" size="small">
                Remove<VisuallyHidden> gift card ending in {card.lastFour}</VisuallyHidden>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <Rest model={model} />
    </>
  );
});

/** The gift cards of the order and a form for another one, which posts without scripts (PAY-05). */
export const GiftCards = observer(({ model, signIn }: GiftCardsProps): ReactElement | null => {
  const { form, submission, removals } = model;
  const element = useFormElement(form);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (removals > 0) opener.current?.focus();
  }, [removals]);
  if (!model.isOffered) return null;
  const shared = { form, formId: FORM_ID, autoComplete: 'off', inputMode: 'numeric', spellCheck: false } as const;
  return (
    <section className={styles.gifts} aria-label="Gift cards">
      <p role="status" className={styles.status}>
        {model.done}
      </p>
      <Applied model={model} />
      <details open={model.startsOpen || undefined} className={styles.details}>
        <summary ref={opener} className={styles.opener}>
          Use {model.applied.length === 0 ? 'a' : 'another'} gift card
        </summary>
        <form
          ref={element}
          id={FORM_ID}
          method="post"
          action={FORM_ACTIONS.checkoutGiftCard}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void model.apply();
          }}
        >
          <StepMessage submission={submission} signIn={signIn} />
          <FormSummary form={form} formId={FORM_ID} />
          <FormField {...shared} name="giftCardNumber" maxLength={40} hint="19 digits, on the back of the card." />
          <FormField {...shared} name="giftCardPin" maxLength={20} hint="4 to 8 digits, below the number." />
          <div>
            <Button type="submit" look="secondary" pending={submission.isPending}>
              Use this gift card
            </Button>
          </div>
        </form>
      </details>
    </section>
  );
});
