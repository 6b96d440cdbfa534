import { useEffect, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Button, type ButtonProps } from '../../design/button';

export interface PostedFormProps extends Pick<ButtonProps, 'look' | 'size' | 'block' | 'icon' | 'className'> {
  /** The path to which it is posted. */
  readonly action: string;
  /** The fields; hidden ones included. */
  readonly children?: ReactNode;
  /** The label of the button. */
  readonly label: ReactNode;
  readonly formClass?: string | undefined;
  readonly element?: RefObject<HTMLFormElement | null> | undefined;
  /** Whether the fields are valid; others are not posted. Without scripts, the server checks them. */
  readonly check?: (() => boolean) | undefined;
}

/**
 * A form that is posted to the server, with and without scripts. With scripts, its button works once: a double click
 * would send it twice. A page that returns from the back/forward cache can post again.
 */
export const PostedForm = ({
  action,
  children,
  label,
  formClass,
  element,
  check = () => true,
  ...button
}: PostedFormProps): ReactElement => {
  const [isPosted, setPosted] = useState(false);
  useEffect(() => {
    const reset = (): void => setPosted(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  return (
    <form
      ref={element}
      method="post"
      action={action}
      noValidate
      className={formClass}
      onSubmit={(event) => {
        if (isPosted || !check()) event.preventDefault();
        else setPosted(true);
      }}
    >
      {children}
      <Button {...button} type="submit" pending={isPosted}>
        {label}
      </Button>
    </form>
  );
};
