import { useState, type ReactElement } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Field, type FieldProps } from './field';
import { IconButton } from './icon-button';
import * as styles from './password-field.module.css';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'suffix'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/**
 * Returns the props of a password input that the shopper can show. The toggle needs JavaScript and is hidden without
 * it.
 */
export const usePasswordInput = (): Pick<FieldProps, 'type' | 'autoCapitalize' | 'spellCheck' | 'suffix'> => {
  const [shown, show] = useState(false);
  return {
    type: shown ? 'text' : 'password',
    autoCapitalize: 'none',
    spellCheck: false,
    suffix: (
      <IconButton
        className={styles.toggle}
        label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        onClick={() => show(!shown)}
      >
        {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
      </IconButton>
    ),
  };
};

/** A password field that the shopper can show (MOD-04). Pasting is allowed. */
export const PasswordField = (props: PasswordFieldProps): ReactElement => <Field {...props} {...usePasswordInput()} />;
