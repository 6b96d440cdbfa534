import type { FormEvent, ReactElement, ReactNode, RefObject } from 'react';
import { MAX_LENGTHS } from '../../../core/forms/checks';
import * as frame from '../../forms/form-frame.module.css';

export interface MailedCodeFormProps {
  /** The URL to which the form is posted. */
  readonly action: string;
  /** The step that the server runs: request a code, or use it. */
  readonly step: string;
  /** The path of this shop to which the sign-in returns afterwards. */
  readonly returnPath: string;
  /** Called instead of the post once the page is hydrated. Without it the form is always posted. */
  readonly onSubmit?: (() => void) | undefined;
  readonly element?: RefObject<HTMLFormElement | null> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that requests or uses a code by email. */
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

/** Attributes of the field for an account's email. */
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

/** Attributes of the field for a code from an email. */
export const MAILED_CODE = {
  name: 'code',
  autoComplete: 'one-time-code',
  spellCheck: false,
  required: true,
} as const;
