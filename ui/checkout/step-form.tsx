import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { SIGN_IN_PATH } from '../../core/paths/paths';
import { withReturnPath } from '../../core/paths/return-url';
import { ButtonLink } from '../design/button';
import { isPlainClick } from '../design/plain-click';
import { FormMessage } from '../forms/form-message';
import type { StepProblem } from './checkout-message';
import type { StepSubmission } from './step-submission';

/** What a message about an ended session needs to offer the sign-in. */
export interface SignInOffer {
  /** The path of this page. */
  readonly returnPath: string;
  /** Opens the sign-in over this page, where nothing typed is lost. */
  readonly open: () => void;
}

export interface StepMessageProps {
  readonly submission: StepSubmission;
  readonly signIn: SignInOffer;
  /** What the shopper can do about the problem, beside a sign-in. */
  readonly action?: ReactNode;
}

/** Without scripts the sign-in opens in a tab of its own, since this page holds what was typed. */
const SignInLink = ({ returnPath, open }: SignInOffer): ReactElement => (
  <ButtonLink
    href={withReturnPath(SIGN_IN_PATH, returnPath)}
    target="_blank"
    look="secondary"
    size="small"
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      open();
    }}
  >
    Sign in
  </ButtonLink>
);

export interface ProblemMessageProps extends Omit<StepMessageProps, 'submission'> {
  readonly problem: StepProblem | undefined;
  /** Whether the form is being sent. */
  readonly isPending: boolean;
}

/** A problem above a form, with the sign-in or what else the shopper can do about it. */
export const ProblemMessage = ({ problem, isPending, signIn, action }: ProblemMessageProps): ReactElement => (
  <FormMessage
    message={problem?.message}
    isPending={isPending}
    action={problem?.needsSignIn === true ? <SignInLink {...signIn} /> : action}
  />
);

/** The message above a step's form after it failed (CHK-09). */
export const StepMessage = observer(({ submission, ...props }: StepMessageProps): ReactElement => {
  useEffect(() => {
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) submission.reset();
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [submission]);
  return <ProblemMessage {...props} problem={submission.problem} isPending={submission.isPending} />;
});
