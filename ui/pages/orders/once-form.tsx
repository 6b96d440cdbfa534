import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { ORDER_FORM_ACTIONS } from '../../../core/paths/order-form-actions';
import { Button, type ButtonProps } from '../../design/button';

type OrderAction = 'cancelOrder' | 'returnItems' | 'buyAgain' | 'lookUpOrder';

export interface OnceFormProps extends Pick<ButtonProps, 'look' | 'size' | 'block' | 'icon' | 'className'> {
  readonly action: OrderAction;
  /** The fields; hidden ones included. */
  readonly children?: ReactNode;
  /** The label of the button. */
  readonly label: ReactNode;
  readonly formClass?: string | undefined;
}

/**
 * A form that is posted to the server, with and without scripts. With scripts, its button works once: a double click
 * would change the order twice. A page that returns from the back/forward cache can post again.
 */
export const OnceForm = ({ action, children, label, formClass, ...button }: OnceFormProps): ReactElement => {
  const [isPosted, setPosted] = useState(false);
  useEffect(() => {
    const reset = (): void => setPosted(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  return (
    <form
      method="post"
      action={ORDER_FORM_ACTIONS[action]}
      noValidate
      className={formClass}
      onSubmit={(event) => {
        if (isPosted) event.preventDefault();
        setPosted(true);
      }}
    >
      {children}
      <Button {...button} type="submit" pending={isPosted}>
        {label}
      </Button>
    </form>
  );
};
