import type { FormEvent, ReactElement, ReactNode, RefObject } from 'react';
import { MAX_LENGTHS } from '../../../core/forms/checks';
import * as frame from '../../forms/form-frame.module.css';

export interface MailedCodeFormProps {
  /** Where it is posted. */
  readonly action: string;
  /** What the shop does with it: asks for a code, or uses one. */
  readonly step: string;
  /** Where a sign-in afterwards leads back to: a path of this shop. */
  readonly returnPath: string;
  /** What happens in place of the post once the page is hydrated; left out, the form is posted with scripts as without. */
  readonly onSubmit?: (() => void) | undefined;
  readonly element?: RefObject<HTMLFormElement | null> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form of a page on which a code is asked for by email or used. */
export const MailedCodeForm = ({
  action,
  step,
  returnPath,
  onSubmit,
  element,
  className = frame.form,
  children,
}: MailedCodeFormProps): ReactElement => {
  const submit = (event: FormEvent): void => {
    if (onSubmit === undefined) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={element} method="post" action={action} noValidate className={className} onSubmit={submit}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="URL" value={returnPath} />
      {children}
    </form>
  );
};

/** The field for the email of an account. */
export const ACCOUNT_EMAIL = {
  name: 'email',
  type: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: MAX_LENGTHS.email,
  required: true,
} as const;

/** The field for a code that came by email. */
export const MAILED_CODE = {
  name: 'code',
  autoComplete: 'one-time-code',
  spellCheck: false,
  required: true,
} as const;
