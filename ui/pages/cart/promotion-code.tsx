import { observer } from 'mobx-react-lite';
import { useState, type ReactElement } from 'react';
import X from 'lucide-react/icons/x';
import { MAX_CODE_LENGTH } from '../../../core/cart/cart';
import { PROMOTION, type CartViewModel } from '../../cart/cart-view-model';
import type { PromotionActions } from '../../cart/promotion-actions';
import { Button } from '../../design/button';
import { cx } from '../../design/cx';
import { Field } from '../../design/field';
import { IconButton } from '../../design/icon-button';
import { useEarlyInput } from '../../design/use-early-input';
import * as styles from './promotion-code.module.css';

export interface PromotionCodeProps {
  readonly cart: CartViewModel;
  readonly refusedCode: string | undefined;
  /** Where its forms post without scripts. */
  readonly actions: PromotionActions;
}

interface AppliedCodeProps {
  readonly promotion: CartViewModel['cart']['promotions'][number];
  readonly cart: CartViewModel;
  readonly action: string;
  /** Why it takes nothing off; undefined when it does. */
  readonly note: string | undefined;
}

const AppliedCode = ({ promotion, cart, action, note }: AppliedCodeProps): ReactElement => (
  <li className={cx(styles.code, note === undefined ? undefined : styles.idle)}>
    <span>
      <b>{promotion.code}</b> {promotion.description}
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </span>
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        void cart.removePromotion(promotion.code);
      }}
    >
      <input type="hidden" name="code" value={promotion.code} />
      <IconButton type="submit" label={`Remove promotion code ${promotion.code}`}>
        <X size={18} aria-hidden />
      </IconButton>
    </form>
  </li>
);

/** The applied promotion codes and a field for another one. The field keeps a refused code. */
export const PromotionCode = observer(({ cart, refusedCode, actions }: PromotionCodeProps): ReactElement => {
  const [code, setCode] = useState(refusedCode ?? '');
  const form = useEarlyInput(({ code: typed }) => typed !== undefined && setCode(typed));
  return (
    <div className={styles.codes}>
      {cart.cart.promotions.length === 0 ? null : (
        <ul aria-label="Applied promotion codes">
          {cart.cart.promotions.map((promotion) => (
            <AppliedCode
              key={promotion.code}
              promotion={promotion}
              cart={cart}
              action={actions.remove}
              note={cart.cart.codeNotes?.find((note) => note.code === promotion.code)?.text}
            />
          ))}
        </ul>
      )}
      <form
        ref={form}
        method="post"
        action={actions.apply}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void cart.applyPromotion(code).then(() => {
            if (cart.promotionError === undefined) setCode('');
          });
        }}
      >
        <div className={styles.field}>
          <Field
            label="Promo code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_CODE_LENGTH}
            value={code}
            error={cart.promotionError}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <Button type="submit" look="secondary" pending={cart.isBusy(PROMOTION)}>
          Apply
        </Button>
      </form>
    </div>
  );
});
