import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Cart } from '../../core/cart/cart';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { Banner } from '../design/banner';
import { Button } from '../design/button';
import { VisuallyHidden } from '../design/visually-hidden';
import { PROMOTION, type CartViewModel } from './cart-view-model';
import * as styles from './ended-codes.module.css';

export interface EndedCodesProps {
  readonly cart: CartViewModel;
}

/** The title above codes and rewards that take nothing off any more. */
export const endedTitle = (count: number): string =>
  count === 1 ? 'A discount no longer applies' : 'Some discounts no longer apply';

/** The notes of codes and rewards that cannot count again. */
export const endedCodesOf = ({ codeNotes = [] }: Pick<Cart, 'codeNotes'>): NonNullable<Cart['codeNotes']> =>
  codeNotes.filter(({ reason }) => reason === 'ended');

/** Says which codes and rewards have ended. Each stays until the shopper presses Got it, which removes it (CHK-07). */
export const EndedCodes = observer(({ cart }: EndedCodesProps): ReactElement | null => {
  const ended = endedCodesOf(cart.cart);
  return ended.length === 0 ? null : (
    <Banner tone="warning" urgent title={endedTitle(ended.length)}>
      <ul className={styles.codes}>
        {ended.map(({ code, text }) => (
          <li key={code}>
            <form
              method="post"
              action={FORM_ACTIONS.removePromotion}
              className={styles.code}
              onSubmit={(event) => {
                event.preventDefault();
                void cart.removePromotion(code);
              }}
            >
              <span>{text}</span>
              <input type="hidden" name="code" value={code} />
              <Button type="submit" look="quiet" size="small" pending={cart.isBusy(PROMOTION)}>
                Got it<VisuallyHidden>: remove {code} from your cart</VisuallyHidden>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Banner>
  );
});
