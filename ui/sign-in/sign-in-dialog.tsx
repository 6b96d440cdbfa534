import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Button } from '../design/button';
import * as styles from './sign-in-dialog.module.css';
import { SignInForm } from './sign-in-form';
import type { SignInViewModel } from './sign-in-view-model';

export interface SignInDialogProps {
  readonly model: SignInViewModel;
  /** Called once when the dialog has opened. */
  readonly onOpened: () => void;
  /** Opens the registration of the card flow. Without it, none is offered (MOD-04). */
  readonly onCreateAccount?: (() => void) | undefined;
  /** Other ways to sign in, below the form. */
  readonly otherWays?: ReactNode;
}

/** The sign-in dialog: the form of the sign-in page, and a way to create an account (MOD-04). */
export const SignInDialog = observer(
  ({ model, onOpened, onCreateAccount, otherWays }: SignInDialogProps): ReactElement => {
    useEffect(onOpened, [onOpened]);
    return (
      <div className={styles.body}>
        <SignInForm model={model} formId="sign-in-dialog" />
        {otherWays}
        {onCreateAccount === undefined ? null : (
          <div className={styles.join}>
            <p>New here?</p>
            <Button look="secondary" block onClick={onCreateAccount}>
              Create Account
            </Button>
          </div>
        )}
      </div>
    );
  },
);
