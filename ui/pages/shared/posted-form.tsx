import type { ReactElement, ReactNode, RefObject } from 'react';
import { Button, type ButtonProps } from '../../design/button';
import { OfflineNotice, usePostTyped } from './use-post-typed';

export interface PostedFormProps extends Pick<ButtonProps, 'look' | 'size' | 'block' | 'icon' | 'className'> {
  /** For buttons outside of the form. */
  readonly id?: string | undefined;
  /** The path to which it is posted. */
  readonly action: string;
  /** One of the fields is a file. */
  readonly hasFile?: boolean | undefined;
  /** The fields; hidden ones included. */
  readonly children?: ReactNode;
  /** The label of the button. */
  readonly label: ReactNode;
  readonly formClass?: string | undefined;
  readonly element?: RefObject<HTMLFormElement | null> | undefined;
  /** Whether the fields are valid; others are not posted. Without scripts, the server checks them. */
  readonly check?: (() => boolean) | undefined;
}

/** A form that is posted to the server, with and without scripts. With scripts, its button works once. */
export const PostedForm = ({
  id,
  action,
  hasFile = false,
  children,
  label,
  formClass,
  element,
  check,
  ...button
}: PostedFormProps): ReactElement => {
  const { isPosted, isOffline, onSubmit } = usePostTyped(check);
  return (
    <form
      id={id}
      ref={element}
      method="post"
      action={action}
      encType={hasFile ? 'multipart/form-data' : undefined}
      noValidate
      className={formClass}
      onSubmit={onSubmit}
    >
      {children}
      <OfflineNotice isOffline={isOffline} />
      <Button {...button} type="submit" pending={isPosted}>
        {label}
      </Button>
    </form>
  );
};
