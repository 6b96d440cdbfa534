import * as E from 'fp-ts/Either';
import type { ScriptFailure, ScriptLoader } from '../../core/shared/script-loader';
import type { TrustScriptUrl } from './trusted-script-url';

type Outcome = E.Either<ScriptFailure, void>;

interface Entry {
  readonly element: HTMLScriptElement;
  readonly outcome: Promise<Outcome>;
  /** Fails the load with the cause `removed`; has no effect once the load has ended. */
  readonly giveUp: () => void;
}

/**
 * Loads scripts as elements at the end of the document's head; the content-security-policy must allow their sources.
 */
export class DocumentScriptLoader implements ScriptLoader {
  readonly #entries = new Map<string, Entry>();
  readonly #document: Document;
  readonly #trust: TrustScriptUrl;

  constructor(document: Document, trust: TrustScriptUrl) {
    this.#document = document;
    this.#trust = trust;
  }

  readonly load: ScriptLoader['load'] =
    (src, { timeoutMs }) =>
    async () => {
      const entry = this.#entries.get(src) ?? this.#add(src, timeoutMs);
      const outcome = await entry.outcome;
      if (E.isLeft(outcome) && this.#entries.get(src) === entry) this.remove(src)();
      return outcome;
    };

  readonly remove: ScriptLoader['remove'] = (src) => () => {
    const entry = this.#entries.get(src);
    if (entry === undefined) return;
    this.#entries.delete(src);
    // A removed element still runs once its script has loaded. In a document without a window it does not.
    this.#document.implementation.createHTMLDocument().adoptNode(entry.element);
    entry.giveUp();
  };

  #add(src: string, timeoutMs: number): Entry {
    const element = this.#document.createElement('script');
    element.async = true;
    element.src = this.#trust(src);
    const entry = { element, ...waitingFor(element, src, timeoutMs) };
    this.#entries.set(src, entry);
    this.#document.head.append(element);
    return entry;
  }
}

const waitingFor = (element: HTMLScriptElement, src: string, timeoutMs: number): Omit<Entry, 'element'> => {
  let giveUp = (): void => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    const fail = (cause: ScriptFailure['cause']) => (): void =>
      resolve(E.left({ kind: 'script-not-loaded', src, cause }));
    const timer = setTimeout(fail('timed-out'), timeoutMs);
    giveUp = fail('removed');
    element.addEventListener('load', () => resolve(E.right(undefined)));
    element.addEventListener('error', fail('refused'));
    for (const type of ['load', 'error']) element.addEventListener(type, () => clearTimeout(timer));
  });
  return { outcome, giveUp };
};
