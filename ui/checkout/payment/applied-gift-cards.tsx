import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { PAYMENT_FORM_ACTIONS } from '../../../core/paths/payment-form-actions';
import { Button } from '../../design/button';
import { Money } from '../../design/money';
import { VisuallyHidden } from '../../design/visually-hidden';
import { GiftCardAmounts } from './gift-card-amounts';
import type { GiftCardsViewModel } from './gift-cards-view-model';
import * as styles from './gift-cards.module.css';

export interface AppliedGiftCardsProps {
  readonly model: GiftCardsViewModel;
}

/** What the cards leave to another payment, also when one of them was used elsewhere meanwhile. */
const Rest = observer(({ model }: AppliedGiftCardsProps): ReactElement | null =>
  model.payment.toPay === 0 ? null : (
    <p>
      <Money amount={model.payment.toPay} /> left to pay{model.leavesTooLittle ? '' : ' by card or PayPal'}
      {model.leavesMinimum ? ', which is their minimum. The rest stays on your gift cards' : ''}.
    </p>
  ),
);

/** The gift cards that pay for the order, each with its removal, and what they leave to pay; without scripts, `PlainPayment` removes them (PAY-05). */
export const AppliedGiftCards = observer(({ model }: AppliedGiftCardsProps): ReactElement => {
  const { giftCards } = model.payment;
  return (
    <>
      <ul aria-label="Gift cards applied" className={styles.cards}>
        {giftCards.map((card) => (
          <li key={card.id} className={styles.card}>
            <span>
              <b>Gift card ending in {card.lastFour}</b> <GiftCardAmounts card={card} />
            </span>
            <form
              method="post"
              action={PAYMENT_FORM_ACTIONS.checkoutRemoveGiftCard}
              className={styles.scripted}
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
