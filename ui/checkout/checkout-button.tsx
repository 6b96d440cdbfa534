import { reaction } from 'mobx';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { CHECKOUT_FORM_ACTIONS } from '../../core/paths/checkout-form-actions';
import { quantityId } from '../cart/quantity-id';
import { Button } from '../design/button';

/** What is observed of the cart. */
interface ChangingCart {
  /** Ids of lines with a change under way. */
  readonly busy: ReadonlyArray<string>;
  /** The id of the first line whose field shows a quantity that the cart has refused. */
  readonly refusedLine: string | undefined;
}

export interface CheckoutButtonProps {
  readonly cart: ChangingCart;
}

/** Resolves once no change of the cart is under way. */
const settled = (cart: ChangingCart): Promise<void> =>
  new Promise((resolve) => {
    reaction(
      () => cart.busy.length,
      (count, _before, own) => {
        if (count > 0) return;
        own.dispose();
        resolve();
      },
      { fireImmediately: true },
    );
  });

/** Leads the shopper to the quantity to correct. Its description says why the cart has refused it. */
const focusQuantity = (line: string): void => {
  const field = document.getElementById(quantityId(line));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

/**
 * Begins the checkout with one press. Who has a saved address and card comes to Review at once; everybody else, to the
 * first step that is not complete (CHK-01). It posts, because it chooses the saved details. A quantity that was changed just
 * before is part of the order: the form waits until the cart has it. While a field shows a quantity that the cart has
 * refused, the shopper stays on the page and comes to that field (CRT-03).
 */
export const CheckoutButton = ({ cart }: CheckoutButtonProps): ReactElement => {
  const form = useRef<HTMLFormElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  // A form that was submitted before hydration waits in browser-boot.ts. The steppers have adopted their numbers by now.
  useEffect(() => {
    const waits = form.current?.dataset.waits;
    form.current?.removeAttribute('data-waits');
    if (waits === 'now') form.current?.requestSubmit();
  }, []);
  const afterChanges = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (cart.busy.length === 0 && cart.refusedLine === undefined) return;
    const { currentTarget } = event;
    event.preventDefault();
    setIsWaiting(cart.busy.length > 0);
    await settled(cart);
    setIsWaiting(false);
    if (cart.refusedLine === undefined) currentTarget.submit();
    else focusQuantity(cart.refusedLine);
  };
  return (
    <form
      ref={form}
      method="post"
      action={CHECKOUT_FORM_ACTIONS.checkoutStart}
      data-waits="on-change"
      onSubmit={(event) => void afterChanges(event)}
    >
      <Button type="submit" size="large" block pending={isWaiting}>
        Check out
      </Button>
    </form>
  );
};
