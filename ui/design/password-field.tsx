import { useState, type ReactElement } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Field, type FieldProps } from './field';
import { IconButton } from './icon-button';
import * as styles from './password-field.module.css';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'suffix'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** What makes a field one for a password that the shopper may look at; the toggle needs JavaScript and hides without. */
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

/** A password that the shopper may look at (MOD-04). Pasting is allowed. */
export const PasswordField = (props: PasswordFieldProps): ReactElement => <Field {...props} {...usePasswordInput()} />;
