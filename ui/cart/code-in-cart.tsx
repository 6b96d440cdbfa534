import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import Check from 'lucide-react/icons/check';
import { Button } from '../design/button';
import { VisuallyHidden } from '../design/visually-hidden';
import { CapabilityContext } from '../page/capability-context';
import * as styles from './code-in-cart.module.css';
import type { CodesInCart } from './codes-in-cart';
import { CART_PROMOTIONS, type PromotionActions } from './promotion-actions';

export interface CodeInCartProps {
  readonly codes: CodesInCart;
  readonly code: string;
  /** The accessible name of the code, such as `reward C-1`. */
  readonly name: string;
  /** Where its form posts without scripts; by default, to the cart. */
  readonly actions?: PromotionActions;
}

/**
 * A button that adds a code to the cart or removes it; without scripts, a form. Renders nothing for carts without
 * codes.
 */
export const CodeInCart = observer(
  ({ codes, code, name, actions = CART_PROMOTIONS }: CodeInCartProps): ReactElement | null => {
    const { can } = use(CapabilityContext);
    const isApplied = codes.isApplied(code);
    return !can('promotion-codes') ? null : (
      <form method="post" className={styles.form}>
        {isApplied ? (
          <span className={styles.applied}>
            <Check size={18} aria-hidden strokeWidth={3} />
            In your cart
          </span>
        ) : null}
        <Button
          type="submit"
          form={actions.form}
          formAction={isApplied ? actions.remove : actions.apply}
          name="code"
          value={code}
          size="small"
          look={isApplied ? 'quiet' : 'secondary'}
          pending={codes.isBusy(code)}
          onClick={(event) => {
            event.preventDefault();
            void (isApplied ? codes.takeBack(code) : codes.apply(code));
          }}
        >
          {isApplied ? 'Remove' : 'Apply to cart'}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </form>
    );
  },
);
