import { runInAction } from 'mobx';
import type { TaskEither } from 'fp-ts/TaskEither';
import { isRight } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';
import { toStepProblem, type StepError, type StepProblem } from './checkout-message';

/** The submission of a step: what is under way, and why the last one failed. */
export class StepSubmission {
  status: 'idle' | 'submitting' = 'idle';
  problem: StepProblem | undefined;

  constructor(problem?: StepProblem) {
    this.problem = problem;
    observeMembers(this);
  }

  get isPending(): boolean {
    return this.status === 'submitting';
  }

  /**
   * Runs a task unless one is under way. `succeeded` may leave the page: the button then stays pending until `reset`.
   * `failed` gets the error before its message is shown, to mark fields.
   */
  async run<E extends StepError, A>(
    task: TaskEither<E, A>,
    succeeded: (result: A) => 'stays' | 'leaves',
    failed: (error: E) => void = () => undefined,
  ): Promise<void> {
    if (this.isPending) return;
    this.status = 'submitting';
    this.problem = undefined;
    const outcome = await task();
    runInAction(() => {
      if (isRight(outcome)) {
        if (succeeded(outcome.right) === 'stays') this.status = 'idle';
        return;
      }
      this.status = 'idle';
      this.problem = toStepProblem(outcome.left);
      failed(outcome.left);
    });
  }

  /** Call it when the browser restores the page that a submission has left. */
  reset(): void {
    this.status = 'idle';
  }

  fail(message: string): void {
    this.problem = { message, needsSignIn: false };
  }
}
