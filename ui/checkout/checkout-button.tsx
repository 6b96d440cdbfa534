import { reaction } from 'mobx';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { CHECKOUT_FORM_ACTIONS } from '../../core/paths/checkout-form-actions';
import { Button } from '../design/button';

/** What is observed of the cart. */
interface ChangingCart {
  /** Ids of lines with a change under way. */
  readonly busy: ReadonlyArray<string>;
  /** Quantities that the cart does not have yet, or that it has refused. */
  readonly wantedQuantities: Readonly<Record<string, number>>;
}

export interface CheckoutButtonProps {
  readonly cart: ChangingCart;
}

/** Waits for the changes under way. Resolves with whether the cart has all quantities that the shopper asked for. */
const settled = (cart: ChangingCart): Promise<boolean> =>
  new Promise((resolve) => {
    reaction(
      () => cart.busy.length,
      (count, _before, own) => {
        if (count > 0) return;
        own.dispose();
        resolve(Object.keys(cart.wantedQuantities).length === 0);
      },
      { fireImmediately: true },
    );
  });

/**
 * Begins the checkout with one press. Who has a saved address and card comes to Review at once; everybody else, to the
 * first step that is not complete (CHK-01). It posts, because it chooses the saved details. A quantity that was changed just
 * before is part of the order: the form waits until the cart has it, and stays when the cart refuses it (CRT-03).
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
    if (cart.busy.length === 0) return;
    const { currentTarget } = event;
    event.preventDefault();
    setIsWaiting(true);
    const isReady = await settled(cart);
    setIsWaiting(false);
    if (isReady) currentTarget.submit();
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
