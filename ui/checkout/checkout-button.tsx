import type { ReactElement, ReactNode } from 'react';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { Button } from '../design/button';

/**
 * Begins the checkout with one press. Who has a saved address and card comes to Review at once; everybody else, to the
 * first step that is not complete (CHK-01). It posts, because it chooses the saved details.
 */
export const CheckoutButton = ({ children = 'Check out' }: { readonly children?: ReactNode }): ReactElement => (
  <form method="post" action={FORM_ACTIONS.checkoutStart}>
    <Button type="submit" size="large" block>
      {children}
    </Button>
  </form>
);
