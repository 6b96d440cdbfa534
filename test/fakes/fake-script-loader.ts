import * as E from 'fp-ts/Either';
import type { ScriptFailure, ScriptLoader } from '../../core/shared/script-loader';

/** Scripts that come at once; what they do when they run can be told. */
export class FakeScriptLoader implements ScriptLoader {
  private readonly present = new Set<string>();
  private readonly effects = new Map<string, () => void>();
  private failure: ScriptFailure['cause'] | undefined;

  /** What a script does once it has run. */
  runs(src: string, effect: () => void): this {
    this.effects.set(src, effect);
    return this;
  }

  /** From now on no script comes. */
  fails(cause: ScriptFailure['cause'] | undefined): this {
    this.failure = cause;
    return this;
  }

  /** The scripts that are in the page now. */
  get scripts(): ReadonlyArray<string> {
    return [...this.present];
  }

  readonly load: ScriptLoader['load'] = (src) => async () => {
    if (this.failure !== undefined) return E.left({ kind: 'script-not-loaded', src, cause: this.failure });
    if (!this.present.has(src)) {
      this.present.add(src);
      this.effects.get(src)?.();
    }
    return E.right(undefined);
  };

  readonly remove: ScriptLoader['remove'] = (src) => () => void this.present.delete(src);
}
