import type { Task } from 'fp-ts/Task';
import { Observable } from 'rxjs';
import type { GivingUp } from './giving-up';

/**
 * The answer of a task that is asked when somebody subscribes. Whoever leaves before it came gives it up, and is told
 * nothing more. A task never fails, so neither does this.
 */
export const observeTask = <A>(ask: (givingUp: GivingUp) => Task<A>): Observable<A> =>
  new Observable((waiting) => {
    const told: Array<() => void> = [];
    let aborted = false;
    const givingUp: GivingUp = {
      get aborted() {
        return aborted;
      },
      addEventListener: (_event, tell) => void told.push(tell),
    };
    void ask(givingUp)().then((answer) => {
      waiting.next(answer);
      waiting.complete();
    });
    return () => {
      aborted = true;
      for (const tell of told) tell();
    };
  });
