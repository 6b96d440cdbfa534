import type { ReactElement } from 'react';
import { LOCKED_HELP } from '../../core/identity/sign-in/sign-in-link-message';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { Button } from '../design/button';
import * as styles from './locked-help.module.css';

export interface LockedHelpProps {
  readonly email: string;
  readonly returnPath: string;
}

/**
 * Help for the owner of a locked account: requests a link by email that unlocks the sign-in in this browser (USR-05).
 * The form is always posted.
 */
export const LockedHelp = ({ email, returnPath }: LockedHelpProps): ReactElement => (
  <form method="post" action={FORM_ACTIONS.signInLink} className={styles.help}>
    <p>{LOCKED_HELP}</p>
    <input type="hidden" name="step" value="ask" />
    <input type="hidden" name="email" value={email} />
    <input type="hidden" name="URL" value={returnPath} />
    <Button type="submit" look="secondary" block>
      Email Me a Link
    </Button>
  </form>
);
