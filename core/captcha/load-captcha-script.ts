import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Pause } from '../shared/pause';
import type { ScriptFailure, ScriptLoader } from '../shared/script-loader';

export interface CaptchaScriptPorts {
  readonly scripts: ScriptLoader;
  readonly pause: Pause;
}

/** How long a captcha's script stays in the page. */
export const CAPTCHA_SCRIPT_STAYS_MS = 5_000;

/**
 * Loads a captcha's script and removes its element 5 s after the call, loaded or not (REG-07). The objects that the
 * script has created stay. Fails when the script has not loaded by then.
 */
export type LoadCaptchaScript = (src: string) => TaskEither<ScriptFailure, void>;

export const makeLoadCaptchaScript =
  ({ scripts, pause }: CaptchaScriptPorts): LoadCaptchaScript =>
  (src) =>
  () => {
    const loading = scripts.load(src, { timeoutMs: CAPTCHA_SCRIPT_STAYS_MS })();
    void pipe(
      pause(CAPTCHA_SCRIPT_STAYS_MS),
      T.chainIOK(() => scripts.remove(src)),
    )();
    return loading;
  };
