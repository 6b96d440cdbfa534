import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';

/**
 * The script did not come: it is unreachable or forbidden, the time was up, or it was removed on its way. It is not in the
 * document then, and does not run any more.
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
   * Takes the script's element out of the document; what the script has made stays. One that is on its way does not run
   * any more, and its loading fails with `removed`. Never fails.
   */
  readonly remove: (src: string) => IO<void>;
}
