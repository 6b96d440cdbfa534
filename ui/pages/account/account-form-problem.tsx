import type { ReactElement } from 'react';
import type { AccountProblem } from '../../../core/account/account-form';
import { SIGN_IN_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';

/** What stands above a refused form. The sign-in opens in a tab of its own, since this page holds what was typed. */
export const AccountFormProblem = ({
  problem: { message, needsSignIn },
  returnPath,
}: {
  readonly problem: AccountProblem;
  readonly returnPath: string;
}): ReactElement => (
  <Banner
    tone="bad"
    urgent
    title={message}
    action={
      needsSignIn ? (
        <ButtonLink href={withReturnPath(SIGN_IN_PATH, returnPath)} target="_blank" look="secondary" size="small">
          Sign in
        </ButtonLink>
      ) : undefined
    }
  />
);
