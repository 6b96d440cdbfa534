import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import type { ScriptLoader } from '../shared/script-loader';
import { isRight } from '../shared/either';
import type { Consent, ConsentManager } from './consent';
import type { PageScript, PageScriptMoment } from './page-scripts';

/** The events that are queued until the tag manager's script has loaded. Neither function fails. */
export interface TagManagerQueue {
  /** Queues the tag manager's start event; called right before its script is requested. */
  readonly begin: IO<void>;
  /** Removes the shop's own events from the queue. */
  readonly empty: IO<void>;
}

export interface PageScriptPorts {
  readonly scripts: ScriptLoader;
  readonly consent: Consent & Pick<ConsentManager, 'onChange'>;
  readonly queue: TagManagerQueue;
  /** Each task completes at its moment. */
  readonly moments: Readonly<Record<PageScriptMoment, Task<void>>>;
}

/**
 * Loads a page's scripts, each once and at its moment. A script that needs consent waits for it, at any time in the
 * page's life (ANA-01). When consent is withdrawn, the queued events are dropped, the script elements are removed and
 * no further script is loaded. A script that has already run stays active until the page ends, and is not run again. A
 * script that had not run is loaded again after a new consent. A script that fails to load is not logged: the page
 * works without it, and content blockers often block it.
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
