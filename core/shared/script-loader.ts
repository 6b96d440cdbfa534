import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';

/**
 * The script was not loaded: it is unreachable or blocked, the time-out passed, or it was removed while loading. Its
 * element is not in the document, and it does not run later.
 */
export interface ScriptFailure {
  readonly kind: 'script-not-loaded';
  readonly src: string;
  readonly cause: 'timed-out' | 'refused' | 'removed';
}

/** Loads third-party scripts into the page on demand. */
export interface ScriptLoader {
  /**
   * Completes once the script has run. A script that is loaded or loading is not requested again; after a failure the next
   * call requests it again.
   */
  readonly load: (src: string, options: { readonly timeoutMs: number }) => TaskEither<ScriptFailure, void>;
  /**
   * Removes the script's element from the document; objects that the script created stay. A script that is still
   * loading does not run, and its `load` fails with `removed`. Never fails.
   */
  readonly remove: (src: string) => IO<void>;
}
