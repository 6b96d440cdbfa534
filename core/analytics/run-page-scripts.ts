import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import type { ScriptLoader } from '../shared/script-loader';
import { isRight } from '../shared/either';
import type { Consent, ConsentManager } from './consent';
import type { PageScript, PageScriptMoment } from './page-scripts';

/** What waits for the tag manager until its script comes. Neither fails. */
export interface TagManagerQueue {
  /** Tells the tag manager from when on it counts; done right before its script is fetched. */
  readonly begin: IO<void>;
  /** Drops everything of the shop's own that waits. */
  readonly empty: IO<void>;
}

export interface PageScriptPorts {
  readonly scripts: ScriptLoader;
  readonly consent: Consent & Pick<ConsentManager, 'onChange'>;
  readonly queue: TagManagerQueue;
  /** Each is done when its moment has come. */
  readonly moments: Readonly<Record<PageScriptMoment, Task<void>>>;
}

/**
 * Loads a page's scripts, each at its moment and once. One that needs a consent waits for it, however late in the page's
 * life it is given (ANA-01). When it is taken back, what waits for the tag manager is dropped, the scripts are taken out
 * and none is loaded any more; what has run already cannot be undone, is not run again, and ends with the page. What has
 * not come by then is loaded anew once there is a consent again. A script that does not come is nobody's loss: the page is
 * whole without it, and blockers that keep it away are common, so that no one is told.
 */
export type RunPageScripts = (scripts: ReadonlyArray<PageScript>) => IO<void>;

export const makeRunPageScripts =
  ({ scripts: loader, consent, queue, moments }: PageScriptPorts): RunPageScripts =>
  (scripts) =>
  () => {
    const due = new Set<PageScript>();
    const begun = new Set<PageScript>();
    const come = new Set<PageScript>();

    const attempt = (script: PageScript): void => {
      if (begun.has(script) || (script.needsConsent && !consent.mayTrack())) return;
      begun.add(script);
      if (script.name === 'tag-manager') queue.begin();
      void loader
        .load(script.src, { timeoutMs: script.timeoutMs })()
        .then((loaded) => {
          if (isRight(loaded)) come.add(script);
        });
    };

    const withdraw = (): void => {
      queue.empty();
      for (const script of [...begun].filter(({ needsConsent }) => needsConsent)) {
        loader.remove(script.src)();
        if (!come.has(script)) begun.delete(script);
      }
    };

    consent.onChange(() => {
      if (consent.mayTrack()) due.forEach(attempt);
      else withdraw();
    })();
    for (const script of scripts) {
      void moments[script.when]().then(() => {
        due.add(script);
        attempt(script);
      });
    }
  };
