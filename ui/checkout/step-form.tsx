import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { ButtonLink } from '../design/button';
import { isPlainClick } from '../design/plain-click';
import { FormMessage, type FormMessageProps } from '../forms/form-message';
import type { StepProblem } from './checkout-message';
import type { StepSubmission } from './step-submission';

/** What a page offers when its session has ended. */
export interface EndedSession {
  /** What a guest reads instead of the problem's message; undefined for a customer, who signs in. */
  readonly guestMessage: string | undefined;
  readonly label: string;
  /** Where the shopper goes on without scripts: in a tab of its own, since this page holds what was typed. */
  readonly href: string;
  readonly goOn: () => void;
  /** How often a customer has signed in on this page; observed. */
  readonly signIns?: () => number;
}

export interface StepMessageProps {
  readonly submission: StepSubmission;
  readonly ended: EndedSession;
  /** What the shopper can do about the problem, when the session has not ended. */
  readonly action?: ReactNode;
}

const GoOn = ({ label, href, goOn }: EndedSession): ReactElement => (
  <ButtonLink
    href={href}
    target="_blank"
    look="secondary"
    size="small"
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      goOn();
    }}
  >
    {label}
  </ButtonLink>
);

export interface ProblemMessageProps
  extends Omit<StepMessageProps, 'submission'>, Pick<FormMessageProps, 'occurrence'> {
  readonly problem: StepProblem | undefined;
  /** Whether the form is being sent. */
  readonly isPending: boolean;
}

/** Returns the problem until the sign-in that it asks for. */
const useUnsolved = (problem: StepProblem | undefined, signIns: number): StepProblem | undefined => {
  const [shown, setShown] = useState({ problem, signIns });
  if (shown.problem !== problem) setShown({ problem, signIns });
  return problem?.needsSignIn === true && shown.problem === problem && signIns > shown.signIns ? undefined : problem;
};

/** A problem above a form, with what the shopper can do about it. */
export const ProblemMessage = observer(
  ({ problem, isPending, ended, action, occurrence }: ProblemMessageProps): ReactElement => {
    const unsolved = useUnsolved(problem, ended.signIns?.() ?? 0);
    const hasEnded = unsolved?.needsSignIn === true;
    return (
      <FormMessage
        message={(hasEnded ? ended.guestMessage : undefined) ?? unsolved?.message}
        isPending={isPending}
        action={hasEnded ? <GoOn {...ended} /> : action}
        occurrence={occurrence}
      />
    );
  },
);

/** The message above a step's form after it failed; each failure scrolls to it and focuses it (CHK-09). */
export const StepMessage = observer(({ submission, ...props }: StepMessageProps): ReactElement => {
  useEffect(() => {
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) submission.reset();
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [submission]);
  const { problem, isPending } = submission;
  return <ProblemMessage {...props} problem={problem} isPending={isPending} occurrence={problem} />;
});
